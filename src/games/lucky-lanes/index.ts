import './theme.css';
import '../lanes/view/dialogs.css';
import '../lanes/view/end.css';
import './view/table.css';
import './view/track.css';
import './view/boards.css';
import './view/tray.css';
import './view/sheets.css';
import './view/log.css';
import './view/end.css';
import './view/pictures.css';
import './view/phones.css';
import './view/wide.css';
import './view/motion.css';
import './view/contrast.css';
import { gameModule } from '../module.ts';
import figures from './levels.json';
import { luckyLanes } from './rules.ts';
import { chapters } from './view/chapters.ts';
import { rivals } from './view/drivers.ts';
import { LuckyLanesTable } from './view/LuckyLanesTable.tsx';
import { Mini } from './view/Mini.tsx';
import { rivalMark } from './view/RivalMark.tsx';

/** Lucky Lanes as the app knows it. */
export default gameModule({
  rules: luckyLanes,
  bots: rivals.map((name, at) => ({
    name,
    levels: ['easy', 'normal', 'hard'],
    Mark: rivalMark(at + 1),
  })),
  figures,
  TableView: LuckyLanesTable,
  chapters,
  Mini,
});
