/** Prints the sizes of dist and fails when one exceeds its budget, or when a budgeted file is missing. */
import { fileURLToPath } from 'node:url';
import budgets from './budgets.json' with { type: 'json' };
import { complaint, measure, table } from './sizes.ts';

const lines = measure(fileURLToPath(new URL('../../dist', import.meta.url)), budgets);
const complaints = lines.flatMap((line) => complaint(line) ?? []);
console.log(table(lines));
if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  process.exitCode = 1;
}
