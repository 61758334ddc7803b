import { expect, it } from 'vitest';
import { searchPath } from './search-text.ts';

it('writes the page of a search, in one order of its filters, with the id of a saved one', () => {
  expect(searchPath({ priceMax: '5', bedsMin: '2' })).toBe('/property-search?bedsMin=2&priceMax=5');
  expect(searchPath({ bedsMin: '2' }, 'an-id')).toBe('/property-search?bedsMin=2&saved=an-id');
  expect(searchPath({})).toBe('/property-search');
});
