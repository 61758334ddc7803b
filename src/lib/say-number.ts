import { formatNumber } from './format.ts';

/** Whole numbers from zero on, as sentences say them. */
export const NUMBER_WORDS: readonly string[] = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A whole number as a sentence says it: "three", "30". */
export const sayNumber = (value: number): string => NUMBER_WORDS[value] ?? formatNumber(value);

/** "three days", "one day"; pass `plural` only if adding an s is wrong. */
export const sayCount = (count: number, singular: string, plural = `${singular}s`): string =>
  `${sayNumber(count)} ${count === 1 ? singular : plural}`;
