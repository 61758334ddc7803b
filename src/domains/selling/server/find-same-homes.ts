import { type RawBuilder, sql } from 'kysely';
import { ON_MARKET_STATUSES } from '#domains/listings/contract.ts';
import type { Db } from '#platform/db/database.ts';
import { OWN_SOURCE, type SameHome } from '../contract.ts';

const ADDRESS = ['StreetDirPrefix', 'StreetName', 'StreetSuffix', 'StreetDirSuffix', 'UnitNumber'] as const;
const MOST_SHOWN = 200;

/** A public record has the number and ZIP code of `a`; own_listings_public_address finds it. */
const isSameNumber = (record: RawBuilder<unknown>) => sql`
  ${record} ->> 'PostalCode' = coalesce(a.record, a.fields) ->> 'PostalCode'
  and lower(${record} ->> 'StreetNumber') = lower(coalesce(a.record, a.fields) ->> 'StreetNumber')`;

// `a` is any listing made here, a draft too; `b` is one that buyers see. Both are the same home, and nobody sells both.
const isSameHome = sql`
  b.id <> a.id and b.record is not null and b.standard_status = any(${[...ON_MARKET_STATUSES]}::text[])
  and a.originating_system_name = ${OWN_SOURCE} and b.originating_system_name = ${OWN_SOURCE}
  and (a.parcel_id = b.parcel_id or (
    ${isSameNumber(sql`b.record`)} and ${sql.join(
      ADDRESS.map(
        (name) =>
          sql`lower(coalesce(b.record ->> ${sql.lit(name)}, '')) = lower(coalesce(coalesce(a.record, a.fields) ->> ${sql.lit(name)}, ''))`,
      ),
      sql` and `,
    )}))
  and not exists (
    select from (select a.user_id union all select user_id from own_listing_people where own_listing_id = a.id) as mine
    join (select b.user_id union all select user_id from own_listing_people where own_listing_id = b.id) as theirs using (user_id))`;

const firstPublished = (of: RawBuilder<unknown>) => sql`(select min(id) from own_listing_events where own_listing_id = ${of})`;

/**
 * The same homes as others have them on the market, by the ids of these listings. A draft hears of a listing only if buyers read
 * its address; who lists it is never said.
 */
export async function findSameHomes(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, SameHome>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; is_first: boolean; listing_key: string | null }>`
    select distinct on (a.id) a.id, coalesce(${firstPublished(sql`a.id`)} < ${firstPublished(sql`b.id`)}, false) as is_first,
      case when l.display_listing and l.display_address then b.listing_key end as listing_key
    from own_listings a join own_listings b on ${isSameHome} join listings l on l.listing_key = b.listing_key
    where a.id = any(${[...ids]}::uuid[]) and (a.record is null or a.standard_status = any(${[...ON_MARKET_STATUSES]}::text[]))
      and (a.record is not null or (l.display_listing and l.display_address))
    order by a.id, b.id`.execute(db);
  return new Map(rows.map((row) => [row.id, { isFirst: row.is_first, listingKey: row.listing_key }]));
}

/** Public listings of homes that somebody else has on the market too, the oldest first. */
export async function listPairs(db: Db, which: RawBuilder<unknown>) {
  const { rows } = await sql<{
    id: string;
    user_id: string;
    listing_key: string;
    record: unknown;
    other_id: string;
    other_user_id: string;
    other_key: string;
    other_record: unknown;
  }>`
    select a.id, a.user_id, a.listing_key, a.record, b.id as other_id, b.user_id as other_user_id,
      b.listing_key as other_key, b.record as other_record
    from own_listings a join own_listings b on ${isSameHome}
    where a.record is not null and a.standard_status = any(${[...ON_MARKET_STATUSES]}::text[]) and ${which}
    order by ${firstPublished(sql`a.id`)}, a.id, b.id limit ${MOST_SHOWN}`.execute(db);
  return rows;
}

// The one that was listed first stands first.
export const earlierFirst = sql`${firstPublished(sql`a.id`)} < ${firstPublished(sql`b.id`)}`;

/**
 * Whether an administrator took this home off the market for the listing's owner, and somebody else still has it there: then no
 * listing of the owner brings it back.
 */
export async function isBarred(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from own_listings a join own_listings b on ${isSameHome}
    join own_listings c on c.user_id = a.user_id and c.barred_at is not null and (c.parcel_id = a.parcel_id or (${isSameNumber(sql`c.record`)}))
    where a.id = ${id} limit 1`.execute(db);
  return rows.length > 0;
}
