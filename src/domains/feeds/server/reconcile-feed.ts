import { sql } from 'kysely';
import { mapResoListing, upsertListings } from '#domains/listings/server/index.ts';
import { tryParseJson } from '#lib/parse-json.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { transact } from '#platform/verb/transact.ts';
import { ALWAYS_FINE, MOST_MISSING, MOST_MISSING_SHARE, WALKS } from '../model/feed-terms.ts';
import { type FeedProfile, KEY_FIELDS } from '../model/profiles.ts';
import { keyOfRecord } from '../model/record-key.ts';
import { asRecord, toResoRecord } from '../model/shapes/index.ts';
import { applyRecords } from './apply-records.ts';
import { accessOf, type FeedPorts } from './feed-access.ts';
import { type FeedRow, requireFeed } from './feed-rows.ts';
import { mapByFeed } from './map-by-feed.ts';
import { openFeedFile } from './open-feed-file.ts';
import type { Input } from './open-input.ts';
import { readRecords } from './read-records.ts';
import type { RunCounts } from './run-counts.ts';
import { recordRun } from './record-run.ts';
import { readStaged } from './stage-records.ts';
import { createFeedClient, type FeedClient } from './web-api/feed-client.ts';
import { findFirstValue } from './web-api/walk.ts';
import { type FeedKey, fetchByKeys, walkKeys } from './web-api/walk-keys.ts';

export interface ReconcileOptions {
  /** Says what is missing, and changes nothing. */
  isDryRun?: boolean;
  /** Removes even where so much is missing that a person should look first. */
  isForced?: boolean;
  onProgress?: (keys: number) => void;
  /** Of the client, for tests. */
  backoffMs?: number;
  limits?: FeedProfile['limits'];
}

export interface ReconcileResult {
  feed: string;
  /** Records that the feed has. */
  keys: number;
  /** Ours that it does not have anymore. */
  missing: number;
  /** Missing for the second time, and gone from our pages. */
  removed: number;
  /** The feed's that we lacked or had in an older version. */
  fetched: number;
  /** So much is missing that nothing was removed. */
  isHeld: boolean;
}

const PAGE = 200;

/**
 * Compares all keys of a feed with what is staged. What is missing in two complete walks is removed; what we lack is fetched. A
 * walk that breaks off removes nothing.
 */
export async function reconcileFeed(
  ctx: Context & FeedPorts,
  name: string,
  options: ReconcileOptions = {},
): Promise<ReconcileResult> {
  requireSystem(ctx);
  const feed = await requireFeed(ctx.db, name);
  return recordRun(ctx, feed, { kind: 'reconcile', isDryRun: options.isDryRun }, async (run) => {
    const client = feed.kind === 'web-api' ? clientOf(ctx, feed, options) : undefined;
    run.traffic = client?.counts ?? run.traffic;
    const result = await compare(
      { ...ctx, now: run.now },
      { feed, open: () => openFeedFile(ctx, feed), runId: run.id, counts: run.counts, client, options },
    );
    const held = `${result.missing} records are missing: look at the feed first, and force the comparison if they are really gone.`;
    return { result, state: result.isHeld ? 'held' : 'done', note: result.isHeld ? held : sayNext(result, options) };
  });
}

/** What a person who forced a comparison should know: nothing goes at the first try. */
function sayNext({ missing, removed }: ReconcileResult, { isForced }: ReconcileOptions): string | null {
  if (isForced !== true || missing === removed) return null;
  return `${missing - removed} records are missing for the first time: the next comparison removes those that it misses too.`;
}

function clientOf(ctx: Context & FeedPorts, feed: FeedRow, { backoffMs, limits }: ReconcileOptions): FeedClient {
  return createFeedClient({
    profile: feed.profileData,
    access: accessOf(ctx, feed),
    log: ctx.log,
    ...(backoffMs === undefined ? {} : { backoffMs, mostWaitMs: 30_000 }),
    ...(limits === undefined ? {} : { limits }),
  });
}

interface Comparison {
  feed: FeedRow;
  open: () => Promise<Input>;
  runId: number | null;
  counts: RunCounts;
  client: FeedClient | undefined;
  options: ReconcileOptions;
}

async function compare(ctx: Context, comparison: Comparison): Promise<ReconcileResult> {
  const { feed, runId, counts, client, options } = comparison;
  const keys = await keepKeys(ctx, comparison);
  counts.read = keys;
  const { rows } = await sql<{ missing: number; known: number }>`
    select count(*) filter (where k.key is null)::int as missing, count(*)::int as known
    from feed_records r left join feed_keys k on k.feed_id = r.feed_id and k.key = r.key
    where r.feed_id = ${feed.id} and r.resource = 'Property' and r.state = 'current'`.execute(ctx.db);
  const { missing = 0, known = 0 } = rows[0] ?? {};
  const isMuch = missing > ALWAYS_FINE && (missing > MOST_MISSING || missing > known * MOST_MISSING_SHARE);
  const isHeld = isMuch && options.isForced !== true && missing > feed.agreed_missing;
  const result = { feed: feed.name, keys, missing, removed: 0, fetched: 0, isHeld };
  if (runId === null) return result;
  await countMisses(ctx, feed, isHeld);
  if (!isHeld) {
    result.removed = counts.removed = await removeMissing(ctx, feed);
    // What somebody has looked at needs nobody again when the next walk finds it missing too.
    const agreed = isMuch && result.removed < missing ? missing - result.removed : 0;
    await ctx.db.updateTable('feeds').set({ agreed_missing: agreed }).where('id', '=', feed.id).execute();
  }
  if (client !== undefined) result.fetched = await fetchLacking(ctx, { ...comparison, client });
  await ctx.db.deleteFrom('feed_keys').where('feed_id', '=', feed.id).execute();
  if (!isHeld) await ctx.db.updateTable('feeds').set({ last_reconciled_at: new Date() }).where('id', '=', feed.id).execute();
  return result;
}

async function keepKeys(ctx: Context, { feed, open, client, options }: Comparison): Promise<number> {
  await ctx.db.deleteFrom('feed_keys').where('feed_id', '=', feed.id).execute();
  const pages = client === undefined ? keysOfFile(open, feed) : walkKeys(client, feed);
  let seen = 0;
  for await (const page of pages) {
    await sql`
      insert into feed_keys (feed_id, key, modified)
      select ${feed.id}, key, modified from json_to_recordset(${JSON.stringify(page)}::json) as v (key text, modified text)
      on conflict do nothing`.execute(ctx.db);
    seen += page.length;
    options.onProgress?.(seen);
  }
  const { n } = await ctx.db
    .selectFrom('feed_keys')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('feed_id', '=', feed.id)
    .executeTakeFirstOrThrow();
  return n;
}

async function* keysOfFile(open: Comparison['open'], feed: FeedRow): AsyncGenerator<FeedKey[]> {
  for await (const group of readRecords(await open(), feed.mappingData)) {
    yield group.flatMap(({ value, bytes }) => {
      const parsed = asRecord(bytes === undefined ? value : tryParseJson(Buffer.from(bytes).toString('utf8')));
      if (parsed === undefined) return keyOfBroken(bytes);
      const key = keyOfRecord('Property', mapByFeed(feed, toResoRecord(parsed).record));
      return key === null ? [] : [{ key, modified: null }];
    });
  }
}

/** A record that is broken elsewhere is there all the same. */
function keyOfBroken(bytes: Uint8Array | undefined): FeedKey[] {
  const key = bytes === undefined ? null : findFirstValue(bytes, KEY_FIELDS.Property);
  return key === null ? [] : [{ key, modified: null }];
}

/**
 * Counts the walks in which each record was missing, in a row. One that is held counts for none: what is missing there may be
 * the server's fault, and is removed after two walks that nobody doubts.
 */
async function countMisses(ctx: Context, feed: FeedRow, isHeld: boolean): Promise<void> {
  await sql`
    update feed_records r set misses = case when k.key is not null or ${isHeld} then 0 else least(r.misses + 1, 100) end
    from feed_records s left join feed_keys k on k.feed_id = s.feed_id and k.key = s.key
    where s.feed_id = ${feed.id} and s.resource = 'Property' and s.state = 'current'
      and r.feed_id = s.feed_id and r.resource = s.resource and r.key = s.key
      and (k.key is null or r.misses > 0)`.execute(ctx.db);
}

async function removeMissing(ctx: Context, feed: FeedRow): Promise<number> {
  let removed = 0;
  for (;;) {
    const { rows } = await sql<{ key: string }>`
      select key from feed_records where feed_id = ${feed.id} and resource = 'Property' and state = 'current' and misses >= ${WALKS}
      order by key limit ${PAGE}`.execute(ctx.db);
    if (rows.length === 0) return removed;
    await removeRecords(
      ctx,
      feed,
      rows.map((row) => row.key),
    );
    removed += rows.length;
  }
}

/** Takes records out of the product as if their feed had sent them as deleted; what is staged stays, to be read back in. */
async function removeRecords(ctx: Context, feed: FeedRow, keys: readonly string[]): Promise<void> {
  await transact(ctx, async (inner) => {
    const staged = await readStaged(inner.db, feed.id, 'Property', keys);
    const listings = staged.flatMap(({ value }) => {
      const sent = asRecord(value);
      if (sent === undefined) return [];
      const record = mapByFeed(feed, toResoRecord(sent).record);
      const mapped = mapResoListing(
        { ...record, StandardStatus: 'Delete', Media: undefined, OpenHouse: undefined },
        { now: ctx.now.toISOString(), defaultSource: feed.source_name },
      );
      return mapped.ok ? [mapped.listing] : [];
    });
    // Another feed may still bring the same home.
    const { rows } = await sql<{ listing_key: string }>`
      select listing_key from feed_records where listing_key = any(${listings.map(({ row }) => row.listing_key)})
        and state = 'current' and feed_id <> ${feed.id}`.execute(inner.db);
    const elsewhere = new Set(rows.map((row) => row.listing_key));
    await upsertListings(
      inner,
      listings.filter(({ row }) => !elsewhere.has(row.listing_key)),
    );
    await sql`
      update feed_records set state = 'removed' where feed_id = ${feed.id} and resource = 'Property' and key = any(${[...keys]})`.execute(
      inner.db,
    );
  });
}

async function fetchLacking(ctx: Context, { feed, runId, counts, client }: Comparison & { client: FeedClient }): Promise<number> {
  let fetched = 0;
  for (let after = ''; ;) {
    const { rows } = await sql<{ key: string }>`
      select k.key from feed_keys k left join feed_records r on r.feed_id = k.feed_id and r.resource = 'Property' and r.key = k.key
      where k.feed_id = ${feed.id} and k.key > ${after} and (r.key is null or r.state <> 'current')
        and not exists (
          select from quarantined_records q
          where q.feed_id = k.feed_id and q.resource = 'Property' and q.source_key = k.key and q.state = 'open')
      order by k.key limit ${feed.profileData.mostAlternatives}`.execute(ctx.db);
    if (rows.length === 0) return fetched;
    after = rows.at(-1)?.key ?? after;
    const records = await fetchByKeys(
      client,
      feed,
      rows.map((row) => row.key),
    );
    counts.pages += 1;
    await applyRecords(
      ctx,
      records.map((bytes, index) => ({ bytes, number: fetched + index + 1 })),
      {
        feed,
        resource: 'Property',
        runId,
        counts,
      },
    );
    fetched += records.length;
  }
}
