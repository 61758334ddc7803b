import { expect, it } from 'vitest';
import { faultOfCents, readCents } from './read-cents.ts';

it.each([
  ['1250.50', 125_050],
  ['$1,250.50', 125_050],
  ['0.29', 29],
  ['12k', 1_200_000],
  ['', null],
  ['-5', null],
  ['1.005', null],
  ['12,5', null],
  ['1000000000', null],
  ['a lot', null],
])('reads %j as %s cents', (typed, cents) => {
  expect(readCents(typed)).toBe(cents);
});

it('names both ends of what may be given', () => {
  const range = { least: 100, most: 48_050 };
  expect(['1', '480.50'].map((typed) => faultOfCents(typed, range))).toEqual([undefined, undefined]);
  for (const typed of ['0.99', '480.51', '', 'all of it'])
    expect(faultOfCents(typed, range)).toBe('Give an amount from $1.00 to $480.50');
});
