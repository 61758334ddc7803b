import { expect, it } from 'vitest';
import { addressStarts, plainAddress, readsAsAddress } from './address-starts.ts';

it.each([
  ['12 larch lane', '12 larch ln', []],
  ['12 larch ln', '12 larch lane', []],
  ['1532 denton st, alder falls, wa 98993', '1532 denton st', ['alder', 'falls', 'wa', '98993']],
  ['1532 denton street alder falls', '1532 denton st', ['alder', 'falls']],
  ['220 west sheffield street apt 2604', '220 w sheffield st #2604', []],
  ['220 w sheffield st #2604 kestrel bay', '220 w sheffield st #2604', ['kestrel', 'bay']],
  ['12 court street', '12 court st', []],
  ['100 main st n', '100 main street north', []],
  ['439 e 22nd', '439 east 22nd', []],
])('%s begins like %s', (text, start, place) => {
  expect(addressStarts(text).starts).toContain(start);
  expect(addressStarts(text).place).toEqual(place);
});

it('spells one address one way', () => {
  expect(plainAddress('220 West Sheffield Street, Unit 2604'.toLowerCase())).toBe(plainAddress('220 w sheffield st #2604'));
});

it.each([
  '5421 Elkmont Way',
  '12 court place',
  '1532 Denton St., Alder Falls, WA 98993',
  '220 w sheffield st #2604',
  '88b Old Mill Rd',
])('takes "%s" for an address', (text) => {
  expect(readsAsAddress(text)).toBe(true);
});

it.each([
  '3 bedroom place',
  '600k house on a court',
  '2 baths near Maple Drive',
  'house on Elm Street',
  '4 car garage, big drive',
  '5421',
])('takes "%s" for none', (text) => {
  expect(readsAsAddress(text)).toBe(false);
});
