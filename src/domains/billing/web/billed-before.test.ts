import { expect, it } from 'vitest';
import { billedBefore, readPlace, writePlace } from './billed-before.ts';

const billing = { name: 'Ana Lee', address: '12 Elm Street, Apt 4, Albany, NY 12207' };

it('finds whom the last order with an address was made out to', () => {
  expect(billedBefore([{ billing: null }, { billing }, { billing: { name: 'Old', address: 'Elsewhere' } }])).toEqual(billing);
  expect(billedBefore([{ billing: null }])).toBeUndefined();
  expect(billedBefore([])).toBeUndefined();
});

it('reads the fields that a checkout wrote as one line', () => {
  const place = { street: '12 Elm Street, Apt 4', city: 'Albany', state: 'NY', zip: '12207-0001' };
  expect(readPlace(writePlace(place))).toEqual(place);
  expect(readPlace(billing.address)).toEqual({ ...place, zip: '12207' });
});

it('reads no address of another shape', () => {
  for (const address of ['12 Elm Street', '12 Elm Street, Albany, ZZ 12207', '12 Elm Street\nAlbany NY 12207', ''])
    expect(readPlace(address)).toBeUndefined();
});
