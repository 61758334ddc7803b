import { sql } from 'kysely';
import { createPlaceCache, mapResoListing, replaceHistory, upsertListings } from '#domains/listings/server/index.ts';
import { loadGeography, storeTiles } from '#domains/neighborhoods/server/index.ts';
import { loadRecords } from '#domains/records/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { cutTiles } from './city/cut-tiles.ts';
import { generateCity } from './city/generate-city.ts';
import type { City } from './city/types.ts';
import { geographyOf, SOURCE } from './geography.ts';
import { generateMarket } from './market/market.ts';
import { scaleListings, type ScaledListing } from './market/scale.ts';
import type { Market, MarketListing } from './market/types.ts';
import { publicRecordsOf } from './public-records.ts';

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
}

export interface SeedResult {
  parcels: number;
  sales: number;
  listings: number;
  tiles: number;
}

/**
 * Builds the demonstration city and writes it through the domains' own verbs. Same seed and day, same city. Interrupted
 * and run again it ends as if run once: each part replaces what stood there.
 */
export async function seedDemonstration(
  ctx: Context,
  { seed = DEFAULT_SEED, asOf, onProgress = () => {} }: SeedOptions,
): Promise<SeedResult> {
  await mark(ctx, { state: 'seeding', seed, asOf });
  onProgress('Laying out the city', 0, 1);
  const city = generateCity(seed);
  onProgress('Building its homes and their sales', 0, 1);
  const market = generateMarket(city, { seed, asOf });
  await inTransaction(ctx, (inner) => loadGeography(inner, SOURCE, geographyOf(city, asOf)));
  onProgress('Writing parcels, taxes and sales', 0, 1);
  const records = publicRecordsOf(market);
  await inTransaction(ctx, (inner) => loadRecords(inner, SOURCE, records));
  await writeListings(ctx, market, asOf, onProgress);
  const tiles = await writeTiles(ctx, city, onProgress);
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

async function mark(ctx: Context, value: { state: 'seeding' | 'ready'; seed: number; asOf: string }): Promise<void> {
  await ctx.db
    .insertInto('installation')
    .values({ key: MARKER, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value), updated_at: sql`now()` }))
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
