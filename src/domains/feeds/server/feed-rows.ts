import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { OperatorError } from '#platform/config/operator-error.ts';
import type { Db, Trx } from '#platform/db/database.ts';
import type { DB } from '#platform/db/schema.gen.ts';
import { type FeedMapping, feedMappingSchema, NO_MAPPING, type Words, wordsSchema } from '../model/feed-mapping.ts';
import { USUAL_EVERY_MINUTES, USUAL_RANK } from '../model/feed-terms.ts';
import { type FeedProfile, findProfile, PROFILES, type ResourceName } from '../model/profiles.ts';
import { packPage, unpackRecord } from './pack-record.ts';
import { type Position, START } from './web-api/position.ts';
import type { SentPage } from './web-api/walk.ts';

/** A feed with its profile and mapping read. */
export type FeedRow = Selectable<DB['feeds']> & {
  profileData: FeedProfile;
  mappingData: FeedMapping;
  /** The words of the server's own lookups. */
  lookupWords: Words;
  /** Whether there are other feeds, which may bring the same homes. */
  hasOthers: boolean;
};

/** A feed by name. Throws OperatorError with the names that there are. */
export async function requireFeed(db: Db, name: string): Promise<FeedRow> {
  const feeds = await readFeeds(db);
  const feed = feeds.find((one) => one.name === name);
  if (feed !== undefined) return feed;
  const names = feeds.map((one) => one.name);
  throw new OperatorError(
    names.length === 0
      ? 'There is no feed yet: add one with `feed add`.'
      : `There is no feed "${name}". There are: ${names.join(', ')}.`,
  );
}

export async function readFeeds(db: Db): Promise<FeedRow[]> {
  const rows = await db.selectFrom('feeds').selectAll().orderBy('name').execute();
  return rows.map((row) => ({
    ...row,
    profileData: findProfile(row.profile) ?? requirePlain(),
    mappingData: feedMappingSchema.safeParse(row.mapping).data ?? NO_MAPPING,
    lookupWords: wordsSchema.safeParse(row.lookups).data ?? {},
    hasOthers: rows.length > 1,
  }));
}

/** A feed of files that is not kept: what a file is tried with. */
export function draftFeed({
  name,
  sourceName,
  now,
  hasOthers,
}: {
  name: string;
  sourceName: string;
  now: Date;
  hasOthers: boolean;
}): FeedRow {
  return {
    id: 0,
    name,
    kind: 'file',
    profile: 'plain',
    address: '',
    token_address: null,
    client_id: null,
    secret: null,
    source_name: sourceName,
    systems: [],
    time_zone: null,
    mapping: {},
    rank: USUAL_RANK,
    every_minutes: USUAL_EVERY_MINUTES,
    is_paused: false,
    created_at: now,
    last_started_at: null,
    last_success_at: null,
    last_reconciled_at: null,
    agreed_missing: 0,
    lookups: {},
    lookups_read_at: null,
    profileData: requirePlain(),
    mappingData: NO_MAPPING,
    lookupWords: {},
    hasOthers,
  };
}

function requirePlain(): FeedProfile {
  const plain = PROFILES['plain'];
  if (plain === undefined) throw new Error('there is no plain profile');
  return plain;
}

export async function readPosition(db: Db, feedId: number, resource: ResourceName): Promise<Position> {
  const row = await db
    .selectFrom('feed_positions')
    .selectAll()
    .where('feed_id', '=', feedId)
    .where('resource', '=', resource)
    .executeTakeFirst();
  if (row === undefined) return START;
  return {
    phase: row.phase === 'idle' || row.phase === 'increment' ? row.phase : 'full',
    since: row.since,
    modified: row.modified,
    key: row.key,
    nextLink: row.next_link,
    nextLinkAt: row.next_link_at,
    walkStarted: row.walk_started,
    latest: row.latest,
    highWater: row.high_water,
    expected: row.expected,
  };
}

export async function writePosition(trx: Trx, feedId: number, resource: ResourceName, position: Position): Promise<void> {
  const { phase, since, modified, key, nextLink, nextLinkAt, walkStarted, latest, highWater, expected } = position;
  await sql`
    insert into feed_positions (feed_id, resource, phase, since, modified, key, next_link, next_link_at, walk_started, latest, high_water, expected)
    values (${feedId}, ${resource}, ${phase}, ${since}, ${modified}, ${key}, ${nextLink}, ${nextLinkAt}, ${walkStarted}, ${latest}, ${highWater}, ${expected})
    on conflict (feed_id, resource) do update set phase = excluded.phase, since = excluded.since, modified = excluded.modified,
      key = excluded.key, next_link = excluded.next_link, next_link_at = excluded.next_link_at, walk_started = excluded.walk_started,
      latest = excluded.latest, high_water = excluded.high_water, expected = excluded.expected, updated_at = now()`.execute(trx);
}

/** An older page is asked for again: its links and signatures may have ended. */
const KEPT_MINUTES = 15;

/** The page that the last run was taking over. */
export async function readKeptPage(db: Db, feedId: number, resource: ResourceName): Promise<SentPage | undefined> {
  const row = await db
    .selectFrom('feed_pages')
    .select(['address', 'server_time', 'body'])
    .where('feed_id', '=', feedId)
    .where('resource', '=', resource)
    .where('fetched_at', '>', sql<Date>`now() - make_interval(mins => ${KEPT_MINUTES})`)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { address: row.address, serverTime: row.server_time.toISOString(), body: await unpackRecord(row.body) };
}

export async function keepPage(db: Db, feedId: number, resource: ResourceName, page: SentPage): Promise<void> {
  const body = await packPage(page.body);
  await sql`
    insert into feed_pages (feed_id, resource, address, server_time, body)
    values (${feedId}, ${resource}, ${page.address}, ${page.serverTime}, ${body})
    on conflict (feed_id, resource) do update set address = excluded.address, server_time = excluded.server_time,
      body = excluded.body, fetched_at = now()`.execute(db);
}

/** Deletes pages that nobody came back for. */
export async function sweepPages(db: Db): Promise<void> {
  await sql`delete from feed_pages where fetched_at <= now() - make_interval(mins => ${KEPT_MINUTES})`.execute(db);
}

export async function forgetPage(trx: Trx, feedId: number, resource: ResourceName): Promise<void> {
  await trx.deleteFrom('feed_pages').where('feed_id', '=', feedId).where('resource', '=', resource).execute();
}
