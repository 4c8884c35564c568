import type { Chapter } from '../../module.ts';

/** The rules in the order in which a round goes. */
export const chapters: readonly Chapter[] = ['goal', 'shared', 'colour', 'miss', 'locks', 'end', 'score'].map(
  (id) => ({ id }),
);
