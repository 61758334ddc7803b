import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodePolygons } from '../contract.ts';
import { FILTER_NAMES } from '../model/filter-names.ts';
import {
  ANY_MATCH,
  decodeBox,
  decodeRings,
  encodeBox,
  encodeRings,
  isPersonal,
  readSearchState,
  searchHref,
  standing,
  withFilters,
  withoutPersonal,
  withSort,
} from './search-state.ts';

function read(query: string) {
  return readSearchState(new URLSearchParams(query));
}

describe('personal filters', () => {
  it('are told apart from what a saved search can go by', () => {
    const filters = { mine: 'saved', matchScoreMin: '70', bedsMin: '2' };
    expect([isPersonal(filters), isPersonal({ bedsMin: '2' }), isPersonal({ mine: '' })]).toEqual([true, false, false]);
    expect(withoutPersonal(filters)).toEqual({ bedsMin: '2' });
  });
});

it('keeps the id of the saved search that it began as, through changes of its filters, and nothing that is no id', () => {
  const saved = '8e1b2c7a-0d4f-4f5e-9a63-1c2d3e4f5a6b';
  const state = read(`bedsMin=2&saved=${saved}`);
  expect(state.saved).toBe(saved);
  expect(searchHref(withFilters(state, { bedsMin: '3' }))).toBe(`/property-search?bedsMin=3&saved=${saved}`);
  expect(read('saved=<script>').saved).toBe('');
});

describe('readSearchState', () => {
  it('reads filters, sort, view and list state', () => {
    const state = read(
      'priceMin=300000&types=condo,townhouse&sort=price-asc&show=map&at=-122.4,45.5,12.5&follow=off&layers=transit&shown=48',
    );
    expect(state.filters).toEqual({ priceMin: '300000', types: 'condo,townhouse' });
    expect(state).toMatchObject({ sort: 'price-asc', show: 'map', follow: false, layers: ['transit'], shown: 48 });
    expect(state.at).toEqual({ center: [-122.4, 45.5], zoom: 12.5 });
  });

  it('takes empty parameters of a plain form as absent, and repeated ones as a list', () => {
    expect(read('priceMin=&types=condo&types=land').filters).toEqual({ types: 'condo,land' });
  });

  it('reads the footer link to virtual tours', () => {
    expect(read('tour=virtual').filters).toEqual({ virtualTour: 'true' });
  });

  it('does not take over what it does not know', () => {
    expect(searchHref(read('utm_source=mail&sort=nonsense&shown=999999&at=1,2'))).toBe('/property-search');
  });

  it('leaves out what the server refused', () => {
    const state = readSearchState(new URLSearchParams('priceMin=abc&bedsMin=2'), [{ name: 'priceMin', value: 'abc' }]);
    expect(state.filters).toEqual({ bedsMin: '2' });
  });
});

describe('searchHref', () => {
  it('comes back to the same state whatever the filters', () => {
    const value = fc.string({ minLength: 1, maxLength: 30 }).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...FILTER_NAMES.filter((name) => name !== 'tour')), value),
        fc.string({ maxLength: 60 }),
        (filters, said) => {
          const state = { ...read(''), filters, said };
          const query = searchHref(state).split('?')[1] ?? '';
          const back = read(query);
          expect(back.filters).toEqual(filters);
          expect(back.said).toBe(said);
        },
      ),
    );
  });

  it('keeps commas readable', () => {
    expect(searchHref({ ...read(''), filters: { bbox: '-1,2,3,4' } })).toBe('/property-search?bbox=-1,2,3,4');
  });
});

describe('withFilters', () => {
  it('changes, removes and starts the list again', () => {
    const state = { ...read('place=a&priceMax=500000&shown=48'), cursor: 'x' };
    const next = withFilters(state, { bedsMin: '3', priceMax: '' }, ['place']);
    expect(next.filters).toEqual({ bedsMin: '3' });
    expect(next).toMatchObject({ shown: 24, cursor: '' });
  });
});

describe('areas', () => {
  it('survive the address', () => {
    const box = { west: -122.5, south: 45.4, east: -122.4, north: 45.6 };
    expect(decodeBox(encodeBox(box))).toEqual(box);
    const ring = [
      [-122.5, 45.4],
      [-122.4, 45.4],
      [-122.4, 45.6],
    ] as const;
    expect(decodeRings(encodeRings([ring, ring]))).toEqual([ring, ring]);
    expect(encodeRings([ring])).toBe(encodePolygons([ring]));
  });

  it('keeps a standing map where it stands, however often the address is read', () => {
    const at = standing([-122.123456789, 45.987654321], 12.3456789);
    expect(read(searchHref({ ...read(''), at }).split('?')[1] ?? '').at).toEqual(at);
  });

  it('are absent where the text is broken', () => {
    expect(decodeBox('1,2,3')).toBeNull();
    expect(decodeBox('5,2,3,4')).toBeNull();
    expect(decodeRings('1,2;3,4')).toEqual([]);
  });

  it('goes by match within a profile’s matches, and by a wish without one', () => {
    const plain = readSearchState(new URLSearchParams('bedsMin=2'));
    const matched = withSort(plain, 'match');
    expect(matched).toMatchObject({ sort: 'match', filters: { bedsMin: '2', matchScoreMin: ANY_MATCH } });
    expect(withSort(matched, 'newest')).toEqual(plain);
    const chosen = withFilters(plain, { matchScoreMin: '70' });
    expect(withSort(withSort(chosen, 'match'), 'newest')).toEqual(chosen);
    expect(withSort(withFilters(plain, { wish: 'a quiet street' }), 'match').filters.matchScoreMin).toBeUndefined();
  });
});
