import { splitSentences } from '../claims/split-sentences.ts';

export interface Readability {
  words: number;
  sentences: number;
  /** Flesch and Kincaid's grade (1975): .39 × words a sentence + 11.8 × syllables a word − 15.59. Null without words. */
  grade: number | null;
}

const WORD = /[\p{L}\d][\p{L}\d'’,.-]*/gu;

export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** How hard a text is to read. */
export function readabilityOf(text: string): Readability {
  const words = wordsOf(text);
  const sentences = splitSentences(text).length;
  if (words.length === 0 || sentences === 0) return { words: 0, sentences: 0, grade: null };
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  const grade = 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
  return { words: words.length, sentences, grade: Math.round(grade * 10) / 10 };
}

/** Groups of vowels, without a silent e. A number counts as one. */
export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (letters === '') return 1;
  const groups = letters.replace(/(?:[^laeiouy]es|[^l]e|(?<![td])ed)$/, '').match(/[aeiouy]+/g)?.length ?? 0;
  return Math.max(1, groups);
}
