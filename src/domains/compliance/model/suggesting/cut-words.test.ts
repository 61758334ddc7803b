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
  ['Two beds, no kids please', 'no kids', '', 'Two beds'],
  ['Two beds, no kids, please.', 'no kids', '', 'Two beds.'],
  ['Sorry, no kids. Two beds.', 'no kids', '', 'Two beds.'],
  ['No kids, please!', 'No kids', '', ''],
  ['No kids, the walls are thin.', 'No kids', '', 'The walls are thin.'],
  ['Two beds, no kids, one bath.', 'no kids', '', 'Two beds, one bath.'],
  ['Two beds, and no kids.', 'no kids', '', 'Two beds.'],
  ['Two beds\nNo kids\nOne bath', 'No kids', '', 'Two beds\n\nOne bath'],
  ['NO KIDS‼️ QUIET', 'NO KIDS', '', 'QUIET'],
  ['Two beds and no kids.', 'and no kids', '', 'Two beds.'],
  ['No kids', 'No kids', '', ''],
  ['Safe neighborhood with trees', 'Safe neighborhood', 'neighborhood', 'Neighborhood with trees'],
  ['In a safe street.', 'safe street', 'street', 'In a street.'],
  ['An exclusive community', 'exclusive community', 'community', 'A community'],
  ['It is a safe area.', 'safe area', 'area', 'It is an area.'],
  ['Room in a Jewish home.', 'Jewish home', 'home', 'Room in a home.'],
])('%s', (text, phrase, replacement, expected) => {
  expect(replaced(text, phrase, replacement)).toBe(expected);
});
