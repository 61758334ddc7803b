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

it('takes the firm and the agent that a server gives within a record, where the record itself has none', () => {
  const sent = {
    ListOffice: { OfficeName: 'Ruiz Realty', OfficePhone: '972-555-0100' },
    ListAgent: [{ MemberFirstName: 'Ana', MemberLastName: 'Ruiz' }],
  };
  expect(read({ ListingKey: 'A', ...sent, ListOfficePhone: '1' }, 'web-api')).toMatchObject({
    ListOfficeName: 'Ruiz Realty',
    ListOfficePhone: '1',
    ListAgentFullName: 'Ana Ruiz',
  });
  const withdrawn = { ListOffice: { ...sent.ListOffice, MlgCanView: false } };
  expect(read({ ListingKey: 'A', ...withdrawn }, 'web-api')).not.toHaveProperty('ListOfficeName');
});

it('knows the columns of a compact answer by their short names', () => {
  const record = { LN: '88001', LSTATUS: 'ACTV', ASKPR: '219900', ADDR: '12 Elm St', CIT: 'Dayton', FBTH: '1', HBTH: '0' };
  expect(read(record)).toMatchObject({
    ListingKey: '88001',
    StandardStatus: 'ACTV',
    ListPrice: '219900',
    UnparsedAddress: '12 Elm St',
    City: 'Dayton',
    BathroomsFull: '1',
    BathroomsHalf: '0',
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
  for (const name of ['Total Finished SqFt', 'Approx. Sq Ft', 'LivingAreaSqFt', 'Approx Fin SqFt', 'Sq Ft (Heated)'])
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

it('reads the names and days that tables shorten, and keys of units', () => {
  const record = { 'Lst#': '77', Sts: 'Active', 'List Dt': '2026-02-11', 'Sold Dt': '2026-03-01', HOA: 90, 'HOA Freq': 'Q' };
  expect(read(record)).toMatchObject({
    ListingKey: '77',
    StandardStatus: 'Active',
    ListingContractDate: '2026-02-11',
    CloseDate: '2026-03-01',
    AssociationFeeFrequency: 'Q',
  });
  expect(read({ 'Unit ID': 'U-3', City: 'Dayton' })).toMatchObject({ ListingKey: 'U-3' });
});

describe('a name that could mean two fields', () => {
  const home = { 'MLS #': '7', City: 'Boise' };

  it.each<[Record<string, unknown>, Record<string, unknown>]>([
    [{ Dir: 'NE' }, { StreetDirPrefix: 'NE' }],
    [{ Dir: 'North on 5th' }, { StreetDirPrefix: undefined }],
    [{ Pool: 'Y' }, { PoolPrivateYN: 'Y' }],
    [{ Pool: 'Community' }, { PoolPrivateYN: undefined }],
    [{ Garage: '2' }, { GarageSpaces: '2' }],
    [{ Garage: 'Attached' }, { GarageSpaces: undefined }],
    [
      { State: 'CT', St: 'Ct' },
      { StateOrProvince: 'CT', StreetSuffix: 'Ct' },
    ],
    [{ St: 'ID' }, { StateOrProvince: 'ID', StreetSuffix: undefined }],
    [{ St: 'Ct' }, { StateOrProvince: undefined, StreetSuffix: undefined }],
    [
      { Price: 1, 'Sale Price': 2, 'COE Date': '2026-04-20' },
      { ListPrice: 1, ClosePrice: 2, CloseDate: '2026-04-20' },
    ],
    [{ 'Sale Price': 2 }, { ListPrice: undefined, ClosePrice: undefined }],
    [
      { Class: 'RESIDENTIAL', Type: 'Single Family' },
      { PropertyType: 'RESIDENTIAL', PropertySubType: 'Single Family' },
    ],
    [{ 'Dwelling Type': 'Townhouse', 'Property Style': 'Ranch' }, { PropertySubType: 'Townhouse' }],
    [{ 'Property Style': 'Ranch' }, { PropertySubType: undefined }],
    [{ 'Private Pool Y/N': 'Y' }, { PoolPrivateYN: 'Y' }],
    [
      { ListAgentName: 'Al Fox', ListAgentEmail: 'a@b' },
      { ListAgentFullName: 'Al Fox', ListAgentEmail: 'a@b' },
    ],
    [{ Tax: '$4,310.55' }, { TaxAnnualAmount: '$4,310.55' }],
    [{ Tax: '1.25' }, { TaxAnnualAmount: undefined }],
    [{ 'Zip/Postal': '97330' }, { PostalCode: '97330' }],
    [{ 'City/Zip': '97330' }, { PostalCode: undefined }],
    [
      { '# Gar Spaces': '2', 'List Ofc Ph': '1' },
      { GarageSpaces: '2', ListOfficePhone: '1' },
    ],
    [{ dates: { listed: '2026-04-01' } }, { ListingContractDate: '2026-04-01' }],
    [
      { 'Street #': '4', 'Street Name': 'Elm' },
      { StreetNumber: '4', StreetName: 'Elm' },
    ],
  ])('is read by what stands there: %j', (sent, expected) => {
    const found = read({ ...home, ...sent });
    for (const [field, value] of Object.entries(expected)) expect([field, found[field]]).toEqual([field, value]);
  });
});

it('takes a home whose status is for rent for one, and firms and taxes from the groups around them', () => {
  expect(read({ id: 1, status: 'For Rent', PropertyType: 'Condo' })).toMatchObject({
    StandardStatus: 'Active',
    PropertyType: 'Residential Lease',
    PropertySubType: 'Condo',
  });
  expect(read({ id: 1, Offices: { Office: { Name: 'A & B' } }, Taxes: { Tax: { Year: '2025', Amount: '4100' } } })).toMatchObject(
    {
      ListOfficeName: 'A & B',
      TaxYear: '2025',
      TaxAnnualAmount: '4100',
    },
  );
});

it('takes a rent for the price of a home for rent, and only where there is no price', () => {
  expect(read({ id: 1, 'Monthly Rent': '$895.00/mo', Type: 'Apartment' })).toMatchObject({
    ListPrice: '$895.00',
    PropertyType: 'Residential Lease',
  });
  expect(read({ id: 1, Price: 200_000, Rent: 900 })['PropertyType']).toBeUndefined();
});

it.each([
  [{ 'Area (sqm)': '182,5' }, { LivingArea: '182,5 m²' }],
  [{ 'Built m²': '90' }, { LivingArea: '90 m²' }],
  [{ 'Plot Size (m2)': '1.200' }, { LotSizeArea: '1.200 m²' }],
  [{ 'Lot (ha)': 0.12 }, { LotSizeArea: '0.12 ha' }],
  [{ 'Area (sqm)': 'on request', LivingArea: '900' }, { LivingArea: '900' }],
])('reads an area in a unit that only its name says: %j', (sent, expected) => {
  expect(read({ reference: 'P-1', ...sent })).toMatchObject({ ListingKey: 'P-1', ...expected });
});
