/**
 * `npm test`: installs what is missing and runs every check, all of them even after a failure.
 * The last line adds up all runners; a check that is no runner of tests counts as one.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { installBrowsers } from './lib/browsers.mjs';
import { installPackages, requireNode, root } from './lib/setup.mjs';

requireNode();
installPackages();
installBrowsers();

const started = performance.now();
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const total = { passed: 0, failed: 0 };
const bin = (path) => join('node_modules', path);

/** Runs a Node program; resolves with its exit code and all it said, of which `hear` gets each piece as it comes. */
function run(args, env = {}, hear = () => {}) {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, NO_COLOR: '1', ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      hear(text);
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** Prints a step's line, and everything it said when something failed. */
function report(name, since, passed, failed, output) {
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  const counts = passed + failed === 1 ? '' : `  ${passed} passed${failed ? `, ${failed} failed` : ''}`;
  console.log(`${failed ? 'FAIL' : 'ok  '}  ${name.padEnd(28)} ${seconds.padStart(6)} s${counts}`);
  if (failed) console.log(`\n${output.trim()}\n`);
}

/** A check that passes or fails as a whole. */
async function check(name, args, { quiet = false } = {}) {
  const since = performance.now();
  const { ok, output } = await run(args);
  const warned = quiet && /\bwarn/i.test(output);
  const passed = ok && !warned;
  report(name, since, Number(passed), Number(!passed), output);
}

/** A runner of tests: `count` reads its results, and a failure that no test stands for counts as one. */
async function runner(name, args, env, count, hear) {
  const since = performance.now();
  const { ok, output } = await run(args, env, hear);
  let counted;
  try {
    counted = count();
  } catch (error) {
    counted = { passed: 0, failed: 0, why: `No results: ${error.message}` };
  }
  const { passed, failed, why = '' } = counted;
  const unexplained = !ok && failed === 0 ? 1 : 0;
  report(name, since, passed, failed + unexplained, `${output}\n${why}`);
}

const read = (file) => JSON.parse(readFileSync(join(results, file), 'utf8'));

/** A skipped test has shown nothing, so it counts as failed; so does a file that could not be loaded. */
function countVitest() {
  const { testResults, numPassedTests, numTotalTests } = read('vitest.json');
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const skipped = testResults.flatMap((file) =>
    file.assertionResults.filter((one) => one.status !== 'passed' && one.status !== 'failed'),
  );
  return {
    passed: numPassedTests,
    failed: numTotalTests - numPassedTests + unloaded.length,
    why: skipped.map((one) => `Not run: ${one.fullName}`).join('\n'),
  };
}

function countPlaywright() {
  const { stats, errors } = read('playwright.json');
  const { expected, unexpected, flaky, skipped } = stats;
  return {
    passed: expected,
    failed: unexpected + flaky + skipped + (unexpected === 0 ? errors.length : 0),
    why: skipped > 0 ? `${skipped} tests were not run.` : '',
  };
}

/** Prints every tenth test of the browsers as it begins: minutes of silence would look like a standstill. */
function showProgress(text) {
  for (const [, at, all] of text.matchAll(/\[(\d+)\/(\d+)\] /g)) {
    if (at % 10 === 0) console.log(`      browsers: test ${at} of ${all}`);
  }
}

const configs = ['tsconfig.json', ...['pure', 'worker', 'sw', 'node'].map((part) => `tsconfig.${part}.json`)];

/** Light checks, one after the other, beside the builds. */
async function lightChecks() {
  for (const config of configs) await check(`types: ${config}`, [bin('typescript/bin/tsc'), '-p', config]);
  await check('lint', [
    bin('@biomejs/biome/bin/biome'),
    'check',
    '--error-on-warnings',
    '--max-diagnostics=50',
  ]);
  await check('unused code', [bin('knip/bin/knip.js')]);
}

async function builds() {
  await check('build', [bin('vite/bin/vite.js'), 'build'], { quiet: true });
  await check('budgets', ['--import', 'tsx', 'tests/budget/check.ts']);
}

await Promise.all([lightChecks(), builds()]);

const vitest = [bin('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json'];
await runner(
  'unit, conformance, lint rules',
  [...vitest, `--outputFile.json=${join(results, 'vitest.json')}`],
  {},
  countVitest,
);

const workers = `--workers=${Math.max(2, Math.floor(availableParallelism() / 2))}`;
await runner(
  'browsers',
  [bin('@playwright/test/cli.js'), 'test', '--reporter=line,json', workers],
  { PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'playwright.json') },
  countPlaywright,
  showProgress,
);

const minutes = (performance.now() - started) / 60_000;
console.log(`\n${minutes.toFixed(1)} minutes`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
