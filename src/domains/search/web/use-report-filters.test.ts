import { expect, it } from 'vitest';
import { nameFilters } from './use-report-filters.ts';

it('names filters and features, never where or what', () => {
  expect(
    nameFilters({
      place: 'denver',
      q: 'maple',
      keywords: 'quiet',
      priceMax: '500000',
      bedsMin: '3',
      features: 'solar,porch',
      pool: '',
    }),
  ).toEqual(['bedsMin', 'features:porch', 'features:solar', 'priceMax']);
  expect(nameFilters({ place: 'denver', mine: 'saved' })).toEqual([]);
});
