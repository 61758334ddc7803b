import { findOrCreatePlaces, type NamedPlace } from '#domains/places/server/index.ts';
import { foldText } from '#lib/fold-text.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import type { NormalizedListing } from '../model/normalized-listing.ts';
import { findRegion } from '../model/regions.ts';

export interface PlaceIds {
  city: number | null;
  zip: number | null;
  neighborhood: number | null;
}

/** The places that an import has found. Batches that share it take turns, so that no place is created twice. */
export interface PlaceCache {
  ids: Map<string, number>;
  turn: Promise<unknown>;
}

export function createPlaceCache(): PlaceCache {
  return { ids: new Map(), turn: Promise.resolve() };
}

/**
 * The places of each listing: those that exist by name, whoever brought them, and new ones for the rest. Written outside the
 * listings' transaction, so that the cache stays true if that fails.
 */
export async function resolvePlaces(
  ctx: Context,
  listings: readonly NormalizedListing[],
  places: PlaceCache,
): Promise<Map<NormalizedListing, PlaceIds>> {
  const turn = places.turn.then(() => resolveInTurn(ctx, listings, places.ids));
  places.turn = turn.catch(() => undefined);
  return turn;
}

type Ids = Map<string, number>;

async function resolveInTurn(
  ctx: Context,
  listings: readonly NormalizedListing[],
  cache: Ids,
): Promise<Map<NormalizedListing, PlaceIds>> {
  const named = listings.map((listing) => ({ listing, keys: nameKeys(listing) }));
  for (const want of [wantState, wantCity, wantZip, wantNeighborhood]) await findOrCreate(ctx.db, cache, named, want);
  const idOf = (key: string | null) => (key === null ? null : (cache.get(key) ?? null));
  return new Map(
    named.map(({ listing, keys: { city, zip, neighborhood } }) => [
      listing,
      { city: idOf(city), zip: idOf(zip), neighborhood: idOf(neighborhood) },
    ]),
  );
}

interface Named {
  listing: NormalizedListing;
  keys: ReturnType<typeof nameKeys>;
}

function nameKeys({ row }: NormalizedListing) {
  const state = row.state_or_province === null ? null : `state|${foldText(row.state_or_province)}`;
  const city = state === null || row.city === null ? null : `city|${state}|${foldText(row.city)}`;
  const zip = state === null || row.postal_code === null ? null : `zip|${state}|${foldText(row.postal_code)}`;
  const neighborhood =
    city === null || row.subdivision_name === null ? null : `neighborhood|${city}|${foldText(row.subdivision_name)}`;
  return { state, city, zip, neighborhood };
}

function wantState({ listing, keys: { state } }: Named): NamedPlace | null {
  const code = listing.row.state_or_province;
  if (state === null || code === null) return null;
  return {
    key: state,
    kind: 'state',
    name: findRegion(code)?.name ?? code,
    state: code,
    parentId: null,
    source: listing.row.originating_system_name,
  };
}

function wantCity({ listing: { row }, keys: { state, city } }: Named, cache: Ids): NamedPlace | null {
  if (state === null || city === null || row.city === null || row.state_or_province === null) return null;
  return {
    key: city,
    kind: 'city',
    name: row.city,
    state: row.state_or_province,
    parentId: cache.get(state) ?? null,
    source: row.originating_system_name,
  };
}

function wantZip({ listing: { row }, keys: { state, city, zip } }: Named, cache: Ids): NamedPlace | null {
  if (state === null || zip === null || row.postal_code === null || row.state_or_province === null) return null;
  const parentId = (city === null ? undefined : cache.get(city)) ?? cache.get(state) ?? null;
  return {
    key: zip,
    kind: 'zip',
    name: row.postal_code,
    state: row.state_or_province,
    parentId,
    source: row.originating_system_name,
  };
}

function wantNeighborhood({ listing: { row }, keys: { city, neighborhood } }: Named, cache: Ids): NamedPlace | null {
  if (city === null || neighborhood === null || row.subdivision_name === null || row.state_or_province === null) return null;
  const parentId = cache.get(city);
  if (parentId === undefined) return null;
  return {
    key: neighborhood,
    kind: 'neighborhood',
    name: row.subdivision_name,
    state: row.state_or_province,
    parentId,
    source: row.originating_system_name,
  };
}

async function findOrCreate(
  db: Db,
  cache: Ids,
  named: readonly Named[],
  want: (one: Named, cache: Ids) => NamedPlace | null,
): Promise<void> {
  const wanted = new Map<string, NamedPlace>();
  for (const listing of named) {
    const one = want(listing, cache);
    if (one !== null && !cache.has(one.key)) wanted.set(one.key, one);
  }
  for (const [key, id] of await findOrCreatePlaces(db, [...wanted.values()])) cache.set(key, id);
}
