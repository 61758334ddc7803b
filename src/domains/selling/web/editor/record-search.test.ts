import { expect, it } from 'vitest';
import { isOfAddress, recordSearchOf } from './record-search.ts';

const ELM = { StreetNumber: '12', StreetName: 'Elm Street', PostalCode: '80203' };

it.each([
  [ELM, '12 Elm'],
  [{ ...ELM, StreetName: 'Broadway' }, '12 Broadway'],
  [{ ...ELM, StreetName: 'Willow Creek', StreetSuffix: 'Lane', StreetDirPrefix: 'N' }, '12 N Willow Creek'],
  [{ ...ELM, PostalCode: null }, undefined],
  [{ ...ELM, StreetNumber: ' ' }, undefined],
])('looks the typed address %o up by how its record begins', (fields, search) => {
  expect(recordSearchOf(fields)).toBe(search);
});

it('takes a record only in the same ZIP code, and of the same unit', () => {
  expect(isOfAddress('12 Elm St, Denver, CO 80203', ELM)).toBe(true);
  expect(isOfAddress('12 Elm St, Golden, CO 80401', ELM)).toBe(false);
  const flat = { ...ELM, UnitNumber: 'Apt 4b' };
  expect(isOfAddress('12 Elm St #4B, Denver, CO 80203', flat)).toBe(true);
  expect(isOfAddress('12 Elm St #14B, Denver, CO 80203', flat)).toBe(false);
  expect(isOfAddress('12 Elm St, Denver, CO 80203', flat)).toBe(false);
});
