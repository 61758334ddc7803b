import { describe, expect, it } from 'vitest';
import { toResoRecord, unwrap } from './index.ts';

const open = (value: Record<string, unknown>) => toResoRecord(value).record;

describe('a record', () => {
  it.each<[string, Record<string, unknown>]>([
    [
      'texts below a name',
      { ListingKey: { _text: 'A' }, City: { _text: 'Denver' }, Media: { Photo: [{ url: { _text: 'x' } }] } },
    ],
    ['lists of one, and attributes', { $: { ListingKey: 'A' }, City: ['Denver'], Media: [{ Photo: [{ $: { url: 'x' } }] }] }],
    ['values', { ListingKey: { value: 'A' }, City: { value: 'Denver' }, Media: { Photo: { url: 'x' } } }],
  ])('is opened where XML left it with %s', (_how, value) => {
    expect(open(value)).toEqual({ ListingKey: 'A', City: 'Denver', Media: { Photo: { url: 'x' } } });
  });

  it('stays as it is where one of its fields is a value itself', () => {
    const value = { ListingKey: 'A', City: { value: 'Denver' }, Heating: ['Gas'] };
    expect(open(value)).toEqual(value);
  });

  it('of GeoJSON has its place beside its fields, whatever it calls its key', () => {
    const geometry = { type: 'Point', coordinates: [-104.98, 39.74] };
    expect(open({ type: 'Feature', geometry, properties: { mls_number: 'A' } })).toEqual({
      mls_number: 'A',
      Coordinates: geometry,
    });
    expect(open({ type: 'Feature', geometry: null, properties: { ListingKey: 'A' } })).toEqual({ ListingKey: 'A' });
  });

  it('that holds nothing but another is that one', () => {
    expect(open({ listing: { id: 'A', city: 'Bend' } })).toEqual({ id: 'A', city: 'Bend' });
    expect(open({ type: 'homes', id: 'A', attributes: { city: 'Bend' } })).toEqual({ id: 'A', city: 'Bend' });
    expect(open({ _index: 'homes', _source: { id: 'A' } })).toEqual({ id: 'A' });
  });

  it('says by the attributes of an empty element what others say in elements', () => {
    const element = { '@element': 'listing', '@id': 'A', photo: { '@url': 'x' }, price: { '@currency': 'USD', '#': '5' } };
    expect(open(element)).toEqual({
      '@element': 'listing',
      '@id': 'A',
      photo: { url: 'x' },
      price: { amount: '5', currency: 'USD' },
    });
  });
});

it.each([
  ['features', { type: 'FeatureCollection', features: [{ properties: { mls: '1' } }] }],
  ['elements of one name', { listings: { listing: [{ id: { _text: '1' } }] } }],
  ['hits', { data: { hits: [{ listing: { id: '1' } }] } }],
])('records are found among %s', (_what, answer) => {
  expect(unwrap(answer)).toHaveLength(1);
});

it('calls listings by the keys under which they come, where they have no other', () => {
  const [a, b] = [{ city: 'Bend' }, { city: 'Reno' }];
  expect(unwrap({ total: 2, listings: { 'H-1': a, 'H-2': b } })).toEqual([
    { ListingKey: 'H-1', ...a },
    { ListingKey: 'H-2', ...b },
  ]);
  expect(unwrap({ listings: { first: a, second: b } })).toBeUndefined();
});
