import { sql, type RawBuilder } from 'kysely';
import { metersBetween } from '#lib/geo.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/http/context.ts';
import { DomainError } from '#platform/http/domain-error.ts';
import type { ListingSummary, SimilarListings } from '../contract.ts';
import { measureDifference, type ComparableHome } from '../model/similarity.ts';
import { loadListingSummaries } from './load-summaries.ts';

interface Candidate {
  id: number;
  map_latitude: number | null;
  map_longitude: number | null;
  list_price_cents: number | null;
  living_area_sqft: number | null;
  bedrooms_total: number | null;
  bathrooms_total_integer: number | null;
  year_built: number | null;
  property_sub_type: string | null;
  listed_on: string | null;
}

interface Subject extends Candidate {
  property_type: string;
  city_place_id: number | null;
}

const SHOWN = 8;
const NEW_DAYS = 14;
const SOLD_MONTHS = 12;
/** Neighbourhood first, then the wider area: tiles of about 1.7 and 14 km, nine of them. */
const ZOOMS = [14, 11];
const ENOUGH = 24;

/** Homes like this one. The home itself may be gone from the market; incomplete and withheld ones are `not-found`. */
export async function findSimilarListings(ctx: Context, listingKey: string): Promise<SimilarListings> {
  const subject = await findSubject(ctx.db, listingKey);
  const [active, closed] = await Promise.all([
    findCandidates(ctx.db, subject, 'Active'),
    findCandidates(ctx.db, subject, 'Closed'),
  ]);
  const activeRanked = rank(subject, active);
  const recent = await keepRecentSales(ctx, rank(subject, closed).slice(0, 200));
  const newSince = new Date(ctx.now.getTime() - NEW_DAYS * 86_400_000).toISOString().slice(0, 10);
  const fresh = activeRanked.slice(SHOWN).filter((home) => home.listed_on !== null && home.listed_on >= newSince);
  const show = (homes: Candidate[]) => summarize(ctx, subject, homes.slice(0, SHOWN * 2));
  const [shownActive, sold, newNearby] = await Promise.all([show(activeRanked), show(recent), show(fresh)]);
  const shown = new Set(shownActive.map((home) => home.listingKey));
  return { active: shownActive, sold, newNearby: newNearby.filter((home) => !shown.has(home.listingKey)) };
}

async function findSubject(db: Db, listingKey: string): Promise<Subject> {
  const { rows } = await sql<Subject>`
    select id, map_latitude, map_longitude, coalesce(close_price_cents, list_price_cents) as list_price_cents, living_area_sqft,
      bedrooms_total, bathrooms_total_integer, year_built, property_sub_type, listed_on, property_type, city_place_id
    from listings where listing_key = ${listingKey} and standard_status <> 'Incomplete'
      and internet_entire_listing_display_yn is distinct from false`.execute(db);
  const [subject] = rows;
  if (subject === undefined) throw new DomainError('not-found', 'There is no such home here.');
  return subject;
}

async function findCandidates(db: Db, subject: Subject, status: 'Active' | 'Closed'): Promise<Candidate[]> {
  // Literals, so that the partial indexes fit.
  const isStatus =
    status === 'Active' ? sql`standard_status = 'Active'` : sql`standard_status <> 'Active' and standard_status = 'Closed'`;
  if (subject.map_latitude === null) {
    return subject.city_place_id === null
      ? []
      : select(db, subject, sql`listings where city_place_id = ${subject.city_place_id} and ${isStatus}`);
  }
  let found: Candidate[] = [];
  for (const zoom of ZOOMS) {
    found = await select(
      db,
      subject,
      sql`
      generate_series(tile_x(${subject.map_longitude}::float8, ${zoom}) - 1, tile_x(${subject.map_longitude}::float8, ${zoom}) + 1) as x,
      generate_series(tile_y(${subject.map_latitude}::float8, ${zoom}) - 1, tile_y(${subject.map_latitude}::float8, ${zoom}) + 1) as y
      cross join lateral (
        select * from listings
        where cell between ((spread_bits(x) | (spread_bits(y) << 1)) << ${2 * (16 - zoom)}::int)
            and ((spread_bits(x) | (spread_bits(y) << 1)) << ${2 * (16 - zoom)}::int) + ${4 ** (16 - zoom) - 1}::bigint
          and display_listing and ${isStatus}
        limit 300
      ) as near where x >= 0 and y >= 0`,
    );
    if (found.length >= ENOUGH) break;
  }
  return found;
}

async function select(db: Db, subject: Subject, from: RawBuilder<unknown>): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select id, map_latitude, map_longitude, list_price_cents, living_area_sqft, bedrooms_total, bathrooms_total_integer,
      year_built, property_sub_type, listed_on
    from ${from} and display_listing and id <> ${subject.id} limit 3000`.execute(db);
  return rows;
}

function rank(subject: Candidate, candidates: readonly Candidate[]): Candidate[] {
  return candidates
    .map((home) => ({
      home,
      difference: measureDifference(toComparable(subject), toComparable(home), kilometers(subject, home)),
    }))
    .toSorted((a, b) => a.difference - b.difference || a.home.id - b.home.id)
    .map(({ home }) => home);
}

function toComparable(home: Candidate): ComparableHome {
  return {
    priceCents: home.list_price_cents,
    livingAreaSqft: home.living_area_sqft,
    bedroomsTotal: home.bedrooms_total,
    bathroomsTotalInteger: home.bathrooms_total_integer,
    yearBuilt: home.year_built,
    propertySubType: home.property_sub_type,
  };
}

function kilometers(a: Candidate, b: Candidate): number | null {
  if (a.map_latitude === null || a.map_longitude === null || b.map_latitude === null || b.map_longitude === null) return null;
  const from = { latitude: a.map_latitude, longitude: a.map_longitude };
  return metersBetween(from, { latitude: b.map_latitude, longitude: b.map_longitude }) / 1000;
}

async function keepRecentSales(ctx: Context, homes: readonly Candidate[]): Promise<Candidate[]> {
  if (homes.length === 0) return [];
  const since = new Date(ctx.now);
  since.setUTCMonth(since.getUTCMonth() - SOLD_MONTHS);
  const rows = await ctx.db
    .selectFrom('listings')
    .select('id')
    .where(
      'id',
      'in',
      homes.map((home) => home.id),
    )
    .where('close_date', '>=', since.toISOString().slice(0, 10))
    .where('close_price_cents', 'is not', null)
    .execute();
  const recent = new Set(rows.map((row) => row.id));
  return homes.filter((home) => recent.has(home.id));
}

// A home for rent is not like one for sale, however near.
async function summarize(ctx: Context, subject: Subject, homes: readonly Candidate[]): Promise<ListingSummary[]> {
  const summaries = await loadListingSummaries(
    ctx.db,
    homes.map((home) => home.id),
    ctx.now,
  );
  return summaries.filter((home) => home.propertyType === subject.property_type).slice(0, SHOWN);
}
