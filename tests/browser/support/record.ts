import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './build.ts';

export interface Verdict {
  readonly ok: boolean;
  readonly game?: string;
  readonly over?: boolean;
  readonly ranking?: readonly { readonly seat: number; readonly place: number; readonly score: number }[];
}

/** What `record check` prints about the record at the end of a shared text, or in a file's text. */
export function checkRecord(shared: string): Verdict {
  const input = shared.slice(shared.indexOf('{'));
  const args = ['--import', 'tsx', join(root, 'src/cli/record.ts'), 'check', '-'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', input });
  return JSON.parse(stdout) as Verdict;
}
