import type { Category } from '../finding.ts';

/** Words of one part and category; `_` joins the words of a phrase. */
export type Row = [letter: string, category: Category | null, words: string];

/** Every combination of one phrase of each list; `-` stands for none. */
export const combine = (...lists: string[]): string =>
  lists
    .map((list) => list.split(/\s+/))
    .reduce((heads, list) =>
      heads.flatMap((head) => list.map((one) => (one === '-' ? head : head === '-' ? one : `${head}_${one}`))),
    )
    .join(' ');
