import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** Visits of a listing on a day where the home stands. */
export interface DayCounts {
  day: string;
  views: number;
  saves: number;
  shares: number;
}

/** Visits of a listing by day, oldest first; days without any are left out. */
export async function listDayCounts(db: Db, listingId: number, { from, to }: { from: string; to: string }): Promise<DayCounts[]> {
  return db
    .selectFrom('listing_day_counts')
    .select(['day', 'views', 'saves', 'shares'])
    .where('listing_id', '=', listingId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();
}

/** Sums of visits from one day to another, by listing; listings without any are left out. */
export async function sumVisits(
  db: Db,
  listingIds: readonly number[],
  { from, to }: { from: string; to: string },
): Promise<Map<number, Omit<DayCounts, 'day'>>> {
  if (listingIds.length === 0) return new Map();
  const { rows } = await sql<{ id: number; views: number; saves: number; shares: number }>`
    select listing_id as id, sum(views)::int as views, sum(saves)::int as saves, sum(shares)::int as shares
    from listing_day_counts where listing_id = any(${[...listingIds]}::bigint[]) and day between ${from} and ${to}
    group by listing_id`.execute(db);
  return new Map(rows.map(({ id, ...sums }) => [id, sums]));
}

/** The first and the last day on which any listing was visited; null before the first visit. */
export async function findCountedDays(db: Db): Promise<{ first: string; last: string } | null> {
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    select (select min(day) from listing_day_counts) as first, (select max(day) from listing_day_counts) as last`.execute(db);
  const { first = null, last = null } = rows[0] ?? {};
  return first === null || last === null ? null : { first, last };
}

export async function forgetOldCounts(db: Db, oldest: Date): Promise<void> {
  await db.deleteFrom('listing_day_counts').where('day', '<', oldest.toISOString().slice(0, 10)).execute();
}

const LAST_ZONE_HOURS = 12;

/** Deletes the visitors of days that are over everywhere, with the secrets they are under. */
export async function forgetVisitors(db: Db, now: Date): Promise<void> {
  const today = new Date(now.getTime() - LAST_ZONE_HOURS * 3_600_000).toISOString().slice(0, 10);
  await db.deleteFrom('listing_day_visitors').where('day', '<', today).execute();
  await db.deleteFrom('visit_salts').where('day', '<', today).execute();
}
