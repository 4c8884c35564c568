import { exit, isUsage, oneLine } from './usage.ts';

/** Runs a command in this process, and tells in one line where what was typed makes no sense. */
export async function main(
  command: string,
  run: (args: string[]) => number | Promise<number>,
): Promise<void> {
  // Whoever reads the output may stop early (`| head`): there is nobody to tell more then.
  process.stdout.on('error', () => process.exit());
  try {
    process.exitCode = await run(process.argv.slice(2));
  } catch (error) {
    if (!isUsage(error)) throw error;
    process.stderr.write(`${command}: ${oneLine(error.message)}; see --help\n`);
    process.exitCode = exit.usage;
  }
}
