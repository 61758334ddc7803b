import { expect, it } from 'vitest';
import { cutWords } from './cut-words.ts';

function replaced(text: string, phrase: string, replacement: string): string {
  const start = text.indexOf(phrase);
  const { start: from, end: to, words } = cutWords(text, { start, end: start + phrase.length }, replacement);
  return text.slice(0, from) + words + text.slice(to);
}

it.each([
  ['Quiet. Adults only. Two beds.', 'Adults only', '', 'Quiet. Two beds.'],
  ['Adults only. Two beds.', 'Adults only', '', 'Two beds.'],
  ['Two beds, no kids please', 'no kids', '', 'Two beds, please'],
  ['Two beds and no kids.', 'and no kids', '', 'Two beds.'],
  ['No kids', 'No kids', '', ''],
  ['Safe neighborhood with trees', 'Safe neighborhood', 'neighborhood', 'Neighborhood with trees'],
  ['In a safe street.', 'safe street', 'street', 'In a street.'],
])('%s', (text, phrase, replacement, expected) => {
  expect(replaced(text, phrase, replacement)).toBe(expected);
});
