import { describe, expect, it } from 'vitest';
import {
  encodePolygons,
  PERSONAL_FILTERS,
  searchEndpoints,
  searchFilterSchema,
  searchQuerySchema,
  SORTS,
  suggestPlaces,
} from './contract.ts';

function complain(query: Record<string, unknown>): Record<string, string> {
  const parsed = searchQuerySchema.safeParse(query);
  if (parsed.success) return {};
  return Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
}

describe('the parameters of a search', () => {
  it('are read from a URL', () => {
    expect(
      searchQuerySchema.parse({
        bbox: '-122.7,45.4,-122.5,45.6',
        priceMax: '500000',
        bathsMin: '1.5',
        types: 'condo, townhouse',
        status: 'Active,ActiveUnderContract,coming soon',
        pool: 'true',
        polygon: '-122.1,45;-122,45;-122,45.1|1,1;2,2;3,1',
        limit: '100',
      }),
    ).toEqual({
      bbox: { west: -122.7, south: 45.4, east: -122.5, north: 45.6 },
      priceMax: 500_000,
      bathsMin: 1.5,
      types: ['condo', 'townhouse'],
      status: ['Active', 'Active Under Contract', 'Coming Soon'],
      pool: true,
      polygon: [
        [
          [-122.1, 45],
          [-122, 45],
          [-122, 45.1],
        ],
        [
          [1, 1],
          [2, 2],
          [3, 1],
        ],
      ],
      limit: 100,
    });
  });

  it('may be empty, as plain forms send them', () => {
    expect(searchQuerySchema.parse({ priceMin: '', bbox: '', status: '', sort: '', q: '', pool: '', types: '' })).toEqual({});
  });

  it.each([
    ['price-asc', 'price-asc'],
    ['price_desc', 'price-desc'],
    ['priceDesc', 'price-desc'],
    ['-price', 'price-desc'],
    ['price:asc', 'price-asc'],
    ['price', 'price-asc'],
    ['-listPrice', 'price-desc'],
    ['list_price_asc', 'price-asc'],
    ['newest', 'newest'],
    ['bedroomsTotal', 'beds'],
    ['daysOnMarket', 'days-on-market'],
    ['livingArea', 'living-area'],
  ])('understand the order %s as %s', (written, sort) => {
    expect(searchQuerySchema.parse({ sort: written }).sort).toBe(sort);
  });

  it('know every order by its own name', () => {
    for (const sort of SORTS) expect(searchQuerySchema.parse({ sort }).sort).toBe(sort);
  });

  it.each([
    [{ bbox: '1,2,3' }, 'bbox', /west,south,east,north/],
    [{ bbox: '5,1,4,2' }, 'bbox', /west below east/],
    [{ bbox: '-200,1,4,2' }, 'bbox', /degrees/],
    [{ bbox: 'a,b,c,d' }, 'bbox', /degrees/],
    [{ priceMin: 'cheap' }, 'priceMin', /number from 0 .*dollars/],
    [{ priceMax: '-1' }, 'priceMax', /number from 0/],
    [{ bedsMin: 'NaN' }, 'bedsMin', /number/],
    [{ yearBuiltMin: '1990.5' }, 'yearBuiltMin', /whole number/],
    [{ limit: '101' }, 'limit', /1 to 100/],
    [{ limit: '0' }, 'limit', /1 to 100/],
    [{ status: 'Active,Sleeping' }, 'status', /"Sleeping" is not a status; use Active/],
    [{ sort: 'upwards' }, 'sort', /use one of newest/],
    [{ pool: 'maybe' }, 'pool', /true or false/],
    [{ polygon: '1,1;2,2' }, 'polygon', /at least three/],
    [{ polygon: '1,1;2,2;999,3' }, 'polygon', /at least three/],
    [{ q: 'x'.repeat(201) }, 'q', /200 characters/],
    [{ openHouseFrom: 'soon' }, 'openHouseFrom', /date/],
    [{ pricemax: '1' }, 'pricemax', /did you mean priceMax/],
    [{ offset: '20' }, 'offset', /no such parameter/],
    [{ cursor: 'x'.repeat(400) }, 'cursor', /./],
  ])('complain of %j by name', (query, name, message) => {
    expect(complain(query)[name]).toMatch(message);
  });

  it('keep signs away that no database takes', () => {
    expect(searchQuerySchema.parse({ q: ' a\u0000b\u0007 ', place: 'x\u0000,y' })).toEqual({ q: 'a b', place: ['x', 'y'] });
    expect(suggestPlaces.query?.safeParse({ q: '\u0000' }).success).toBe(false);
  });

  it('take back what encodes polygons', () => {
    const rings = [
      [
        [-122.123456, 45.1],
        [-122, 45.1],
        [-122, 45.2],
      ],
    ] as const;
    expect(searchFilterSchema.parse({ polygon: encodePolygons(rings) }).polygon).toEqual([
      [
        [-122.12346, 45.1],
        [-122, 45.1],
        [-122, 45.2],
      ],
    ]);
  });

  it('describe calls that anyone may make, and that are their reader’s own by personal filters', () => {
    const { countOwn, ...others } = searchEndpoints;
    expect(countOwn.access).toBe('signed-in');
    for (const endpoint of Object.values(others)) {
      expect(endpoint.access).toBe('public');
      const isBySearch = [{}, { bbox: '1,2,3,4', zoom: '9' }, { bbox: '1,2,3,4', zoom: '9', cell: '12/1' }].some(
        (place) => endpoint.query?.safeParse({ mine: 'saved', ...place }).success === true,
      );
      expect('personalBy' in endpoint ? endpoint.personalBy : undefined).toEqual(isBySearch ? PERSONAL_FILTERS : undefined);
    }
  });
});
