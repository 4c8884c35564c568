import { afterEach, describe, expect, it, vi } from 'vitest';
import { measure } from '../../src/cli/measure.ts';
import { isUsage } from '../../src/cli/usage.ts';
import { series } from './spawn.ts';

const seed = '5eed'.repeat(16);

afterEach(() => vi.restoreAllMocks());

/** What the command prints, and its exit code. */
function printed(args: string[]): { code: number; out: string } {
  let out = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  return { code: measure(args), out };
}

const told = (rest: Readonly<Record<string, string>> = {}): string[] => {
  const all = { game: 'lucky-lanes', seats: 'hard,easy', games: '20', seed, ...rest };
  return Object.entries(all).map(([key, value]) => `--${key}=${value}`);
};

interface Figures {
  readonly ties: number;
  readonly players: readonly { wins: number; milliseconds: object }[];
}
const withoutTimes = (out: string) => JSON.parse(out, (key, value) => (key === 'milliseconds' ? 0 : value));

describe('series', () => {
  it('prints the same figures for the same command line, others for another seed', () => {
    const { code, out } = printed([...told(), '--json']);
    expect(code).toBe(0);
    expect(withoutTimes(printed([...told(), '--json']).out)).toEqual(withoutTimes(out));
    const other = printed([...told({ seed: '5eee'.repeat(16) }), '--json']).out;
    expect(withoutTimes(other).players).not.toEqual(withoutTimes(out).players);
    expect(JSON.parse(out)).toMatchObject({
      game: 'lucky-lanes',
      seed,
      bots: expect.any(Number),
      games: 20,
      players: [{ level: 'hard', milliseconds: { p50: expect.any(Number) } }, { level: 'easy' }],
    });
    const { ties, players } = JSON.parse(out) as Figures;
    expect(players.reduce((sum, { wins }) => sum + wins, ties)).toBe(20);
  });

  it('prints them for people', () => {
    const { code, out } = printed(told({ seats: 'hard,normal,easy', games: '6' }));
    expect(code).toBe(0);
    const rows = out.split('\n');
    expect(rows[0]).toMatch(/^6 games of lucky-lanes, bots \d+, seed (5eed){16}; \d shared$/);
    expect(rows[2]).toMatch(/^ +wins +share +score +a decision$/);
    for (const [at, level] of ['hard', 'normal', 'easy'].entries())
      expect(rows[3 + at]).toMatch(
        new RegExp(
          `^${level} +\\d +\\d+\\.\\d % \\(\\d+\\.\\d–\\d+\\.\\d\\) +-?\\d+\\.\\d \\(-?\\d+\\.\\d–-?\\d+\\.\\d\\) +p50 [\\d.]+ ms, p95 [\\d.]+ ms$`,
        ),
      );
  });

  it('tells everything about itself', () => {
    const { code, out } = printed(['--help']);
    expect(code).toBe(0);
    for (const part of ['--game', '--seats', '--seed', '--games', '--json', '--help', 'Wilson', 'Exit code'])
      expect(out).toContain(part);
    expect(out).toContain('lucky-lanes  2–6 seats; levels easy, normal, hard, greedy-left, classic, lin4');
  });
});

describe('a series that makes no sense', () => {
  it.each<[string[], string]>([
    [[], 'series needs --game'],
    [['--game=lucky-lanes', `--seed=${seed}`], 'series needs --seats'],
    [['--game=lucky-lanes', '--seats=hard,easy'], 'series needs --seed'],
    [['hard'], 'Unexpected argument'],
    [['--fast'], "Unknown option '--fast'"],
    [told({ game: 'chess' }), 'there is no game "chess"'],
    [told({ seats: 'hard' }), 'a series is played by two at least'],
    [told({ seats: 'hard,godlike' }), 'lucky-lanes has no level "godlike"'],
    [told({ seats: Array(7).fill('hard').join() }), 'lucky-lanes is for 2 to 6 seats, not 7'],
    [told({ seed: 'dice' }), '--seed is not 64 hex digits'],
    [told({ games: '0' }), '--games is not a number from 1 to'],
    [told({ games: '1e3' }), '--games is not a number from 1 to'],
    [told({ games: '1000001' }), '--games is not a number from 1 to'],
  ])('%j is told so', (args, message) => {
    let thrown: unknown;
    try {
      measure(args);
    } catch (error) {
      thrown = error;
    }
    expect(isUsage(thrown)).toBe(true);
    expect(String(thrown)).toContain(message);
  });

  it('is told so in one line on standard error, with exit code 2', async () => {
    const { code, out, err } = await series(['--fa\nst']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^series: Unknown option '--fa st'.*; see --help\n$/);
  });
});
