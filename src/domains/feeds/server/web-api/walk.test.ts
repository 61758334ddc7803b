import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { PROFILES } from '../../model/profiles.ts';
import { hashOfBytes } from '../incoming-record.ts';
import { bytesOf, type PageRecord } from '../pack-record.ts';
import { createFeedClient, type FeedClient, QueryRefused } from './feed-client.ts';
import { START } from './position.ts';
import { readLink, type SentPage, walk, type WalkOptions } from './walk.ts';

const profile = PROFILES['plain'];
if (profile === undefined) throw new Error('there is no plain profile');

const HOURS = ['01', '02', '03', '04'];
const PAGES = HOURS.map((hour, index) => ({
  value: [{ ListingKey: `H${index}`, ModificationTimestamp: `2026-04-01T${hour}:00:00Z` }],
}));
const headers = new Headers({ date: 'Wed, 01 Apr 2026 12:00:00 GMT' });

/** A server of four pages with a home each, and an empty one; it says what was asked of it, and whether that was waited for. */
function serve(options: { refuses?: number; padding?: number } = {}) {
  const asked: string[] = [];
  const quits: (AbortSignal | undefined)[] = [];
  const client: FeedClient = {
    counts: { requests: 0, throttled: 0, bytes: 0 },
    fetch: async (address, read, { quit } = {}) => {
      asked.push(address);
      quits.push(quit);
      if (asked.length === options.refuses) throw new QueryRefused('too large');
      const after = /ModificationTimestamp gt 2026-04-01T(\d\d)/.exec(decodeURIComponent(address))?.[1];
      const page = PAGES[after === undefined ? 0 : HOURS.indexOf(after) + 1] ?? { value: [] };
      return read({ body: Buffer.from(JSON.stringify(page).padEnd(options.padding ?? 0)), headers });
    },
  };
  return { asked, quits, client };
}

const optionsOf = (client: FeedClient, more: Partial<WalkOptions> = {}): WalkOptions => ({
  client,
  address: 'https://mls.example/odata',
  profile,
  resource: 'Property',
  systemName: 'Test MLS',
  metadata: undefined,
  ...more,
});

/** Takes long over a page: whatever waits for that comes. */
async function takeLong(): Promise<void> {
  await vi.advanceTimersByTimeAsync(1000);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('asks for the next page while one is taken over, once that is kept', async () => {
  const { asked, client } = serve();
  const keeping: { page: SentPage; done: () => void }[] = [];
  const keep = (page: SentPage) => new Promise<void>((done) => keeping.push({ page, done }));
  const pages = walk(optionsOf(client, { keep }), START);
  await pages.next();
  await takeLong();
  expect(asked).toHaveLength(1);
  expect(keeping.map(({ page }) => page.address)).toEqual(asked);
  keeping[0]?.done();
  await takeLong();
  expect(asked).toHaveLength(2);
  await pages.return(undefined);
});

test('says of a page whether it is kept, once it is', async () => {
  const keeping: (() => void)[] = [];
  const pages = walk(optionsOf(serve().client, { keep: () => new Promise<void>((done) => keeping.push(done)) }), START);
  const { value: page } = await pages.next();
  await takeLong();
  expect(page?.isKept()).toBe(false);
  keeping[0]?.();
  await takeLong();
  expect(page?.isKept()).toBe(true);
  await pages.return(undefined);
});

test('reads all pages in their order, whether they are kept or not', async () => {
  const read = async (more: Partial<WalkOptions>) => {
    const { asked, client } = serve();
    const after: unknown[] = [];
    for await (const page of walk(optionsOf(client, more), START)) {
      after.push([page.records.length, page.after]);
      await takeLong();
    }
    return { asked, after };
  };
  const one = await read({});
  expect(one.asked).toHaveLength(PAGES.length + 1);
  expect(await read({ keep: async () => undefined })).toEqual(one);
});

test('takes a page that the last run kept, and asks for none but the next', async () => {
  const first = serve();
  const kept: SentPage[] = [];
  const broken = walk(optionsOf(first.client, { keep: async (page) => void kept.push(page) }), START);
  await broken.next();
  await broken.next();
  await takeLong();
  await broken.return(undefined);

  const second = serve();
  const from = { ...START, modified: '2026-04-01T01:00:00Z', key: 'H0', walkStarted: '2026-04-01T12:00:00.000Z' };
  const pages = walk(optionsOf(second.client, { kept: kept.at(-1) }), from);
  expect((await pages.next()).value?.after.key).toBe('H1');
  expect(second.asked).toEqual([]);
  expect((await pages.next()).value?.after.key).toBe('H2');
  expect(second.asked).toEqual([first.asked[2]]);
});

test('hands out what came ahead before the page before it is taken over, and asks for no third page until then', async () => {
  const { asked, client } = serve();
  const takeOver = Promise.withResolvers<boolean>();
  const pages = walk(optionsOf(client, { keep: async () => undefined, takenOver: () => takeOver.promise }), START);
  await pages.next();
  const second = pages.next();
  await takeLong();
  expect((await second).value?.after.key).toBe('H1');
  expect(asked).toHaveLength(2);
  takeOver.resolve(true);
  await takeLong();
  expect(asked).toHaveLength(3);
  await pages.return(undefined);
});

test('asks for the next page only once one is taken over that nobody keeps', async () => {
  const { asked, client } = serve();
  const takeOver = Promise.withResolvers<boolean>();
  const pages = walk(optionsOf(client, { takenOver: () => takeOver.promise }), START);
  await pages.next();
  const second = pages.next();
  await takeLong();
  expect(asked).toHaveLength(1);
  takeOver.resolve(true);
  expect((await second).value?.after.key).toBe('H1');
});

test('says which records are known, and reads an answer that it cannot cut at them as any other', async () => {
  const texts = [
    { ListingKey: 'A' },
    { ListingKey: 'B' },
    { ListingKey: 'C', Related: [{ ListingKey: 'A' }, { ListingKey: 'B' }, { ListingKey: 'D' }] },
  ];
  const records = texts.map((record) => JSON.stringify(record));
  let asked = 0;
  const client: FeedClient = {
    counts: { requests: 0, throttled: 0, bytes: 0 },
    fetch: async (_address, read) =>
      read({ body: Buffer.from(`{"value":[${(asked++ > 0 ? records : records.slice(0, 2)).join(',')}]}`), headers }),
  };
  const hashes = records.map((text) => hashOfBytes(Buffer.from(text)));
  const known = async (wanted: readonly string[]) => wanted.map((hash) => hash === hashes[1]);
  const pages = walk(optionsOf(client, { findKnown: known }), START);
  const read = async () => {
    const { value } = await pages.next();
    return value?.records.map((record: PageRecord) => [
      Buffer.from(bytesOf(record)).toString('utf8'),
      value.lookedUp.get(record),
    ]);
  };
  expect(await read()).toEqual([
    [records[0], { hash: hashes[0], isKnown: false }],
    [records[1], { hash: hashes[1], isKnown: true }],
  ]);
  // Cut at B within C, there is no whole record before it.
  expect(await read()).toEqual(records.map((text) => [text, undefined]));
  await pages.return(undefined);
});

test('neither keeps a page that is taken over at once, nor asks ahead of it', async () => {
  const { asked, client } = serve();
  const kept: SentPage[] = [];
  const pages = walk(optionsOf(client, { keep: async (page) => void kept.push(page) }), START);
  for (let page = 0; page < PAGES.length; page++) await pages.next();
  await pages.return(undefined);
  await takeLong();
  expect(kept).toEqual([]);
  expect(asked).toHaveLength(PAGES.length);
});

test('has no page ahead of a large one', async () => {
  const { asked, client } = serve({ padding: 8_000_001 });
  const pages = walk(optionsOf(client, { keep: async () => undefined }), START);
  const records = (await pages.next()).value?.records;
  await takeLong();
  expect(asked).toHaveLength(1);
  expect(records?.map((record: PageRecord) => bytesOf(record).length)).toEqual([expect.any(Number)]);
  await pages.next();
  expect(asked).toHaveLength(2);
  // Its memory was given back before the next came.
  expect(records?.map((record: PageRecord) => bytesOf(record).length)).toEqual([0]);
});

test('gives up what was asked ahead when nobody goes on', async () => {
  const { quits, client } = serve();
  const pages = walk(optionsOf(client, { keep: async () => undefined }), START);
  await pages.next();
  await takeLong();
  expect(quits.map((quit) => quit?.aborted)).toEqual([false, false]);
  await pages.return(undefined);
  expect(quits.map((quit) => quit?.aborted)).toEqual([true, true]);
});

test('asks for a smaller page where one that was asked ahead is refused', async () => {
  const { asked, client } = serve({ refuses: 2 });
  const keys: (string | null)[] = [];
  for await (const { after } of walk(optionsOf(client, { keep: async () => undefined }), START)) {
    keys.push(after.key);
    await takeLong();
  }
  expect(keys).toEqual(['H0', 'H1', 'H2', 'H3', null]);
  const tops = asked.map((address) => new URL(address).searchParams.get('$top'));
  expect(new Set(tops.slice(2))).toEqual(new Set([String(Math.floor(profile.pageSize / 2))]));
});

test('breaks off where a page cannot be kept, once it is taken over', async () => {
  const { client } = serve();
  const keep = () => Promise.reject(new Error('no room'));
  const pages = walk(optionsOf(client, { keep }), START);
  expect((await pages.next()).value?.records).toHaveLength(1);
  await takeLong();
  await expect(pages.next()).rejects.toThrow('no room');
});

test('goes on behind a page whose last record is broken', async () => {
  const asked: string[] = [];
  const broken = '{"ListingKey":"H9","ModificationTimestamp":"2026-04-01T05:00:00Z","PublicRemarks":"12" deep"}';
  const client: FeedClient = {
    counts: { requests: 0, throttled: 0, bytes: 0 },
    fetch: async (address, read) => {
      asked.push(decodeURIComponent(address));
      return read({ body: Buffer.from(`{"value":[${asked.length === 1 ? broken : ''}]}`), headers });
    },
  };
  const found: string[] = [];
  for await (const { records } of walk(optionsOf(client), START))
    found.push(...records.map((record) => Buffer.from(bytesOf(record)).toString('utf8')));
  expect(found).toEqual([expect.stringContaining(broken)]);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toContain("(ModificationTimestamp eq 2026-04-01T05:00:00Z and ListingKey gt 'H9')");
});

test('follows the link of an answer that is wrapped once more', () => {
  expect(readLink({ d: { results: [], __next: 'Property?$skiptoken=2' } }, 'https://mls.example/odata/Property')).toBe(
    'https://mls.example/odata/Property?$skiptoken=2',
  );
});

test('holds the records of a large page packed, and begins anew where it breaks off', async () => {
  vi.useRealTimers();
  const remarks = 'A quiet street. '.repeat(60_000);
  const records = Array.from({ length: 40 }, (_, index) =>
    JSON.stringify({ ListingKey: `H${index}`, ModificationTimestamp: `2026-04-01T00:00:${10 + index}Z`, PublicRemarks: remarks }),
  );
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    const text = asked > 2 ? '{"value":[]}' : `{"@odata.count":40,"value":[${records.join(',')}]}`;
    if (asked > 1) return void response.end(text);
    // Far enough that some of it was taken.
    response.write(text.slice(0, 30_000_000), () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createFeedClient({ profile, access: { address }, log: createLog('silent'), backoffMs: 1 });
  const found: string[] = [];
  let packed = 0;
  for await (const page of walk({ ...optionsOf(client), address }, START)) {
    for (const record of page.records) {
      found.push(Buffer.from(bytesOf(record)).toString('utf8'));
      if (!(record instanceof Uint8Array)) packed += 1;
    }
    if (page.after.phase !== 'idle') expect(page.after).toMatchObject({ key: 'H39', expected: 40 });
  }
  server.close();
  expect(asked).toBe(3);
  expect(found).toEqual(records);
  expect(packed).toBeGreaterThan(10);
}, 60_000);
