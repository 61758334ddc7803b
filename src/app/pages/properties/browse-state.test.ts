import { describe, expect, it } from 'vitest';
import { browseHref, browseQuery, mapHref, nextPage, previousPage, readBrowseState, startOf } from './browse-state.ts';

const list = (query: string) => new URL(`http://x/properties?${query}`);
const now = new Date('2026-11-21T12:00:00Z');

describe('browse state', () => {
  it('lives in the URL, whole', () => {
    const href = browseHref({ tab: 'sold', place: 'old-harbor', types: 'Condominium', priceMax: '500000' });
    expect(readBrowseState(new URL(href, 'http://x'))).toEqual({
      tab: 'sold',
      place: 'old-harbor',
      types: 'Condominium',
      priceMax: '500000',
    });
    expect(browseHref({ tab: 'sale' })).toBe('/properties');
  });

  it('ignores unknown tabs and empty values', () => {
    expect(readBrowseState(list('tab=haunted&place=&bedsMin=2'))).toEqual({ tab: 'sale', bedsMin: '2' });
  });

  it('leaves out what could not be used', () => {
    const search = list('bedsMin=abc&priceMax=500000');
    expect(readBrowseState(search, [{ name: 'bedsMin' }])).toEqual({ tab: 'sale', priceMax: '500000' });
  });

  it('keeps an order that is offered, and leaves the usual one unsaid', () => {
    expect(readBrowseState(list('sort=price-asc'))).toEqual({ tab: 'sale', sort: 'price-asc' });
    for (const sort of ['newest', 'luck']) expect(readBrowseState(list(`sort=${sort}`))).toEqual({ tab: 'sale' });
    expect(browseHref({ tab: 'sold', sort: 'beds' })).toBe('/properties?tab=sold&sort=beds');
    expect(browseHref({ tab: 'sale', sort: 'newest' })).toBe('/properties');
    expect(browseQuery({ tab: 'sale', sort: 'beds' }, now)).toEqual({ sort: 'beds' });
    expect(mapHref({ tab: 'sale', sort: 'beds' }, now)).toBe('/property-search?sort=beds');
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
    expect(mapHref({ tab: 'sold', place: 'x', cursor: 'c' }, now)).toBe(
      '/property-search?place=x&status=Closed&closedWithinDays=365',
    );
    expect(mapHref({ tab: 'open' }, now)).toBe('/property-search?openHouseFrom=2026-11-21&openHouseTo=2026-11-28');
  });

  it('has an address of its own for what other brokers list', () => {
    const state = { tab: 'others', source: 'Front Range MLS', bedsMin: '2' } as const;
    const href = browseHref(state);
    expect(href).toBe('/idx-listings?bedsMin=2&source=Front+Range+MLS');
    expect(readBrowseState(new URL(href, 'http://x'))).toEqual(state);
    expect(readBrowseState(list('tab=others')).tab).toBe('sale');
    expect(browseQuery({ tab: 'others' }, now)).toEqual({ source: 'others', sort: 'newest' });
    expect(mapHref({ tab: 'others', bedsMin: '2' }, now)).toBe('/property-search?bedsMin=2&source=others');
  });

  it('goes back page by page', () => {
    const second = nextPage({ tab: 'sale', bedsMin: '2' }, 'b');
    const fourth = nextPage(nextPage(second, 'c'), 'd');
    expect(fourth).toMatchObject({ bedsMin: '2', cursor: 'd', earlier: 'b.c' });
    const third = previousPage(fourth);
    expect(third).toMatchObject({ cursor: 'c', earlier: 'b' });
    expect(third && previousPage(third)).toMatchObject({ cursor: 'b', earlier: undefined });
    expect(previousPage(second)).toMatchObject({ cursor: undefined });
    expect(previousPage({ tab: 'sale' })).toBeUndefined();
    expect(browseHref(startOf(fourth))).toBe('/properties?bedsMin=2');
  });
});
