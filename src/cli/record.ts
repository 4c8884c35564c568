import { run } from './commands.ts';
import { main } from './main.ts';

await main('record', run);
