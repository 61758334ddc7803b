import { describe, expect, it } from 'vitest';
import type { MapCell } from '../contract.ts';
import { cellPins, isSameSearch, searchedPart, withoutHomes } from './map-pins.ts';

function cell(more: Partial<MapCell>): MapCell {
  return {
    id: '14/1',
    kind: 'cluster',
    count: 12,
    minPrice: 400_000,
    medianPrice: 500_000,
    latitude: 45,
    longitude: -122,
    bounds: [-123, 44, -121, 46],
    listingKeys: [],
    isPriceReduced: false,
    isApproximate: false,
    ...more,
  };
}

const nothing = new Set<string>();

describe('cellPins', () => {
  it('labels homes with prices, towers with homes and areas with counts', () => {
    const cells = [
      cell({ kind: 'home', count: 1, listingKeys: ['a'] }),
      cell({ kind: 'stack' }),
      cell({ count: 1234 }),
      cell({ count: 23_400 }),
    ];
    expect(cellPins(cells).map((pin) => pin.label)).toEqual(['$400K', '12 homes', '1,234', '23K']);
  });

  it('knows a home by its key, so that list and map mean the same', () => {
    expect(cellPins([cell({ kind: 'home', count: 1, listingKeys: ['a'] })])[0]?.id).toBe('a');
  });

  it('shows a price cut, unless the home was viewed', () => {
    const cells = [cell({ kind: 'home', count: 1, listingKeys: ['a'], isPriceReduced: true, isApproximate: true })];
    expect(cellPins(cells)[0]).toMatchObject({ tone: 'cut', isApproximate: true });
    expect(cellPins(cells, { viewed: new Set(['a']) })[0]?.tone).toBe('viewed');
  });

  it('shows a saved home as such, also in a stack and once viewed', () => {
    const cells = [cell({ kind: 'stack', count: 2, listingKeys: ['a', 'b'], isPriceReduced: true })];
    expect(cellPins(cells, { viewed: new Set(['a', 'b']), saved: new Set(['b']) })[0]?.tone).toBe('saved');
  });

  it('counts a stack as viewed once all its homes are', () => {
    const cells = [cell({ kind: 'stack', count: 2, listingKeys: ['a', 'b'] })];
    expect(cellPins(cells, { viewed: new Set(['a']) })[0]?.tone).toBe('normal');
    expect(cellPins(cells, { viewed: new Set(['a', 'b']) })[0]?.tone).toBe('viewed');
  });
});

describe('hidden homes', () => {
  it('have no pin, and do not count in a stack', () => {
    const cells = [
      cell({ id: 'a', kind: 'home', count: 1, listingKeys: ['a'] }),
      cell({ id: 's', kind: 'stack', count: 3, listingKeys: ['b', 'c', 'd'] }),
      cell({ id: 't', kind: 'stack', count: 2, listingKeys: ['b', 'c'] }),
      cell({ id: 'u' }),
    ];
    const pins = cellPins(cells, { hidden: new Set(['a', 'b', 'c']) });
    expect(pins.map(({ id, count }) => [id, count])).toEqual([
      ['d', 1],
      ['u', 12],
    ]);
  });
});

describe('the request for cells', () => {
  it('leaves out what is hidden, beside what the search leaves out', () => {
    expect(withoutHomes({ bedsMin: '3', exclude: 'a,b' }, new Set(['b', 'c']))).toEqual({ bedsMin: '3', exclude: 'b,c,a' });
    expect(withoutHomes({ bedsMin: '3' }, nothing)).toEqual({ bedsMin: '3' });
  });

  it('is of the same search where only the view has moved', () => {
    const url = '/api/listings/clusters?bedsMin=3&bbox=0,0,1,1&zoom=9';
    expect(isSameSearch(url, '/api/listings/clusters?bedsMin=3&bbox=0,0,2,2&zoom=10&exclude=a')).toBe(true);
    expect(isSameSearch(url, '/api/listings/clusters?bedsMin=4&bbox=0,0,1,1&zoom=9')).toBe(false);
    expect(isSameSearch(undefined, url)).toBe(false);
  });
});

describe('searchedPart', () => {
  const view = { west: 0, south: 0, east: 10, north: 10 };

  it('is the view where the search has no area of its own', () => {
    expect(searchedPart(view, null)).toEqual(view);
  });

  it('is what view and area share', () => {
    expect(searchedPart(view, { west: 5, south: -5, east: 15, north: 5 })).toEqual({ west: 5, south: 0, east: 10, north: 5 });
    expect(searchedPart(view, { west: 11, south: 11, east: 12, north: 12 })).toBeNull();
  });
});
