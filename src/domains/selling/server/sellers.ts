import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { StandardStatus } from '#domains/listings/contract.ts';
import type { Context } from '#platform/verb/context.ts';
import { mayDo, PARTS } from '../contract.ts';
import { labelOf, readFields, statusOf, zoneOf } from './present.ts';

/** The listings where a person has a part, by the ids of their public records. Listings that were never public are left out. */
export async function listListingsSoldBy({ db }: Pick<Context, 'db'>, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from own_listings o join listings l on l.listing_key = o.listing_key
    where o.user_id = ${userId} or exists (
      select from own_listing_people m where m.own_listing_id = o.id and m.user_id = ${userId})`.execute(db);
  return rows.map(({ id }) => String(id));
}

/** Everybody with a part in the listing of a public record: the owner first, then the others in the order they joined. */
export async function findSellersOf(ctx: Pick<Context, 'db'>, key: string): Promise<readonly string[]> {
  return (await findSellersOfAll(ctx, [key])).get(key) ?? [];
}

/** The same of several records, by their ids. */
export async function findSellersOfAll(
  { db }: Pick<Context, 'db'>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ id: number; user_ids: string[] }>`
    select l.id, array_agg(s.user_id order by s.joined_at nulls first, s.user_id) as user_ids
    from listings l join own_listings o on o.listing_key = l.listing_key
    cross join lateral (
      select o.user_id, null::timestamptz as joined_at
      union all select m.user_id, m.joined_at from own_listing_people m where m.own_listing_id = o.id) as s
    where l.id = any(${[...new Set(keys)].map(Number)}::bigint[]) group by l.id`.execute(db);
  return new Map(rows.map((row) => [String(row.id), row.user_ids]));
}

/** The person who alone answers buyers of a public record. Undefined if everybody with a part does. */
export async function findContactOf({ db }: Pick<Context, 'db'>, key: string): Promise<string | undefined> {
  const { rows } = await sql<{ user_id: string }>`
    select coalesce(m.user_id, o.user_id) as user_id from listings l join own_listings o on o.listing_key = l.listing_key
    left join own_listing_people m on m.own_listing_id = o.id and m.is_contact
    where l.id = ${Number(key)} and o.asks_contact`.execute(db);
  return rows[0]?.user_id;
}

/** The id of the public record of a listing, by the listing's own id. Undefined if it was never public. */
export async function findRecordOf({ db }: Pick<Context, 'db'>, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: number }>`
    select l.id from own_listings o join listings l on l.listing_key = o.listing_key where o.id = ${id}`.execute(db);
  return rows[0] === undefined ? undefined : String(rows[0].id);
}

export interface HomeForOffers {
  /** The listing's own id, by which the pages of its people call it. */
  id: string;
  listingId: number;
  listingKey: string;
  /** What people call it: its address. */
  label: string;
  /** Two letters, if known. */
  state: string | null;
  timeZone: string;
  standardStatus: StandardStatus;
  sellers: { userId: string; mayDecide: boolean }[];
}

/** A home that may not be public yet: then it has no record. */
export type SoldHome = Omit<HomeForOffers, 'listingId'> & { listingId: number | null };

const homeRowSchema = z.object({
  id: z.number().nullable(),
  own_id: z.string(),
  listing_key: z.string(),
  standard_status: z.string().nullable(),
  fields: z.unknown(),
  sellers: z.array(z.object({ userId: z.string(), part: z.enum(PARTS) })),
});

/** A home listed here, by its public key or the id of its record, with everybody who sells it. Undefined for other homes. */
export async function findHomeForOffers(
  ctx: Pick<Context, 'db'>,
  home: { listingKey: string } | { listingId: number },
): Promise<HomeForOffers | undefined> {
  const found = await readHomes(
    ctx,
    'listingId' in home ? sql`l.id = ${home.listingId}` : sql`l.listing_key = ${home.listingKey}`,
  );
  return found.find(isPublic);
}

/** The same, also of a home that is not public yet; locked, it stays so until the transaction ends. */
export async function findSoldHome(
  ctx: Pick<Context, 'db'>,
  { listingKey, isForUpdate = false }: { listingKey: string; isForUpdate?: boolean },
): Promise<SoldHome | undefined> {
  const [found] = await readHomes(ctx, sql`o.listing_key = ${listingKey} ${isForUpdate ? sql`for update of o` : sql``}`);
  return found;
}

const isPublic = (home: SoldHome): home is HomeForOffers => home.listingId !== null;

/** Several of them at once, by the ids of their records. */
export async function findHomesForOffers(
  ctx: Pick<Context, 'db'>,
  listingIds: readonly number[],
): Promise<ReadonlyMap<number, HomeForOffers>> {
  const homes = listingIds.length === 0 ? [] : await readHomes(ctx, sql`l.id = any(${[...new Set(listingIds)]}::bigint[])`);
  return new Map(homes.filter(isPublic).map((home) => [home.listingId, home]));
}

/** What people call these listings, by their own ids. For callers who have authorized whoever reads it. */
export async function labelListings(ctx: Pick<Context, 'db'>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const homes = ids.length === 0 ? [] : await readHomes(ctx, sql`o.id = any(${[...new Set(ids)]}::uuid[])`);
  return new Map(homes.map(({ id, label }) => [id, label]));
}

/** The zone of clocks at a home, by the listing's own id; undefined where nobody knows it. */
export async function findZoneOfListing(ctx: Pick<Context, 'db'>, id: string): Promise<string | undefined> {
  const [home] = await readHomes(ctx, sql`o.id = ${id}::uuid`);
  // A home whose state nobody gave is at UTC.
  return home?.timeZone === 'UTC' ? undefined : home?.timeZone;
}

async function readHomes({ db }: Pick<Context, 'db'>, which: RawBuilder<unknown>): Promise<SoldHome[]> {
  const { rows } = await sql`
    select l.id, o.id as own_id, o.listing_key, l.standard_status, o.fields, (
      select jsonb_agg(jsonb_build_object('userId', s.user_id, 'part', s.part)) from (
        select o.user_id, 'owner' as part
        union all select m.user_id, m.part from own_listing_people m where m.own_listing_id = o.id) as s) as sellers
    from own_listings o left join listings l on l.listing_key = o.listing_key where ${which}`.execute(db);
  return rows.map((found) => {
    const row = homeRowSchema.parse(found);
    const fields = readFields(row.fields);
    const state = fields['StateOrProvince'];
    return {
      id: row.own_id,
      listingId: row.id,
      listingKey: row.listing_key,
      label: labelOf(fields),
      state: typeof state === 'string' ? state : null,
      timeZone: zoneOf(fields),
      standardStatus: statusOf({ standard_status: row.standard_status ?? '' }),
      sellers: row.sellers.map(({ userId, part }) => ({ userId, mayDecide: mayDo(part, 'decide') })),
    };
  });
}
