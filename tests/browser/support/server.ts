import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { type BuildNumber, folderOf, root } from './build.ts';

/** The app's own server as a process that can die. Every server has a port, so an origin and storage, of its own. */
export interface KastServer {
  /** Where the app is, with a slash at the end; the same after a restart. */
  readonly url: string;
  /** Serves again after `kill`, or another build in place of the one served now. */
  serve(build?: BuildNumber): Promise<void>;
  /** SIGKILL; resolves when nobody answers any more. */
  kill(): Promise<void>;
}

/** Starts a server for build 1 on a free port. */
export async function startServer(build: BuildNumber = 1): Promise<KastServer> {
  const port = await freePort();
  let running: ChildProcess | undefined;

  const kill = async () => {
    if (!running) return;
    const gone = once(running, 'exit');
    running.kill('SIGKILL');
    running = undefined;
    await gone;
  };
  const serve = async (number: BuildNumber = 1) => {
    await kill();
    const args = ['--import', 'tsx', 'scripts/serve.ts', folderOf(number), '--port', String(port)];
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    running = child;
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
    });
    await new Promise<void>((resolve, reject) => {
      child.stdout.once('data', () => resolve());
      child.once('exit', () => reject(new Error(`The server did not start: ${said}`)));
    });
  };

  await serve(build);
  return { url: `http://localhost:${port}/`, serve, kill };
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  probe.close();
  await once(probe, 'close');
  return address.port;
}
