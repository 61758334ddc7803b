import { describe, expect, it } from 'vitest';
import { lookupsOf, UNKNOWN_WORD } from '#tests/support/lookups.ts';
import { toResoRecord, unwrap } from './index.ts';

describe('OpenImmo', () => {
  const immobilie = (fields: Record<string, unknown>) =>
    toResoRecord({ '@element': 'immobilie', verwaltung_techn: { openimmo_obid: 'A' }, ...fields }).record;

  it('reads decimal commas as what they are', () => {
    const record = immobilie({
      geo: { geokoordinaten: { '@breitengrad': '52,52', '@laengengrad': '13,4' } },
      flaechen: { wohnflaeche: '125,5', grundstuecksflaeche: '1.250,5' },
      preise: { kaufpreis: '1.250.000,50', waehrung: { '@iso_waehrung': 'USD' } },
    });
    expect(record).toMatchObject({
      Latitude: '52.52',
      Longitude: '13.4',
      LivingArea: 1351,
      LotSizeSquareFeet: 13_460,
      ListPrice: '1250000.50',
    });
  });

  it('reads a flag as a word or as a number', () => {
    for (const flag of ['true', '1'])
      expect(immobilie({ objektkategorie: { vermarktungsart: { '@MIETE_PACHT': flag } } })['PropertyType']).toBe(
        'Residential Lease',
      );
  });
});

it('takes the name of a type from Spark, not the letter', () => {
  const fields = { ListingKey: '1', PropertyType: 'A', PropertyTypeLabel: 'Residential' };
  expect(toResoRecord({ StandardFields: fields }).record['PropertyType']).toBe('Residential');
  expect(toResoRecord({ StandardFields: { ...fields, PropertyTypeLabel: undefined } }).record['PropertyType']).toBe('A');
});

it('takes the class of a type from Spark where the type has no name', () => {
  const fields = { ListingKey: '1', PropertyType: 'C', PropertyClass: 'Land' };
  expect(toResoRecord({ StandardFields: fields }).record['PropertyType']).toBe('Land');
});

it('names the money of REAXML, which has no word for it', () => {
  const currency = (address: object) =>
    toResoRecord({ '@element': 'residential', uniqueID: '1', address, price: '650000' }).record['Currency'];
  expect([currency({}), currency({ country: 'AUS' }), currency({ country: 'NZ' })]).toEqual(['AUD', 'AUD', 'NZD']);
});

it('takes what a home of Kyero says of its money and status beyond the format', () => {
  const home = (fields: object) => toResoRecord({ '@element': 'property', reference: 'K1', beds: '3', ...fields }).record;
  expect(home({ price: { '#': '350000', '@currency': 'EUR' }, status: 'Under Offer' })).toMatchObject({
    ListingKey: 'K1',
    ListPrice: '350000',
    Currency: 'EUR',
    StandardStatus: 'Under Offer',
  });
  expect(home({ price: '350000', currency: 'USD' })).toMatchObject({ Currency: 'USD', StandardStatus: 'Active' });
});

describe('an offer that is neither for sale nor for rent is no status', () => {
  const statusOf = (fields: Record<string, unknown>) => toResoRecord(fields).record['StandardStatus'];

  it.each<[string, (offer: string) => Record<string, unknown>, string[], string]>([
    ['Trovit', (type) => ({ '@element': 'ad', id: '1', type }), ['For sale', 'For Rent', 'Roommate', ''], 'For Exchange'],
    [
      'Kyero',
      (freq) => ({ '@element': 'property', id: '1', beds: '3', price_freq: freq }),
      ['sale', 'month', 'Week'],
      'timeshare',
    ],
    ['IDX 3.01', (offer) => ({ version: 'IDX3.01', property: 'A', offer }), ['SALE', 'rent'], 'SWAP'],
  ])('in %s', (_format, recordOf, known, unknown) => {
    expect(known.map((offer) => statusOf(recordOf(offer)))).toEqual(known.map(() => 'Active'));
    expect(statusOf(recordOf(unknown))).toBe(unknown);
  });
});

it('takes no other number for a key of SimplyRETS that cannot be read', () => {
  const home = (mlsId: unknown) => toResoRecord({ mlsId, listingId: 'B', property: {} }).record['ListingKey'];
  expect([home(5), home({ id: 5 }), home(null)]).toEqual(['5', null, null]);
});

it('places homes of REAXML in Australia where nothing else is said', () => {
  const home = { '@element': 'residential', uniqueID: '1', address: { state: 'WA', postcode: '6000' } };
  expect(toResoRecord(home).record).toMatchObject({ Country: 'AU', StateOrProvince: 'WA', PostalCode: '6000' });
});

it('takes a condominium from SimplyRETS by its type', () => {
  expect(toResoRecord({ mlsId: 1, property: { type: 'CND' } }).record['PropertySubType']).toBe('Condominium');
});

it('knows homes under offer in REAXML by their status', () => {
  const record = toResoRecord({ '@element': 'residential', '@status': 'Under Offer', uniqueID: '1', address: {} }).record;
  expect(record['StandardStatus']).toBe('Active Under Contract');
});

it('reads what a home was sold for in REAXML under both of its names, and only where it may be shown', () => {
  const sold = (details: object) =>
    toResoRecord({ '@element': 'residential', '@status': 'sold', uniqueID: '1', address: {}, soldDetails: details }).record[
      'ClosePrice'
    ];
  expect(sold({ price: '500000' })).toBe('500000');
  expect(sold({ soldPrice: { '@display': 'yes', '#': '900000' } })).toBe('900000');
  expect(sold({ soldPrice: { '@display': 'no', '#': '900000' } })).toBeUndefined();
  expect(sold({ price: { '@display': 'range', '#': '900000' } })).toBeUndefined();
});

describe('elements of other names', () => {
  const read = (fields: Record<string, unknown>) => toResoRecord({ '@element': 'Listing', ListingKey: 'A', ...fields }).record;

  it('are what they say, whatever their attributes tell besides', () => {
    const sent = read({
      ListPrice: { '@commons:isgSecurityClass': 'Public', '#': '500000' },
      LotSize: { '@commons:areaUnits': 'acre', '#': '0.25' },
      Photos: { Photo: [{ MediaURL: { '@x': 'y', '#': 'https://a/1.jpg' } }] },
    });
    expect(sent).toMatchObject({
      ListPrice: '500000',
      LotSize: '0.25 acre',
      Photos: { Photo: [{ MediaURL: 'https://a/1.jpg' }] },
    });
  });

  it('keep the money that they name', () => {
    expect(read({ ListPrice: { '@currency': 'eur', '#': '500000' } })['ListPrice']).toEqual({
      amount: '500000',
      currency: 'EUR',
    });
  });
});

describe('schema.org', () => {
  const offer = { price: '649000', priceCurrency: 'USD', availability: 'https://schema.org/InStock' };
  const home = {
    '@type': 'SingleFamilyResidence',
    address: { streetAddress: '1 Elm', addressLocality: 'Portland', addressRegion: 'OR', addressCountry: { name: 'US' } },
    numberOfBedrooms: { value: 3 },
    floorSize: { value: 100, unitCode: 'MTK' },
  };
  const listing = { '@type': 'RealEstateListing', identifier: { value: '9' }, offers: offer, mainEntity: home };

  it('is read with the home in it', () => {
    expect(toResoRecord(listing).record).toMatchObject({
      ListingKey: '9',
      StandardStatus: 'Active',
      PropertyType: 'Residential',
      PropertySubType: 'Single Family Residence',
      ListPrice: '649000',
      City: 'Portland',
      Country: 'US',
      BedroomsTotal: 3,
      LivingArea: 1076.39104,
    });
  });

  it.each([
    ['SoldOut', 'Closed'],
    ['http://schema.org/PreOrder', 'Coming Soon'],
    ['Whatever', 'Whatever'],
    [undefined, 'Active'],
  ])('says whether a home can be had: %s', (availability, expected) => {
    const { record } = toResoRecord({ ...listing, offers: { ...offer, availability } });
    expect(record['StandardStatus']).toBe(expected);
  });

  it('may be a graph of several things, of which some are no listings', () => {
    const graph = { '@context': 'https://schema.org', '@graph': [{ '@type': 'Organization', name: 'A' }, listing] };
    expect(unwrap(graph)).toEqual([listing]);
    expect(unwrap(listing)).toBeUndefined();
  });
});

it('reads the older XML of the Canadian exchanges', () => {
  const home = { '@element': 'PropertyDetails', '@ID': '19', ListingID: 'W7', Price: '900000', PropertyType: 'Single Family' };
  const details = { Building: { BedroomsTotal: '3 + 1', Type: 'House' }, Land: { SizeTotal: '0.25 ac' } };
  expect(toResoRecord({ ...home, ...details, TransactionType: 'For lease' }).record).toMatchObject({
    ListingKey: '19',
    PropertyType: 'Residential Lease',
    PropertySubType: 'Single Family Residence',
    BedroomsTotal: 3,
    LotSizeArea: '0.25 ac',
    Currency: 'CAD',
  });
});

it.each([
  [{ commercialListingType: { '@value': 'lease' }, commercialRent: '45000' }, 'Commercial Lease', '45000'],
  [{ commercialListingType: { '@value': 'sale' }, price: '900000' }, 'Commercial Sale', '900000'],
])('tells rooms of REAXML that are let from those that are sold: %j', (fields, type, price) => {
  expect(toResoRecord({ '@element': 'commercial', uniqueID: '1', ...fields }).record).toMatchObject({
    PropertyType: type,
    ListPrice: price,
  });
});

describe('a list of names and values', () => {
  const fields = [
    { name: 'ListingKey', value: 'A' },
    { name: 'ListPrice', value: 500_000 },
  ];

  it.each<[string, Record<string, unknown>]>([
    ['of a record', { resource: 'Property', fields, Media: [] }],
    ['under other names', { values: fields.map(({ name, value }) => ({ FieldName: name, Value: value, Type: 'x' })) }],
    [
      'of an element of their own',
      { '@element': 'Listing', Attributes: { Attribute: fields.map(({ name, value }) => ({ Name: name, Value: value })) } },
    ],
    ['of elements', { '@element': 'Property', field: fields.map(({ name, value }) => ({ '@name': name, '#': String(value) })) }],
  ])('%s is read as a record', (_name, value) => {
    const { record } = toResoRecord(value);
    expect([record['ListingKey'], String(record['ListPrice'])]).toEqual(['A', '500000']);
  });

  it('is no record where one of them is none', () => {
    const value = { fields: [...fields, 'text'] };
    expect(toResoRecord(value).record).toBe(value);
  });
});

it('looks words of a feed up in its own tables alone, whatever they are', () => {
  const word = UNKNOWN_WORD;
  const records = [
    { '@element': 'residential', uniqueID: word, '@status': word, status: word, address: { state: word, country: word } },
    { '@element': 'property', reference: word, beds: '3', type: word, price: { '#': '1', '@currency': word }, status: word },
    { StandardFields: { ListingKey: '1', [word]: word, StateOrProvince: word, MlsStatus: word } },
    { '@type': 'House', '@id': word, offers: { availability: word, price: 1 }, floorSize: { value: 1, unitCode: word } },
    { LN: '1', [word]: word, ST: word, STATUS: word, TYP: word, LP: '1' },
  ];
  expect(lookupsOf(() => records.forEach((record) => toResoRecord(record)))).toEqual([]);
});
