import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { run } from '../../src/cli/commands.ts';
import { isUsage } from '../../src/cli/usage.ts';
import { lines, record } from './spawn.ts';

const fixtures = fileURLToPath(new URL('../fixtures', import.meta.url));
const seed = '5eed'.repeat(16);
const names = readdirSync(join(fixtures, 'records'));
interface Vector {
  readonly record: { readonly actions: readonly unknown[] };
  readonly check: object;
}

const vector = (name: string): Vector =>
  JSON.parse(readFileSync(join(fixtures, 'records', name), 'utf8')) as Vector;

let folder: string;
const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kast-record-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('record check', () => {
  it('prints what others computed for whole games, from files and from standard input', async () => {
    const files = names.map((name) => file(name, JSON.stringify(vector(name).record, null, 2)));
    const fromFiles = await record(['check', ...files]);
    expect(fromFiles).toMatchObject({ code: 0, err: '' });
    expect(lines(fromFiles)).toEqual(names.map((name) => vector(name).check));
    const input = names.map((name) => `${JSON.stringify(vector(name).record)}\r\n\n`).join('');
    const fromInput = await record(['check', '-'], input);
    expect(fromInput).toMatchObject({ code: 0, err: '' });
    expect(fromInput.out).toBe(fromFiles.out);
  });

  it('gives a verdict on each of good, bad and missing files, in order', async () => {
    const whole = vector('tallspor-42.json').record;
    const { actions } = whole;
    const good = JSON.stringify(whole);
    const ran = await record(
      [
        'check',
        file('good', good),
        file('cut', good.slice(0, 900)),
        file('foreign', good.replace('{', '{"dice":[],')),
        file('fingerprint', good.replace(/"fingerprint":"./, '"fingerprint":"g')),
        file('other', good.replace(/"fingerprint":"\w{64}/, `"fingerprint":"${'0'.repeat(64)}`)),
        file('illegal', good.replace('"type":"throw"', '"type":"cross","lane":"glod"')),
        file('extra', good.replace(/\]\}$/, ',{"seat":0,"type":"throw"}]}')),
        file('empty', ''),
        file('latin1', Uint8Array.from([0x7b, 0xe5, 0x7d])),
        file('bom', `\ufeff${good}`),
        file('quoted', JSON.stringify(good)),
        join(folder, 'missing'),
        folder,
        '-',
      ],
      '{"format":"kast-record/1"}\nnull\n',
    );
    expect(ran).toMatchObject({ code: 1, err: '' });
    expect(lines(ran).map((line) => (line as { ok: boolean }).ok)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
      false,
      false,
      false,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    const errors = lines(ran).filter((line) => !(line as { ok: boolean }).ok);
    expect(errors).toEqual([
      { ok: false, at: null, error: expect.stringMatching(/^not JSON/) },
      { ok: false, at: null, error: 'the record has an unknown key "dice"' },
      { ok: false, at: null, error: '"fingerprint" is not 64 lower-case hex digits' },
      { ok: false, at: null, error: 'the fingerprint is not that of the seed' },
      { ok: false, at: 0, error: 'seat 2 has to throw first' },
      { ok: false, at: actions.length, error: expect.stringMatching(/the game is over/) },
      { ok: false, at: null, error: 'not JSON: it ends too early' },
      { ok: false, at: null, error: 'not UTF-8 text' },
      { ok: false, at: null, error: 'not a record: no JSON object' },
      { ok: false, at: null, error: expect.stringMatching(/^can't read .*missing: no such file$/) },
      { ok: false, at: null, error: expect.stringMatching(/^can't read .*: it is a directory$/) },
      { ok: false, at: null, error: 'the record has no "game"' },
      { ok: false, at: null, error: 'not a record: no JSON object' },
    ]);
  });

  it('says so when standard input is a directory', async () => {
    const directory = openSync(folder, 'r');
    const ran = await record(['check', '-'], directory).finally(() => closeSync(directory));
    expect(ran).toMatchObject({ code: 1, err: '' });
    expect(lines(ran)).toEqual([
      { ok: false, at: null, error: "can't read standard input: it is a directory" },
    ]);
  });

  it('refuses 10 MB of noise in one line, wherever it comes from', async () => {
    const noise = new Uint8Array(10_000_000);
    let state = 1;
    for (const i of noise.keys()) {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      noise[i] = state >>> 24;
    }
    const brackets = '['.repeat(10_000_000);
    for (const ran of [
      await record(['check', file('noise', noise)]),
      await record(['check', file('brackets', brackets)]),
      await record(['check', '-'], noise),
      await record(['check', '-'], brackets),
    ]) {
      expect(ran).toMatchObject({ code: 1, err: '' });
      expect(lines(ran)).toEqual([
        { ok: false, at: null, error: expect.stringMatching(/^(longer than any record|not UTF-8 text)/) },
      ]);
    }
  });

  it('changes none of the files', async () => {
    const text = JSON.stringify(vector('tallspor-22.json').record);
    const path = file('unchanged', text);
    await record(['check', path]);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });
});

describe('record play', () => {
  it('prints a game that checks, the same for the same seed', async () => {
    const args = ['play', '--game', 'tallspor', '--seats', 'normal,classic,greedy-left', '--seed', seed];
    const [one, again] = await Promise.all([record(args), record(args)]);
    expect(one).toMatchObject({ code: 0, err: '' });
    expect(again.out).toBe(one.out);
    expect(lines(one)).toMatchObject([
      {
        game: 'tallspor',
        seed,
        seats: [{ kind: 'bot', level: 'normal' }, { level: 'classic' }, { level: 'greedy-left' }],
      },
    ]);
    const checked = await record(['check', '-'], one.out);
    expect(lines(checked)).toMatchObject([{ ok: true, game: 'tallspor', over: true }]);
  });

  it('takes options and a seed in capitals', async () => {
    const ran = await record([
      'play',
      '--game=lucky-lanes',
      '--seats=lin4,lin4',
      `--seed=${seed.toUpperCase()}`,
      '--options={"start":1}',
    ]);
    expect(lines(ran)).toMatchObject([{ seed, options: { start: 1 } }]);
    expect((lines(ran)[0] as { actions: unknown[] }).actions[0]).toEqual({ seat: 1, type: 'throw' });
  });
});

describe('a command line that makes no sense', () => {
  const play = (rest: Readonly<Record<string, string>>): string[] => {
    const all = { game: 'tallspor', seats: 'normal', seed, ...rest };
    return ['play', ...Object.entries(all).map(([key, value]) => `--${key}=${value}`)];
  };

  it.each<[string[], string]>([
    [[], 'a command is missing'],
    [['fly'], 'there is no command "fly"'],
    [['check'], 'check needs a file'],
    [['check', '-', '-'], 'standard input can be read only once'],
    [['check', '--fast'], "Unknown option '--fast'"],
    [['play'], 'play needs --game'],
    [['play', '--game', 'tallspor', '--seed', seed], 'play needs --seats'],
    [['play', '--game', 'tallspor', '--seats', 'normal'], 'play needs --seed'],
    [['play', 'tallspor'], 'Unexpected argument'],
    [play({ game: 'chess' }), 'there is no game "chess"; there is tallspor, lucky-lanes'],
    [play({ game: '__proto__' }), 'there is no game "__proto__"'],
    [play({ seats: 'hard' }), 'tallspor has no level "hard"'],
    [play({ seats: '' }), 'tallspor has no level ""'],
    [play({ seats: Array(7).fill('normal').join() }), 'tallspor is for 1 to 6 seats, not 7'],
    [play({ seed: '12' }), '--seed is not 64 hex digits'],
    [play({ options: '{' }), '--options is not JSON'],
    [play({ options: '[]' }), 'the options are not an object'],
    [play({ options: '{"start":9}' }), 'the option "start" is neither'],
  ])('%j is told so', async (args, message) => {
    const error = await run(args).catch((thrown: unknown) => thrown);
    expect(isUsage(error)).toBe(true);
    expect(String(error)).toContain(message);
  });

  it('is told so in one line on standard error, with exit code 2', async () => {
    const { code, out, err } = await record(['check', '--fa\nst']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^record: Unknown option '--fa st'.*; see --help\n$/);
  });
});

describe('help', () => {
  it.each([
    [['--help'], ['check FILE', 'play', '--help']],
    [['-h'], ['check FILE', 'play']],
    [
      ['check', '--help'],
      ['FILE', "'-' is standard input", '--help', 'Exit code', '"at"'],
    ],
    [
      ['play', '--help'],
      ['--game', '--seats', '--seed', '--options', '--help', 'tallspor', '1–6', 'normal', 'Exit code'],
    ],
  ])('%j tells everything', async (args, parts) => {
    let out = '';
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      out += String(text);
      return true;
    });
    const code = await run(args).finally(() => write.mockRestore());
    expect(code).toBe(0);
    for (const part of parts) expect(out).toContain(part);
  });
});
