import { Buffer } from 'node:buffer';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { DEMONSTRATION_SOURCE } from '#domains/listings/contract.ts';
import { OperatorError } from '#platform/config/operator-error.ts';
import { makeRecord, systemContext, TEST_NOW } from '#tests/support/listings.ts';
import { findTestData } from '#tests/support/test-data.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { createIdentity } from '#platform/identity/identity.ts';
import { addFeed } from './feed-admin.ts';
import { syncFeed, type SyncOptions } from './sync-feed.ts';

let test: TestDatabase;
let folder: string;
beforeAll(async () => {
  test = await openTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'realty-import-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await test.close();
});
beforeEach(async () => {
  await sql`truncate listings, ingest_runs, quarantined_records, feeds, listing_sources, installation restart identity cascade`.execute(
    test.db,
  );
});

const identity = createIdentity('a secret of tests', 'tests');
let files = 0;
async function importContent(content: string | Uint8Array, options: SyncOptions = {}) {
  const file = path.join(folder, `file-${(files += 1)}`);
  await writeFile(file, content);
  return importFile(file, options);
}

async function importFile(file: string, options: SyncOptions = {}) {
  const ctx = { ...systemContext(test.db), identity };
  await addFeed(ctx, { name: 'Test', address: file, sourceName: 'Test MLS', policy: { template: 'own' } });
  return syncFeed(ctx, 'Test', options);
}

const keysStored = async () =>
  (await test.db.selectFrom('listings').select('source_listing_key').orderBy('source_listing_key').execute()).map(
    (row) => row.source_listing_key,
  );
const open = () =>
  test.db
    .selectFrom('quarantined_records')
    .select(['source_key', 'line', 'record_number', 'payload', 'reasons', 'attempts', 'state'])
    .orderBy('record_number')
    .execute();

const A = makeRecord({ ListingKey: 'A' });
const B = makeRecord({
  ListingKey: 'B',
  City: 'San José',
  StateOrProvince: 'CA',
  Latitude: null,
  PublicRemarks: 'Two\nlines, "quoted"; and more',
});

function toCsv(delimiter: string): string {
  const names = Object.keys(A);
  const cell = (value: unknown) => `"${String(value ?? '').replaceAll('"', '""')}"`;
  return [names, ...[A, B].map((record) => names.map((name) => record[name]))]
    .map((row) => row.map(cell).join(delimiter))
    .join('\r\n');
}

const answer = (records: unknown[]) => JSON.stringify({ '@odata.context': 'x', value: records, '@odata.nextLink': 'y' });

describe('files', () => {
  it.each<[string, string | Uint8Array]>([
    ['a Web API answer', answer([A, B])],
    ['an answer of OData 2', JSON.stringify({ d: { results: [A, B] } })],
    ['a list below the name of its resource', JSON.stringify({ Property: [A, B] })],
    ['a list, indented', JSON.stringify([A, B], null, 2)],
    ['JSON Lines', `${JSON.stringify(A)}\n${JSON.stringify(B)}\n`],
    ['JSON with a byte order mark', `\ufeff${answer([A, B])}`],
    ['JSON in UTF-16', Buffer.from(`\ufeff${answer([A, B])}`, 'utf16le')],
    ['gzip', gzipSync(answer([A, B]))],
    ['CSV', toCsv(',')],
    ['CSV with semicolons', toCsv(';')],
    ['CSV with tabs in UTF-16', Buffer.from(`\ufeff${toCsv('\t')}`, 'utf16le')],
    ['CSV in Windows-1252', Buffer.from(toCsv(','), 'latin1')],
    [
      'CSV with other spellings of the names',
      toCsv(',').replace('ListingKey', 'Listing Key').replace('StandardStatus', 'standardstatus'),
    ],
    ['packed CSV', gzipSync(toCsv(','))],
  ])('are read as %s', async (_name, content) => {
    expect(await importContent(content)).toMatchObject({ read: 2, inserted: 2, quarantined: 0, sources: ['Test MLS'] });
    const row = await test.db
      .selectFrom('listings as l')
      .innerJoin('listing_details as d', 'd.listing_id', 'l.id')
      .select(['l.city', 'l.list_price_cents', 'l.bedrooms_total', 'd.public_remarks'])
      .where('source_listing_key', '=', 'B')
      .executeTakeFirst();
    expect(row).toEqual({
      city: 'San José',
      list_price_cents: 50_000_000,
      bedrooms_total: 3,
      public_remarks: 'Two\nlines, "quoted"; and more',
    });
  });

  it('are fetched from an address, whose credentials are not remembered', async () => {
    const asked: (string | undefined)[] = [];
    const server = http.createServer((request, response) => {
      asked.push(request.headers.authorization);
      if (request.url === '/feed.json') response.end(answer([A]));
      else response.writeHead(403).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await importFile(`http://me:secret@${host}/feed.json`)).toMatchObject({ inserted: 1 });
    expect(asked).toEqual([`Basic ${Buffer.from('me:secret').toString('base64')}`]);
    expect(await test.db.selectFrom('ingest_runs').select('origin').executeTakeFirst()).toEqual({
      origin: `http://${host}/feed.json`,
    });
    await expect(importFile(`http://${host}/other`)).rejects.toThrow(/answers with status 403/);
    await new Promise((resolve) => server.close(resolve));
    await expect(importFile(`http://${host}/feed.json`)).rejects.toThrow(/does not answer/);
  });

  it.each<[string, string | Uint8Array, RegExp]>([
    ['empty', '', /is empty/],
    ['XML of something else', "<?xml version='1.0'?><a/>", /XML without listings/],
    ['a web page', '<!doctype html><html></html>', /is a web page/],
    ['XML with entities', '<!DOCTYPE a [<!ENTITY x "y">]><propertyList/>', /XML entities of its own/],
    ['a zip archive', Buffer.from('PK\u0003\u0004abc'), /zip archive/],
    ['CSV without keys', 'Name,Price\nx,1\n', /no column ListingKey/],
    ['half a gzip file', gzipSync(answer([A, B])).subarray(0, 200), /broken gzip/],
  ])('are refused in one sentence where they are %s', async (_name, content, sentence) => {
    await expect(importContent(content)).rejects.toThrow(OperatorError);
    await expect(importContent(content)).rejects.toThrow(sentence);
  });

  it('that are not there are named', async () => {
    await expect(importFile(path.join(folder, 'nowhere.json'))).rejects.toThrow(/There is no file .*nowhere\.json/);
    await expect(importFile(folder)).rejects.toThrow(/is a folder/);
  });
});

describe('counts', () => {
  const broken = '{"ListingKey":"X","PublicRemarks":"A 12" deep shelf"}';
  const later = { ...A, ModificationTimestamp: '2026-04-09T00:00:00Z', ListPrice: 1 };
  const odd = [{ ...B, ListingKey: '' }, { ...B, StandardStatus: '?' }, 'text', 7, null, [1, 2], {}, true];
  const gone = { ...B, ListingKey: 'G', StandardStatus: 'Delete' };
  const list = [A, B, A, later, ...odd, gone].map((one) => JSON.stringify(one));
  const rows = ['A,Active', ',Active', 'B,?', 'C,Active,more', 'D,"open', 'E,Closed', 'A,Closed', ','];

  it.each<[string, string, number]>([
    ['a list', `[${[...list.slice(0, 3), broken, ...list.slice(3)].join(',')}]`, list.length + 1],
    ['lines', [...list, broken, '', '{"ListingKey"'].join('\n'), list.length + 2],
    ['an answer', `{"value":[${list.join(',')}],"x":1}`, list.length],
    ['a table', `ListingKey,StandardStatus\n${rows.join('\n')}\n`, rows.length],
    ['XML', `<ads>${list.map(() => '<ad><id>1</id></ad>').join('')}<ad><id>2<ad><id>3</id></ad></ads>`, list.length + 2],
  ])('of %s add up to all that was read, whether it is written or not', async (_name, content, records) => {
    for (const options of [{ isDryRun: true }, {}, {}, { isDryRun: true }]) {
      const { read, inserted, updated, unchanged, staleIgnored, quarantined } = await importContent(content, options);
      expect(read).toBe(records);
      expect(inserted + updated + unchanged + staleIgnored + quarantined).toBe(read);
    }
  });
});

describe('bad records', () => {
  it('are kept apart with field and reason, each once however often they come', async () => {
    const content = `${JSON.stringify(A)}\n{"ListingKey":"X","StandardStatus":"Nonsense","Odd":"\\u0000"}\n{"ListingKey": oops}\n7\n${JSON.stringify(B)}\n`;
    expect(await importContent(content)).toMatchObject({
      read: 5,
      inserted: 2,
      quarantined: 3,
      refusals: { 'StandardStatus unknown-value': 1, 'invalid-json': 1, 'not-an-object': 1 },
    });
    await writeFile(path.join(folder, 'again'), content);
    await importFile(path.join(folder, 'again'));
    await importFile(path.join(folder, 'again'));
    const rows = (await open()).filter((row) => row.attempts === 3);
    expect(rows).toMatchObject([
      {
        source_key: 'X',
        line: 2,
        record_number: 2,
        payload: { ListingKey: 'X', Odd: '' },
        reasons: [{ field: 'StandardStatus', code: 'unknown-value', got: 'Nonsense' }],
      },
      { source_key: null, line: 3, payload: '{"ListingKey": oops}', reasons: [{ code: 'invalid-json' }] },
      { source_key: null, line: 4, payload: 7, reasons: [{ code: 'not-an-object' }] },
    ]);
  });

  it('are put down as fixed once a good version comes', async () => {
    await importContent(JSON.stringify([{ ...A, StandardStatus: '?' }]));
    await importContent(JSON.stringify([A]));
    expect(await open()).toMatchObject([{ state: 'fixed' }]);
  });

  it('that are only one field are named with it, and taken over without it', async () => {
    const result = await importContent(answer([A, { ...B, ListPrice: -5 }]));
    expect(result).toMatchObject({
      inserted: 2,
      warnings: { 'ListPrice out-of-range': 1 },
      faults: [{ key: 'B', field: 'ListPrice', code: 'out-of-range', got: '-5', expected: 'between 0.01 and 1000000000' }],
    });
  });

  it('of a CSV file are rows with too many cells, and those that were cut', async () => {
    const csv = 'ListingKey,StandardStatus,City\nA,Active,Denver\nB,Active,Denver,CO\nC,Active\n"D","Active","Den\nver"\n';
    expect(await importContent(csv)).toMatchObject({ read: 4, inserted: 2, quarantined: 2 });
    expect(await open()).toMatchObject([
      { reasons: [{ code: 'invalid-row' }], payload: 'B,Active,Denver,CO' },
      { reasons: [{ code: 'invalid-row', got: '2 cells' }], payload: { ListingKey: 'C', StandardStatus: 'Active' } },
    ]);
  });

  it('with a key that is none say what it is', async () => {
    const keys = [null, { is: 'A' }, true, 'x'.repeat(300)];
    await importContent(answer(keys.map((ListingKey) => ({ ...A, ListingKey }))));
    expect((await open()).map(({ reasons }) => (reasons as { code: string }[])[0]?.code)).toEqual([
      'missing',
      'unknown-value',
      'unknown-value',
      'out-of-range',
    ]);
  });

  it('that only the database refuses spoil no other', async () => {
    await sql`alter table listings add constraint no_b check (source_listing_key <> 'B')`.execute(test.db);
    // In a city that nobody has named before: what was made of it goes with the page that is taken back.
    const many = Array.from({ length: 20 }, (_, index) =>
      makeRecord({ ListingKey: index === 13 ? 'B' : `N${index}`, City: 'Newly Named', PostalCode: '80999' }),
    );
    const result = await importContent(answer(many));
    await sql`alter table listings drop constraint no_b`.execute(test.db);
    expect(result).toMatchObject({ read: 20, inserted: 19, quarantined: 1, refusals: { 'rejected-by-database': 1 } });
  });

  it('that claim to be of the demonstration city are refused', async () => {
    expect(await importContent(answer([{ ...A, OriginatingSystemName: DEMONSTRATION_SOURCE }]))).toMatchObject({
      inserted: 0,
      quarantined: 1,
    });
  });
});

describe('syncFeed', () => {
  it('tells keys apart that differ in their last digits alone', async () => {
    const lines = ['12345678901234567890', '12345678901234567891'].map((key) => JSON.stringify(A).replace('"A"', key));
    expect(await importContent(lines.join('\n'))).toMatchObject({ read: 2, inserted: 2 });
    const rows = await test.db.selectFrom('listings').select('source_listing_key').orderBy('source_listing_key').execute();
    expect(rows.map((row) => row.source_listing_key)).toEqual(['12345678901234567890', '12345678901234567891']);
  });

  it('changes nothing when it is run again, and counts what changed', async () => {
    await importContent(answer([A, B]));
    expect(await importContent(answer([A, B]))).toMatchObject({ read: 2, inserted: 0, updated: 0, unchanged: 2 });
    expect(
      await importContent(
        answer([
          { ...A, ListPrice: 1 },
          B,
          { ...B, ListingKey: 'C' },
          { ...B, ModificationTimestamp: '2020-01-01T00:00:00Z', City: 'Old' },
        ]),
      ),
    ).toMatchObject({ inserted: 1, updated: 1, unchanged: 1, staleIgnored: 1 });
    expect(await importContent(answer([{ ...B, ModificationTimestamp: '2020-01-01T00:00:00Z', City: 'Old' }]))).toMatchObject({
      staleIgnored: 1,
    });
  });

  it('says what it would do and does nothing in a dry run', async () => {
    await importContent(answer([A]));
    const again = await importContent(answer([A, B, { ListingKey: 'X' }]), { isDryRun: true });
    expect(again).toMatchObject({ read: 3, inserted: 1, unchanged: 1, quarantined: 1 });
    expect(await keysStored()).toEqual(['A']);
    expect(await open()).toEqual([]);
  });

  it('keeps what stood before the place where a file breaks, and names it', async () => {
    const records = Array.from({ length: 700 }, (_, index) =>
      JSON.stringify(makeRecord({ ListingKey: `K${String(index).padStart(4, '0')}` })),
    );
    const broken = `[\n${records.join(',\n')},\n{"ListingKey":"cut`;
    await expect(importContent(broken)).rejects.toThrow(
      /breaks on line 702: the file ends in the middle .* 700 records before it were imported/,
    );
    expect(await keysStored()).toHaveLength(700);
    expect(await test.db.selectFrom('ingest_runs').select(['state', 'read_count']).executeTakeFirst()).toEqual({
      state: 'failed',
      read_count: 700,
    });
    expect(await importContent(`[${records.join(',')}]`)).toMatchObject({ inserted: 0, unchanged: 700 });
  });

  it('gives records without a time that of the import, and the same record no second one', async () => {
    const timeless = { ...A, ModificationTimestamp: undefined };
    await importContent(answer([timeless]));
    const row = await test.db.selectFrom('listings').select('modification_timestamp').executeTakeFirst();
    expect(row?.modification_timestamp).toEqual(TEST_NOW);
    expect(await importContent(answer([timeless]))).toMatchObject({ unchanged: 1 });
  });

  it('places imported cities and ZIP codes where their homes stand, and remembers when their source was read', async () => {
    await importContent(answer([A, { ...A, ListingKey: 'A2', Latitude: 39.7512 }]));
    const city = await test.db
      .selectFrom('places')
      .select(['latitude', 'south', 'north'])
      .where('slug', '=', 'denver-co')
      .executeTakeFirstOrThrow();
    expect(city.latitude).toBeCloseTo(39.7412, 6);
    expect([city.south, city.north]).toEqual([39.7312, 39.7512]);
    expect(await test.db.selectFrom('listing_sources').select(['name', 'last_read_at']).execute()).toEqual([
      { name: 'Test MLS', last_read_at: TEST_NOW },
    ]);
  });

  it('tells how far it is', async () => {
    const records = Array.from({ length: 1200 }, (_, index) => makeRecord({ ListingKey: `P${index}` }));
    const seen: number[] = [];
    await importContent(answer(records), { isDryRun: true, onProgress: (counts) => seen.push(counts.read) });
    expect(seen).toHaveLength(5);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBe(1200);
  });
});

const samples = findTestData('feeds');

describe.runIf(samples !== undefined)('samples of real feeds', () => {
  it("takes the reference server's 150 records, whose values are absurd on purpose", async () => {
    const file = path.join(samples ?? '', 'reso-reference/Property.json');
    const result = await importFile(file);
    expect(result).toMatchObject({ read: 150, inserted: 150, quarantined: 0 });
    expect(result.warnings['ClosePrice out-of-range']).toBeGreaterThan(50);
    const absurd = await test.db
      .selectFrom('listings')
      .select((eb) => [
        eb.fn.max('close_price_cents').as('price'),
        eb.fn.max('living_area_sqft').as('area'),
        eb.fn.max('stories_total').as('stories'),
        eb.fn.max('garage_spaces').as('spaces'),
      ])
      .executeTakeFirstOrThrow();
    expect(absurd.price ?? 0).toBeLessThanOrEqual(1e11);
    expect(absurd.stories ?? 0).toBeLessThanOrEqual(200);
    expect(await importFile(file)).toMatchObject({ unchanged: 150 });
  });

  it.each<[file: string, read: number, inserted: number, refusals: Record<string, number>]>([
    ['simplyrets/properties.merged.json', 14, 14, {}],
    ['spark/listings__multiple.json', 2, 0, { 'StandardStatus missing': 2 }],
    ['reaxml/REA-AllTypes.xml', 6, 6, {}],
    ['reaxml/REA-Rental-WithBadStatusType.xml', 1, 0, { 'StandardStatus unknown-value': 1 }],
    ['reaxml/REA-InvalidCharacter.xml', 1, 1, {}],
    ['interchange/kyero.xml', 1, 1, {}],
    ['interchange/trovit.xml', 2, 2, {}],
    ['interchange/openimmo.xml', 1, 1, {}],
    ['interchange/idx.csv', 4, 4, {}],
  ])('takes %s', async (file, read, inserted, refusals) => {
    expect(await importFile(path.join(samples ?? '', file))).toMatchObject({ read, inserted, refusals });
    expect(await importFile(path.join(samples ?? '', file))).toMatchObject({ inserted: 0, updated: 0 });
  });

  it('takes all of REAXML, where a later message names only what changed', async () => {
    await importFile(path.join(samples ?? '', 'reaxml/REA-Residential-Current.xml'));
    const shown = () =>
      test.db
        .selectFrom('listings as l')
        .innerJoin('listing_details as d', 'd.listing_id', 'l.id')
        .select(['l.standard_status', 'l.city', 'l.list_price_cents', 'd.facts', 'l.bedrooms_total'])
        .execute();
    expect(await shown()).toMatchObject([
      {
        standard_status: 'Active',
        city: 'RICHMOND',
        list_price_cents: null,
        facts: { ForeignListPrice: '500,000 AUD' },
        bedrooms_total: 4,
      },
    ]);
  });
});
