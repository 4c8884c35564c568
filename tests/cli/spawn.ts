import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a command in a process of its own, as `npm run` does; `input` is what it reads, or a descriptor of that. */
const spawned =
  (command: 'record' | 'series') =>
  (args: readonly string[], input: string | Uint8Array | number = ''): Promise<Ran> =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, ['--import', 'tsx', `src/cli/${command}.ts`, ...args], {
        cwd: root,
        stdio: [typeof input === 'number' ? input : 'pipe', 'pipe', 'pipe'],
      });
      let out = '';
      let err = '';
      child.stdout?.setEncoding('utf8').on('data', (text: string) => (out += text));
      child.stderr?.setEncoding('utf8').on('data', (text: string) => (err += text));
      child.stdin?.on('error', () => {});
      child.on('error', reject);
      child.on('close', (code) => resolve({ code, out, err }));
      if (typeof input !== 'number') child.stdin?.end(input);
    });

export const record = spawned('record');
export const series = spawned('series');

/** The lines of JSON that were printed. */
export const lines = ({ out }: Ran): readonly unknown[] =>
  out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);
