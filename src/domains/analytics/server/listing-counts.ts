import { firstDayNotOver, utcDay } from '#lib/calendar.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** Visits of a listing on a day where the home stands. */
export interface DayCounts {
  day: string;
  /** Cards seen in lists. */
  impressions: number;
  views: number;
  saves: number;
  shares: number;
}

/** Visits of a listing by day, oldest first; days without any are left out. */
export async function listDayCounts(db: Db, listingId: number, { from, to }: { from: string; to: string }): Promise<DayCounts[]> {
  return db
    .selectFrom('listing_day_counts')
    .select(['day', 'impressions', 'views', 'saves', 'shares'])
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
  const { rows } = await sql<Omit<DayCounts, 'day'> & { id: number }>`
    select listing_id as id, sum(impressions)::int as impressions, sum(views)::int as views, sum(saves)::int as saves, sum(shares)::int as shares
    from listing_day_counts where listing_id = any(${[...listingIds]}::bigint[]) and day between ${from} and ${to}
    group by listing_id`.execute(db);
  return new Map(rows.map(({ id, ...sums }) => [id, sums]));
}

export interface CountedDays {
  /** The first day on which any listing was visited; null before the first visit. */
  visits: string | null;
  /** The first day on which any card was seen. */
  impressions: string | null;
}

/** Since when this site counts. */
export async function findCountedDays(db: Db): Promise<CountedDays> {
  const { rows } = await sql<CountedDays>`
    select (select min(day) from listing_day_counts) as visits,
      (select min(day) from listing_day_counts where impressions > 0) as impressions`.execute(db);
  return rows[0] ?? { visits: null, impressions: null };
}

export async function forgetOldCounts(db: Db, oldest: Date): Promise<void> {
  await db.deleteFrom('listing_day_counts').where('day', '<', utcDay(oldest)).execute();
  await db.deleteFrom('filter_day_counts').where('day', '<', utcDay(oldest)).execute();
  for (const table of ['traffic_days', 'funnel_days', 'vital_days', 'act_days'] as const)
    await db.deleteFrom(table).where('day', '<', utcDay(oldest)).execute();
  await db.deleteFrom('retention_weeks').where('week', '<', utcDay(oldest)).execute();
  await db.deleteFrom('error_groups').where('last_at', '<', oldest).execute();
}

/** Deletes the visitors of days that are over everywhere, with the secrets they are under. */
export async function forgetVisitors(db: Db, now: Date): Promise<void> {
  const today = firstDayNotOver(now);
  await db.deleteFrom('listing_day_visitors').where('day', '<', today).execute();
  await db.deleteFrom('filter_day_visitors').where('day', '<', today).execute();
  await db.deleteFrom('visit_salts').where('day', '<', today).execute();
}
