import { sql } from 'kysely';
import type { NormalizedListing } from '#domains/listings/server/index.ts';
import { isRecord } from '#lib/json-value.ts';
import type { Db } from '#platform/db/database.ts';
import type { ResourceName } from '../model/profiles.ts';
import { toResoRecord } from '../model/shapes/index.ts';
import { isBlank } from '../model/feed-mapping.ts';
import type { FeedRow } from './feed-rows.ts';
import { mapByFeed } from './map-by-feed.ts';
import { unpackRecord } from './pack-record.ts';

/** A record as it is kept: the newest version of its key. */
export interface StagedRecord {
  key: string;
  /** Of the bytes as they came, in hex. */
  hash: string;
  /** ISO; null if it carries no time. */
  modified: string | null;
  content: Uint8Array;
  parentKey: string | null;
  listingKey: string | null;
}

const HASH_BYTES = 20;

/**
 * Of this feed and resource, said so that it is no reason to read an index. A database that counts a feed in the middle of its first
 * page takes it for empty: it would look for these two in the index of keys, and compare all that it finds.
 */
const isOf = (feedId: number, resources: readonly ResourceName[]) =>
  sql`(feed_id = ${feedId} and resource = any(${[...resources]})) is true`;

/**
 * Which of these hashes are staged as they are. Each is looked up by itself in the index: joined, they would be compared with
 * the whole feed wherever the database still takes it for a small one, as it does during a first load.
 */
export async function findKnownHashes(
  db: Db,
  feedId: number,
  resource: ResourceName,
  hashes: readonly string[],
): Promise<boolean[]> {
  if (hashes.length === 0) return [];
  const { rows } = await sql<{ known: string }>`
    select string_agg(coalesce(k.is_known, '0'), '' order by h.at) as known
    from generate_series(0, ${hashes.length - 1}::int) as h (at) left join lateral (
      select '1' as is_known from feed_records r
      where ${isOf(feedId, [resource])} and r.state = 'current'
        and r.hash = substring(${Buffer.from(hashes.join(''), 'hex')}::bytea from h.at * ${HASH_BYTES}::int + 1 for ${HASH_BYTES}::int)
      limit 1) as k on true`.execute(db);
  return Array.from(rows[0]?.known ?? '', (one) => one === '1');
}

/** Keeps the newest version of each record as it was packed, and the one before it as a version. An older one than ours changes nothing. */
export async function stageRecords(
  db: Db,
  { feedId, resource, runId }: { feedId: number; resource: ResourceName; runId: number | null },
  records: readonly StagedRecord[],
  packed: readonly Buffer[],
): Promise<void> {
  if (records.length === 0) return;
  // All payloads as one: each by itself would be written as text, at twice its size.
  let from = 1;
  const heads = records.map(({ content: _content, ...head }, index) => {
    const length = packed[index]?.length ?? 0;
    from += length;
    return { ...head, from: from - length, length };
  });
  await sql`
    with v as (
      select h.key, decode(h.hash, 'hex') as hash, h.modified, h."parentKey" as parent_key, h."listingKey" as listing_key,
        substring(${Buffer.concat(packed)}::bytea from h."from" for h.length) as payload
      from json_to_recordset(${JSON.stringify(heads)}::json)
        as h (key text, hash text, modified timestamptz, "parentKey" text, "listingKey" text, "from" int, length int)
    ), old as (
      insert into feed_record_versions (feed_id, resource, key, version, modified, payload, seen_at)
      select r.feed_id, r.resource, r.key, r.version, r.modified, r.payload, r.seen_at
      from v cross join lateral (
        select * from feed_records where feed_id = ${feedId} and resource = ${resource} and key = v.key limit 1) as r
      where r.hash <> v.hash and (r.modified is null or v.modified is null or r.modified <= v.modified)
      on conflict do nothing
    )
    insert into feed_records as r (feed_id, resource, key, hash, modified, payload, parent_key, listing_key, run_id)
    select ${feedId}, ${resource}, key, hash, modified, payload, parent_key, listing_key, ${runId}::bigint from v
    on conflict (feed_id, resource, key) do update set hash = excluded.hash, modified = excluded.modified, payload = excluded.payload,
      parent_key = excluded.parent_key, listing_key = excluded.listing_key, run_id = excluded.run_id, seen_at = now(), state = 'current',
      misses = 0, version = r.version + case when r.hash <> excluded.hash then 1 else 0 end
    where r.modified is null or excluded.modified is null or r.modified <= excluded.modified`.execute(db);
}

/** Records as they are staged, by key. */
export async function readStaged(
  db: Db,
  feedId: number,
  resource: ResourceName,
  keys: readonly string[],
): Promise<{ key: string; content: Buffer; value: unknown; listingKey: string | null }[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ key: string; payload: Buffer; listing_key: string | null }>`
    select key, payload, listing_key from feed_records
    where feed_id = ${feedId} and resource = ${resource} and key = any(${[...keys]})`.execute(db);
  return Promise.all(
    rows.map(async (row) => {
      const content = await unpackRecord(row.payload);
      return { key: row.key, content, value: JSON.parse(content.toString('utf8')) as unknown, listingKey: row.listing_key };
    }),
  );
}

/** Some records of a feed as they came. */
export async function readSomeStaged(db: Db, feedId: number, resource: ResourceName, most: number): Promise<Buffer[]> {
  const { rows } = await sql<{ payload: Buffer }>`
    select payload from feed_records where feed_id = ${feedId} and resource = ${resource} and state = 'current'
    order by key limit ${most}`.execute(db);
  return Promise.all(rows.map(({ payload }) => unpackRecord(payload)));
}

const open = async (payload: Buffer): Promise<unknown> => JSON.parse((await unpackRecord(payload)).toString('utf8'));

/** Leaves out listings that a feed of a lower rank brings too: the same record is taken from one feed alone. */
export async function withoutThoseOfOthers(db: Db, feed: FeedRow, listings: NormalizedListing[]): Promise<NormalizedListing[]> {
  if (listings.length === 0 || !feed.hasOthers) return listings;
  const { rows } = await sql<{ listing_key: string }>`
    select distinct r.listing_key from feed_records r join feeds f on f.id = r.feed_id
    where r.listing_key = any(${listings.map(({ row }) => row.listing_key)}) and r.state = 'current' and r.feed_id <> ${feed.id}
      and (f.rank, f.id) < (${feed.rank}::smallint, ${feed.id}::bigint)`.execute(db);
  const taken = new Set(rows.map((row) => row.listing_key));
  return taken.size === 0 ? listings : listings.filter(({ row }) => !taken.has(row.listing_key));
}

/** The rank of each originating system, by name: the lowest of the feeds that bring it. */
export async function readRanks(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; rank: number }>`
    select s.system as name, min(f.rank) as rank from feeds f, unnest(f.systems || f.source_name) as s (system) group by s.system`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.name, row.rank]));
}

/** Remembers originating systems that a feed's records name. */
export async function rememberSystems(db: Db, feed: FeedRow, names: Iterable<string>): Promise<void> {
  const added = [...new Set(names)].filter((name) => !feed.systems.includes(name));
  if (added.length === 0) return;
  feed.systems.push(...added);
  await sql`
    update feeds set systems = (select array_agg(distinct s order by s) from unnest(systems || ${added}::text[]) s)
    where id = ${feed.id}`.execute(db);
}

/** What belongs to listings but came apart from them. */
export interface Attached {
  complete: (record: Record<string, unknown>, about: { key: string; isPartial: boolean }) => Record<string, unknown>;
}

/** Finds open houses, media, offices and agents that came by themselves, and earlier versions of records that name only changes. */
export async function findAttached(
  db: Db,
  feed: FeedRow,
  read: readonly { record: Record<string, unknown>; key: string; isPartial: boolean }[],
): Promise<Attached> {
  const { separate } = feed.profileData;
  const partial = read.filter((one) => one.isPartial).map(({ key }) => key);
  const before = new Map((await readStaged(db, feed.id, 'Property', partial)).map(({ key, value }) => [key, value]));
  const children = await readChildren(
    db,
    feed,
    read.map(({ key }) => key),
  );
  const officeKeys = separate.includes('Office')
    ? [...new Set(read.filter(({ record }) => lacksContact(record)).flatMap(({ record }) => officeKeyOf(record) ?? []))]
    : [];
  const memberKeys = separate.includes('Member')
    ? [...new Set(read.filter(({ record }) => lacksAgent(record)).flatMap(({ record }) => agentKeyOf(record) ?? []))]
    : [];
  const members = new Map((await readStaged(db, feed.id, 'Member', memberKeys)).map(({ key, value }) => [key, value]));
  const offices = new Map((await readStaged(db, feed.id, 'Office', officeKeys)).map(({ key, value }) => [key, value]));
  return {
    complete(record, { key, isPartial }) {
      const earlier = isPartial ? before.get(key) : undefined;
      let whole = isRecord(earlier) ? { ...mapByFeed(feed, toResoRecord(earlier).record), ...record } : record;
      for (const name of ['Media', 'OpenHouse'] as const) {
        if (!separate.includes(name)) continue;
        whole = { ...whole, [name]: children.get(`${name} ${key}`) ?? [] };
      }
      // Under one name, whatever the server calls them: by it their homes are found when they change.
      const [officeKey, agentKey] = [officeKeyOf(record), agentKeyOf(record)];
      if (separate.includes('Office') && officeKey !== undefined) whole = { ...whole, ListOfficeKey: officeKey };
      if (separate.includes('Member') && agentKey !== undefined) whole = { ...whole, ListAgentKey: agentKey };
      const office = offices.get(officeKey ?? '');
      if (isRecord(office) && lacksContact(whole)) whole = addOffice(whole, office);
      const member = members.get(agentKey ?? '');
      return isRecord(member) && lacksAgent(whole) ? addMember(whole, member) : whole;
    },
  };
}

async function readChildren(db: Db, feed: FeedRow, keys: readonly string[]): Promise<Map<string, unknown[]>> {
  const found = new Map<string, unknown[]>();
  const resources = feed.profileData.separate.filter((name) => name === 'Media' || name === 'OpenHouse');
  if (resources.length === 0 || keys.length === 0) return found;
  const { rows } = await sql<{ resource: string; parent_key: string; payload: Buffer }>`
    select resource, parent_key, payload from feed_records
    where ${isOf(feed.id, resources)} and parent_key = any(${[...keys]}) and state = 'current'
    order by key`.execute(db);
  for (const row of rows) {
    const at = `${row.resource} ${row.parent_key}`;
    found.set(at, [...(found.get(at) ?? []), await open(row.payload)]);
  }
  return found;
}

const lacksContact = (record: Record<string, unknown>) =>
  isBlank(record['AttributionContact']) && isBlank(record['ListOfficePhone']);

function officeKeyOf(record: Record<string, unknown>): string | undefined {
  const key = record['ListOfficeKey'] ?? record['ListOfficeKeyNumeric'] ?? record['ListOfficeMlsId'];
  return isBlank(key) ? undefined : String(key);
}

function addOffice(record: Record<string, unknown>, office: Record<string, unknown>): Record<string, unknown> {
  // Sent so that we forget it.
  if (office['MlgCanView'] === false) return record;
  return {
    ...record,
    ListOfficeName: isBlank(record['ListOfficeName']) ? office['OfficeName'] : record['ListOfficeName'],
    ListOfficePhone: office['OfficePhone'],
    ...(isBlank(office['OfficePhone']) ? { AttributionContact: office['OfficeEmail'] } : {}),
  };
}

/** What homes take over of an office or an agent. */
const TAKEN = {
  Office: ['OfficeName', 'OfficePhone', 'OfficeEmail', 'MlgCanView'],
  Member: [
    'MemberFullName',
    'MemberFirstName',
    'MemberLastName',
    'MemberPreferredPhone',
    'MemberDirectPhone',
    'MemberOfficePhone',
    'MemberEmail',
    'MemberStatus',
    'MlgCanView',
  ],
} as const;

/** Those of these offices or agents of whom homes would take over something else than before. Asked before they are staged. */
export async function findChangedPeople(
  db: Db,
  { feedId, resource }: { feedId: number; resource: 'Office' | 'Member' },
  records: readonly { key: string; content: Uint8Array }[],
): Promise<string[]> {
  const taken = (value: unknown) =>
    JSON.stringify(TAKEN[resource].map((name) => (isRecord(value) ? (value[name] ?? null) : null)));
  const keys = records.map(({ key }) => key);
  const before = new Map((await readStaged(db, feedId, resource, keys)).map(({ key, value }) => [key, taken(value)]));
  return records
    .filter(({ key, content }) => before.get(key) !== taken(JSON.parse(Buffer.from(content).toString('utf8'))))
    .map(({ key }) => key);
}

/** The next homes of a feed, in the order of their keys, that these offices or agents list. */
export async function findHomesOf(
  db: Db,
  { feedId, resource, after, most }: { feedId: number; resource: 'Office' | 'Member'; after: string; most: number },
  keys: readonly string[],
): Promise<string[]> {
  const column = sql.ref(resource === 'Office' ? 'l.list_office_key' : 'l.list_agent_key');
  const { rows } = await sql<{ key: string }>`
    select r.key from listings l join feed_records r on r.listing_key = l.listing_key
    where ${column} = any(${[...keys]}) and r.feed_id = ${feedId} and r.resource = 'Property' and r.state = 'current' and r.key > ${after}
    order by r.key limit ${most}`.execute(db);
  return rows.map(({ key }) => key);
}

const lacksAgent = (record: Record<string, unknown>) =>
  lacksContact(record) || isBlank(record['ListAgentFullName']) || isBlank(record['ListAgentEmail']);

function agentKeyOf(record: Record<string, unknown>): string | undefined {
  const key = record['ListAgentKey'] ?? record['ListAgentKeyNumeric'] ?? record['ListAgentMlsId'];
  return isBlank(key) ? undefined : String(key);
}

/** What a listing lacks of its agent. The firm's own contact goes before the agent's, which stands where the firm has none. */
function addMember(record: Record<string, unknown>, member: Record<string, unknown>): Record<string, unknown> {
  // Sent so that we forget them.
  if (member['MlgCanView'] === false || member['MemberStatus'] === 'Inactive') return record;
  const joined = [member['MemberFirstName'], member['MemberLastName']].filter((part) => !isBlank(part)).join(' ');
  const added = {
    ListAgentFullName: isBlank(member['MemberFullName']) ? joined : member['MemberFullName'],
    ListAgentEmail: member['MemberEmail'],
    ...(lacksContact(record)
      ? {
          AttributionContact: ['MemberPreferredPhone', 'MemberDirectPhone', 'MemberOfficePhone', 'MemberEmail']
            .map((name) => member[name])
            .find((value) => !isBlank(value)),
        }
      : {}),
  };
  return {
    ...record,
    ...Object.fromEntries(Object.entries(added).filter(([name, value]) => isBlank(record[name]) && !isBlank(value))),
  };
}
