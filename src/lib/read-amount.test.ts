import { expect, it } from 'vitest';
import { readAmount } from './read-amount.ts';

it.each([
  ['', null],
  ['  ', null],
  ['450,000', 450_000],
  ['$450k', 450_000],
  ['1.2 million', 1_200_000],
  ['.5m', 500_000],
  ['6.5%', 6.5],
  ['12.', 12],
  ['0', 0],
  ['-5', undefined],
  ['about 300', undefined],
  ['300-400', undefined],
  ['6,5.5.1', undefined],
  ['6,5', undefined],
  ['1,50 million', undefined],
  ['4,50,000', 450_000],
  ['k', undefined],
  ['1e9', undefined],
])('reads %j as %j', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});
