import type { Chapter } from '../../module.ts';
import {
  ColourPicture,
  EndPicture,
  GoalPicture,
  LocksPicture,
  MissPicture,
  ScorePicture,
  SharedPicture,
} from './pictures.tsx';

/** The rules, in the order in which one needs them. */
export const chapters: readonly Chapter[] = [
  { id: 'goal', Picture: GoalPicture },
  { id: 'shared', Picture: SharedPicture },
  { id: 'colour', Picture: ColourPicture },
  { id: 'miss', Picture: MissPicture },
  { id: 'locks', Picture: LocksPicture },
  { id: 'end', Picture: EndPicture },
  { id: 'score', Picture: ScorePicture },
];
