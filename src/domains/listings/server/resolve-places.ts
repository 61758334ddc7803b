import { sql } from 'kysely';
import { foldText, slugify } from '#lib/fold-text.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/http/context.ts';
import type { NormalizedListing } from '../model/normalized-listing.ts';
import { findRegion } from '../model/regions.ts';

export interface PlaceIds {
  city: number | null;
  zip: number | null;
  neighborhood: number | null;
}

/** The places that an import has met. Batches that share it take turns, so that none is created twice. */
export interface PlaceCache {
  ids: Map<string, number>;
  turn: Promise<unknown>;
}

export function createPlaceCache(): PlaceCache {
  return { ids: new Map(), turn: Promise.resolve() };
}

interface Wanted {
  key: string;
  kind: 'state' | 'city' | 'zip' | 'neighborhood';
  name: string;
  state: string;
  parentId: number | null;
  source: string;
}

/**
 * The places of each listing: those that exist by name, whoever brought them, and new ones for the rest. Written apart
 * from the listings, so that what the cache says is true whatever becomes of their transaction.
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
  const keys = new Map(listings.map((listing) => [listing, nameKeys(listing)]));
  await findOrCreate(ctx.db, cache, listings, (listing) => wantState(listing));
  await findOrCreate(ctx.db, cache, listings, (listing) => wantCity(listing, cache));
  await findOrCreate(ctx.db, cache, listings, (listing) => wantZip(listing, cache));
  await findOrCreate(ctx.db, cache, listings, (listing) => wantNeighborhood(listing, cache));
  const idOf = (key: string | null) => (key === null ? null : (cache.get(key) ?? null));
  return new Map(
    listings.map((listing) => {
      const { city, zip, neighborhood } = keys.get(listing) ?? nameKeys(listing);
      return [listing, { city: idOf(city), zip: idOf(zip), neighborhood: idOf(neighborhood) }];
    }),
  );
}

function nameKeys({ row }: NormalizedListing) {
  const state = row.state_or_province === null ? null : `state|${foldText(row.state_or_province)}`;
  const city = state === null || row.city === null ? null : `city|${state}|${foldText(row.city)}`;
  const zip = state === null || row.postal_code === null ? null : `zip|${state}|${foldText(row.postal_code)}`;
  const neighborhood =
    city === null || row.subdivision_name === null ? null : `neighborhood|${city}|${foldText(row.subdivision_name)}`;
  return { state, city, zip, neighborhood };
}

function wantState(listing: NormalizedListing): Wanted | null {
  const { state } = nameKeys(listing);
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

function wantCity(listing: NormalizedListing, cache: Ids): Wanted | null {
  const { state, city } = nameKeys(listing);
  const { row } = listing;
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

function wantZip(listing: NormalizedListing, cache: Ids): Wanted | null {
  const { state, city, zip } = nameKeys(listing);
  const { row } = listing;
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

function wantNeighborhood(listing: NormalizedListing, cache: Ids): Wanted | null {
  const { city, neighborhood } = nameKeys(listing);
  const { row } = listing;
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
  listings: readonly NormalizedListing[],
  want: (listing: NormalizedListing) => Wanted | null,
): Promise<void> {
  const wanted = new Map<string, Wanted>();
  for (const listing of listings) {
    const one = want(listing);
    if (one !== null && !cache.has(one.key)) wanted.set(one.key, one);
  }
  if (wanted.size === 0) return;
  await findPlaces(db, cache, [...wanted.values()]);
  const missing = [...wanted.values()].filter((one) => !cache.has(one.key));
  if (missing.length === 0) return;
  await createPlaces(db, missing);
  await findPlaces(db, cache, missing);
}

// A city, ZIP code or state is one by its name and state; a neighborhood only within its city.
async function findPlaces(db: Db, cache: Ids, wanted: readonly Wanted[]): Promise<void> {
  const rows = wanted.map((one) => ({
    key: one.key,
    kind: one.kind,
    search_name: foldText(one.name),
    state_or_province: one.state,
    parent_id: one.kind === 'neighborhood' ? one.parentId : null,
  }));
  const { rows: found } = await sql<{ key: string; id: number }>`
    select distinct on (v.key) v.key, p.id
    from json_to_recordset(${JSON.stringify(rows)}::json) as v (key text, kind text, search_name text, state_or_province text, parent_id bigint)
    join places p on p.search_name = v.search_name and p.kind = v.kind and p.state_or_province = v.state_or_province
      and (v.parent_id is null or p.parent_id = v.parent_id)
    order by v.key, p.id`.execute(db);
  for (const { key, id } of found) cache.set(key, id);
}

async function createPlaces(db: Db, missing: readonly Wanted[]): Promise<void> {
  const cities = await nameParents(db, missing);
  const rows = missing.map((one) => ({
    slug: makeSlug(one, cities.get(one.parentId ?? -1)),
    kind: one.kind,
    name: one.name,
    search_name: foldText(one.name),
    parent_id: one.parentId,
    state_or_province: one.state,
    source: one.source,
  }));
  // A slug may be taken by a place of another kind: then the new one gets a number of its own.
  await sql`
    insert into places (slug, kind, name, search_name, parent_id, state_or_province, source)
    select case when v.n > 1 or exists (select from places p where p.slug = v.slug) then v.slug || '-' || left(md5(v.kind || v.name || coalesce(v.parent_id, 0)), 6) else v.slug end,
      kind, name, search_name, parent_id, state_or_province, source
    from (select *, row_number() over (partition by slug order by kind, name, state_or_province) as n
      from json_populate_recordset(null::places, ${JSON.stringify(rows)}::json)) as v
    on conflict do nothing`.execute(db);
}

async function nameParents(db: Db, missing: readonly Wanted[]): Promise<Map<number, string>> {
  const ids = [...new Set(missing.filter((one) => one.kind === 'neighborhood').flatMap((one) => one.parentId ?? []))];
  if (ids.length === 0) return new Map();
  const parents = await db.selectFrom('places').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(parents.map((row) => [row.id, row.name]));
}

function makeSlug(one: Wanted, parentName: string | undefined): string {
  const parts = {
    state: [one.name],
    city: [one.name, one.state],
    zip: [one.name],
    neighborhood: [one.name, parentName ?? '', one.state],
  };
  return slugify(...parts[one.kind]) || one.kind;
}

/**
 * Gives the places of real feeds, which come without boundaries, the middle and the extent of their homes.
 * Withheld addresses count where they are shown: blurred.
 */
export async function locatePlaces(ctx: Context, sources: readonly string[]): Promise<void> {
  for (const column of ['city_place_id', 'zip_place_id', 'map_neighborhood_id'] as const) {
    await sql`
      update places set latitude = v.latitude, longitude = v.longitude, west = v.west, south = v.south, east = v.east, north = v.north
      from (
        select ${sql.ref(column)} as id, round(avg(map_latitude)::numeric, 6)::float8 as latitude, round(avg(map_longitude)::numeric, 6)::float8 as longitude,
          percentile_disc(0.02) within group (order by map_longitude) as west, percentile_disc(0.02) within group (order by map_latitude) as south,
          percentile_disc(0.98) within group (order by map_longitude) as east, percentile_disc(0.98) within group (order by map_latitude) as north
        from listings where ${sql.ref(column)} is not null and map_latitude is not null and display_listing
        group by 1
      ) as v
      where places.id = v.id and places.boundary is null and places.source = any(${[...sources]})
        and (places.west, places.south, places.east, places.north) is distinct from (v.west, v.south, v.east, v.north)`.execute(
      ctx.db,
    );
  }
}
