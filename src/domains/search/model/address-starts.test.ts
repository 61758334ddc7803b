import { expect, it } from 'vitest';
import { addressStarts, plainAddress } from './address-starts.ts';

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
