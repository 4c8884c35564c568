import { signal } from '@preact/signals';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepOld, steady } from '../../src/ui/steady.ts';

const plain = fc.jsonValue({ maxDepth: 4 });

describe('a steady value', () => {
  it('always says what was computed last, whatever was there before', () => {
    fc.assert(
      fc.property(plain, plain, (old, fresh) => {
        expect(keepOld(structuredClone(old), fresh)).toEqual(fresh);
      }),
    );
  });

  it('is the old object where nothing has changed', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), plain), (old) => {
        expect(keepOld(old, structuredClone(old))).toBe(old);
      }),
    );
  });

  it('keeps the parts that stayed the same beside one that did not', () => {
    const old = { cells: [{ value: 2 }, { value: 3 }], open: true };
    const kept = keepOld(old, { cells: [{ value: 2 }, { value: 4 }], open: true });
    expect(kept.cells[0]).toBe(old.cells[0]);
    expect(kept).toEqual({ cells: [{ value: 2 }, { value: 4 }], open: true });
  });

  it('notices a part that is gone, and one that is new with nothing in it', () => {
    expect(keepOld({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(Object.keys(keepOld({ a: 1 }, { b: undefined }))).toEqual(['b']);
    expect(keepOld([1, 2, 3], [1, 2])).toEqual([1, 2]);
  });

  it('tells nobody when what it was computed from changed and it did not', () => {
    const source = signal(1);
    const parity = steady(() => ({ odd: source.value % 2 === 1 }));
    const seen: unknown[] = [];
    const stop = parity.subscribe((value) => void seen.push(value));
    source.value = 3;
    source.value = 4;
    stop();
    expect(seen).toEqual([{ odd: true }, { odd: false }]);
  });
});
