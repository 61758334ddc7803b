import type { Category } from '../finding.ts';

/** A word, a phrase or a group of people, with the part it plays. */
export interface Item {
  /** A letter of the lexicon. `Q` is people described by what the law protects. */
  letter: string;
  category: Category | null;
  /** Words as the check compares them, separated by spaces. */
  words: string;
  start: number;
  end: number;
  isPossessive: boolean;
  isCapitalized: boolean;
  /** Written in Spanish, and here in English. */
  isSpanish?: boolean;
  /** Between quotation marks. */
  isQuoted?: boolean;
  /** Said by who asks, and not by the writer: "Buyer: …", "Q: …". */
  isAsking?: boolean;
  /** People limited by their own name: "couples without children". */
  isLimit?: boolean;
  /** People of some years: "someone in their twenties". */
  isAged?: boolean;
  /** The letter of its last word. */
  head?: string;
  /** Groups with a description: "Asian families", not "immigrants". */
  isDescribed?: boolean;
}

/** The items of the sentence around a place, no farther than this many from it. */
export function sentenceAround(items: readonly Item[], at: number, most: number): readonly Item[] {
  let [start, end] = [at, at];
  while (start > 0 && items[start - 1]?.letter !== '.' && at - start < most) start -= 1;
  while (end < items.length && items[end]?.letter !== '.' && end - at < most) end += 1;
  return items.slice(start, end);
}

/** The items between the commas around a place. */
export function clauseAround(items: readonly Item[], at: number): readonly Item[] {
  let [start, end] = [at, at];
  while (start > 0 && at - start < 12 && !',.'.includes(items[start - 1]?.letter ?? '.')) start -= 1;
  while (end < items.length && end - at < 12 && !',.'.includes(items[end]?.letter ?? '.')) end += 1;
  return items.slice(start, end);
}

/** The words of items, without the commas between them. */
export const wordsOf = (items: readonly Item[]): string =>
  items
    .filter(({ letter }) => letter !== ',')
    .map(({ words }) => words)
    .join(' ');

/** Remembers the last answer: the places of one sentence ask the same of it. */
export function remembering(ask: (said: string) => boolean): (said: string) => boolean {
  let last: { said: string; answer: boolean } | undefined;
  return (said) => {
    if (last?.said !== said) last = { said, answer: ask(said) };
    return last.answer;
  };
}
