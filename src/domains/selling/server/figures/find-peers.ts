import { sql } from 'kysely';
import { findCountedDays, sumVisits } from '#domains/analytics/server/index.ts';
import { countThreadDays } from '#domains/correspondence/server/index.ts';
import { DEMONSTRATION_SOURCE } from '#domains/listings/contract.ts';
import { zonedTimeToInstant } from '#lib/zoned-time.ts';
import type { Db } from '#platform/db/database.ts';
import type { ListingFigures } from '../../contract.ts';
import {
  type Band,
  bandOf,
  type Counts,
  MEASURES,
  type Measure,
  MIN_DAYS,
  MIN_PEERS,
  moveDay,
  NO_COUNTS,
  PEER_PRICE_SHARE,
  peerAges,
  type PeerRefusal,
  weeksBefore,
} from '../../model/figures.ts';

/** The public facts of a listing made here that its figures need. */
export interface PublicListing {
  id: number;
  isDemonstration: boolean;
  isActive: boolean;
  kind: string | null;
  priceCents: number | null;
  cityId: number | null;
  neighborhoodId: number | null;
  daysOnMarket: number | null;
}

export interface Peers {
  about: ListingFigures['peers'];
  /** Null if they cannot be compared. */
  bands: Readonly<Record<Measure, Band>> | null;
}

export interface PeerOptions {
  today: string;
  timeZone: string;
  staff: readonly string[];
}

const MOST = 200;

/**
 * The week of similar homes: same kind, within {@link PEER_PRICE_SHARE} of the price, and for sale about as long. They come from
 * the same neighborhood, or from the city if the neighborhood has fewer than {@link MIN_PEERS}.
 */
export async function findPeers(db: Db, listing: PublicListing, options: PeerOptions): Promise<Peers> {
  const refused = (refusal: PeerRefusal, about: Partial<ListingFigures['peers']> = {}): Peers => ({
    about: { ...NOTHING, ...about, refusal },
    bands: null,
  });
  const { isActive, daysOnMarket, priceCents, kind } = listing;
  if (!isActive) return refused('not-active');
  if (daysOnMarket === null || priceCents === null || kind === null) return refused('facts-missing');
  if (daysOnMarket < MIN_DAYS) return refused('too-new');
  const { week } = weeksBefore(options.today);
  const ages = peerAges(daysOnMarket);
  const prices = {
    from: Math.ceil(priceCents * (1 - PEER_PRICE_SHARE)),
    to: Math.floor(priceCents * (1 + PEER_PRICE_SHARE)),
  };
  const [counted, { place, ids }] = await Promise.all([
    findCountedDays(db),
    findAround(db, listing, { ages, prices, today: options.today }),
  ]);
  // If only part of a week was counted, days with counts would be compared with days without.
  if (counted === null || counted.first > week.from) return refused('counting-too-new');
  const about = {
    count: ids.length,
    place,
    kind,
    priceFrom: Math.round(prices.from / 100),
    priceTo: Math.round(prices.to / 100),
    daysFrom: ages.least,
    daysTo: ages.most,
  };
  if (ids.length < MIN_PEERS) return refused('too-few', about);
  const counts = await countWeek(db, ids, { ...options, week, countsDemoPeople: listing.isDemonstration });
  const bandOfMeasure = (measure: Measure) => bandOf(counts.map((one) => one[measure]));
  const [views, saves, shares, inquiries, tours] = MEASURES.map(bandOfMeasure) as [Band, Band, Band, Band, Band];
  return { about: { ...about, refusal: null }, bands: { views, saves, shares, inquiries, tours } };
}

const NOTHING: ListingFigures['peers'] = {
  count: 0,
  place: null,
  kind: null,
  priceFrom: null,
  priceTo: null,
  daysFrom: null,
  daysTo: null,
  refusal: null,
};

interface Limits {
  ages: { least: number; most: number };
  prices: { from: number; to: number };
  today: string;
}

async function findAround(db: Db, listing: PublicListing, limits: Limits): Promise<{ place: string | null; ids: number[] }> {
  let found: { placeId: number | null; ids: number[] } = { placeId: null, ids: [] };
  for (const [column, placeId] of [
    ['map_neighborhood_id', listing.neighborhoodId],
    ['city_place_id', listing.cityId],
  ] as const) {
    if (placeId === null) continue;
    const { ages, prices, today } = limits;
    const isDemonstration = listing.isDemonstration ? sql`=` : sql`<>`;
    const { rows } = await sql<{ id: number }>`
      select id from listings
      where standard_status = 'Active' and display_listing and ${sql.ref(column)} = ${placeId} and id <> ${listing.id}
        and property_sub_type = ${listing.kind} and list_price_cents between ${prices.from} and ${prices.to}
        and originating_system_name ${isDemonstration} ${DEMONSTRATION_SOURCE}
        and listed_on between ${moveDay(today, -ages.most)} and ${moveDay(today, -ages.least)}
      order by abs(listed_on - ${moveDay(today, -(listing.daysOnMarket ?? 0))}::date), id limit ${MOST}`.execute(db);
    found = { placeId, ids: rows.map(({ id }) => id) };
    if (found.ids.length >= MIN_PEERS) break;
  }
  const named = db.selectFrom('places').select('name').where('id', '=', found.placeId);
  const place = found.placeId === null ? undefined : await named.executeTakeFirst();
  return { place: place?.name ?? null, ids: found.ids };
}

interface WeekOptions extends PeerOptions {
  week: { from: string; to: string };
  countsDemoPeople: boolean;
}

async function countWeek(db: Db, ids: readonly number[], options: WeekOptions): Promise<Counts[]> {
  const { week, timeZone, staff, countsDemoPeople } = options;
  const [visits, threads] = await Promise.all([
    sumVisits(db, ids, week),
    countThreadDays(db, {
      about: 'listing',
      keys: ids.map(String),
      from: new Date(zonedTimeToInstant(`${week.from}T00:00:00`, timeZone)),
      to: new Date(Date.parse(zonedTimeToInstant(`${moveDay(week.to, 1)}T00:00:00`, timeZone)) - 1),
      timeZone,
      leavesOut: staff,
      countsDemoPeople,
    }),
  ]);
  const ofListing = Map.groupBy(threads, ({ key }) => key);
  return ids.map((id) => {
    const begun = ofListing.get(String(id)) ?? [];
    const sum = (kind: string) => begun.reduce((all, one) => all + (one.kind === kind ? one.count : 0), 0);
    return { ...NO_COUNTS, ...visits.get(id), inquiries: sum('inquiry'), tours: sum('tour-request') };
  });
}
