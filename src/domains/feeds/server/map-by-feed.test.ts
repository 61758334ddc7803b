import { describe, expect, it } from 'vitest';
import { NO_MAPPING } from '../model/feed-mapping.ts';
import { mapByFeed } from './map-by-feed.ts';

const read = (record: Record<string, unknown>, kind = 'file') =>
  mapByFeed({ kind, mappingData: NO_MAPPING, lookupWords: {} }, record);

describe('a status that says half of it', () => {
  it.each([
    ['U', 'Sld', 'Closed'],
    ['U', 'Lsd', 'Closed'],
    ['U', 'Exp', 'Expired'],
    ['U', 'Ter', 'Canceled'],
    ['U', 'Sus', 'Hold'],
    ['A', 'Sc', 'Active Under Contract'],
    ['A', 'Cs', 'Coming Soon'],
    ['A', 'Pc', 'Active'],
    // The two contradict each other: what is read stays as it came.
    ['U', 'New', 'U'],
    ['A', 'Sld', 'A'],
    ['U', 'Zz', 'U'],
  ])('%s, last %s, is %s', (status, lastStatus, expected) => {
    expect(read({ mlsNumber: 'R1', status, lastStatus })).toMatchObject({ ListingKey: 'R1', StandardStatus: expected });
  });

  it.each([
    [{ homeStatus: 'FOR_SALE' }, 'Active'],
    [{ status: 'for_sale', flags: { is_pending: true } }, 'Pending'],
    [{ status: 'For Sale', isContingent: 'Yes', isPending: false }, 'Active Under Contract'],
    [{ status: 'For Rent', flags: null }, 'Active'],
  ])('%j is %s', (record, expected) => {
    expect(read({ id: 7, ...record })['StandardStatus']).toBe(expected);
  });

  it('is what its operator says of the word', () => {
    const mappingData = { ...NO_MAPPING, words: { StandardStatus: { 'for sale': 'Coming Soon' } } };
    expect(mapByFeed({ kind: 'file', mappingData, lookupWords: {} }, { id: 7, status: 'For Sale' })['StandardStatus']).toBe(
      'Coming Soon',
    );
  });

  it('stays as it is where a server of the standard says it', () => {
    expect(read({ ListingKey: 'S1', StandardStatus: 'U', lastStatus: 'Sld' }, 'web-api')['StandardStatus']).toBe('U');
  });
});

it('reads when a record last changed, however its table says so', () => {
  for (const name of [
    'MatrixModifiedDT',
    'LastModifiedDateTime',
    'Last Updated On',
    'updated_at',
    'ModifiedUTC',
    'LastChangeTimestamp',
  ])
    expect(read({ [name]: '2026-01-02' })).toEqual({ ModificationTimestamp: '2026-01-02' });
  for (const name of ['PriceChangeDate', 'StatusUpdated', 'PhotoModifiedDT', 'Update'])
    expect(read({ [name]: '2026-01-02' })).not.toHaveProperty('ModificationTimestamp');
});

it('reads the area of a whole home, and not of a part of it', () => {
  for (const name of ['Total Finished SqFt', 'Approx. Sq Ft', 'LivingAreaSqFt'])
    expect(read({ [name]: '1288' })).toEqual({ LivingArea: '1288' });
  for (const name of ['Main SqFt', 'Lot SqFt', 'Above Grade Finished SqFt'])
    expect(read({ [name]: '1288' })).not.toHaveProperty('LivingArea');
});

it('takes a fee of each month for one, and the names of Paragon for what they say', () => {
  expect(read({ 'HOA/MONTH': '45' })).toMatchObject({ AssociationFee: '45', AssociationFeeFrequency: 'Monthly' });
  expect(read({ L_ListingID: '9', L_AskingPrice: '1', L_City: 'Bangor' })).toMatchObject({
    ListingKey: '9',
    ListPrice: '1',
    City: 'Bangor',
  });
});
