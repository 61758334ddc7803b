import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '#platform/db/database.ts';
import { readMark, writeMark } from '#platform/db/marks.ts';
import { profileSchema, type MarketProfile } from '../contract.ts';
import type { MarketType, RawFigures } from '../model/metrics.ts';

const STATE_KEY = 'market';

const coverageSchema = z.object({
  sales: z.string().nullable(),
  listings: z.string().nullable(),
  delistings: z.string().nullable(),
});
/** First day of the first month with complete data on closings, on homes for sale, and on homes that left unsold. */
export type Coverage = z.infer<typeof coverageSchema>;

const stateSchema = z.object({ throughMonth: z.string(), coverage: coverageSchema });
/** The range of months that the figures cover. */
export type MarketState = z.infer<typeof stateSchema>;

/**
 * A month is complete if it begins after the first event of its kind. Homes for sale are complete only once unsold departures
 * are: if only sold homes were kept, earlier inventory would look too small.
 */
export async function readCoverage(db: Db): Promise<Coverage> {
  const after = (events: string) => sql`(
    select (month_of((min(effective_at) at time zone 'UTC')::date) + interval '1 month')::date
    from price_history where event = any(string_to_array(${events}, ',')))`;
  const { rows } = await sql<Coverage>`
    select (select (month_of(min(close_date) - 1) + interval '1 month')::date from market_sales) as sales,
      greatest(${after('Sold')}, ${after('Withdrawn,Canceled,Expired')}) as listings, ${after('Withdrawn,Canceled,Expired')} as delistings`.execute(
    db,
  );
  return coverageSchema.parse(rows[0]);
}

export async function findState(db: Db): Promise<MarketState | undefined> {
  const state = await readMark(db, STATE_KEY);
  return state === undefined ? undefined : stateSchema.parse(state);
}

export async function saveState(db: Db, state: MarketState): Promise<void> {
  await writeMark(db, STATE_KEY, state);
}

export interface AreaRow {
  id: number;
  slug: string;
  name: string;
  kind: string;
  parent_id: number | null;
}

/** A place and the places that contain it, the place first. */
export async function findAreaAndWider(db: Db, slug: string): Promise<AreaRow[]> {
  const { rows } = await sql<AreaRow & { depth: number }>`
    with recursive up as (
      select id, slug, name, kind, parent_id, 0 as depth from places where slug = ${slug}
      union all select p.id, p.slug, p.name, p.kind, p.parent_id, up.depth + 1 from places p join up on p.id = up.parent_id)
    select * from up order by depth`.execute(db);
  return rows;
}

export interface StatRow {
  month: string;
  property_type: string;
  figures: RawFigures;
}

/** Rows of a place, window and kind of home, oldest first. */
export async function listStats(
  db: Db,
  filter: { placeId: number; propertyTypes: readonly MarketType[]; windowMonths: number; fromMonth: string },
): Promise<StatRow[]> {
  const { rows } = await sql<StatRow>`
    select month, property_type, figures from market_stats
    where place_id = ${filter.placeId} and property_type = any(${filter.propertyTypes})
      and window_months = ${filter.windowMonths} and month >= ${filter.fromMonth}::date
    order by month`.execute(db);
  return rows;
}

export async function findProfile(db: Db, placeId: number): Promise<MarketProfile | null> {
  const row = await db.selectFrom('market_profiles').select('profile').where('place_id', '=', placeId).executeTakeFirst();
  return row === undefined ? null : profileSchema.parse(row.profile);
}

/** Places whose profile is missing or older than a given time. */
export async function listStaleProfiles(db: Db, before: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from places p left join market_profiles m on m.place_id = p.id
    where m.computed_at is null or m.computed_at < ${before} order by p.id`.execute(db);
  return rows.map((row) => row.id);
}
