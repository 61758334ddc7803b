import { describe, expect, it } from 'vitest';
import { A, B, BOTH, placesOf, readContent, rowsOf, said } from '#tests/support/feed-records.ts';
import { goalOfField } from '#domains/listings/server/index.ts';
import { NO_MAPPING } from '../model/feed-mapping.ts';
import { inPages } from './read-records.ts';

describe('records of an answer', () => {
  it.each<[string, unknown]>([
    ['a list two levels down', { status: 'ok', data: { listings: [A, B], total: 2 } }],
    ['an object of records', { listings: { one: A, two: B } }],
    ['edges and nodes', { data: { homes: { edges: [{ node: A }, { node: B }] } } }],
    [
      'resources with attributes',
      {
        data: [
          { type: 'x', id: '1', attributes: A },
          { type: 'x', id: '2', attributes: B },
        ],
      },
    ],
    [
      'lists within a list',
      {
        RESO: {
          systems: [
            { of: 1, Records: [A] },
            { of: 2, Records: [B] },
          ],
        },
      },
    ],
    ['wrapped records', [{ Property: A }, { Property: B }]],
    ['several lists of an answer', { active: [A], sold: [B] }],
    ['several pages in a list', [{ value: [A] }, { value: [B] }]],
    ['several pages, a line each', `${JSON.stringify({ value: [A] })}\n${JSON.stringify({ value: [B] })}`],
    ['records beside those that belong to them', { Media: [{ ListingKey: 'A', MediaKey: '1' }], Property: [A, B] }],
  ])('are found in %s', async (_name, content) => {
    expect(await said(content)).toEqual(BOTH);
  });

  it('are refused one by one, whatever else stands in their list', async () => {
    expect(await said({ success: true, bundle: [A, null, { ...B, ListingKey: '' }, 'text'] })).toEqual([
      ['A', 'Denver', 0],
      [' not-an-object'],
      ['ListingKey missing'],
      [' not-an-object'],
    ]);
  });

  it('may be more than are held at once, whatever their list is called', async () => {
    const filler = 'x'.repeat(1_000_000);
    const many = Array.from({ length: 20 }, (_, at) => ({ ...A, ListingKey: `K${at}`, OfTheirOwn: filler }));
    expect(await said({ bundle: many })).toHaveLength(20);
  });
});

describe('JSON of other kinds', () => {
  it('is read behind separators', async () => {
    expect(await said(`\u001e${JSON.stringify(A)}\n\u001e${JSON.stringify(B, null, 2)}\n`)).toEqual(BOTH);
  });

  it('loses of a list on one line only the record with a quote too many', async () => {
    const broken = '{"ListingKey":"X","StandardStatus":"Active","PublicRemarks":"A 12" deep shelf"}';
    const found = await said(`{"value":[${JSON.stringify(A)},${broken},${JSON.stringify(B)}]}`);
    expect(found).toEqual([BOTH[0], [' invalid-json'], BOTH[1]]);
    expect(await said(`[${JSON.stringify(A)},${JSON.stringify(B)},${broken}]`)).toEqual([...BOTH, [' invalid-json']]);
  });
});

describe('lists of names and values', () => {
  const pairs = (record: object) => Object.entries(record).map(([name, value]) => ({ FieldName: name, Value: value }));

  it.each<[string, unknown]>([
    ['alone', [pairs(A), pairs(B)]],
    ['in an answer', { success: true, records: [pairs(A), pairs(B)] }],
    ['of records in an answer', { result: [A, B].map((one) => ({ id: 1, fields: pairs(one), Media: [] })) }],
  ])('are read as records: %s', async (_name, content) => {
    expect(await said(content)).toEqual(BOTH);
  });
});

describe('fields in other places', () => {
  it('are read from groups of a listing, after its own', async () => {
    const { City: _city, ...bare } = A;
    expect(await said([{ ...bare, Address: { city: 'Denver', PrivateRemarks: 'no' } }])).toEqual([BOTH[0]]);
    expect(await said([{ ...A, location: { City: 'Elsewhere' } }])).toEqual([BOTH[0]]);
  });

  it.each([
    ['Photo1', 'Photo2'],
    ['PhotoURL_1', 'PhotoURL_2'],
    ['Image 1', 'Image 2'],
    ['Media[0].MediaURL', 'Media[1].MediaURL'],
    ['Media.0.MediaURL', 'Media.1.MediaURL'],
    ['image_url_1', 'image_url_2'],
  ])('are pictures where each has one: %s', async (one, other) => {
    const record = { ...A, [other]: 'https://a/2.jpg', [one]: 'https://a/1.jpg' };
    expect(await said([record])).toEqual([['A', 'Denver', 2]]);
    expect(await said([{ ...A, [one]: 'no address', [other]: null }])).toEqual([BOTH[0]]);
  });
});

describe('tables', () => {
  const table = 'ListingKey;StandardStatus;City\nA;Active;Denver\nB;Closed;Boulder\n';

  it.each([
    ['a title', 'Active, pending and closed listings\n\n'],
    ['notes', '# Export of the exchange, made at night\r\n# 2026-04-01, all cities of the county\r\n# in no order\r\n'],
    ['what sets cells apart', 'sep=;\n'],
  ])('may have %s above their names', async (_name, above) => {
    const found = await readContent(above + table);
    expect(found.map((one) => one.said)).toEqual(BOTH);
    expect(found[1]?.line).toBe(above.split('\n').length + 2);
  });
});

describe('tables in JSON', () => {
  const names = Object.keys(A);
  const rows = [Object.values(A), Object.values(B)];

  it.each<[string, unknown]>([
    ['names and rows', { columns: names, rows }],
    ['lists, of which the first has the names', [names, ...rows]],
  ])('are read from %s', async (_name, content) => {
    expect(await said(content)).toEqual(BOTH);
  });

  it('lose only the row that has other cells', async () => {
    expect(await said([names, rows[0], ['X'], rows[1]])).toEqual([BOTH[0], [' not-an-object'], BOTH[1]]);
  });
});

describe('names of fields in other spellings', () => {
  it.each<[string, Record<string, unknown>]>([
    [
      'camel case',
      { listingKey: 'A', standardStatus: 'Active', city: 'Denver', media: [{ mediaUrl: 'https://a/1.jpg', order: 1 }] },
    ],
    ['snake case', { listing_key: 'A', standard_status: 'Active', city: 'Denver', media: [{ media_url: 'https://a/1.jpg' }] }],
    ['capitals', { LISTINGKEY: 'A', STANDARDSTATUS: 'Active', CITY: 'Denver', MEDIA: [{ MEDIAURL: 'https://a/1.jpg' }] }],
    [
      'paths with points',
      {
        'Property.ListingKey': 'A',
        'Property.StandardStatus': 'Active',
        'Property.City': 'Denver',
        'Property.Media': ['https://a/1.jpg'],
      },
    ],
    [
      'paths',
      { 'Listing/ListingKey': 'A', 'Listing/StandardStatus': 'Active', 'reso:City': 'Denver', Photos: ['https://a/1.jpg'] },
    ],
    ['words', { 'Listing Key': 'A', 'Standard Status': 'Active', City: 'Denver', Photos: ['https://a/1.jpg'] }],
  ])('are read in %s', async (_name, record) => {
    expect(await said([record])).toEqual([['A', 'Denver', 1]]);
  });

  it('are as secret with their resource before them', () => {
    expect(['Property.PrivateRemarks', 'Listing/LockBoxType'].map(goalOfField)).toEqual(['confidential', 'confidential']);
    expect(goalOfField('Property.BuyerAgencyCompensation')).toBe('dropped');
  });

  it('keep the meaning that the operator gives them', async () => {
    const mapping = { ...NO_MAPPING, fields: { listing_key: 'ListingId', id: 'ListingKey' } };
    expect(await said([{ id: 'A', listing_key: 'other', standard_status: 'Active', City: 'Denver' }], mapping)).toEqual([
      ['A', 'Denver', 0],
    ]);
  });
});

describe('groups of a record', () => {
  const home = {
    mlsNumber: 'A',
    status: 'Active',
    price: { amount: 450_000, currency: 'USD' },
    address: { streetAddress: '1 Main St', city: 'Denver', state: 'CO', zip: '80203' },
    details: { numBedrooms: 3, numBathrooms: '2', sqft: 1850, description: 'Light rooms' },
    office: { brokerageName: 'Harbor Realty', phone: '303-555-0100', name: '' },
    agent: { firstName: 'Dana', lastName: 'Whitfield' },
    images: ['https://a/1.jpg'],
  };

  it('are read by the names that other portals give to fields', async () => {
    expect(await said([home])).toEqual([['A', 'Denver', 1]]);
    expect(await rowsOf([home])).toMatchObject([
      {
        list_price_cents: 45_000_000,
        unparsed_address: '1 Main St',
        postal_code: '80203',
        bedrooms_total: 3,
        bathrooms_total_integer: 2,
        living_area_sqft: 1850,
        list_office_name: 'Harbor Realty',
        list_office_phone: '303-555-0100',
        list_agent_full_name: 'Dana Whitfield',
      },
    ]);
  });

  it('mean what their group says', async () => {
    const lot = {
      mls: { number: 'B' },
      status: 'Active',
      lot: { sqft: 5000 },
      garage: { spaces: 2 },
      baths: { full: 2, half: 1 },
    };
    expect(await rowsOf([lot])).toMatchObject([
      {
        source_listing_key: 'B',
        living_area_sqft: null,
        lot_size_sqft: 5000,
        garage_spaces: 2,
        bathrooms_full: 2,
        bathrooms_half: 1,
      },
    ]);
  });

  it('are known by a plain id where there is no field for a key, and by none where that is empty', async () => {
    const { mlsNumber: _none, ...plain } = home;
    expect(await rowsOf([{ ...plain, id: 'x-1' }])).toMatchObject([{ source_listing_key: 'x-1' }]);
    expect(await rowsOf([{ ...home, mlsNumber: '', id: 'x-1' }])).toEqual([undefined]);
  });

  it('are counted under whatever stands around the name of a count', async () => {
    const counts = { 'num-full-bathrooms': 2, 'Half Bath Count': 1, 'Number of Bedrooms': 3, total_taxes: 9 };
    expect(await rowsOf([{ mlsNumber: 'C', status: 'Active', ...counts }])).toMatchObject([
      { bathrooms_full: 2, bathrooms_half: 1, bedrooms_total: 3, tax_annual_amount_cents: null },
    ]);
  });

  it('are for rent where a field says no more than that', async () => {
    expect(await rowsOf([{ ...home, type: 'Lease', propertyType: 'Condo' }])).toMatchObject([
      { property_type: 'Residential Lease', property_sub_type: 'Condominium' },
    ]);
  });

  it('keep a price in other money out of dollars', async () => {
    expect(await rowsOf([{ ...home, price: 450_000, currency: 'EUR' }])).toMatchObject([{ list_price_cents: null }]);
  });

  it('are a server’s own where it speaks the standard', async () => {
    const record = {
      ListingKey: 'A',
      StandardStatus: 'Active',
      ModificationTimestamp: '2026-04-01T10:00:00Z',
      Remarks: 'not ours',
      Price: 1,
    };
    expect(await rowsOf([record], 'web-api')).toMatchObject([{ list_price_cents: null }]);
    expect(await rowsOf([record])).toMatchObject([{ list_price_cents: 100 }]);
  });
});

describe('tables', () => {
  const mapping = {
    fields: { 'MLS #': 'ListingKey', Status: 'StandardStatus' },
    words: { StandardStatus: { A: 'Active' } },
    defaults: {},
  };

  it('may call the key as the mapping says', async () => {
    expect(await said('MLS #,Status,City\n7,A,Denver\n8,Q,Denver\n', mapping)).toEqual([
      ['7', 'Denver', 0],
      ['StandardStatus unknown-value'],
    ]);
    await expect(said('Row,Status,City\n7,Active,Denver\n')).rejects.toThrow(/no column ListingKey/);
  });

  it('are read by the names that exports give to fields', async () => {
    const names = 'MLS #,Status,List Price ($),Street Address,City,Zip,Beds,Baths - Full,Sq. Ft.,Photo URL,Agent Remarks';
    const content = `${names}\n7,Pending,"$450,000",1 Main St,Denver,80203,3,2,"1,850",https://a/1.jpg,Key under mat\n`;
    expect(await said(content)).toEqual([['7', 'Denver', 1]]);
    expect(await rowsOf(content)).toMatchObject([
      {
        listing_id: '7',
        standard_status: 'Pending',
        list_price_cents: 45_000_000,
        unparsed_address: '1 Main St',
        postal_code: '80203',
        bedrooms_total: 3,
        bathrooms_full: 2,
        living_area_sqft: 1850,
      },
    ]);
  });

  it('may note in brackets what goes without saying', async () => {
    const names = 'Listing Key (required),Status,List Price (USD),Living Area (sq ft),Last Updated (UTC)';
    const [row] = await rowsOf(`${names}\n7,Active,450000,1850,2026-04-01 10:00:00\n`);
    expect(row).toMatchObject({
      list_price_cents: 45_000_000,
      living_area_sqft: 1850,
      modification_timestamp: '2026-04-01T10:00:00.000Z',
    });
    const [meters] = await rowsOf('ListingKey,Status,Living Area (sq m)\n7,Active,170\n');
    expect(meters).toMatchObject({ living_area_sqft: 1830 });
  });

  it('go by RESO’s own names first, and by what the operator says before all', async () => {
    expect(await said('MLS #,ListingKey,Status,StandardStatus,City\n7,A,Banana,Active,Denver\n')).toEqual([['A', 'Denver', 0]]);
    const ours = { ...NO_MAPPING, fields: { Reference: 'ListingKey', 'MLS #': 'MLSAreaMajor' } };
    expect(await said('MLS #,Reference,Status,City\n7,A,Active,Denver\n', ours)).toEqual([['A', 'Denver', 0]]);
  });

  it('are told by their number, not by the exchange that all are of', async () => {
    expect(await said('MLS,MLS ID,Listing No.,Status,City\nStellar,S1,7,Active,Denver\n')).toEqual([['7', 'Denver', 0]]);
    expect(await said('MLS,MLS Id,Status,City\nStellar,7,Active,Denver\n')).toEqual([['7', 'Denver', 0]]);
    expect(await said('MLS,Status,City\n7,Active,Denver\nStellar,Active,Denver\n')).toEqual([
      ['7', 'Denver', 0],
      ['ListingKey missing'],
    ]);
  });

  it('without a key are known by the number that people know, if each row has one', async () => {
    expect(await said('ListingId,StandardStatus,City\nA,Active,Denver\n,Active,Denver\n')).toEqual([
      ['A', 'Denver', 0],
      ['ListingKey missing'],
    ]);
    expect(await said('ListingKey,ListingId,StandardStatus,City\n,A,Active,Denver\n')).toEqual([['ListingKey missing']]);
  });

  it.each([
    ['a line that names the separator', 'sep=;\r\nListingKey;StandardStatus;City\r\nA;Active;Denver\r\n'],
    ['single quotes', "'ListingKey','StandardStatus','City'\n'A','Active','Denver'\n"],
    ['spaces before quotes', 'ListingKey, StandardStatus, City\n"A", "Active", "Denver"\n'],
    ['spaces around everything', ' ListingKey , StandardStatus , City \n "A" , Active , Denver \n'],
    ['tildes', 'ListingKey~StandardStatus~City\nA~Active~Denver\n'],
    ['a name that comes twice', 'ListingKey,StandardStatus,City,City\nA,Active,Denver,\n'],
  ])('are read with %s', async (_name, content) => {
    expect(await said(content)).toEqual([['A', 'Denver', 0]]);
  });

  it.each([
    ['to the end of the file', 'X,"open,Denver\n'],
    ['up to the next quote', 'X,"open,Denver\n', 'B,Active,"Boulder"\n'],
    ['in the last cell', 'X,Active,"open\n', '"B",Active,Boulder\n'],
  ])('lose no row to a quote that was never closed, %s', async (_name, row, next = 'B,Active,Boulder\n') => {
    expect(
      placesOf(
        await readContent(`ListingKey,StandardStatus,City\nA,Active,Denver\n${row}${next}C,Bogus,Denver\nD,Active,"El\nPaso"\n`),
      ),
    ).toEqual([
      { number: 1, line: 2, said: ['A', 'Denver', 0] },
      { number: 2, line: 3, said: [' invalid-row'] },
      { number: 3, line: 4, said: ['B', 'Boulder', 0] },
      { number: 4, line: 5, said: ['StandardStatus unknown-value'] },
      { number: 5, line: 7, said: ['D', 'El Paso', 0] },
    ]);
  });

  it('may end each row with a delimiter, behind which nothing else stands', async () => {
    expect(await said('ListingKey,StandardStatus,City\nA,Active,Denver,\nX,Active,Denver,more\nB,Closed,Boulder\n')).toEqual([
      BOTH[0],
      [' invalid-row'],
      BOTH[1],
    ]);
  });

  it('say of each row which it is', async () => {
    expect(placesOf(await readContent('ListingKey,StandardStatus\nA,Active\nB,Active,more\nC,Active\n,Active\n'))).toEqual([
      { number: 1, line: 2, said: ['A', null, 0] },
      { number: 2, line: 3, said: [' invalid-row'] },
      { number: 3, line: 4, said: ['C', null, 0] },
      { number: 4, line: 5, said: ['ListingKey missing'] },
    ]);
  });
});

it('ends a page with its number of records, and sooner where they are large', async () => {
  async function* groups() {
    for (const size of [10, 10, 10, 4_000_000, 4_000_000, 10]) yield [{ bytes: new Uint8Array(size), number: 1 }];
  }
  const sizes: number[] = [];
  for await (const page of inPages(groups(), 3)) sizes.push(page.length);
  expect(sizes).toEqual([3, 2, 1]);
});
