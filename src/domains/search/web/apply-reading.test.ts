import { describe, expect, it } from 'vitest';
import type { ParsedSentence } from '../contract.ts';
import { applyReading } from './apply-reading.ts';
import { readSearchState } from './search-state.ts';

function reading(query: Record<string, string>, more: Partial<ParsedSentence> = {}): ParsedSentence {
  return {
    filters: {},
    sort: null,
    must: [],
    must_not: [],
    soft: [],
    unresolved: [],
    fair_housing: null,
    safety: null,
    spans: [],
    search: { query, notApplied: [] },
    engine: 'Rules',
    ...more,
  };
}

const standing = readSearchState(new URLSearchParams('bbox=1,2,3,4&priceMax=500000&sort=price-asc&at=2,3,12'));

describe('applyReading', () => {
  it('moves the search that stands when the text is a place', () => {
    const next = applyReading(standing, 'Alder Heights', reading({ place: 'alder-heights' }));
    expect(next.filters).toEqual({ place: 'alder-heights', priceMax: '500000' });
    expect(next).toMatchObject({ sort: 'price-asc', said: '', at: null });
  });

  it('keeps the sentence on the page when part of a place search was not understood', () => {
    const next = applyReading(
      standing,
      'Alder Heights by the moon',
      reading({ place: 'alder-heights' }, { unresolved: [{ text: 'by the moon', reason: 'unknown' }] }),
    );
    expect(next.said).toBe('Alder Heights by the moon');
  });

  it('starts a new search from a sentence, in the area that stands', () => {
    const next = applyReading(standing, '3 beds with a pool', reading({ bedsMin: '3', pool: 'true' }));
    expect(next.filters).toEqual({ bbox: '1,2,3,4', bedsMin: '3', pool: 'true' });
    expect(next).toMatchObject({ sort: 'newest', said: '3 beds with a pool' });
  });

  it('leaves the area that stands when the sentence names another', () => {
    const next = applyReading(standing, 'condo in Elm', reading({ types: 'condo', place: 'elm', sort: 'price-desc' }));
    expect(next.filters).toEqual({ types: 'condo', place: 'elm' });
    expect(next.sort).toBe('price-desc');
  });

  it('lets filters of the same form win over the sentence', () => {
    const form = readSearchState(new URLSearchParams('bedsMin=4'));
    const next = applyReading(form, 'condo with 2 beds', reading({ types: 'condo', bedsMin: '2' }), { keepFilters: true });
    expect(next.filters).toEqual({ types: 'condo', bedsMin: '4' });
  });

  it('looks up words that mean no filter, such as an address', () => {
    expect(applyReading(standing, '14 Alder Row', reading({})).filters).toEqual({ q: '14 Alder Row', priceMax: '500000' });
  });

  it('never looks up what was refused', () => {
    const refused = reading(
      {},
      { fair_housing: { flag: true, classes: ['religion'], action: 'refuse', neutral_alternative: 'x' } },
    );
    const next = applyReading(standing, 'no such people', refused);
    expect(next.filters).toEqual(standing.filters);
    expect(next.said).toBe('no such people');
  });
});
