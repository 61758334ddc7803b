import { expect, it } from 'vitest';
import { readCents } from './read-cents.ts';

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
