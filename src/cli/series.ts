import { main } from './main.ts';
import { measure } from './measure.ts';

await main('series', measure);
