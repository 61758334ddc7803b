import { addDays, utcDay } from '#lib/calendar.ts';
import { sql } from 'kysely';
import { metersBetween } from '#lib/geo.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
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
/** Nine tiles around the home: of about 0.9 km each, then 3.4, then 14. */
const ZOOMS = [15, 13, 11];
const ENOUGH = 32;
const MOST_PER_TILE = 200;
const KEPT = 80;

/** Homes like this one. The home itself may be gone from the market; incomplete and withheld ones are `not-found`. */
export async function findSimilarListings(ctx: Context, listingKey: string): Promise<SimilarListings> {
  const subject = await findSubject(ctx.db, listingKey);
  const [active, closed] = await Promise.all([
    findCandidates(ctx.db, subject, 'Active'),
    findCandidates(ctx.db, subject, 'Closed'),
  ]);
  const newSince = addDays(utcDay(ctx.now), -NEW_DAYS);
  const ranked = rank(subject, active);
  const fresh = ranked.slice(SHOWN).filter((home) => home.listed_on !== null && home.listed_on >= newSince);
  const wanted = [...ranked.slice(0, SHOWN * 2), ...fresh.slice(0, SHOWN * 2), ...rank(subject, closed).slice(0, SHOWN * 4)];
  const summaries = await loadListingSummaries(ctx, [...new Set(wanted.map((home) => home.id))]);
  // A home for rent is not like one for sale, however near.
  const alike = summaries.filter((home) => home.propertyType === subject.property_type);
  const forSale = alike.filter((home) => home.standardStatus === 'Active');
  const soldSince = addDays(utcDay(ctx.now), -SOLD_MONTHS * 30.5);
  return {
    active: forSale.slice(0, SHOWN),
    sold: alike.filter((home) => isRecentSale(home, soldSince)).slice(0, SHOWN),
    newNearby: forSale
      .slice(SHOWN)
      .filter((home) => home.onMarketDate !== null && home.onMarketDate >= newSince)
      .slice(0, SHOWN),
  };
}

const isRecentSale = (home: ListingSummary, since: string) =>
  home.standardStatus === 'Closed' && home.closePrice !== null && home.closeDate !== null && home.closeDate >= since;

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

const candidateColumns = sql`id, map_latitude, map_longitude, list_price_cents, living_area_sqft, bedrooms_total,
  bathrooms_total_integer, year_built, property_sub_type, listed_on`;

type CandidateStatus = 'Active' | 'Closed';

// Literals, so that the partial indexes fit.
const STATUS_CONDITION = {
  Active: sql`standard_status = 'Active' and display_listing`,
  Closed: sql`standard_status <> 'Active' and standard_status = 'Closed' and display_listing`,
};

async function findCandidates(db: Db, subject: Subject, status: CandidateStatus): Promise<Candidate[]> {
  if (subject.map_latitude === null || subject.map_longitude === null) return findInCity(db, subject, status);
  let found: Candidate[] = [];
  for (const zoom of ZOOMS) {
    found = await findNear(db, subject, status, zoom);
    if (found.length >= ENOUGH) break;
  }
  return found;
}

async function findInCity(db: Db, subject: Subject, status: CandidateStatus): Promise<Candidate[]> {
  if (subject.city_place_id === null) return [];
  const { rows } = await sql<Candidate>`
    select ${candidateColumns} from listings
    where city_place_id = ${subject.city_place_id} and ${STATUS_CONDITION[status]} and id <> ${subject.id} limit ${KEPT}`.execute(
    db,
  );
  return rows;
}

// Everything asked for stands in the index of cells, so that no row is fetched until the few best are known.
async function findNear(db: Db, subject: Subject, status: CandidateStatus, zoom: number): Promise<Candidate[]> {
  const price = subject.list_price_cents;
  const isInRange = price === null ? sql`true` : sql`list_price_cents between ${Math.round(price / 2)} and ${price * 2}`;
  const unlikeness = price === null ? sql`0` : sql`abs(ln(list_price_cents::float8 / ${price})) / 0.22`;
  const { rows } = await sql<Candidate>`
    select ${candidateColumns} from
      generate_series(tile_x(${subject.map_longitude}, ${zoom}) - 1, tile_x(${subject.map_longitude}, ${zoom}) + 1) as x,
      generate_series(tile_y(${subject.map_latitude}, ${zoom}) - 1, tile_y(${subject.map_latitude}, ${zoom}) + 1) as y
      cross join lateral (select (spread_bits(x) | (spread_bits(y) << 1)) << ${2 * (16 - zoom)}::int as first) tile
      cross join lateral (
        select ${candidateColumns} from listings
        where cell between tile.first and tile.first + ${4 ** (16 - zoom) - 1}::bigint and ${STATUS_CONDITION[status]} and ${isInRange}
        limit ${MOST_PER_TILE}
      ) near
    where x >= 0 and y >= 0 and id <> ${subject.id}
    order by ${unlikeness} + (abs(map_latitude - ${subject.map_latitude}) + abs(map_longitude - ${subject.map_longitude})) * 37, id
    limit ${KEPT}`.execute(db);
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
