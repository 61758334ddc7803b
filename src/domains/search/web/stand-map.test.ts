import { describe, expect, it } from 'vitest';
import type { ListingSummary } from '#domains/listings/contract.ts';
import type { MapInfo, PlacePage } from '#domains/neighborhoods/contract.ts';
import { readSearchState } from './search-state.ts';
import { outlineOf, placeKey, standAt } from './stand-map.ts';

const stateOf = (query: string) => readSearchState(new URLSearchParams(query));
// Only what is read here.
const city = { center: [-122, 47] } as unknown as MapInfo;
const homeAt = (longitude: number | null, latitude: number | null) => ({ longitude, latitude }) as ListingSummary;
const placeWith = (bounds: number[] | null, boundary: unknown = null) =>
  ({ place: { bounds }, boundary }) as unknown as PlacePage;
const square = {
  type: 'MultiPolygon',
  coordinates: [
    [
      [
        [0, 0],
        [2, 0],
        [2, 1],
        [0, 0],
      ],
    ],
  ],
} as never;

describe('where the map of a search stands', () => {
  it('goes by the box of the address before all else', () => {
    const state = stateOf('bbox=1,2,3,4&at=9,9,12&place=elm');
    expect(standAt(state, placeWith([5, 5, 6, 6]), [], city, square)).toEqual({
      bounds: { west: 1, south: 2, east: 3, north: 4 },
      paddingPixels: 0,
    });
  });

  it('then by where it stood, what was drawn, the place, and what is reached in time', () => {
    expect(standAt(stateOf('at=9,8,12&place=elm'), placeWith([5, 5, 6, 6]), [], city, null)).toEqual({
      center: [9, 8],
      zoom: 12,
    });
    expect(standAt(stateOf('place=elm'), placeWith([5, 5, 6, 7]), [], city, square)).toMatchObject({
      bounds: { west: 5, south: 5, east: 6, north: 7 },
    });
    expect(standAt(stateOf(''), null, [homeAt(8, 8)], city, square)).toMatchObject({
      bounds: { west: 0, south: 0, east: 2, north: 1 },
    });
  });

  it('then by the homes of somewhere, with room around a single one, and by the city where nothing was named', () => {
    const homes = [homeAt(8, 9), homeAt(null, null)];
    const bounds = { west: 7.998, south: 8.998, east: 8.002, north: 9.002 };
    expect(standAt(stateOf('place=elm'), placeWith(null), homes, city, null)).toMatchObject({ bounds });
    expect(standAt(stateOf(''), null, homes, city, null)).toEqual({ center: [-122, 47], zoom: 11 });
    expect(standAt(stateOf(''), null, homes, undefined, null)).toMatchObject({ bounds });
  });

  it('shows the whole country where nothing at all is known', () => {
    expect(standAt(stateOf(''), null, [], undefined, null)).toMatchObject({ bounds: { west: -125, east: -66 } });
  });

  it('stands anew when the address names another place, and not when it filters', () => {
    const key = (query: string) => placeKey(stateOf(query), null);
    expect(key('place=elm&priceMax=500000')).toBe(key('place=elm'));
    expect(key('place=oak')).not.toBe(key('place=elm'));
    expect(key('at=1,2,12')).not.toBe(key('at=1,2,13'));
  });
});

describe('the outline of a place', () => {
  it('is its boundary, where that is one', () => {
    expect(outlineOf(placeWith(null, square))).toEqual(square);
    for (const other of [null, 'box', {}, { type: 'Point', coordinates: [1, 2] }])
      expect(outlineOf(placeWith(null, other))).toBeNull();
    expect(outlineOf(null)).toBeNull();
  });
});
