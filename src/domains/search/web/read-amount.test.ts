import { describe, expect, it } from 'vitest';
import { readAmount } from './read-amount.ts';

describe('readAmount', () => {
  it.each([
    ['650000', 650_000],
    ['$650,000', 650_000],
    ['650k', 650_000],
    ['1.25M', 1_250_000],
    ['0.5', 0.5],
    [' 1990 ', 1990],
  ])('reads %s', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each(['', 'cheap', '-5', '5 5', '1e9'])('does not guess at %j', (text) => {
    expect(readAmount(text)).toBeUndefined();
  });
});
