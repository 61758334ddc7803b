import { describe, expect, it } from 'vitest';
import { browseHref, browseQuery, mapHref, readBrowseState } from './browse-state.ts';

const now = new Date('2026-11-21T12:00:00Z');

describe('browse state', () => {
  it('lives in the URL, whole', () => {
    const href = browseHref({ tab: 'sold', place: 'old-harbor', types: 'Condominium', priceMax: '500000' });
    expect(readBrowseState(new URL(href, 'http://x').searchParams)).toEqual({
      tab: 'sold',
      place: 'old-harbor',
      types: 'Condominium',
      priceMax: '500000',
    });
    expect(browseHref({ tab: 'sale' })).toBe('/properties');
  });

  it('ignores unknown tabs and empty values', () => {
    expect(readBrowseState(new URLSearchParams('tab=haunted&place=&bedsMin=2'))).toEqual({ tab: 'sale', bedsMin: '2' });
  });

  it('leaves out what could not be used', () => {
    const search = new URLSearchParams('bedsMin=abc&priceMax=500000');
    expect(readBrowseState(search, [{ name: 'bedsMin' }])).toEqual({ tab: 'sale', priceMax: '500000' });
  });

  it('keeps an order that is offered, and leaves the usual one unsaid', () => {
    expect(readBrowseState(new URLSearchParams('sort=price-asc'))).toEqual({ tab: 'sale', sort: 'price-asc' });
    for (const sort of ['newest', 'luck']) expect(readBrowseState(new URLSearchParams({ sort }))).toEqual({ tab: 'sale' });
    expect(browseHref({ tab: 'sold', sort: 'beds' })).toBe('/properties?tab=sold&sort=beds');
    expect(browseHref({ tab: 'sale', sort: 'newest' })).toBe('/properties');
    expect(browseQuery({ tab: 'sale', sort: 'beds' }, now)).toEqual({ sort: 'beds' });
    expect(mapHref({ tab: 'sale', sort: 'beds' })).toBe('/property-search?sort=beds');
  });

  it('asks for what the tab says', () => {
    expect(browseQuery({ tab: 'sold' }, now)).toMatchObject({ status: 'Closed', closedWithinDays: '365' });
    expect(browseQuery({ tab: 'open', place: 'x' }, now)).toMatchObject({
      place: 'x',
      openHouseFrom: '2026-11-21',
      openHouseTo: '2026-11-28',
    });
    expect(browseQuery({ tab: 'sale', cursor: 'abc' }, now)).toEqual({ sort: 'newest' });
  });

  it('leads to the same homes on the map', () => {
    expect(mapHref({ tab: 'sold', place: 'x', cursor: 'c' })).toBe('/property-search?place=x&status=Closed');
  });
});
