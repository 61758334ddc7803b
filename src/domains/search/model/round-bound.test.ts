import { describe, expect, it } from 'vitest';
import { roundBound } from './round-bound.ts';

describe('roundBound', () => {
  it.each([
    ['priceMax', 521_300, 525_000],
    ['priceMin', 521_300, 520_000],
    ['livingAreaMax', 1801, 1850],
    ['bedsMin', 3, 3],
    ['hoaMax', 200, 200],
  ])('widens %s from %i to %i', (filter, value, bound) => {
    expect(roundBound(filter, value)).toBe(bound);
  });
});
