import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptRecord, BARE_RECORD, MAP_OPTIONS, mapRecord } from '#tests/support/reso-record.ts';
import { mapResoListing } from './map-listing.ts';

describe('homes that are closed', () => {
  const sale = { StandardStatus: 'Closed', ClosePrice: 500_000, CloseDate: '2026-04-01' };

  it.each<[string, Record<string, unknown>, string[]]>([
    ['with both', {}, []],
    ['without a price', { ClosePrice: null }, ['ClosePrice missing']],
    ['without a day', { CloseDate: '' }, ['CloseDate missing']],
    ['in days to come', { CloseDate: '2026-06-01' }, ['CloseDate date-order']],
    ['for what is no price', { ClosePrice: 'see agent' }, ['ClosePrice not-a-number']],
  ])('say what is amiss: %s', (_name, fields, codes) => {
    expect(acceptRecord({ ...sale, ...fields }).codes).toEqual(codes);
  });

  it('may name such a day while they are still pending', () => {
    const { row, codes } = acceptRecord({ ...sale, StandardStatus: 'Pending', CloseDate: '2026-06-01' });
    expect([row.close_date, codes]).toEqual(['2026-06-01', []]);
  });
});

describe('places', () => {
  it.each<[string, Record<string, unknown>, [string | null, string | null], string[]]>([
    ['a ZIP code whose zero a table took', { StateOrProvince: 'NJ', PostalCode: '7104' }, ['NJ', '07104'], []],
    ['a ZIP code of four digits as a number', { PostalCode: 7104 }, [null, '07104'], []],
    ['a code of four digits elsewhere', { StateOrProvince: 'VIC', PostalCode: '3121' }, ['VIC', '3121'], []],
    ['too few digits', { StateOrProvince: 'TX', PostalCode: '7870' }, ['TX', null], ['PostalCode unknown-value']],
    ['letters in a state', { StateOrProvince: 'TX', PostalCode: 'ABCDE!' }, ['TX', null], ['PostalCode unknown-value']],
    ['letters where none is known', { PostalCode: 'LS6 2AB' }, [null, 'LS6 2AB'], []],
    ['a state that is none', { StateOrProvince: 'ZZ', PostalCode: '78704' }, ['ZZ', '78704'], ['StateOrProvince unknown-lookup']],
    ['another country', { StateOrProvince: 'WA', PostalCode: '6000', Country: 'AUS' }, ['WA', '6000'], []],
    ['our own', { StateOrProvince: 'Texas', PostalCode: '78704-1234', Country: 'U.S.A.' }, ['TX', '78704'], []],
  ])('are read from %s', (_name, fields, place, expected) => {
    const { row, codes } = acceptRecord(fields);
    expect([[row.state_or_province, row.postal_code], codes]).toEqual([place, expected]);
  });

  it('of another country do not lie in a state that has the same name', () => {
    const perth = { StateOrProvince: 'WA', Latitude: -31.95, Longitude: 115.86 };
    expect(acceptRecord({ ...perth, Country: 'Australia' }).row).toMatchObject({ latitude: -31.95, longitude: 115.86 });
    expect(acceptRecord(perth).codes).toEqual(['Latitude outside-region']);
  });
});

describe('kinds of homes', () => {
  it.each([
    ['Condo', 'Residential', 'Condominium'],
    ['SingleFamily', 'Residential', 'Single Family Residence'],
    ['Multi-Family', 'Residential Income', 'Multi Family'],
    ['Vacant Land', 'Land', 'Unimproved Land'],
  ])('may stand for the type: %s', (sent, type, kind) => {
    const { row, codes } = acceptRecord({ PropertyType: sent });
    expect([row.property_type, row.property_sub_type, codes]).toEqual([type, kind, []]);
  });

  it('may have the name of their type', () => {
    for (const name of ['Farm', 'Land'])
      expect(acceptRecord({ PropertyType: name, PropertySubType: name }).row).toMatchObject({
        property_type: name,
        property_sub_type: name,
      });
  });

  it('do not where the kind is said as well', () => {
    const { row, codes } = acceptRecord({ PropertyType: 'Condo', PropertySubType: 'Apartment' });
    expect([row.property_type, row.property_sub_type, codes]).toEqual(['Condo', 'Apartment', ['PropertyType unknown-lookup']]);
  });
});

describe('words of exchanges', () => {
  it('mean a status where they can mean no other', () => {
    expect(acceptRecord({ StandardStatus: 'Coming Soon - No Show' }).row.standard_status).toBe('Coming Soon');
  });

  it.each([
    ['Pending - Backup Offers', 'Active Under Contract'],
    ['Under Contract - Showing', 'Active Under Contract'],
    ['Pending - No Show', 'Pending'],
    ['Under Contract, Not Accepting Backups', 'Pending'],
    ['Pending Inspection', 'Pending'],
    ['Contingent - Financing', 'Active Under Contract'],
    ['Active / Kick Out', 'Active Under Contract'],
    ['Act Cont', 'Active Under Contract'],
    ['Temp Off Mkt', 'Hold'],
    ['Temp Withdrawn', 'Hold'],
    ['Backup Offers Wanted', 'Active Under Contract'],
    ['Active-REO', 'Active'],
    ['Sold - Short Sale', 'Closed'],
    ['Withdrawn Unconditional', 'Withdrawn'],
    ['Leased/Rented', 'Closed'],
    ['BOM', 'Active'],
    ['Active - Price Change', 'Active'],
    ['P', 'Pending'],
    ['Settled', 'Closed'],
    ['1st Right of Refusal', 'Active Under Contract'],
    ['Option Period', 'Active Under Contract'],
    ['Contract - No Show', 'Pending'],
    ['Accepted Offer - Continue to Show', 'Active Under Contract'],
    ['UC-Show', 'Active Under Contract'],
    ['Sold STC', 'Pending'],
    ['Closed - Lease', 'Closed'],
    ['SOLD CO-OP', 'Closed'],
    ['EXPD', 'Expired'],
    ['Expired Listing', 'Expired'],
    ['Withdrawn Temp', 'Hold'],
    ['EXT', 'Active'],
    ['ACTV', 'Active'],
    ['Auction', 'Active'],
    ['For Sale by Auction', 'Active'],
  ])('mean one in phrases as well: %s', (word, status) => {
    expect(acceptRecord({ StandardStatus: word }).row.standard_status).toBe(status);
  });

  it.each([
    'C',
    'U',
    'Pending Something Else',
    'Contingent - No Show',
    'Off Market',
    'For Sale',
    'Under Agreement',
    'Under Contract',
    'Deposit Received',
    'Accepted Offer',
  ])('%s could mean two, and is refused', (word) => {
    const mapped = mapRecord({ StandardStatus: word });
    expect(mapped.ok ? [] : mapped.issues.map(({ field, code }) => `${field} ${code}`)).toEqual(['StandardStatus unknown-value']);
  });
});

describe('records that are refused', () => {
  it.each([
    ['no key', { ListingKey: null }, 'ListingKey missing'],
    ['a blank key', { ListingKey: '  ' }, 'ListingKey missing'],
    ['no status', { StandardStatus: undefined }, 'StandardStatus missing'],
    ['two statuses', { StandardStatus: ['Active', 'Closed'] }, 'StandardStatus unknown-value'],
    ['an unknown status', { StandardStatus: 'For Sale' }, 'StandardStatus unknown-value'],
    ['a status that is no text', { StandardStatus: { is: 'Active' } }, 'StandardStatus unknown-value'],
  ])('%s', (_name, fields, reason) => {
    const mapped = mapRecord(fields);
    expect(mapped.ok ? [] : mapped.issues.map(({ field, code }) => `${field} ${code}`)).toEqual([reason]);
  });

  it.each([[null], [7], ['text'], [[BARE_RECORD]]])('%j is no record', (value) => {
    expect(mapResoListing(value, MAP_OPTIONS)).toMatchObject({ ok: false, issues: [{ code: 'not-an-object' }] });
  });
});

describe('mapResoListing', () => {
  it('reads lists in all their forms', () => {
    const { details } = acceptRecord({
      Heating: 'Natural Gas,Forced Air',
      Cooling: ['None'],
      View: [],
      Flooring: null,
      Appliances: ['Oven', 'None', 'Oven', ''],
      Utilities: '["Cable Available","Water"]',
      Sewer: 'Public (City, County),Septic',
    });
    expect(details.features).toEqual({
      Heating: ['Natural Gas', 'Forced Air'],
      Cooling: ['None'],
      Appliances: ['Oven'],
      Utilities: ['Cable Available', 'Water'],
      Sewer: ['Public (City, County)', 'Septic'],
    });
  });

  it('takes markup out of remarks and keeps their lines', () => {
    const { details, codes } = acceptRecord({
      PublicRemarks: '<p>Sunny &amp; quiet.</p><script>alert(1)</script>Two<br/>lines, 3 < 4',
    });
    expect(details.public_remarks).toBe('Sunny & quiet.\n Two\nlines, 3 < 4');
    expect(codes).toEqual(['PublicRemarks html-removed']);
  });

  it('drops compensation, keeps confidential fields apart and unknown ones as they came', () => {
    const { details } = acceptRecord({
      BuyerAgencyCompensation: '3%',
      ACT_CoopComp: '2.5',
      CompensationComments: 'ask',
      PrivateRemarks: 'key under the mat',
      ShowingInstructions: 'call first',
      OwnerName: 'A. Person',
      ListAgentEmail: 'a@example.com',
      LockBoxSerialNumber: '99',
      ACT_LocalField: ['x', { y: '\u0000z' }],
      '@odata.id': "Property('K1')",
    });
    expect(JSON.stringify(details)).not.toMatch(/3%|2\.5|ask|odata/);
    expect(Object.keys(details.confidential).toSorted()).toEqual([
      'ListAgentEmail',
      'LockBoxSerialNumber',
      'OwnerName',
      'PrivateRemarks',
      'ShowingInstructions',
    ]);
    expect({ ...details.unmapped }).toEqual({ ACT_LocalField: ['x', { y: 'z' }] });
  });

  it('gives the same key and hash for the same record, whatever the order of its fields and its time', () => {
    const one = acceptRecord({ City: 'Denver', Heating: ['Gas'], Extra: 1 });
    const two = mapResoListing(
      { Extra: 1, Heating: ['Gas'], City: 'Denver', ...BARE_RECORD, ModificationTimestamp: '2026-04-02T00:00:00Z' },
      MAP_OPTIONS,
    );
    expect(two).toMatchObject({ ok: true, listing: { sourceHash: one.sourceHash, row: { listing_key: one.row.listing_key } } });
    expect(acceptRecord({ City: 'Boulder' }).sourceHash).not.toBe(one.sourceHash);
    expect(acceptRecord({ OriginatingSystemName: 'Other MLS' }).row.listing_key).not.toBe(one.row.listing_key);
    expect(one.row.listing_key).toMatch(/^[0-9a-z]{16}$/);
  });

  it('never throws and always gives something that PostgreSQL can store', () => {
    const names = fc.constantFrom(
      'ListingKey',
      'StandardStatus',
      'ListPrice',
      'Media',
      'OpenHouse',
      'Heating',
      'Latitude',
      'City',
      'ModificationTimestamp',
      'CloseDate',
      'PublicRemarks',
      'MlgCanUse',
      '__proto__',
      'toString',
      'Unknown',
    );
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('Active', '\u0000', '\ud800', '1e999', { toString: 1 }, [[[[]]]], 'K'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, value)), (entries) => {
        const record: unknown = JSON.parse(
          JSON.stringify(Object.fromEntries([['ListingKey', 'K'], ['StandardStatus', 'Active'], ...entries])),
        );
        const mapped = mapResoListing(record, MAP_OPTIONS);
        const text = JSON.stringify(mapped);
        expect(text).not.toMatch(/\\u0000|\\ud[89a-f]/);
      }),
      { numRuns: 500 },
    );
  });
});
