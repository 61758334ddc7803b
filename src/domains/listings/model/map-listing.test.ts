import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptRecord, BARE_RECORD, MAP_OPTIONS, mapRecord } from '#tests/support/reso-record.ts';
import { mapResoListing } from './map-listing.ts';
import type { ListingRow } from './normalized-listing.ts';

const NOTHING_OF_THE_SALE = ['ClosePrice missing', 'CloseDate missing'];

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
  ['an agent in two parts', { ListAgentFirstName: 'Al', ListAgentLastName: 'Fox' }, { list_agent_full_name: 'Al Fox' }, []],
  ['an agent of one part', { ListAgentFirstName: 'Al' }, { list_agent_full_name: null }, []],
  ['a fee that says how often', { AssociationFee: '$135 / qtr' }, { association_fee_monthly_cents: 4500 }, []],
  ['taxes that say it', { TaxAnnualAmount: '$2,940/yr' }, { tax_annual_amount_cents: 294_000 }, []],
  ['taxes of a month', { TaxAnnualAmount: '200 per month' }, { tax_annual_amount_cents: 240_000 }, []],
  ['a rent of a month', { ListPrice: '$2,300/mo' }, { list_price_cents: 230_000 }, []],
  ['acres, said better in feet', { LotSizeAcres: 0.1148, LotSizeArea: 5000, LotSizeUnits: 'SqFt' }, { lot_size_sqft: 5000 }, []],
  ['acres, and other feet', { LotSizeAcres: 2.5, LotSizeArea: 2.5, LotSizeUnits: 'SqFt' }, { lot_size_sqft: 108_900 }, []],
  ['acres, and an area without a unit', { LotSizeAcres: 2, LotSizeArea: 900 }, { lot_size_sqft: 87_120 }, []],
  ['feet, and an area without a unit', { LotSizeSquareFeet: 5000, LotSizeArea: 900 }, { lot_size_sqft: 5000 }, []],
  ['acres without saying so', { LotSizeArea: 0.5, StateOrProvince: 'TX' }, { lot_size_sqft: 21_780 }, []],
  ['a size with its unit', { LotSizeArea: { size: 0.5, units: 'acres' } }, { lot_size_sqft: 21_780 }, []],
  ['a fee a month', { AssociationFee: 250, AssociationFeeFrequency: 'Per Month' }, { association_fee_monthly_cents: 25_000 }, []],
  ['a studio', { BedroomsTotal: 'Studio' }, { bedrooms_total: 0 }, []],
  ['a price in an object', { ListPrice: { value: '600000', currency: 'USD' } }, { list_price_cents: 60_000_000 }, []],
  [
    'a place with its height',
    { Coordinates: { type: 'Point', coordinates: [-104.98, 39.74, 1609] } },
    { latitude: 39.74, longitude: -104.98 },
    [],
  ],
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
  ['a country by its name', { Country: 'Canada', StateOrProvince: 'ON' }, { country: 'CA' }, []],
  ['no country', { Country: 'N/A' }, { country: null }, []],
  ['a province by its name', { Country: 'Canada', StateOrProvince: 'Québec' }, { state_or_province: 'QC' }, []],
  [
    'a state that is none',
    { StateOrProvince: 'Arizonia', PostalCode: '85201' },
    { state_or_province: 'Arizonia' },
    ['StateOrProvince unknown-lookup'],
  ],
  ['no day', { CloseDate: '1899-12-30', OnMarketDate: '01/01/1900' }, { close_date: null, on_market_date: null }, []],
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
  ['a price with its currency and one point', { ListPrice: 'USD 640.000' }, { list_price_cents: 64_000_000 }, []],
  ['a price with one point for thousands', { ListPrice: '389.000' }, { list_price_cents: 38_900_000 }, []],
  ['a rent with thousandths', { PropertyType: 'Residential Lease', ListPrice: '850.000' }, { list_price_cents: 85_000 }, []],
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
  ['an area with a point for thousands', { LivingArea: '1.640' }, { living_area_sqft: 1640 }, []],
  ['an area with thousandths', { LivingArea: '850.000' }, { living_area_sqft: 850 }, []],
  ['an area without a unit', { LivingArea: '1,850' }, { living_area_sqft: 1850 }, []],
  ['an area beyond sense', { LivingArea: 3.7e11 }, { living_area_sqft: null }, ['LivingArea out-of-range']],
  ['an area of nothing', { LivingArea: 0 }, { living_area_sqft: null }, []],
  ['a lot in acres', { LotSizeArea: 0.25, LotSizeUnits: 'Acres' }, { lot_size_sqft: 10_890 }, []],
  ['a lot in square meters', { LotSizeArea: '500', LotSizeUnits: 'Square Meters' }, { lot_size_sqft: 5382 }, []],
  ['a lot by its acres', { LotSizeAcres: 2 }, { lot_size_sqft: 87_120 }, []],
  ['an area with its unit behind it', { LivingArea: '1,850 sq. ft.' }, { living_area_sqft: 1850 }, []],
  ['a metric area with its unit behind it', { LivingArea: '120.5 m²' }, { living_area_sqft: 1297 }, []],
  [
    'an area with other words behind it',
    { LivingArea: '1850 plus porch' },
    { living_area_sqft: null },
    ['LivingArea not-a-number'],
  ],
  ['an area that says it is rounded', { LivingArea: '1,488 +/-' }, { living_area_sqft: 1488 }, []],
  ['a lot that says it is rounded', { LotSizeArea: '~2.5 acres m/l' }, { lot_size_sqft: 108_900 }, []],
  [
    'a fee whose frequency is one letter',
    { AssociationFee: 300, AssociationFeeFrequency: 'Q' },
    { association_fee_monthly_cents: 10_000 },
    [],
  ],
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
    { modification_timestamp: MAP_OPTIONS.now },
    ['ModificationTimestamp import-time'],
  ],
  [
    'a time far ahead',
    { ModificationTimestamp: '2099-01-01T00:00:00Z' },
    { modification_timestamp: MAP_OPTIONS.now },
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
  ['a license without IDX', { MlgCanUse: ['BO'] }, { internet_entire_listing_display_yn: false }, ['MlgCanUse not-permitted']],
  ['a license with IDX', { MlgCanUse: ['IDX', 'VOW'] }, { internet_entire_listing_display_yn: null }, []],
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
    const listing = acceptRecord(fields);
    expect(listing.row).toMatchObject(row);
    expect(listing.codes).toEqual(warnings);
  });

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
