/** `npm run bench`: figures, none of which passes or fails anything. */
import buildAll, { folderOf } from '../../tests/browser/support/build.ts';
import budgets from '../../tests/budget/budgets.json' with { type: 'json' };
import { measure, table } from '../../tests/budget/sizes.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureRivals } from './rivals.ts';
import { measureRules } from './rules.ts';
import { measureStart } from './start.ts';
import { measureTaps } from './taps.ts';

const print = (title: string, lines: readonly string[]) =>
  console.log(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
const ms = (value: number) => `${value.toFixed(0)} ms`;

await buildAll();

const rules = await measureRules();
print(`Random games of Tallspor, ${rules.seats} seats, a second in Node (median of ${rules.runs} runs)`, [
  `rules alone      ${rules.rules.toFixed(0)}`,
  `as matches       ${rules.matches.toFixed(0)}  (fair dice, sealed choices, log and record)`,
  `matches : rules  ${(rules.matches / rules.rules).toFixed(2)}`,
]);

const taps = await measureTaps();
print('From a tap to its painted result, processor 4 times slower, without animation (aim: 50 ms)', [
  ...Object.entries(taps).map(
    ([what, { p50, p95, taps: n }]) => `${what.padEnd(16)} p50 ${ms(p50)}, p95 ${ms(p95)}  (${n} taps)`,
  ),
]);

const rivals = await measureRivals();
print('One decision of five rivals together, hard, in the worker, times 4 (aim: 50 ms)', [
  `p50 ${rivals.p50.toFixed(1)} ms, p95 ${rivals.p95.toFixed(1)} ms  (${rivals.decisions} decisions)`,
]);

const start = await measureStart();
print('Start without a server, processor 4 times slower (median of 5)', [
  `home, ready to tap         ${ms(start.home)}  (first paint ${ms(start.homePaint)})`,
  `a resumed table, the same  ${ms(start.table)}  (first paint ${ms(start.tablePaint)})`,
]);

const scores = await measureLighthouse();
print('Lighthouse, mobile, performance (median of 3; aim: 98)', [
  `home             ${scores.home}`,
  `a table in play  ${scores.table}`,
]);

print('Sizes', table(measure(folderOf(1), budgets)).split('\n'));
