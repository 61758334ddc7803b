import { sql } from 'kysely';
import {
  createPlaceCache,
  linkToRecords,
  locatePlaces,
  mapResoListing,
  markSourceRead,
  removeListings,
  replaceHistory,
  upsertListings,
} from '#domains/listings/server/index.ts';
import { DEMONSTRATION_MARK, readDemonstration, type CityPart, writeDemonstrationFeeds } from '#domains/feeds/server/index.ts';
import { loadGeography, removeGeography, storeTiles } from '#domains/neighborhoods/server/index.ts';
import { removeVendors, replaceVendors } from '#domains/experts/server/index.ts';
import { loadRecords, removeRecords } from '#domains/records/server/index.ts';
import { refreshMarket } from '#domains/market/server/index.ts';
import { measureGround } from '#domains/search/server/index.ts';
import { removeNetwork, storeNetwork } from '#domains/travel/server/index.ts';
import { OperatorError } from '#platform/config/operator-error.ts';
import { readMark, writeMark } from '#platform/db/marks.ts';
import type { Context } from '#platform/verb/context.ts';
import { transact } from '#platform/verb/transact.ts';
import { cutTiles } from './city/cut-tiles.ts';
import { generateCity } from './city/generate-city.ts';
import type { City } from './city/types.ts';
import { geographyOf, SOURCE } from './geography.ts';
import { generateMarket } from './market/market.ts';
import { generateVendors } from './market/vendors.ts';
import { scaleListings, type ScaledListing } from './market/scale.ts';
import type { Market, MarketListing } from './market/types.ts';
import { publicRecordsOf } from './public-records.ts';
import type { SeedStep } from './seed-steps.ts';
import { travelNetworkOf } from './travel-network.ts';

export const DEFAULT_SEED = 20_260_501;
const BATCH = 500;
const SCALE_BATCH = 1000;
const TILE_BATCH = 200;
/** One in this many homes for sale, from everywhere, is there when the city first opens. */
const FIRST_HOMES = 4;

export interface SeedProgress {
  /** Called as each step begins and progresses, with what is done and the total. */
  (step: SeedStep | 'Multiplying homes', done: number, total: number): void;
}

export interface SeedOptions {
  seed?: number;
  /** YYYY-MM-DD; the market is as on that day. */
  asOf: string;
  onProgress?: SeedProgress;
  /** Called once homes for sale can be browsed; the rest of the city follows. */
  onBrowsable?: () => void;
  /** The result of {@link drawMarket}, made before the database. */
  market?: Market;
  /** Lays out the ground; the whole city by default. */
  makeCity?: (seed: number) => City;
}

export interface SeedResult {
  parcels: number;
  sales: number;
  listings: number;
  tiles: number;
}

/** The city and its market in memory: a third of the work, without a database. */
export function drawMarket({ seed = DEFAULT_SEED, asOf, onProgress = () => {}, makeCity = generateCity }: SeedOptions): Market {
  onProgress('Laying out the city', 0, 1);
  const city = makeCity(seed);
  onProgress('Building its homes and their sales', 0, 1);
  return generateMarket(city, { seed, asOf });
}

/** What comes after the first homes that are for sale, in this order. */
const LATER_PARTS = ['homes', 'records', 'sold', 'surroundings', 'market'] as const satisfies readonly CityPart[];

/**
 * Replaces the demonstration city, through the domains' own verbs: first what people browse, then the data behind it. Same
 * seed and day, same city. Interrupted and run again it ends as if run once.
 */
export async function seedDemonstration(ctx: Context, options: SeedOptions): Promise<SeedResult> {
  const { seed = DEFAULT_SEED, asOf, onProgress = () => {}, onBrowsable = () => {} } = options;
  const name = { seed, asOf };
  const isBrowsable = await transact(ctx, (inner) => begin(inner, name));
  if (isBrowsable) onBrowsable();
  const market = options.market ?? drawMarket(options);
  const { city } = market;
  await transact(ctx, async (inner) => {
    await loadGeography(inner, SOURCE, geographyOf(city, asOf));
    const network = travelNetworkOf(city);
    await (network === undefined ? removeNetwork(inner, SOURCE) : storeNetwork(inner, SOURCE, network));
  });
  const write = (step: SeedStep, listings: readonly MarketListing[]) =>
    writeListings(ctx, { step, listings, city, asOf: market.asOf, onProgress });
  const [first, others] = partition(market.currentListings, (_, index) => index % FIRST_HOMES === 0);
  // One computes while the other's rows are being stored.
  const [tiles] = await Promise.all([writeTiles(ctx, city, onProgress), write('Listing the first homes', first)]);
  await locatePlaces(ctx, [SOURCE]);
  await markSourceRead(ctx, [SOURCE]);
  if (!isBrowsable) {
    await sql`analyze`.execute(ctx.db);
    await mark(ctx, { state: 'seeding', ...name, missing: LATER_PARTS });
    onBrowsable();
  }

  await write('Listing homes', others);
  await locatePlaces(ctx, [SOURCE]);
  await mark(ctx, { state: 'seeding', ...name, missing: partsAfter('homes') });
  onProgress('Writing parcels, taxes and sales', 0, 1);
  const records = publicRecordsOf(market);
  await transact(ctx, async (inner) => {
    await refuseRemoved(inner);
    await loadRecords(inner, SOURCE, records);
  });
  await linkToRecords(ctx, SOURCE);
  await mark(ctx, { state: 'seeding', ...name, missing: partsAfter('records') });
  await write('Adding sold homes', market.soldListings);
  await locatePlaces(ctx, [SOURCE]);
  await mark(ctx, { state: 'seeding', ...name, missing: partsAfter('sold') });
  onProgress('Measuring what lies around each home', 0, 1);
  await measureGround(ctx, Number.POSITIVE_INFINITY);
  await sql`analyze`.execute(ctx.db);
  await mark(ctx, { state: 'seeding', ...name, missing: partsAfter('surroundings') });
  onProgress('Making its market figures', 0, 1);
  await refreshMarket(ctx);
  await replaceVendors(ctx, SOURCE, generateVendors(city, seed, asOf));
  const listings = market.currentListings.length + market.soldListings.length;
  await writeDemonstrationFeeds(ctx, listings);
  await mark(ctx, { state: 'ready', ...name });
  return { parcels: records.parcels.length, sales: records.sales.length, listings, tiles };
}

function partition<T>(items: readonly T[], isFirst: (item: T, index: number) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item, index) => !isFirst(item, index))];
}

function partsAfter(part: CityPart): readonly CityPart[] {
  return LATER_PARTS.slice(LATER_PARTS.findIndex((later) => later === part) + 1);
}

interface ListingWork extends Pick<Market, 'city' | 'asOf'> {
  step: SeedStep;
  listings: readonly MarketListing[];
  onProgress: SeedProgress;
}

async function writeListings(ctx: Context, { step, listings, city, asOf, onProgress }: ListingWork): Promise<void> {
  const take = (start: number) => {
    const batch = listings.slice(start, start + BATCH);
    return { batch, records: batch.map((listing) => normalize(listing, city, asOf)) };
  };
  let next = take(0);
  for (let start = 0; start < listings.length; start += BATCH) {
    onProgress(step, start, listings.length);
    await refuseRemoved(ctx);
    const { batch, records } = next;
    const writing = upsertListings(ctx, records);
    // Runs while the database works.
    next = take(start + BATCH);
    await writing;
    await replaceHistory(
      ctx,
      SOURCE,
      batch.map(({ record, history }) => ({
        sourceListingKey: record.ListingKey,
        events: history.map(({ date, event, price }) => ({ date, event, priceCents: Math.round(price * 100) })),
      })),
    );
  }
}

/** A record of the market: whole, or the slim one of a benchmark. */
type MarketRecord = MarketListing['record'] | ScaledListing;

function normalize({ record }: { record: MarketRecord }, city: City, asOf: string) {
  const mapped = mapResoListing(record, {
    now: `${asOf}T00:00:00Z`,
    defaultSource: SOURCE,
    timeZone: city.timeZone,
    allowDrawn: true,
  });
  if (mapped.ok) return mapped.listing;
  throw new Error(
    `the demonstration listing ${record.ListingKey} is not a valid record: ${mapped.issues.map((issue) => `${issue.field} ${issue.code}`).join(', ')}`,
  );
}

async function writeTiles(ctx: Context, city: City, onProgress: SeedProgress): Promise<number> {
  onProgress('Cutting the map', 0, 1);
  let count = 0;
  let batch: { z: number; x: number; y: number; data: Uint8Array }[] = [];
  for (const tile of cutTiles(city)) {
    batch.push(tile);
    count += 1;
    if (batch.length < TILE_BATCH) continue;
    await storeTiles(ctx, batch);
    batch = [];
  }
  await storeTiles(ctx, batch);
  return count;
}

interface Name {
  seed: number;
  asOf: string;
}

interface Mark extends Name {
  state: 'seeding' | 'ready';
  /** The parts still to come once the homes for sale can be browsed. */
  missing?: readonly CityPart[];
  /** Copies stand beside the city's own listings. */
  isMultiplied?: true;
}

/**
 * Removes another city; parts of this one from an interrupted run stay and are completed. Returns whether its
 * homes can be browsed already.
 */
async function begin(ctx: Context, name: Name): Promise<boolean> {
  const entries = new Map(Object.entries((await readMark(ctx.db, DEMONSTRATION_MARK)) ?? {}));
  const isSame = entries.get('seed') === name.seed && entries.get('asOf') === name.asOf && entries.get('isMultiplied') !== true;
  if (!isSame) {
    await removeListings(ctx, SOURCE);
    await removeRecords(ctx, SOURCE);
    await removeGeography(ctx, SOURCE);
    await removeNetwork(ctx, SOURCE);
    await removeVendors(ctx, SOURCE);
  }
  const isBrowsable = isSame && (entries.get('state') === 'ready' || entries.has('missing'));
  await mark(ctx, { state: 'seeding', ...name, ...(isBrowsable && { missing: LATER_PARTS }) });
  return isBrowsable;
}

/** The site is open while the city grows: an operator may already have put real homes in its place. */
async function refuseRemoved(ctx: Context): Promise<void> {
  if ((await readDemonstration(ctx.db))?.state === 'removed') {
    throw new OperatorError('The demonstration city was removed while it was being built.');
  }
}

/** Pages say what is still to come, so they are rendered again when that changes. */
async function mark(ctx: Context, value: Mark): Promise<void> {
  await writeMark(ctx.db, DEMONSTRATION_MARK, value);
  await sql`select pg_notify('public_data', '')`.execute(ctx.db);
}

/**
 * Adds lightly varied copies of the open listings until there are `target` of them, for benchmarks: no pictures, no history.
 * They are part of the demonstration and go with it. Returns how many were added.
 */
export async function multiplyListings(
  ctx: Context,
  { seed = DEFAULT_SEED, asOf, onProgress = () => {} }: SeedOptions,
  target: number,
): Promise<number> {
  await mark(ctx, { state: 'ready', seed, asOf, isMultiplied: true });
  const city = generateCity(seed);
  const market = generateMarket(city, { seed, asOf });
  const count = Math.max(0, target - market.currentListings.length - market.soldListings.length);
  const places = createPlaceCache();
  let done = 0;
  let batch: MarketRecord[] = [];
  const write = async () => {
    await upsertListings(
      ctx,
      batch.map((record) => normalize({ record }, city, asOf)),
      { places },
    );
    done += batch.length;
    batch = [];
    onProgress('Multiplying homes', done, count);
  };
  for (const record of scaleListings(market, count)) {
    batch.push({ ...record, OriginatingSystemName: SOURCE });
    if (batch.length === SCALE_BATCH) await write();
  }
  await write();
  await sql`vacuum analyze listings`.execute(ctx.db);
  return done;
}
