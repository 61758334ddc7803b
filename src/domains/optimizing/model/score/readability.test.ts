import { expect, it } from 'vitest';
import { countSyllables, readabilityOf } from './readability.ts';

it.each([
  ['home', 1],
  ['kitchen', 2],
  ['table', 2],
  ['painted', 2],
  ['closed', 1],
  ['area', 2],
  ['1,850', 1],
])('counts the syllables of “%s”', (word, count) => {
  expect(countSyllables(word)).toBe(count);
});

it('gives the grade by the formula', () => {
  // 6 words, 1 sentence, 6 syllables: .39 × 6 + 11.8 − 15.59.
  expect(readabilityOf('The cat sat on the mat.')).toEqual({ words: 6, sentences: 1, grade: -1.4 });
  expect(readabilityOf('')).toEqual({ words: 0, sentences: 0, grade: null });
});
