import { expect, it } from 'vitest';
import { squareFeetIn, splitUnit } from './area-units.ts';

const squareFeet = (value: unknown) => {
  const { amount, unit } = splitUnit(value);
  return Number(amount) * (squareFeetIn(unit) ?? Number.NaN);
};

it.each([
  ['1/4 acre', 10_890],
  ['3/4 Acres', 32_670],
  ['1/2-acre', 21_780],
  ['1 1/2 acres', 65_340],
  ['2-1/4 ac', 98_010],
  ['½ acre', 21_780],
  ['1¾ acres', 76_230],
  [' 1 / 8 of an acre', 5_445],
  ['0.25 acre', 10_890],
])('reads the fraction of %s', (text, expected) => {
  expect(squareFeet(text)).toBeCloseTo(expected, 5);
});

it.each(['1/4', '1/0 acre', '1/4 share', '01/04/2026', 'acre'])('leaves %s as it came', (text) => {
  expect(splitUnit(text)).toEqual({ amount: text, unit: '' });
});
