import { sql } from 'kysely';
import {
  createPlaceCache,
  locatePlaces,
  mapResoListing,
  markSourceRead,
  removeListings,
  replaceHistory,
  upsertListings,
} from '#domains/listings/server/index.ts';
import { loadGeography, removeGeography, storeTiles } from '#domains/neighborhoods/server/index.ts';
import { loadRecords, removeRecords } from '#domains/records/server/index.ts';
import { measureGround } from '#domains/search/server/index.ts';
import { removeNetwork, storeNetwork } from '#domains/travel/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { cutTiles } from './city/cut-tiles.ts';
import { generateCity } from './city/generate-city.ts';
import type { City } from './city/types.ts';
import { geographyOf, SOURCE } from './geography.ts';
import { generateMarket } from './market/market.ts';
import { scaleListings, type ScaledListing } from './market/scale.ts';
import type { Market, MarketListing } from './market/types.ts';
import { publicRecordsOf } from './public-records.ts';
import { travelNetworkOf } from './travel-network.ts';

export const DEFAULT_SEED = 20_260_501;
const MARKER = 'demonstration';
const BATCH = 500;
const SCALE_BATCH = 1000;
const TILE_BATCH = 200;

export interface SeedProgress {
  /** Called as each step begins, and as it goes on, with what is done of how much. */
  (step: string, done: number, total: number): void;
}

export interface SeedOptions {
  seed?: number;
  /** YYYY-MM-DD; the market is as on that day. */
  asOf: string;
  onProgress?: SeedProgress;
  /** Lays out the ground; the whole city by default. */
  makeCity?: (seed: number) => City;
}

export interface SeedResult {
  parcels: number;
  sales: number;
  listings: number;
  tiles: number;
}

/**
 * Builds the demonstration city in place of the one that stands, through the domains' own verbs. Same seed and day, same
 * city. Interrupted and run again it ends as if run once.
 */
export async function seedDemonstration(
  ctx: Context,
  { seed = DEFAULT_SEED, asOf, onProgress = () => {}, makeCity = generateCity }: SeedOptions,
): Promise<SeedResult> {
  await inTransaction(ctx, (inner) => begin(inner, { seed, asOf }));
  onProgress('Laying out the city', 0, 1);
  const city = makeCity(seed);
  onProgress('Building its homes and their sales', 0, 1);
  const market = generateMarket(city, { seed, asOf });
  await inTransaction(ctx, async (inner) => {
    await loadGeography(inner, SOURCE, geographyOf(city, asOf));
    const network = travelNetworkOf(city);
    await (network === undefined ? removeNetwork(inner, SOURCE) : storeNetwork(inner, SOURCE, network));
  });
  onProgress('Writing parcels, taxes and sales', 0, 1);
  const records = publicRecordsOf(market);
  await inTransaction(ctx, (inner) => loadRecords(inner, SOURCE, records));
  await writeListings(ctx, market, asOf, onProgress);
  await locatePlaces(ctx, [SOURCE]);
  const tiles = await writeTiles(ctx, city, onProgress);
  await markSourceRead(ctx, [SOURCE]);
  onProgress('Measuring what lies around each home', 0, 1);
  await measureGround(ctx, Number.POSITIVE_INFINITY);
  await sql`analyze`.execute(ctx.db);
  await mark(ctx, { state: 'ready', seed, asOf });
  return { parcels: records.parcels.length, sales: records.sales.length, listings: market.listings.length, tiles };
}

async function writeListings(ctx: Context, market: Market, asOf: string, onProgress: SeedProgress): Promise<void> {
  const { listings, city } = market;
  for (let start = 0; start < listings.length; start += BATCH) {
    onProgress('Listing homes', start, listings.length);
    const batch = listings.slice(start, start + BATCH);
    await upsertListings(
      ctx,
      batch.map((listing) => normalize(listing, city, asOf)),
    );
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

function inTransaction(ctx: Context, work: (inner: Context) => Promise<void>): Promise<void> {
  return ctx.db.transaction().execute((trx) => work({ ...ctx, db: trx }));
}

interface Mark {
  state: 'seeding' | 'ready';
  seed: number;
  asOf: string;
  /** Copies stand beside the city's own listings. */
  isMultiplied?: true;
}

/** Another city goes; what stands of this one, from a run that was broken off, stays and is completed. */
async function begin(ctx: Context, { seed, asOf }: { seed: number; asOf: string }): Promise<void> {
  const stored = await ctx.db.selectFrom('installation').select('value').where('key', '=', MARKER).executeTakeFirst();
  const isSame = isMarkOf(stored?.value, { seed, asOf });
  if (!isSame) {
    await removeListings(ctx, SOURCE);
    await removeRecords(ctx, SOURCE);
    await removeGeography(ctx, SOURCE);
    await removeNetwork(ctx, SOURCE);
  }
  await mark(ctx, { state: 'seeding', seed, asOf });
}

function isMarkOf(value: unknown, { seed, asOf }: { seed: number; asOf: string }): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const entries: Record<string, unknown> = { ...value };
  return entries['seed'] === seed && entries['asOf'] === asOf && entries['isMultiplied'] !== true;
}

async function mark(ctx: Context, value: Mark): Promise<void> {
  const text = JSON.stringify(value);
  await ctx.db
    .insertInto('installation')
    .values({ key: MARKER, value: text })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text, updated_at: sql`now()` }))
    .execute();
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
  const count = Math.max(0, target - market.listings.length);
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
