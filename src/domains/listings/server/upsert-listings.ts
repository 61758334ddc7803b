import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import { takeIds } from '#platform/db/take-ids.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { transact } from '#platform/verb/transact.ts';
import { deriveDatedEvents, deriveEvents } from '../model/derive-events.ts';
import type { WithheldReason } from '../model/display-policy.ts';
import type { NormalizedListing } from '../model/normalized-listing.ts';
import { findParcelIds } from './find-parcel-ids.ts';
import { createPlaceCache, resolvePlaces, type PlaceCache, type PlaceIds } from './resolve-places.ts';
import * as write from './write-listings.ts';
import { nameChanges, type PreviewedChange } from './name-changes.ts';
import { insertMedia, insertNumbered, planNewMedia, replaceMedia } from './write-media.ts';

export interface UpsertCounts {
  inserted: number;
  updated: number;
  unchanged: number;
  /** Older than what we have. */
  staleIgnored: number;
}

export interface UpsertOptions {
  /** Pass one through a whole import, so that each place is looked up once. */
  places?: PlaceCache;
  /** Why a listing is not to be shown, whatever its feed says; null where it may be. Nobody else's feed is written without it. */
  withhold?: (listing: NormalizedListing) => WithheldReason | null;
}

/**
 * Brings listings to the state of a batch of records, in one transaction. Writing the same batch again, or any part of
 * it, changes nothing; an older version never replaces a newer one; of several versions in one batch the newest counts.
 */
export async function upsertListings(
  ctx: Context,
  batch: readonly NormalizedListing[],
  options: UpsertOptions = {},
): Promise<UpsertCounts> {
  requireSystem(ctx);
  const newest = keepNewest(batch);
  const counts = { inserted: 0, updated: 0, unchanged: batch.length - newest.length, staleIgnored: 0 };
  if (newest.length === 0) return counts;
  const places = await resolvePlaces(ctx, newest, options.places ?? createPlaceCache());
  await transact(ctx, async (inner) => {
    const plan = planBatch(newest, await write.findExisting(inner.db, newest, { lock: true }));
    counts.unchanged += plan.unchanged;
    counts.staleIgnored = plan.stale.length;
    counts.inserted = plan.added.length;
    counts.updated = plan.changed.length;
    await write.touchListings(inner.db, plan.restamped);
    await relinkParcels(inner.db, plan.unlinked);
    await write.insertLateHistory(
      inner.db,
      plan.stale.flatMap(({ id, listing }) => withId(id, deriveDatedEvents(listing.row))),
    );
    const withhold = options.withhold ?? (() => null);
    await addListings(inner.db, plan.added, { places, withhold });
    await changeListings(inner.db, plan.changed, { places, withhold });
  });
  return counts;
}

/** What {@link upsertListings} would do, without doing it; the first `mostNamed` changes are named field by field. */
export async function previewUpsert(
  ctx: Context,
  batch: readonly NormalizedListing[],
  mostNamed = 0,
): Promise<UpsertCounts & { changes: PreviewedChange[] }> {
  requireSystem(ctx);
  const newest = keepNewest(batch);
  const plan = planBatch(newest, await write.findExisting(ctx.db, newest));
  const added = plan.added.slice(0, mostNamed);
  const changed = plan.changed.slice(0, mostNamed - added.length).map(({ listing }) => listing);
  return {
    changes: mostNamed === 0 ? [] : await nameChanges(ctx.db, { added, changed }),
    inserted: plan.added.length,
    updated: plan.changed.length,
    unchanged: plan.unchanged + batch.length - newest.length,
    staleIgnored: plan.stale.length,
  };
}

interface Known {
  id: number;
  listing: NormalizedListing;
  before: write.ExistingListing;
}

interface Plan {
  added: NormalizedListing[];
  changed: Known[];
  stale: Known[];
  restamped: { id: number; modification_timestamp: string }[];
  /** Unchanged, but without the parcel whose number they name. */
  unlinked: Known[];
  unchanged: number;
}

function planBatch(batch: NormalizedListing[], existing: Map<string, write.ExistingListing>): Plan {
  const plan: Plan = { added: [], changed: [], stale: [], restamped: [], unlinked: [], unchanged: 0 };
  for (const listing of batch) {
    const before = existing.get(listing.row.listing_key);
    if (before === undefined) {
      plan.added.push(listing);
      continue;
    }
    const { id } = before;
    const isNewer = Date.parse(listing.row.modification_timestamp) > Date.parse(before.modification_timestamp);
    if (before.source_hash === listing.sourceHash) {
      plan.unchanged += 1;
      if (before.parcel_id === null && listing.row.parcel_number !== null) plan.unlinked.push({ id, listing, before });
      if (isNewer && listing.isTimed) plan.restamped.push({ id, modification_timestamp: listing.row.modification_timestamp });
    } else if (Date.parse(listing.row.modification_timestamp) < Date.parse(before.modification_timestamp)) {
      plan.stale.push({ id, listing, before });
    } else plan.changed.push({ id, listing, before });
  }
  return plan;
}

// PostgreSQL refuses to touch a row twice in one statement. Sorted, so that two imports lock in the same order.
function keepNewest(batch: readonly NormalizedListing[]): NormalizedListing[] {
  const newest = new Map<string, NormalizedListing>();
  for (const listing of batch) {
    const known = newest.get(listing.row.listing_key);
    if (known === undefined || Date.parse(known.row.modification_timestamp) <= Date.parse(listing.row.modification_timestamp)) {
      newest.set(listing.row.listing_key, listing);
    }
  }
  return [...newest.values()].toSorted((a, b) => (a.row.listing_key < b.row.listing_key ? -1 : 1));
}

async function relinkParcels(trx: Trx, unlinked: Known[]): Promise<void> {
  const parcels = await findParcelIds(
    trx,
    unlinked.map(({ listing }) => listing),
  );
  await write.linkParcels(
    trx,
    unlinked.flatMap(({ id, listing }) => {
      const parcelId = parcels.get(listing);
      return parcelId === undefined ? [] : [{ id, parcel_id: parcelId }];
    }),
  );
}

interface Surroundings {
  places: Map<NormalizedListing, PlaceIds>;
  withhold: (listing: NormalizedListing) => WithheldReason | null;
}

async function addListings(trx: Trx, added: NormalizedListing[], { places, withhold }: Surroundings): Promise<void> {
  if (added.length === 0) return;
  const parcels = await findParcelIds(trx, added);
  const media = await planNewMedia(trx, added);
  const ids = await takeIds(trx, 'listings', added.length);
  const withIds = added.map((listing, at) => ({ id: idAt(ids, at), listing }));
  await write.insertListings(
    trx,
    withIds.map(({ id, listing }) => ({
      id,
      listing,
      places: places.get(listing),
      parcelId: parcels.get(listing),
      media: media.get(listing),
      withheld: withhold(listing),
    })),
  );
  await write.insertDetails(trx, withIds);
  await insertNumbered(
    trx,
    withIds.flatMap(({ id, listing }) => {
      const cover = media.get(listing)?.cover;
      return cover === undefined ? [] : withId(id, [cover]);
    }),
  );
  await insertMedia(
    trx,
    withIds.flatMap(({ id, listing }) => withId(id, media.get(listing)?.others ?? [])),
  );
  await write.insertOpenHouses(
    trx,
    withIds.flatMap(({ id, listing }) => withId(id, listing.openHouses ?? [])),
  );
  await write.insertHistory(
    trx,
    withIds.flatMap(({ id, listing }) => withId(id, deriveEvents(undefined, listing.row))),
  );
}

async function changeListings(trx: Trx, changed: Known[], { places, withhold }: Surroundings): Promise<void> {
  if (changed.length === 0) return;
  const parcels = await findParcelIds(
    trx,
    changed.map(({ listing }) => listing),
  );
  const covers = await replaceMedia(trx, changed);
  await write.updateListings(
    trx,
    changed.map(({ id, listing }) => ({
      id,
      listing,
      places: places.get(listing),
      parcelId: parcels.get(listing),
      media: covers.get(id),
      withheld: withhold(listing),
    })),
  );
  await write.updateDetails(trx, changed);
  await write.replaceOpenHouses(trx, changed);
  const events = changed.flatMap(({ id, listing, before }) => withId(id, deriveEvents(before, listing.row)));
  await write.forgetCorrectedSales(trx, events);
  await write.insertHistory(trx, events);
}

function withId<Row extends object>(listingId: number, rows: readonly Row[]): (Row & { listing_id: number })[] {
  return rows.map((row) => ({ ...row, listing_id: listingId }));
}

function idAt(ids: readonly number[], at: number): number {
  const id = ids[at];
  if (id === undefined) throw new Error('the database gave fewer ids than it was asked for');
  return id;
}

/** Remembers that a source was read with success, for the "last updated" line of its listings. */
export async function markSourceRead(ctx: Context, sources: readonly string[]): Promise<void> {
  requireSystem(ctx);
  if (sources.length === 0) return;
  await sql`
    insert into listing_sources (name, last_read_at)
    select name, ${ctx.now} from unnest(${[...new Set(sources)]}::text[]) as name
    on conflict (name) do update set last_read_at = greatest(listing_sources.last_read_at, excluded.last_read_at)`.execute(
    ctx.db,
  );
}
