import { describe, expect, it } from 'vitest';
import { sayKinds, sayPrices } from './cell-note.tsx';

describe('what a bubble on the map is said to hold', () => {
  it('names a range only where both ends are known, and says of an estimate that it is one', () => {
    const prices = { minPrice: 205_000, medianPrice: 560_000, maxPrice: 1_900_000, medianExact: true };
    expect(sayPrices(prices)).toBe('$205K to $1.9M, median $560K');
    expect(sayPrices({ ...prices, medianExact: false })).toBe('$205K to $1.9M, median about $560K');
    expect(sayPrices({ ...prices, maxPrice: null })).toBe('From $205K, median $560K');
    expect(sayPrices({ ...prices, maxPrice: 205_000, medianPrice: 205_000 })).toBe('All at $205K');
    expect(sayPrices({ ...prices, minPrice: null, medianPrice: null, maxPrice: null })).toBe('No price is given');
  });

  it('counts the most frequent kinds, the rest together', () => {
    expect(sayKinds([{ word: 'condo', count: 1 }])).toBe('1 condo');
    const many = (['single_family', 'condo', 'townhouse', 'land', 'farm'] as const).map((word, at) => ({ word, count: 9 - at }));
    expect(sayKinds([...many, { word: null, count: 2 }])).toBe('9 houses, 8 condos, 7 townhouses, 6 lots, 7 of other kinds');
  });
});
