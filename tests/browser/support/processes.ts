import { readdirSync, readFileSync } from 'node:fs';

/** kill -9 of every process whose command line names the profile folder; resolves when none is left. */
export async function killBrowserOf(profileFolder: string): Promise<void> {
  let left = processesOf(profileFolder);
  while (left.length > 0) {
    for (const id of left) kill(id);
    await new Promise((resolve) => setImmediate(resolve));
    left = processesOf(profileFolder);
  }
}

function processesOf(profileFolder: string): number[] {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return ids.map(Number).filter((id) => id !== process.pid && commandLine(id).includes(profileFolder));
}

/** Empty for a process that has ended, a zombie included. */
function commandLine(id: number): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

function kill(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}
