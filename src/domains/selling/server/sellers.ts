import { sql } from 'kysely';
import type { Context } from '#platform/verb/context.ts';

/** The listings that a person has a part in, by the ids of their public records; without those that never were public. */
export async function listListingsSoldBy({ db }: Pick<Context, 'db'>, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from own_listings o join listings l on l.listing_key = o.listing_key
    where o.user_id = ${userId} or exists (
      select from own_listing_people m where m.own_listing_id = o.id and m.user_id = ${userId})`.execute(db);
  return rows.map(({ id }) => String(id));
}

/** Everybody with a part in the listing of a public record: its owner first, then as they joined. */
export async function findSellersOf({ db }: Pick<Context, 'db'>, key: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select s.user_id from listings l join own_listings o on o.listing_key = l.listing_key
    cross join lateral (
      select o.user_id, null::timestamptz as joined_at
      union all select m.user_id, m.joined_at from own_listing_people m where m.own_listing_id = o.id) as s
    where l.id = ${Number(key)} order by s.joined_at nulls first, s.user_id`.execute(db);
  return rows.map((row) => row.user_id);
}
