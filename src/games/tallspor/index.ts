import './theme.css';
import '../lanes/view/dialogs.css';
import '../lanes/view/end.css';
import './view/textures.css';
import './view/table.css';
import './view/seats.css';
import './view/tray.css';
import './view/sheet.css';
import './view/log.css';
import './view/dialogs.css';
import './view/end.css';
import './view/pictures.css';
import './view/phones.css';
import './view/landscape.css';
import './view/wide.css';
import './view/motion.css';
import './view/contrast.css';
import { gameModule } from '../module.ts';
import { tallspor } from './rules.ts';
import { chapters } from './view/chapters.ts';
import { KastorMark } from './view/glyphs.tsx';
import { Mini } from './view/Slip.tsx';
import { TallsporTable } from './view/TallsporTable.tsx';

/** Tallspor as the app knows it. */
export default gameModule({
  rules: tallspor,
  bots: [{ name: 'Kastor', levels: ['normal'], Mark: KastorMark }],
  TableView: TallsporTable,
  chapters,
  Mini,
});
