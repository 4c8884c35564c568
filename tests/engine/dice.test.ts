import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawFrom, fingerprintOf, keyOf, shuffle, throwDice } from '../../src/engine/dice.ts';
import { isHex, toHex } from '../../src/engine/hex.ts';

interface Throw {
  readonly faces: readonly number[];
  readonly dice: readonly number[];
}

interface Vector {
  readonly seed: string;
  readonly salts: readonly string[];
  readonly fingerprint: string;
  readonly key: string;
  readonly throws: readonly Throw[];
  readonly start: number;
  readonly decks: Readonly<Record<string, readonly number[]>>;
  readonly long: Throw;
}

const vectors = JSON.parse(
  readFileSync(new URL('../fixtures/fair-dice.json', import.meta.url), 'utf8'),
) as Vector[];

describe.each(vectors.map((vector) => [vector.seed.slice(0, 8), vector] as const))(
  'seed %s…',
  (_, vector) => {
    const key = keyOf(vector.seed, vector.salts);

    it('has the fingerprint and the key that others computed', () => {
      expect(fingerprintOf(vector.seed)).toBe(vector.fingerprint);
      expect(toHex(key)).toBe(vector.key);
    });

    it('throws what others computed, through more than one block', () => {
      for (const [n, { faces, dice }] of [...vector.throws, vector.long].entries()) {
        expect(throwDice(key, n, faces)).toEqual(dice);
      }
    });

    it('draws the start and the decks that others computed', () => {
      const draw = drawFrom(key);
      expect(draw('start', vector.salts.length)).toBe(vector.start);
      for (const [name, order] of Object.entries(vector.decks)) {
        const listed = order.map((_card, i) => i + 1);
        expect(shuffle(listed, `deck:${name}`, draw)).toEqual(order);
      }
    });
  },
);

const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(toHex);

describe('fair dice', () => {
  it('agree with the platform’s own SHA-256 and HMAC', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.array(fc.stringMatching(/^[A-Za-z0-9_-]{0,22}$/), { maxLength: 6 }),
        (seed, salts) => {
          expect(fingerprintOf(seed)).toBe(
            createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'),
          );
          const hmac = createHmac('sha256', Buffer.from(seed, 'hex')).update(`kast/1\n${salts.join('\n')}`);
          expect(toHex(keyOf(seed, salts))).toBe(hmac.digest('hex'));
        },
      ),
    );
  });

  it('show only faces of the die, and each about as often as the others', () => {
    const key = keyOf('5a'.repeat(32), ['']);
    for (const sides of [3, 6]) {
      const counts = new Map<number, number>();
      for (let n = 0; n < 200; n += 1) {
        for (const face of throwDice(
          key,
          n,
          Array.from({ length: 60 }, () => sides),
        )) {
          counts.set(face, (counts.get(face) ?? 0) + 1);
        }
      }
      expect([...counts.keys()].sort()).toEqual(Array.from({ length: sides }, (_, i) => i + 1));
      const expected = 12_000 / sides;
      // Fixed dice: the bound (five standard deviations) can't fail by chance.
      for (const count of counts.values())
        expect(Math.abs(count - expected)).toBeLessThan(5 * Math.sqrt(expected));
    }
  });

  it('pass over the values that would favour some results', () => {
    // With m just above 2³¹ nearly half of all words are passed over, some through more than one block.
    const m = 2 ** 31 + 1;
    const key = keyOf('00'.repeat(32), ['a', 'b']);
    const words = (label: string): number[] =>
      [0, 1, 2, 3].flatMap((i) => {
        const block = createHmac('sha256', key).update(`${label}:${i}`).digest();
        return Array.from({ length: 8 }, (_, word) => block.readUInt32BE(4 * word));
      });
    const passedOver = Array.from({ length: 1000 }, (_, i) => {
      const all = words(`x${i}`);
      const fair = all.findIndex((word) => word < m);
      expect(drawFrom(key)(`x${i}`, m)).toBe(all[fair]);
      return fair;
    });
    expect(Math.max(...passedOver)).toBeGreaterThanOrEqual(8);
    expect(drawFrom(key)('anything', 1)).toBe(0);
  });
});

describe('isHex', () => {
  it('wants exactly the digits of so many bytes', () => {
    expect(isHex('00ffAA', 3)).toBe(true);
    for (const wrong of ['00ff', '00ffaag', '00ffg0', 'xxxxxx', '00ffa\n', 3, null, ['00ffaa']]) {
      expect(isHex(wrong, 3)).toBe(false);
    }
  });
});
