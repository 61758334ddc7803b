import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapResoListing, type MapOptions } from './map-listing.ts';
import type { ListingRow, NormalizedListing } from './normalized-listing.ts';

const OPTIONS: MapOptions = { now: '2026-05-01T12:00:00.000Z', defaultSource: 'Test MLS' };
const BASE = {
  ListingKey: 'K1',
  StandardStatus: 'Active',
  PropertyType: 'Residential',
  ModificationTimestamp: '2026-04-01T10:00:00Z',
};

function map(fields: Record<string, unknown>, options: MapOptions = OPTIONS) {
  return mapResoListing({ ...BASE, ...fields }, options);
}

function accept(fields: Record<string, unknown>, options?: MapOptions): NormalizedListing & { codes: string[] } {
  const mapped = map(fields, options);
  if (!mapped.ok) throw new Error(`refused: ${JSON.stringify(mapped.issues)}`);
  return { ...mapped.listing, codes: mapped.warnings.map(({ field, code }) => `${field} ${code}`) };
}

const NOTHING_OF_THE_SALE = ['ClosePrice missing', 'CloseDate missing'];

describe('times in other forms', () => {
  it.each([
    ['2026-04-01 10:00:00 UTC', '2026-04-01T10:00:00.000Z'],
    ['2026-04-01 10:00:00 PST', '2026-04-01T18:00:00.000Z'],
    ['2026-04-01T10:00:00Z[UTC]', '2026-04-01T10:00:00.000Z'],
    ['2026-04-01T10:00:00 -0700', '2026-04-01T17:00:00.000Z'],
    ['2026-04-01T10:00:00\u221207:00', '2026-04-01T17:00:00.000Z'],
    ['2026-04-01 10:00 PM', '2026-04-01T22:00:00.000Z'],
    ['2026/04/01 10:00:00', '2026-04-01T10:00:00.000Z'],
    ['2026-4-1 9:05:00', '2026-04-01T09:05:00.000Z'],
    ['Wed, 01 Apr 2026 10:00:00 -0700', '2026-04-01T17:00:00.000Z'],
    ['Wed, 01 Apr 2026 10:00:00 GMT', '2026-04-01T10:00:00.000Z'],
    ['Apr 1, 2026 5:30 PM', '2026-04-01T17:30:00.000Z'],
    ['2026-04-01, 10:00:00', '2026-04-01T10:00:00.000Z'],
    ['20260401100000123', '2026-04-01T10:00:00.123Z'],
    [1775037600123456, '2026-04-01T10:00:00.123Z'],
    [{ $date: '2026-04-01T10:00:00Z' }, '2026-04-01T10:00:00.000Z'],
    [{ $date: { $numberLong: '1775037600000' } }, '2026-04-01T10:00:00.000Z'],
    ['04-25-2026 9:05 PM', '2026-04-25T21:05:00.000Z'],
    ['25.04.2026 10:00:00', '2026-04-25T10:00:00.000Z'],
    ['4/1/26 10:00 AM', '2026-04-01T10:00:00.000Z'],
    ['1775037600.25', '2026-04-01T10:00:00.250Z'],
    [1775037600.25, '2026-04-01T10:00:00.250Z'],
    ['1775037600000.0', '2026-04-01T10:00:00.000Z'],
  ])('reads %s', (sent, time) => {
    const { row, codes } = accept({ ModificationTimestamp: sent });
    expect([row.modification_timestamp, codes]).toEqual([time, []]);
  });
});

describe('dates in other forms', () => {
  it.each([
    ['2026.04.01', '2026-04-01'],
    ['4/1/26', '2026-04-01'],
    ['12/31/98', '1998-12-31'],
    ['04-25-2026', '2026-04-25'],
    ['25-4-2026', '2026-04-25'],
    ['04.04.2026', '2026-04-04'],
    ['1775037600', '2026-04-01'],
    [1775037600.5, '2026-04-01'],
  ])('reads %s', (sent, date) => {
    const { row, codes } = accept({ OnMarketDate: sent });
    expect([row.on_market_date, codes]).toEqual([date, []]);
  });

  it.each(['04-01-2026', '1.4.2026'])('guesses nothing of %s, and says why', (sent) => {
    const mapped = map({ OnMarketDate: sent, StatusChangeTimestamp: `${sent} 10:00` });
    if (!mapped.ok) throw new Error('refused');
    expect([mapped.listing.row.on_market_date, mapped.listing.row.status_change_timestamp]).toEqual([null, null]);
    expect(mapped.warnings.map(({ field, code, expected }) => [field, code, expected])).toEqual([
      ['OnMarketDate', 'not-a-date', 'a date that cannot mean two days, as YYYY-MM-DD'],
      ['StatusChangeTimestamp', 'not-a-date', 'a date that cannot mean two days, as YYYY-MM-DD'],
    ]);
  });

  it.each(['13-13-2026', '31-02-2026', '4/1/026', '1775037600.x'])('takes %s for no date', (sent) => {
    expect(accept({ OnMarketDate: sent })).toMatchObject({ row: { on_market_date: null }, codes: ['OnMarketDate not-a-date'] });
  });
});

describe('prices in thousands and millions', () => {
  it.each([
    ['$500K', 500_000],
    ['$1.25M', 1_250_000],
    ['1.2 million', 1_200_000],
    ['USD 1,250k', 1_250_000],
    ['99MM', 99_000_000],
  ])('reads %s', (sent, dollars) => {
    const { row, codes } = accept({ ListPrice: sent });
    expect([row.list_price_cents, codes]).toEqual([dollars * 100, []]);
  });

  it.each(['450M', '-5K', '$400K-450K', '5X', 'K', '1.2.3M', '500 Km'])('reads no price from %s', (sent) => {
    const { row, codes } = accept({ ListPrice: sent });
    expect([row.list_price_cents, codes]).toEqual([null, ['ListPrice not-a-number']]);
  });
});

describe('homes that are closed', () => {
  const sale = { StandardStatus: 'Closed', ClosePrice: 500_000, CloseDate: '2026-04-01' };

  it.each<[string, Record<string, unknown>, string[]]>([
    ['with both', {}, []],
    ['without a price', { ClosePrice: null }, ['ClosePrice missing']],
    ['without a day', { CloseDate: '' }, ['CloseDate missing']],
    ['in days to come', { CloseDate: '2026-06-01' }, ['CloseDate date-order']],
    ['for what is no price', { ClosePrice: 'see agent' }, ['ClosePrice not-a-number']],
  ])('say what is amiss: %s', (_name, fields, codes) => {
    expect(accept({ ...sale, ...fields }).codes).toEqual(codes);
  });

  it('may name such a day while they are still pending', () => {
    const { row, codes } = accept({ ...sale, StandardStatus: 'Pending', CloseDate: '2026-06-01' });
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
    const { row, codes } = accept(fields);
    expect([[row.state_or_province, row.postal_code], codes]).toEqual([place, expected]);
  });

  it('of another country do not lie in a state that has the same name', () => {
    const perth = { StateOrProvince: 'WA', Latitude: -31.95, Longitude: 115.86 };
    expect(accept({ ...perth, Country: 'Australia' }).row).toMatchObject({ latitude: -31.95, longitude: 115.86 });
    expect(accept(perth).codes).toEqual(['Latitude outside-region']);
  });
});

describe('kinds of homes', () => {
  it.each([
    ['Condo', 'Residential', 'Condominium'],
    ['SingleFamily', 'Residential', 'Single Family Residence'],
    ['Multi-Family', 'Residential Income', 'Multi Family'],
    ['Vacant Land', 'Land', 'Unimproved Land'],
  ])('may stand for the type: %s', (sent, type, kind) => {
    const { row, codes } = accept({ PropertyType: sent });
    expect([row.property_type, row.property_sub_type, codes]).toEqual([type, kind, []]);
  });

  it('may have the name of their type', () => {
    for (const name of ['Farm', 'Land'])
      expect(accept({ PropertyType: name, PropertySubType: name }).row).toMatchObject({
        property_type: name,
        property_sub_type: name,
      });
  });

  it('do not where the kind is said as well', () => {
    const { row, codes } = accept({ PropertyType: 'Condo', PropertySubType: 'Apartment' });
    expect([row.property_type, row.property_sub_type, codes]).toEqual(['Condo', 'Apartment', ['PropertyType unknown-lookup']]);
  });
});

describe('numbers in objects', () => {
  it.each([
    [{ $numberInt: '500000' }, 50_000_000, []],
    [{ amount: 500_000, currency: 'USD' }, 50_000_000, []],
    [{ amount: 500_000, currency: 'CAD' }, null, ['ListPrice other-currency']],
  ])('such as %j are read where they are ours', (sent, cents, said) => {
    const { row, codes } = accept({ ListPrice: sent });
    expect([row.list_price_cents, codes]).toEqual([cents, said]);
  });
});

describe('amounts in other money', () => {
  it.each<[Record<string, unknown>, string]>([
    [{ ListPrice: 500_000, Currency: 'CAD' }, '500,000 CAD'],
    [{ ListPrice: '500000.50', ListPriceCurrency: 'mxn' }, '500,000.5 MXN'],
    [{ ListPrice: '€450,000' }, '450,000 EUR'],
    [{ ListPrice: 'A$ 900000' }, '900,000 AUD'],
    [{ ListPrice: '1.250.000 EUR' }, '1,250,000 EUR'],
    [{ ListPrice: { amount: '7', currency: 'nzd' } }, '7 NZD'],
    [{ ListPrice: 799_000, Country: 'Canada', StateOrProvince: 'Ontario' }, '799,000 CAD'],
    [{ ListPrice: 100, Currency: 'doubloons' }, '100 DOUBLOONS'],
  ])('are shown with it and never as dollars: %j', (sent, shown) => {
    const { row, details, codes } = accept(sent);
    expect([row.list_price_cents, details.facts['ForeignListPrice'], codes]).toEqual([null, shown, ['ListPrice other-currency']]);
  });

  it.each([
    { ListPrice: 500_000, Currency: 'usd' },
    { ListPrice: 'US$500,000' },
    { ListPrice: '500000 USD' },
    { ListPrice: '$500,000', Currency: '$' },
    { ListPrice: 500_000, CurrencyCode: 'N/A' },
    { ListPrice: 500_000, Country: 'CA', StateOrProvince: 'CA' },
  ])('are dollars where they say so, or nothing: %j', (sent) => {
    expect(accept(sent)).toMatchObject({ row: { list_price_cents: 50_000_000 }, codes: [] });
  });

  it('are all of a record where it names its money once', () => {
    const sale = { StandardStatus: 'Closed', CloseDate: '2026-04-01', ListPrice: 2, ClosePrice: 3, TaxAnnualAmount: 4 };
    const { row, details, codes } = accept({ ...sale, AssociationFee: 5, AssociationFeeFrequency: 'Monthly', Currency: 'EUR' });
    expect([row.list_price_cents, row.close_price_cents, row.tax_annual_amount_cents]).toEqual([null, null, null]);
    expect(row.association_fee_monthly_cents).toBeNull();
    expect(details.facts).toMatchObject({ ForeignListPrice: '2 EUR', ForeignClosePrice: '3 EUR' });
    expect(details.facts['AssociationFee']).toBeUndefined();
    expect(details.unmapped).toEqual({ TaxAnnualAmount: '4 EUR', AssociationFee: '5 EUR' });
    expect(codes).not.toContain('ClosePrice missing');
  });

  it('are told where they are none', () => {
    const { details, codes } = accept({ ListPrice: 'on request', Currency: 'EUR' });
    expect([details.facts, codes]).toEqual([{}, ['ListPrice not-a-number']]);
  });
});

describe('values of lists', () => {
  it.each([
    ['CentralAir', 'Central Air'],
    ['CeilingFans', 'Ceiling Fan(s)'],
    ['Forced_Air', 'Forced Air'],
    ['BoardAndBattenSiding', 'Board & Batten Siding'],
    ['WalkInClosets', 'Walk-In Closet(s)'],
    ['Central Air', 'Central Air'],
    ['ceiling fans', 'ceiling fans'],
    ['HVAC', 'HVAC'],
    ['iPad', 'iPad'],
  ])('are words where their names come: %s', (sent, shown) => {
    expect(accept({ InteriorFeatures: [sent] }).details.features).toEqual({ InteriorFeatures: [shown] });
  });
});

describe('addresses of pictures', () => {
  it.each([
    [{ MediaURL: { url: 'https://a.example/1.jpg', expires: 9 } }],
    [{ url: { href: 'https://a.example/1.jpg' } }],
    [{ MediaURL: '', uri: { Uri: 'https://a.example/1.jpg' } }],
    [{ 'Media.MediaURL': 'https://a.example/1.jpg', 'Media.Order': 3 }],
  ])('are read from %j', (picture) => {
    const { media, codes } = accept({ Media: [picture] });
    expect([media?.map((one) => one.source_url), codes]).toEqual([['https://a.example/1.jpg'], []]);
  });

  it('are those of the largest size', () => {
    const urls = { small: 'https://a.example/s.jpg', Large: { url: 'https://a.example/l.jpg' } };
    expect(accept({ Media: [{ urls }] }).media?.map((one) => one.source_url)).toEqual(['https://a.example/l.jpg']);
  });

  it('are read under other names, also of one alone', () => {
    for (const Media of [
      { Picture: { PictureUrl: 'https://a/1.jpg' } },
      [{ photo_url: 'https://a/1.jpg' }],
      { Photo: [{ 'Image Link': 'https://a/1.jpg' }] },
    ])
      expect(accept({ Media }).media).toMatchObject([{ source_url: 'https://a/1.jpg' }]);
  });

  it('that are nothing of the kind are reported', () => {
    expect(accept({ Media: [[[{ MediaURL: 'https://a/1.jpg' }]]] }).codes).toEqual(['Media not-an-object']);
    expect(accept({ PublicRemarks: ['Light', { and: 'air' }] }).codes).toEqual(['PublicRemarks unknown-value']);
  });

  it('are read from records that lie under their keys', () => {
    const [M1, M2] = ['1', '2'].map((name) => ({ MediaURL: `https://a.example/${name}.jpg` }));
    expect(accept({ Media: { M1, M2 } }).media?.map((one) => one.source_url)).toEqual([M1?.MediaURL, M2?.MediaURL]);
  });

  it('in an object without one are reported', () => {
    expect(accept({ Media: [{ MediaURL: { id: 7 } }] })).toMatchObject({ media: [], codes: ['Media.MediaURL unknown-value'] });
  });
});

describe('words of exchanges', () => {
  it('mean a status where they can mean no other', () => {
    expect(accept({ StandardStatus: 'Coming Soon - No Show' }).row.standard_status).toBe('Coming Soon');
  });

  it.each([
    ['Pending - Backup Offers', 'Active Under Contract'],
    ['Under Contract - Showing', 'Active Under Contract'],
    ['Pending - No Show', 'Pending'],
    ['Under Contract, Not Accepting Backups', 'Pending'],
    ['Pending Inspection', 'Pending'],
    ['Contingent - Financing', 'Active Under Contract'],
    ['Active / Kick Out', 'Active Under Contract'],
    ['Active - Price Change', 'Active'],
    ['P', 'Pending'],
    ['Settled', 'Closed'],
  ])('mean one in phrases as well: %s', (word, status) => {
    expect(accept({ StandardStatus: word }).row.standard_status).toBe(status);
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
  ])('%s could mean two, and is refused', (word) => {
    const mapped = map({ StandardStatus: word });
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
    const mapped = map(fields);
    expect(mapped.ok ? [] : mapped.issues.map(({ field, code }) => `${field} ${code}`)).toEqual([reason]);
  });

  it.each([[null], [7], ['text'], [[BASE]]])('%j is no record', (value) => {
    expect(mapResoListing(value, OPTIONS)).toMatchObject({ ok: false, issues: [{ code: 'not-an-object' }] });
  });
});

type Case = [name: string, fields: Record<string, unknown>, row: Partial<ListingRow>, warnings: string[]];

const CASES: Case[] = [
  // Words
  ['legacy spelling of a status', { StandardStatus: 'ActiveUnderContract' }, { standard_status: 'Active Under Contract' }, []],
  ['underscores in a status', { StandardStatus: 'Active_Under_Contract' }, { standard_status: 'Active Under Contract' }, []],
  ['a status in small letters', { StandardStatus: 'coming soon' }, { standard_status: 'Coming Soon' }, []],
  ['the other spelling of canceled', { StandardStatus: 'Cancelled' }, { standard_status: 'Canceled' }, []],
  [
    "an exchange's own word that means one status",
    { StandardStatus: 'Sold' },
    { standard_status: 'Closed' },
    NOTHING_OF_THE_SALE,
  ],
  ['a status that is spelled out as a lookup', { StandardStatus: { Name: 'Active' } }, { standard_status: 'Active' }, []],
  ['a type that is spelled out as a lookup', { PropertyType: { LookupValue: 'Land' } }, { property_type: 'Land' }, []],
  ['a status that is said twice', { StandardStatus: 'Sold (Closed)' }, { standard_status: 'Closed' }, NOTHING_OF_THE_SALE],
  ['a pause under another name', { StandardStatus: 'Temporarily Withdrawn' }, { standard_status: 'Hold' }, []],
  ['a record that may not be shown anymore', { MlgCanView: false }, { standard_status: 'Delete' }, []],
  ['the same as a word', { MlgCanView: 'False' }, { standard_status: 'Delete' }, []],
  ['the same as a number', { MlgCanView: 0 }, { standard_status: 'Delete' }, []],
  ['a house under another name', { PropertySubType: 'Single Family' }, { property_sub_type: 'Single Family Residence' }, []],
  ['acres with their unit', { LotSizeAcres: '0.25 ac' }, { lot_size_sqft: 10_890 }, []],
  ['acres as a fraction', { LotSizeAcres: '1 1/2 acres' }, { lot_size_sqft: 65_340 }, []],
  ['a lot as a fraction', { LotSizeArea: '1/4 acre' }, { lot_size_sqft: 10_890 }, []],
  ['square feet with their unit', { LotSizeSquareFeet: '5,000 sq ft' }, { lot_size_sqft: 5000 }, []],
  ['a fee a month', { AssociationFee: 250, AssociationFeeFrequency: 'Per Month' }, { association_fee_monthly_cents: 25_000 }, []],
  ['a fee a year', { AssociationFee: 1200, AssociationFeeFrequency: 'Annual' }, { association_fee_monthly_cents: 10_000 }, []],
  [
    'legacy spelling of a type',
    { PropertyType: 'ResidentialLease', PropertySubType: 'SingleFamilyResidence' },
    { property_type: 'Residential Lease', property_sub_type: 'Single Family Residence' },
    [],
  ],
  ['a type of its own', { PropertySubType: 'Houseboat' }, { property_sub_type: 'Houseboat' }, ['PropertySubType unknown-lookup']],
  ['a list of one', { PropertySubType: ['Condominium'] }, { property_sub_type: 'Condominium' }, []],
  ['a short name of a type', { PropertyType: 'RLSE' }, { property_type: 'Residential Lease' }, []],
  [
    'the type by its kind',
    { PropertyType: null, PropertySubType: 'Vacant Land' },
    { property_type: 'Land', property_sub_type: 'Unimproved Land' },
    ['PropertyType missing'],
  ],
  ['a province by its name', { Country: 'Canada', StateOrProvince: 'Québec' }, { state_or_province: 'QC' }, []],
  [
    'a state that is none',
    { StateOrProvince: 'Arizonia', PostalCode: '85201' },
    { state_or_province: 'Arizonia' },
    ['StateOrProvince unknown-lookup'],
  ],
  ['no day', { CloseDate: '0000-00-00', OnMarketDate: '01/01/1900' }, { close_date: null, on_market_date: null }, []],
  ['no time', { OriginalEntryTimestamp: '0000-00-00 00:00:00' }, { original_entry_timestamp: null }, []],
  // Numbers
  [
    'counts with what they count',
    { BedroomsTotal: '3 beds', StoriesTotal: '2-story' },
    { bedrooms_total: 3, stories_total: 2 },
    [],
  ],
  ['partial baths', { BathroomsFull: 2, BathroomsPartial: 1 }, { bathrooms_half: 1, bathrooms_total_integer: 3 }, []],
  ['a price as text', { ListPrice: '$1,200,000' }, { list_price_cents: 120_000_000 }, []],
  ['a price with cents', { ListPrice: '350000.55' }, { list_price_cents: 35_000_055 }, []],
  ['a price with its currency', { ListPrice: 'US$749,900' }, { list_price_cents: 74_990_000 }, []],
  ['a price with its currency after it', { ListPrice: '749900 USD' }, { list_price_cents: 74_990_000 }, []],
  ['a status behind its type', { StandardStatus: 'Org.Reso.StandardStatus.ComingSoon' }, { standard_status: 'Coming Soon' }, []],
  [
    'literals of OData',
    { StandardStatus: "Reso.StandardStatus'Pending'", PropertySubType: "Reso.PropertySubType'Condominium'" },
    { standard_status: 'Pending', property_sub_type: 'Condominium' },
    [],
  ],
  ['a price with a decimal comma', { ListPrice: '512000,50' }, { list_price_cents: 51_200_050 }, []],
  ['a price with points alone', { ListPrice: '1.250.000' }, { list_price_cents: 125_000_000 }, []],
  ['a price with points for thousands', { ListPrice: '1.250.000,50' }, { list_price_cents: 125_000_050 }, []],
  ['a price with spaces for thousands', { ListPrice: '749 900' }, { list_price_cents: 74_990_000 }, []],
  ['a price of nothing', { ListPrice: 0 }, { list_price_cents: null }, ['ListPrice out-of-range']],
  ['a price below nothing', { ListPrice: -5 }, { list_price_cents: null }, ['ListPrice out-of-range']],
  ['a price beyond sense', { ListPrice: 1_000_000_001 }, { list_price_cents: null }, ['ListPrice out-of-range']],
  ['the highest price', { ListPrice: 1e9 }, { list_price_cents: 1e11 }, []],
  ['no price at all', { ListPrice: 'N/A' }, { list_price_cents: null }, []],
  ['words for a price', { ListPrice: 'call agent' }, { list_price_cents: null }, ['ListPrice not-a-number']],
  ['bedrooms as text', { BedroomsTotal: '3.0' }, { bedrooms_total: 3 }, []],
  ['half a bedroom', { BedroomsTotal: 2.5 }, { bedrooms_total: null }, ['BedroomsTotal not-an-integer']],
  ['a hundred bedrooms', { BedroomsTotal: 100 }, { bedrooms_total: null }, ['BedroomsTotal out-of-range']],
  [
    'one full, one half bath as 1.1',
    { BathroomsTotalInteger: 1.1 },
    { bathrooms_total_integer: 2, bathrooms_full: 1, bathrooms_half: 1 },
    ['BathroomsTotalInteger not-an-integer'],
  ],
  [
    '1.1 beside the parts',
    { BathroomsTotalInteger: '1.1', BathroomsFull: 1, BathroomsHalf: 1 },
    { bathrooms_total_integer: 2, bathrooms_full: 1, bathrooms_half: 1 },
    ['BathroomsTotalInteger not-an-integer'],
  ],
  [
    'two and a half baths',
    { BathroomsTotalInteger: 2.5 },
    { bathrooms_total_integer: 3, bathrooms_full: 2, bathrooms_half: 1 },
    ['BathroomsTotalInteger not-an-integer'],
  ],
  ['baths by their parts', { BathroomsFull: 2, BathroomsHalf: 1, BathroomsThreeQuarter: 1 }, { bathrooms_total_integer: 4 }, []],
  ['an area in square meters', { LivingArea: 100, LivingAreaUnits: 'Square Meters' }, { living_area_sqft: 1076 }, []],
  [
    'an area in a unit that is none',
    { LivingArea: 1500, LivingAreaUnits: 'Furlongs' },
    { living_area_sqft: null },
    ['LivingAreaUnits unknown-value'],
  ],
  ['an area without a unit', { LivingArea: '1,850' }, { living_area_sqft: 1850 }, []],
  ['an area beyond sense', { LivingArea: 3.7e11 }, { living_area_sqft: null }, ['LivingArea out-of-range']],
  ['an area of nothing', { LivingArea: 0 }, { living_area_sqft: null }, []],
  ['a lot in acres', { LotSizeArea: 0.25, LotSizeUnits: 'Acres' }, { lot_size_sqft: 10_890 }, []],
  ['a lot in square meters', { LotSizeArea: '500', LotSizeUnits: 'Square Meters' }, { lot_size_sqft: 5382 }, []],
  ['a lot by its acres', { LotSizeAcres: 2 }, { lot_size_sqft: 87_120 }, []],
  ['an area with its unit behind it', { LivingArea: '1,850 sq. ft.' }, { living_area_sqft: 1850 }, []],
  ['a metric area with its unit behind it', { LivingArea: '120.5 m²' }, { living_area_sqft: 1297 }, []],
  ['an area with other words behind it', { LivingArea: '1850 approx' }, { living_area_sqft: null }, ['LivingArea not-a-number']],
  ['a lot with its unit behind it', { LotSizeArea: '0.25 Acres' }, { lot_size_sqft: 10_890 }, []],
  ['a lot in hectares', { LotSizeArea: 1.2, LotSizeUnits: 'Hectares' }, { lot_size_sqft: 129_167 }, []],
  ['a ZIP code that was taken for a number', { PostalCode: '80203.0' }, { postal_code: '80203' }, []],
  ['degrees with a comma', { Latitude: '39,7392', Longitude: '-104,9903' }, { latitude: 39.7392, longitude: -104.9903 }, []],
  ['a point as a list', { Coordinates: [-104.9, 39.7] }, { latitude: 39.7, longitude: -104.9 }, []],
  [
    'a point as GeoJSON',
    { Coordinates: { type: 'Point', coordinates: [-104.9, 39.7] } },
    { latitude: 39.7, longitude: -104.9 },
    [],
  ],
  ['a point as text', { Coordinates: 'SRID=4326;POINT (-104.9 39.7)' }, { latitude: 39.7, longitude: -104.9 }, []],
  ['something else for a point', { Coordinates: { lat: 39.7 } }, { latitude: null, longitude: null }, []],
  ['a lot without a unit', { LotSizeArea: 5 }, { lot_size_sqft: null }, ['LotSizeUnits unit-missing']],
  ['a year too early', { YearBuilt: 1599 }, { year_built: null }, ['YearBuilt out-of-range']],
  ['a year too late', { YearBuilt: 2032 }, { year_built: null }, ['YearBuilt out-of-range']],
  ['a house to be built', { YearBuilt: '2031' }, { year_built: 2031 }, []],
  ['spaces with a fraction', { GarageSpaces: '2.00', StoriesTotal: 1.5 }, { garage_spaces: 2, stories_total: 1 }, []],
  ['storeys beyond sense', { StoriesTotal: 80_584 }, { stories_total: null }, ['StoriesTotal out-of-range']],
  // Money by the month
  ['a yearly fee', { AssociationFee: 1200, AssociationFeeFrequency: 'Annually' }, { association_fee_monthly_cents: 10_000 }, []],
  [
    'a quarterly fee',
    { AssociationFee: '300', AssociationFeeFrequency: 'Quarterly' },
    { association_fee_monthly_cents: 10_000 },
    [],
  ],
  [
    'a fee twice a year',
    { AssociationFee: 600, AssociationFeeFrequency: 'SemiAnnually' },
    { association_fee_monthly_cents: 10_000 },
    [],
  ],
  [
    'a fee that is due once',
    { AssociationFee: 600, AssociationFeeFrequency: 'One Time' },
    { association_fee_monthly_cents: null },
    [],
  ],
  [
    'a fee due who knows when',
    { AssociationFee: 600 },
    { association_fee_monthly_cents: null },
    ['AssociationFeeFrequency unit-missing'],
  ],
  ['no fee', { AssociationFee: 0 }, { association_fee_monthly_cents: 0 }, []],
  ['no association', { AssociationYN: false }, { association_fee_monthly_cents: 0 }, []],
  ['an association without a fee', { AssociationYN: true }, { association_fee_monthly_cents: null }, []],
  // Places
  [
    'coordinates as text with spaces',
    { StateOrProvince: 'ID', Latitude: '48.7001', Longitude: ' -116.3237' },
    { latitude: 48.7001, longitude: -116.3237 },
    [],
  ],
  ['the middle of the ocean', { Latitude: 0, Longitude: 0 }, { latitude: null, longitude: null }, ['Latitude out-of-range']],
  [
    'a latitude beyond the pole',
    { Latitude: 91, Longitude: -105 },
    { latitude: null, longitude: null },
    ['Latitude out-of-range'],
  ],
  [
    'another state',
    { StateOrProvince: 'CO', Latitude: 48.7, Longitude: -116.3 },
    { latitude: null, longitude: null },
    ['Latitude outside-region'],
  ],
  [
    'a country whose states we do not know',
    { StateOrProvince: 'Bavaria', Latitude: 48.1, Longitude: 11.6 },
    { latitude: 48.1, longitude: 11.6 },
    [],
  ],
  ['a state by name', { StateOrProvince: 'colorado' }, { state_or_province: 'CO' }, []],
  ['a long postal code', { PostalCode: '80203-1234' }, { postal_code: '80203' }, []],
  ['a postal code that lost its zero', { PostalCode: 2139 }, { postal_code: '02139' }, []],
  ['an address with stray spaces', { UnparsedAddress: '  12   Elm St ' }, { unparsed_address: '12 Elm St' }, []],
  [
    'an address by its parts',
    { StreetNumber: '12', StreetDirPrefix: 'N', StreetName: 'Elm', StreetSuffix: 'St', UnitNumber: '#4' },
    { unparsed_address: '12 N Elm St #4' },
    [],
  ],
  // Dates
  ['an American date', { ListingContractDate: '4/9/2026' }, { listing_contract_date: '2026-04-09' }, []],
  ['a date with a time', { OnMarketDate: '2026-04-09T23:30:00-07:00' }, { on_market_date: '2026-04-09' }, []],
  ['a day that is none', { OnMarketDate: '2026-02-30' }, { on_market_date: null }, ['OnMarketDate not-a-date']],
  [
    'a sale before the listing',
    { OnMarketDate: '2026-04-09', CloseDate: '2026-03-01' },
    { close_date: null },
    ['CloseDate date-order'],
  ],
  [
    'a contract before the listing',
    { OnMarketDate: '2026-04-09', PurchaseContractDate: '2026-03-01' },
    { purchase_contract_date: null },
    ['PurchaseContractDate date-order'],
  ],
  [
    'a timestamp without a zone',
    { StatusChangeTimestamp: '2026-04-09T10:00:00' },
    { status_change_timestamp: '2026-04-09T10:00:00.000Z' },
    [],
  ],
  [
    'a timestamp with an offset',
    { StatusChangeTimestamp: '2026-04-09 10:00:00.1234567-0700' },
    { status_change_timestamp: '2026-04-09T17:00:00.123Z' },
    [],
  ],
  [
    'no time of its own',
    { ModificationTimestamp: null },
    { modification_timestamp: OPTIONS.now },
    ['ModificationTimestamp import-time'],
  ],
  [
    'a time far ahead',
    { ModificationTimestamp: '2099-01-01T00:00:00Z' },
    { modification_timestamp: OPTIONS.now },
    ['ModificationTimestamp import-time'],
  ],
  // Texts
  ['control characters', { City: 'Den\u0007ver\u0000' }, { city: 'Denver' }, ['City control-characters']],
  ['half a character', { City: 'Denver\ud83d' }, { city: 'Denver\ufffd' }, ['City replacement-character']],
  ['an office with an ampersand', { ListOfficeName: 'Smith &amp; Sons' }, { list_office_name: 'Smith & Sons' }, []],
  ['a text that is too long', { StreetNumber: '1'.repeat(30) }, { street_number: '1'.repeat(25) }, ['StreetNumber truncated']],
  // Choices of the seller
  [
    'flags as words',
    { InternetAddressDisplayYN: 'N', InternetEntireListingDisplayYN: '1' },
    { internet_address_display_yn: false, internet_entire_listing_display_yn: true },
    [],
  ],
  [
    'a flag that cannot be read',
    { InternetAddressDisplayYN: 'perhaps' },
    { internet_address_display_yn: false },
    ['InternetAddressDisplayYN not-a-boolean'],
  ],
  ['no flag', { InternetAddressDisplayYN: null }, { internet_address_display_yn: null }, []],
  ['a licence without IDX', { MlgCanUse: ['BO'] }, { internet_entire_listing_display_yn: false }, ['MlgCanUse not-permitted']],
  ['a licence with IDX', { MlgCanUse: ['IDX', 'VOW'] }, { internet_entire_listing_display_yn: null }, []],
  // Addresses on the web
  [
    'a script for an address',
    { VirtualTourURLUnbranded: 'javascript:alert(1)' },
    { virtual_tour_url: null },
    ['VirtualTourURLUnbranded forbidden-url'],
  ],
  [
    'a drawn tour, which no feed may ask for',
    { VirtualTourURLUnbranded: 'portrait:tour' },
    { virtual_tour_url: null },
    ['VirtualTourURLUnbranded forbidden-url'],
  ],
  [
    'credentials in an address',
    { VirtualTourURLUnbranded: 'https://me:secret@example.com/' },
    { virtual_tour_url: null },
    ['VirtualTourURLUnbranded forbidden-url'],
  ],
];

describe('mapResoListing', () => {
  it.each(CASES)('reads %s', (_name, fields, row, warnings) => {
    const listing = accept(fields);
    expect(listing.row).toMatchObject(row);
    expect(listing.codes).toEqual(warnings);
  });

  it('reads lists in all their forms', () => {
    const { details } = accept({
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
    const { details, codes } = accept({
      PublicRemarks: '<p>Sunny &amp; quiet.</p><script>alert(1)</script>Two<br/>lines, 3 < 4',
    });
    expect(details.public_remarks).toBe('Sunny & quiet.\n Two\nlines, 3 < 4');
    expect(codes).toEqual(['PublicRemarks html-removed']);
  });

  it('drops compensation, keeps confidential fields apart and unknown ones as they came', () => {
    const { details } = accept({
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
    const one = accept({ City: 'Denver', Heating: ['Gas'], Extra: 1 });
    const two = mapResoListing(
      { Extra: 1, Heating: ['Gas'], City: 'Denver', ...BASE, ModificationTimestamp: '2026-04-02T00:00:00Z' },
      OPTIONS,
    );
    expect(two).toMatchObject({ ok: true, listing: { sourceHash: one.sourceHash, row: { listing_key: one.row.listing_key } } });
    expect(accept({ City: 'Boulder' }).sourceHash).not.toBe(one.sourceHash);
    expect(accept({ OriginatingSystemName: 'Other MLS' }).row.listing_key).not.toBe(one.row.listing_key);
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
        const mapped = mapResoListing(record, OPTIONS);
        const text = JSON.stringify(mapped);
        expect(text).not.toMatch(/\\u0000|\\ud[89a-f]/);
      }),
      { numRuns: 500 },
    );
  });
});

describe('media of a record', () => {
  const picture = (fields: Record<string, unknown>) => ({
    MediaKey: 'm',
    MediaURL: 'https://photos.example.com/1.jpg',
    MediaCategory: 'Photo',
    ...fields,
  });

  it('come also as a text of their addresses', () => {
    const text = 'https://photos.example.com/1.jpg, https://photos.example.com/a,b.jpg;https://photos.example.com/3.jpg';
    const { media } = accept({ Media: text });
    expect(media?.map(({ source_url: address }) => address)).toEqual([
      'https://photos.example.com/1.jpg',
      'https://photos.example.com/a,b.jpg',
      'https://photos.example.com/3.jpg',
    ]);
  });

  it('orders pictures, the preferred one first, whatever the type of Order', () => {
    const { media } = accept({
      Media: [
        picture({ MediaKey: 'b', Order: '10' }),
        picture({ MediaKey: 'a', Order: 2 }),
        picture({ MediaKey: 'c', Order: 11, PreferredPhotoYN: true }),
      ],
    });
    expect(media?.map((one) => [one.media_key, one.sort_order])).toEqual([
      ['c', 0],
      ['a', 1],
      ['b', 2],
    ]);
  });

  it.each([
    ['no permission', {}, 1],
    ['public', { Permission: ['Public'] }, 1],
    ['IDX among others', { Permission: 'Office Only,IDX' }, 1],
    ['private', { Permission: ['Private'] }, 0],
    ['agents only', { Permission: 'Agent Only' }, 0],
    ['deleted', { MediaStatus: 'Deleted' }, 0],
    ['of an agent', { MediaCategory: 'Agent Photo' }, 0],
    ['a document', { MediaCategory: undefined, MediaType: 'pdf' }, 0],
    ['only a type', { MediaCategory: undefined, MediaType: 'image/jpeg' }, 1],
    ['a branded tour', { MediaCategory: 'Branded Virtual Tour' }, 0],
    ['a file of this machine', { MediaURL: 'file:///etc/passwd' }, 0],
    ['drawn, which no feed may ask for', { MediaURL: 'portrait:K1/front' }, 0],
  ])('shows a picture that is %s: %j', (_name, fields, count) => {
    expect(accept({ Media: [picture(fields)] }).media).toHaveLength(count);
  });

  it('labels alterations and takes the unbranded tour', () => {
    const { media, row } = accept({
      Media: [
        picture({ MediaAlteration: ['VirtualStagingItemAddition', 'None'] }),
        { MediaKey: 't', MediaCategory: 'Unbranded Virtual Tour', MediaURL: 'https://tours.example.com/1' },
      ],
    });
    expect(media?.[0]?.alterations).toEqual(['Virtual Staging - Item Addition']);
    expect(row.virtual_tour_url).toBe('https://tours.example.com/1');
  });

  it('tells silence from an empty set', () => {
    expect(accept({}).media).toBeUndefined();
    expect(accept({ Media: [] }).media).toEqual([]);
  });

  it('takes a renewed signature for the same picture', () => {
    const signed = (signature: string) =>
      accept({ Media: [picture({ MediaURL: `https://p.example.com/1.jpg?w=9&X-Amz-Signature=${signature}&Expires=1` })] });
    expect(signed('a').sourceHash).toBe(signed('b').sourceHash);
  });
});

describe('open houses of a record', () => {
  const house = (fields: Record<string, unknown>) =>
    accept({ StateOrProvince: 'UT', OpenHouse: [{ OpenHouseKey: 'o', OpenHouseDate: '2026-05-09', ...fields }] });

  it.each([
    [
      'timestamps',
      { OpenHouseStartTime: '2026-05-10T01:00:00Z', OpenHouseEndTime: '2026-05-10T03:00:00Z' },
      '2026-05-10T01:00:00.000Z',
      '2026-05-10T03:00:00.000Z',
    ],
    [
      'times of day',
      { OpenHouseStartTime: '9:00 am', OpenHouseEndTime: '12:00 PM' },
      '2026-05-09T15:00:00.000Z',
      '2026-05-09T18:00:00.000Z',
    ],
    [
      'times with an offset',
      { OpenHouseStartTime: '09:00-07:00', OpenHouseEndTime: '12:00-07:00' },
      '2026-05-09T16:00:00.000Z',
      '2026-05-09T19:00:00.000Z',
    ],
    ['no end', { OpenHouseStartTime: '13:00' }, '2026-05-09T19:00:00.000Z', '2026-05-09T21:00:00.000Z'],
    [
      'an end before the start',
      { OpenHouseStartTime: '13:00', OpenHouseEndTime: '11:00' },
      '2026-05-09T19:00:00.000Z',
      '2026-05-09T21:00:00.000Z',
    ],
  ])('reads %s', (_name, fields, starts, ends) => {
    expect(house(fields).openHouses).toMatchObject([{ starts_at: starts, ends_at: ends, time_zone: 'America/Denver' }]);
  });

  it('uses the zone that the record names, also across a clock change', () => {
    const { openHouses } = accept({
      PropertyTimeZoneName: 'America/New_York',
      OpenHouse: [{ OpenHouseDate: '2026-03-08', OpenHouseStartTime: '14:00' }],
    });
    expect(openHouses).toMatchObject([{ starts_at: '2026-03-08T18:00:00.000Z', time_zone: 'America/New_York' }]);
  });

  it('leaves out what cannot be placed in time', () => {
    expect(house({ OpenHouseStartTime: 'noonish' }).openHouses).toEqual([]);
    expect(house({ OpenHouseDate: null, OpenHouseStartTime: '9:00 am' }).openHouses).toEqual([]);
  });
});

describe('times', () => {
  it.each([
    ['2026-04-01T10:00:00-0600', '2026-04-01T16:00:00.000Z'],
    ['2026-04-01T10:00:00+02', '2026-04-01T08:00:00.000Z'],
    ['20260401T100000Z', '2026-04-01T10:00:00.000Z'],
    ['20260401100000', '2026-04-01T10:00:00.000Z'],
    [1_775_037_600, '2026-04-01T10:00:00.000Z'],
    ['1775037600000', '2026-04-01T10:00:00.000Z'],
    ['/Date(1775037600000-0700)/', '2026-04-01T10:00:00.000Z'],
    ['Apr 1, 2026 10:00 AM', '2026-04-01T10:00:00.000Z'],
    ['1-Apr-2026', '2026-04-01T00:00:00.000Z'],
    ['Wed, 01 Apr 2026 10:00:00 GMT', '2026-04-01T10:00:00.000Z'],
  ])('%j is %s', (sent, expected) => {
    const { row, codes } = accept({ StatusChangeTimestamp: sent, OnMarketDate: sent });
    expect([row.status_change_timestamp, row.on_market_date, codes]).toEqual([expected, '2026-04-01', []]);
  });

  it('on days that their month does not have are none', () => {
    expect(accept({ StatusChangeTimestamp: '2026-02-30T10:00:00Z' })).toMatchObject({
      row: { status_change_timestamp: null },
      codes: ['StatusChangeTimestamp not-a-date'],
    });
  });
});

describe('lookups with several values', () => {
  it.each([
    [{ Gas: true, Electric: true, Solar: false }],
    [[{ LookupValue: 'Gas' }, { LookupValue: 'Electric' }]],
    [{ value: ['Gas', 'Electric'] }],
    [[['Gas', 'Electric']]],
    ['["Gas","Electric"]'],
    ['Gas\nElectric'],
    ["Org.Reso.Heating'Gas,Electric'"],
  ])('as %j', (sent) => {
    expect(accept({ Heating: sent }).details.features['Heating']).toEqual(['Gas', 'Electric']);
  });
});

describe('pictures', () => {
  const picture = (number: number) => ({
    MediaKey: `m${number}`,
    MediaURL: `https://photos.example/${number}.jpg`,
    Order: number,
  });
  it.each([
    ['in a wrapper', { value: [picture(1), picture(2)] }],
    ['under numbers', { 0: picture(1), 1: picture(2) }],
    ['as JSON text', JSON.stringify([picture(1), picture(2)])],
    ['as lists of lists', [[picture(1)], [picture(2)]]],
    ['as addresses alone', ['https://photos.example/1.jpg', '//photos.example/2.jpg']],
    [
      'with another name for the address',
      [1, 2].map((number) => ({ MediaUrl: `https://photos.example/${number}.jpg`, Order: String(number) })),
    ],
  ])('%s', (_name, sent) => {
    const { media, codes } = accept({ Media: sent });
    expect(media?.map((one) => one.source_url)).toEqual(['https://photos.example/1.jpg', 'https://photos.example/2.jpg']);
    expect(codes).toEqual([]);
  });

  it('that are one alone', () => {
    expect(accept({ Media: picture(1) }).media).toHaveLength(1);
  });
});
