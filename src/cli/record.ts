import { run } from './commands.ts';
import { exit, isUsage, oneLine } from './usage.ts';

// Whoever reads the output may stop early (`| head`): there is nobody to tell more then.
process.stdout.on('error', () => process.exit());

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!isUsage(error)) throw error;
  process.stderr.write(`record: ${oneLine(error.message)}; see --help\n`);
  process.exitCode = exit.usage;
}
