import { addDays } from '#lib/calendar.ts';
import { sql } from 'kysely';
import { findCountedDays } from '#domains/analytics/server/index.ts';
import { DEMONSTRATION_SOURCE } from '#domains/listings/contract.ts';
import type { Db } from '#platform/db/database.ts';
import { type ListingFigures, OWN_SOURCE } from '../../contract.ts';
import {
  type Band,
  bandOf,
  MEASURES,
  type Measure,
  MIN_DAYS,
  MIN_PEERS,
  PEER_PRICE_SHARE,
  peerAges,
  type PeerRefusal,
  weeksBefore,
} from '../../model/figures.ts';

import { type CountedHome, countWeek, type FiguresPorts, type WeekPeople } from './count-week.ts';

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
  /** Empty if they cannot be compared; without a measure that too few of them have. */
  bands: Readonly<Partial<Record<Measure, Band>>>;
  /** The first day on which cards in lists were counted; null before. */
  impressionsSince: string | null;
}

export interface PeerOptions extends WeekPeople {
  today: string;
}

const MOST = 200;

/**
 * The week of similar homes: same kind, within {@link PEER_PRICE_SHARE} of the price, and for sale about as long. They come from
 * the same neighborhood, or from the city if the neighborhood has fewer than {@link MIN_PEERS}.
 */
export async function findPeers(db: Db, listing: PublicListing, options: PeerOptions, ports: FiguresPorts): Promise<Peers> {
  const { isActive, daysOnMarket, priceCents, kind } = listing;
  const counted = await findCountedDays(db);
  const refused = (refusal: PeerRefusal, about: Partial<ListingFigures['peers']> = {}): Peers => ({
    about: { ...NOTHING, ...about, refusal },
    bands: {},
    impressionsSince: counted.impressions,
  });
  if (!isActive) return refused('not-active');
  if (daysOnMarket === null || priceCents === null || kind === null) return refused('facts-missing');
  if (daysOnMarket < MIN_DAYS) return refused('too-new');
  const { week } = weeksBefore(options.today);
  const ages = peerAges(daysOnMarket);
  const prices = {
    from: Math.ceil(priceCents * (1 - PEER_PRICE_SHARE)),
    to: Math.floor(priceCents * (1 + PEER_PRICE_SHARE)),
  };
  const { place, homes } = await findAround(db, listing, { ages, prices, today: options.today });
  // If only part of a week was counted, days with counts would be compared with days without.
  const isCounted = (since: string | null) => since !== null && since <= week.from;
  if (!isCounted(counted.visits)) return refused('counting-too-new');
  const about = {
    count: homes.length,
    place,
    kind,
    priceFrom: Math.round(prices.from / 100),
    priceTo: Math.round(prices.to / 100),
    daysFrom: ages.least,
    daysTo: ages.most,
  };
  if (homes.length < MIN_PEERS) return refused('too-few', about);
  const counts = await countWeek(db, homes, { ...options, week, countsDemoPeople: listing.isDemonstration }, ports);
  // Offers are made here for homes that are listed here alone.
  const takesOffers = new Set(homes.filter(({ isOwn }) => isOwn).map(({ id }) => id));
  const bands: Partial<Record<Measure, Band>> = {};
  for (const measure of MEASURES) {
    if (measure === 'impressions' && !isCounted(counted.impressions)) continue;
    const of = measure === 'offers' ? counts.filter(({ id }) => takesOffers.has(id)) : counts;
    if (of.length >= MIN_PEERS) bands[measure] = bandOf(of.map((one) => one[measure]));
  }
  return { about: { ...about, refusal: null }, bands, impressionsSince: counted.impressions };
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

async function findAround(
  db: Db,
  listing: PublicListing,
  limits: Limits,
): Promise<{ place: string | null; homes: CountedHome[] }> {
  let found: { placeId: number | null; homes: CountedHome[] } = { placeId: null, homes: [] };
  for (const [column, placeId] of [
    ['map_neighborhood_id', listing.neighborhoodId],
    ['city_place_id', listing.cityId],
  ] as const) {
    if (placeId === null) continue;
    const { ages, prices, today } = limits;
    const isDemonstration = listing.isDemonstration ? sql`=` : sql`<>`;
    const { rows } = await sql<CountedHome>`
      select id, originating_system_name = ${OWN_SOURCE} or originating_system_name = ${DEMONSTRATION_SOURCE} and exists (
        select from own_listings o where o.listing_key = listings.listing_key) as "isOwn"
      from listings
      where standard_status = 'Active' and display_listing and ${sql.ref(column)} = ${placeId} and id <> ${listing.id}
        and property_sub_type = ${listing.kind} and list_price_cents between ${prices.from} and ${prices.to}
        and originating_system_name ${isDemonstration} ${DEMONSTRATION_SOURCE}
        and listed_on between ${addDays(today, -ages.most)} and ${addDays(today, -ages.least)}
      order by abs(listed_on - ${addDays(today, -(listing.daysOnMarket ?? 0))}::date), id limit ${MOST}`.execute(db);
    found = { placeId, homes: rows };
    if (found.homes.length >= MIN_PEERS) break;
  }
  const named = db.selectFrom('places').select('name').where('id', '=', found.placeId);
  const place = found.placeId === null ? undefined : await named.executeTakeFirst();
  return { place: place?.name ?? null, homes: found.homes };
}
