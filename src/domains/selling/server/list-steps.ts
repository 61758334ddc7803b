import { sql } from 'kysely';
import type { FunnelStep } from '#lib/funnel-step.ts';
import type { Db } from '#platform/db/database.ts';

/** Listings that sellers began and published since a day, as steps of a funnel. */
export async function listSellerSteps(db: Db, from: string): Promise<FunnelStep[]> {
  const { rows } = await sql<FunnelStep>`
    select user_id as unit, 'drafted' as name, created_at as at from own_listings where created_at >= ${from}::date
    union all
    select o.user_id, 'published', min(v.made_at) from own_listings o join own_listing_versions v on v.own_listing_id = o.id
    where o.published_version is not null and v.made_at >= ${from}::date group by o.id, o.user_id`.execute(db);
  return rows;
}

/** Who sells the listings of these ids, by id; listings of others are left out. */
export async function listOwnersOf(db: Db, listingIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; owner: string }>`
    select l.id, o.user_id as owner from listings l join own_listings o on o.listing_key = l.listing_key
    where l.id = any(${[...listingIds]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, owner }) => [id, owner]));
}

/** When a home of each of these owners closed last; people whose homes never did are left out. */
export async function findLastClosings(db: Db, userIds: readonly string[]): Promise<Map<string, Date>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('own_listing_events as e')
    .innerJoin('own_listings as o', 'o.id', 'e.own_listing_id')
    .select(({ fn }) => ['o.user_id as userId', fn.max('e.occurred_at').as('at')])
    .where('o.user_id', 'in', userIds)
    .where('e.status_after', '=', 'Closed')
    .where('e.status_before', '<>', 'Closed')
    .groupBy('o.user_id')
    .execute();
  return new Map(rows.map(({ userId, at }) => [userId, at]));
}
