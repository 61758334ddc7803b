import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomUuid } from '#lib/uuid.ts';
import { DEMONSTRATION_SOURCE } from '#domains/listings/contract.ts';
import { makeRecord } from '#tests/support/listings.ts';
import { type Browser, makePerson, outcome } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { uploadTrialSchema } from '../contract.ts';
import { doAsked } from './do-asked.ts';
import { sweepUploads } from './uploads.ts';

let app: TestApp;
let admin: Browser;
let seller: Browser;
beforeAll(async () => {
  app = await openTestApp();
  admin = await makePerson(app, { role: 'admin' });
  seller = await makePerson(app, { role: 'seller' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql`truncate listings, ingest_runs, quarantined_records, feeds, feed_uploads, listing_sources restart identity cascade`.execute(
    app.db,
  );
});

const home = (key: string, fields: Record<string, unknown> = {}) =>
  makeRecord({ ListingKey: key, UnparsedAddress: `${key} Elm Street`, OriginatingSystemName: undefined, ...fields });
const asJson = (records: unknown[]) => JSON.stringify({ value: records });
const namesOf = (name = 'Elm weekly', sourceName = 'Elm Brokers') =>
  new URLSearchParams({ name, sourceName, fileName: 'homes.json' });
const put = (content: string | Uint8Array, { id = randomUuid(), names = namesOf(), by = admin } = {}) =>
  app.request(`/api/admin/feed-uploads/${id}?${names}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${by.token ?? ''}` },
    body: typeof content === 'string' ? content : new Uint8Array(content),
  });
const tryIt = async (content: string | Uint8Array, options: Parameters<typeof put>[1] = {}) =>
  uploadTrialSchema.parse(await (await put(content, options)).json());
const accept = (id: string, policy: string | null = 'own', by = admin) =>
  by.send('POST', `/api/admin/feed-uploads/${id}/accept`, { policy });
const read = async () => {
  const { id } = await app.db.selectFrom('feeds').select('id').executeTakeFirstOrThrow();
  await doAsked(app.system(), id);
};
const prices = async () =>
  (
    await app.db
      .selectFrom('listings')
      .select(['source_listing_key', 'list_price_cents', 'display_listing'])
      .orderBy('source_listing_key')
      .execute()
  ).map((row) => `${row.source_listing_key} ${row.list_price_cents ?? '-'} ${row.display_listing ? 'shown' : 'hidden'}`);

describe('a file that an administrator uploads', () => {
  it('is tried without writing a home, names each refused record, and is read once it is accepted', async () => {
    const records = [
      home('H1', { ListPrice: 100 }),
      home('H2', { StandardStatus: 'Gone Fishing' }),
      home('H3', { ListPrice: 300 }),
    ];
    const trial = await tryIt(asJson([...records, { City: 'Denver' }]));
    expect(trial).toMatchObject({
      read: 4,
      changed: 2,
      refused: 2,
      isWhole: true,
      broken: null,
      isRegistered: false,
      changes: [{ key: 'H1', isNew: true }, { key: 'H3' }],
      refusedRecords: [
        { number: 2, key: 'H2', reasons: [{ field: 'StandardStatus', code: 'unknown-value', got: 'Gone Fishing' }] },
        { number: 4, key: null, reasons: [{ field: 'ListingKey', code: 'missing' }] },
      ],
    });
    expect(await prices()).toEqual([]);
    expect(await outcome(accept(trial.id))).toBe('200');
    expect(await outcome(accept(trial.id))).toBe('200');
    await read();
    expect(await prices()).toEqual(['H1 10000 shown', 'H3 30000 shown']);

    // The same name again: only what differs changes, and the earlier file is gone.
    const news = await tryIt(
      gzipSync(asJson([home('H1', { ListPrice: 90, ModificationTimestamp: '2026-05-01T00:00:00Z' }), records[2]])),
    );
    expect(news).toMatchObject({ read: 2, changed: 1, unchanged: 1, isRegistered: true, changes: [{ key: 'H1', isNew: false }] });
    await accept(news.id, null);
    await read();
    expect(await prices()).toEqual(['H1 9000 shown', 'H3 30000 shown']);
    expect(await app.db.selectFrom('feed_uploads').select('id').execute()).toEqual([{ id: news.id }]);
  });

  it('stays hidden until its source is registered', async () => {
    const { id } = await tryIt(asJson([home('H1', { ListPrice: 100 })]));
    await accept(id, null);
    await read();
    expect(await prices()).toEqual(['H1 10000 hidden']);
  });

  it('comes in all its forms, in parts that the database holds packed', async () => {
    const csv = `ListingKey,StandardStatus,ListPrice,ModificationTimestamp\n${Array.from({ length: 700 }, (_, at) => `C${at},Active,${at + 1},2026-04-01T00:00:00Z`).join('\n')}\n,Active,5,`;
    expect(await tryIt(csv)).toMatchObject({ read: 701, changed: 700, refused: 1, refusedRecords: [{ number: 701, line: 702 }] });
    const lines = [home('J1'), home('J2')].map((record) => JSON.stringify(record)).join('\n');
    const { id } = await tryIt(lines);
    const { rows } = await sql<{
      content: Buffer;
    }>`select content from feed_upload_parts where upload_id = ${id} order by part`.execute(app.db);
    expect(gunzipSync(Buffer.concat(rows.map(({ content }) => content))).toString()).toBe(lines);
  });

  it('says where a file breaks off, and what it is if it holds no listings', async () => {
    const broken = await tryIt(`${asJson([home('H1', { ListPrice: 100 })]).slice(0, -2)},\n{"ListingKey": oops}]}`);
    expect(broken).toMatchObject({ read: 2, changed: 1, refused: 1 });
    const cut = await tryIt(asJson([home('H1'), home('H2')]).slice(0, -40));
    expect(cut).toMatchObject({ changed: 1, broken: expect.stringContaining('homes.json breaks on line 1') as unknown });
    for (const [content, words] of [
      ['', /empty/],
      ['<!doctype html><p>Hello', /web page/],
      ['PK\u0003\u0004 zip', /zip archive/],
      ['{"value": []}', /no listing/],
      ['<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', /entities/],
    ] as const) {
      const response = await put(content);
      expect(response.status).toBe(422);
      expect(((await response.json()) as { fields: Record<string, string> }).fields['file']).toMatch(words);
    }
    expect(await app.db.selectFrom('feed_uploads').select('id').execute()).toHaveLength(2);
  });

  it('does not take the name of another feed, nor come from the demonstration city', async () => {
    const { id } = await tryIt(asJson([home('H1')]));
    await accept(id);
    expect(await outcome(put(asJson([home('H2')]), { names: namesOf('Elm weekly', 'Somebody Else') }))).toMatch(/^409/);
    expect(await outcome(put(asJson([home('H2')]), { names: namesOf('City', DEMONSTRATION_SOURCE) }))).toMatch(/^422/);
    expect(await outcome(put(asJson([home('H2')]), { names: namesOf('../x') }))).toMatch(/^4/);
  });

  it('is for administrators alone, and goes after a day if nobody takes it over', async () => {
    expect(await outcome(put(asJson([home('H1')]), { by: seller }))).toMatch(/^403/);
    const { id } = await tryIt(asJson([home('H1')]));
    expect(await outcome(accept(id, 'own', seller))).toMatch(/^403/);
    await sweepUploads({ db: app.db, now: new Date() });
    await sweepUploads({ db: app.db, now: new Date(Date.now() + 25 * 3_600_000) });
    expect(await outcome(accept(id))).toMatch(/^404/);
  });
});
