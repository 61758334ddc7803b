import { expect, it } from 'vitest';
import { spellOutName } from './spell-out.ts';

it.each([
  ['List Agt Nm', 'list agent name'],
  ['Sold $', 'sold price'],
  ['Taxes/Yr', 'taxes period year'],
  ['LO Name', 'list office name'],
  ['# Gar Spaces', 'number garage spaces'],
  ['date_on_market', 'on market date'],
  ['Date Listed', 'date listed'],
  ['TotBdrms', 'total bedrooms'],
  ['Approx. Liv Area', 'living area'],
])('writes out what a table shortens: %s', (name, expected) => {
  expect(spellOutName(name)).toBe(expected);
});
