import type { Chapter } from '../../module.ts';
import {
  ClosingPicture,
  ColourPicture,
  EndPicture,
  GoalPicture,
  ScorePicture,
  SpinPicture,
  WhitePicture,
} from './pictures.tsx';

/** The rules, in the order in which a driver needs them. */
export const chapters: readonly Chapter[] = [
  { id: 'goal', Picture: GoalPicture },
  { id: 'white', Picture: WhitePicture },
  { id: 'colour', Picture: ColourPicture },
  { id: 'spin', Picture: SpinPicture },
  { id: 'closing', Picture: ClosingPicture },
  { id: 'end', Picture: EndPicture },
  { id: 'score', Picture: ScorePicture },
];
