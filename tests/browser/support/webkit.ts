/**
 * WebKit as on an iPhone, in Debian's dress: WebKitGTK's MiniBrowser driven over W3C WebDriver, under Xvfb.
 *
 *   import { expect, test } from '../support/webkit.ts';
 *
 *   test('a game in WebKit', async ({ server, webkit }) => {
 *     await webkit.goto(server.url);
 *     await webkit.tap(`//button[contains(., 'Spill')]`);           // XPath or CSS; waits until it is there
 *     expect(await webkit.text('h1')).toBe('Tallspor');
 *     await webkit.until(`return document.title !== ''`);          // polls a script until it is truthy
 *     const n = await webkit.run<number>(`return document.querySelectorAll('button').length`);
 *   });
 *
 * Such tests are named x.webkit.spec.ts.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { freePort, type KastServer, startServer } from './server.ts';

export { expect };

const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
const miniBrowser = `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** How long something that a test waits for may take on a slow machine, in ms. */
const patience = 60_000;

/** One window of WebKit. Selectors are CSS, or XPath when they begin with `/`. */
export interface WebKit {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Runs a function body in the page. */
  run<T>(script: string, ...args: unknown[]): Promise<T>;
  /** Runs a function body that returns a promise, and waits for it. */
  runAsync<T>(script: string, ...args: unknown[]): Promise<T>;
  /** Asks the page again and again until the function body returns something truthy. */
  until<T>(script: string, ...args: unknown[]): Promise<T>;
  /** Clicks an element with WebKit's own pointer events, once it is there. */
  tap(selector: string): Promise<void>;
  text(selector: string): Promise<string>;
  /** How many elements match now. */
  count(selector: string): Promise<number>;
  /** A picture of the window as PNG. */
  screenshot(): Promise<Buffer>;
}

async function startDisplay(): Promise<{ process: ChildProcess; display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  const xvfb = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const pipe = xvfb.stdio[3];
  if (!pipe) throw new Error('Xvfb has no pipe to tell its display.');
  const [number] = (await once(pipe, 'data')) as [Buffer];
  return { process: xvfb, display: `:${number.toString().trim()}` };
}

async function startDriver(home: string, display: string): Promise<{ process: ChildProcess; url: string }> {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: home,
      XDG_DATA_HOME: join(home, 'data'),
      XDG_CACHE_HOME: join(home, 'cache'),
      DISPLAY: display,
      LANG: 'nb_NO.UTF-8',
      LC_ALL: 'nb_NO.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + patience;
  for (;;) {
    const ready = await fetch(`${url}/status`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return { process: driver, url };
    if (performance.now() > deadline) throw new Error('WebKitWebDriver does not answer.');
  }
}

/** Sends one command of the W3C protocol and returns its value. */
async function command(method: 'GET' | 'POST' | 'DELETE', url: string, body: unknown = {}): Promise<unknown> {
  const response = await fetch(url, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`WebDriver: ${JSON.stringify(value)}`);
  return value;
}

async function openSession(driver: string): Promise<{ session: string; webkit: WebKit }> {
  const capabilities = {
    alwaysMatch: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    },
  };
  const { sessionId } = (await command('POST', `${driver}/session`, { capabilities })) as {
    sessionId: string;
  };
  const session = `${driver}/session/${sessionId}`;
  await command('POST', `${session}/timeouts`, { script: patience, pageLoad: patience, implicit: patience });
  await command('POST', `${session}/window/rect`, { width: 400, height: 900 });

  const post = (path: string, body?: unknown) => command('POST', `${session}/${path}`, body);
  const find = async (selector: string) => {
    const using = selector.startsWith('/') ? 'xpath' : 'css selector';
    const found = (await post('element', { using, value: selector })) as Record<string, string>;
    return found[elementKey];
  };
  const run = <T>(script: string, ...args: unknown[]) => post('execute/sync', { script, args }) as Promise<T>;
  const runAsync = <T>(script: string, ...args: unknown[]) => {
    const wrapped = `const done = arguments[arguments.length - 1]; const given = [...arguments].slice(0, -1);
      (async function () { ${script} }).apply(null, given).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    return post('execute/async', { script: wrapped, args }).then((answer) => {
      const { value, error } = answer as { value: T; error?: string };
      if (error !== undefined) throw new Error(error);
      return value;
    });
  };

  const webkit: WebKit = {
    goto: async (url) => void (await post('url', { url })),
    reload: async () => void (await post('refresh')),
    back: async () => void (await post('back')),
    run,
    runAsync,
    async until(script, ...args) {
      const deadline = performance.now() + patience;
      for (;;) {
        const value = await run<never>(script, ...args);
        if (value) return value;
        if (performance.now() > deadline) throw new Error(`Still not so: ${script}`);
      }
    },
    tap: async (selector) => void (await post(`element/${await find(selector)}/click`)),
    text: async (selector) =>
      (await command('GET', `${session}/element/${await find(selector)}/text`)) as string,
    count: (selector) =>
      run<number>(
        selector.startsWith('/')
          ? `return document.evaluate(arguments[0], document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE).snapshotLength`
          : `return document.querySelectorAll(arguments[0]).length`,
        selector,
      ),
    screenshot: async () => Buffer.from((await command('GET', `${session}/screenshot`)) as string, 'base64'),
  };
  return { session, webkit };
}

export const test = base.extend<{ server: KastServer; webkit: WebKit }>({
  server: async ({}, use) => {
    const server = await startServer();
    await use(server);
    await server.kill();
  },
  webkit: async ({}, use) => {
    const home = await mkdtemp(join(tmpdir(), 'kast-webkit-'));
    const display = await startDisplay();
    const driver = await startDriver(home, display.display);
    const { session, webkit } = await openSession(driver.url);
    await use(webkit);
    await command('DELETE', session);
    driver.process.kill();
    display.process.kill();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  },
});
