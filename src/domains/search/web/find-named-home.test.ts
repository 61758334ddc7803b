import { expect, it } from 'vitest';
import type { PlaceSuggestion } from '../contract.ts';
import { mayNameHome, namedHome } from './find-named-home.ts';

function suggestion(listingKey: string | null, isExact: boolean): PlaceSuggestion {
  const kind = listingKey === null ? 'zip' : 'address';
  return { kind, label: '', detail: null, slug: null, listingKey, latitude: null, longitude: null, bounds: null, isExact };
}

it('asks for a home only by words that may name one', () => {
  for (const text of ['12 Larch Lane', '220B W Main St', '2136827', 'MLS-204567']) expect(mayNameHome(text), text).toBe(true);
  for (const text of ['larch lane', 'under 500k', '3br', '', '12', 'condo 2019']) expect(mayNameHome(text), text).toBe(false);
});

it('finds the one home that is named whole', () => {
  expect(namedHome([suggestion('a', true), suggestion('b', false)])).toBe('a');
  // The same home, by number and by address.
  expect(namedHome([suggestion('a', true), suggestion('a', true)])).toBe('a');
  expect(namedHome([suggestion('a', true), suggestion('b', true)])).toBeNull();
  expect(namedHome([suggestion(null, true), suggestion('a', true)])).toBeNull();
  expect(namedHome([suggestion('a', false)])).toBeNull();
  expect(namedHome([])).toBeNull();
});
