import { describe, expect, it } from 'vitest';
import type { Relaxation } from '../contract.ts';
import { readSearchState } from './search-state.ts';
import { closestSearches, waysOut } from './ways-out.ts';

const state = readSearchState(new URLSearchParams('place=elm&priceMax=300000&features=pool&bbox=1,2,3,4&q=creek'));
const waysOf = (...suggestions: Relaxation['suggestions']) => waysOut(state, {}, { suggestions } as Relaxation);

describe('ways out of a search without homes', () => {
  it('leave a filter out, and say what that gives', () => {
    const [way] = waysOf({ filter: 'features', total: { value: 1, exact: true }, nearest: null });
    expect(way).toMatchObject({ label: 'Without “Pool”', count: '1 home', isWider: false });
    expect(way?.state.filters).toEqual({ place: 'elm', priceMax: '300000', bbox: '1,2,3,4', q: 'creek' });
  });

  it('first offer the nearest value that gives homes', () => {
    const ways = waysOf({
      filter: 'priceMax',
      total: { value: 1000, exact: false },
      nearest: { value: 350_000, total: { value: 2, exact: true } },
    });
    expect(ways.map(({ label, count }) => `${label}: ${count}`)).toEqual([
      'Up to $350K: 2 homes',
      'Without “Up to $300K”: 1,000+ homes',
    ]);
    expect(ways[0]?.state.filters.priceMax).toBe('350000');
    expect(ways[1]?.state.filters.priceMax).toBeUndefined();
  });

  it('call the limits of the map by their name, and skip what this page does not know', () => {
    const total = { value: 9, exact: true };
    expect(waysOf({ filter: 'bbox', total, nearest: null }, { filter: 'moat', total, nearest: null })).toMatchObject([
      { label: 'Beyond the limits of the map', isWider: true },
    ]);
  });
});

describe('homes to show meanwhile', () => {
  it('come from the first way out, then from the place alone, then from everywhere', () => {
    const ways = waysOf({ filter: 'features', total: { value: 1, exact: true }, nearest: null });
    expect(closestSearches(ways, state)).toEqual([ways[0]?.state.filters, { place: 'elm', bbox: '1,2,3,4' }, {}]);
    expect(closestSearches([], state)).toEqual([{ place: 'elm', bbox: '1,2,3,4' }, {}]);
  });
});
