import { expect, it } from 'vitest';
import { createGazetteer, readQuery } from '#domains/reading/server/index.ts';
import type { ParsedSentence } from '../contract.ts';
import { toFilters } from '../server/sentences/filters-of-reading.ts';
import { offerReading } from './offer-reading.ts';
import { readSearchState } from './search-state.ts';

const gazetteer = createGazetteer(['Alder Falls']);

function offer(q: string) {
  const { reading, spans } = readQuery(q, { gazetteer, today: '2026-05-01', withOwnTags: true });
  const search = toFilters(reading, { findPlaces: () => ['alder-falls-or'], today: '2026-05-01' });
  const parsed: ParsedSentence = { ...reading, spans, search, engine: 'Rules' };
  return offerReading(readSearchState(new URLSearchParams({ q, garageMin: '1' })), parsed);
}

it.each([
  ['3 bedrooms with a garden under 600k', { bedsMin: '3', priceMax: '600000', keywords: 'garden', garageMin: '1' }],
  ['sunroom and a workshop', { keywords: 'sunroom,workshop', garageMin: '1' }],
  ['house in Alder Falls', { types: 'single_family', place: 'alder-falls-or', garageMin: '1' }],
])('offers the keyword "%s" as the search that it says', (q, filters) => {
  const found = new URL(offer(q)?.href ?? '', 'http://localhost').searchParams;
  expect(Object.fromEntries(found)).toEqual({ ...filters, said: q });
  expect(offer(q)?.labels.length).toBeGreaterThan(0);
});

it.each([
  'pool',
  'condo',
  'Alder Falls',
  '1234 Maple Street',
  '5421 Elkmont Way',
  'sunset ridge',
  'granite counters',
  'no Catholics, 3 beds',
  '',
])('leaves the keyword "%s" alone', (q) => {
  expect(offer(q)).toBeNull();
});
