import { sql } from 'kysely';
import { type Cell, copyRows } from '#platform/db/copy-rows.ts';
import type { Db, Trx } from '#platform/db/database.ts';
import type { DB } from '#platform/db/schema.gen.ts';
import type { PriceEvent } from '../model/derive-events.ts';
import type { WithheldReason } from '../model/display-policy.ts';
import type { ListingRow, NormalizedListing, NormalizedOpenHouse } from '../model/normalized-listing.ts';
import { FLOOR_PLAN_BIT, readTraits } from '../model/traits.ts';
import type { PlaceIds } from './resolve-places.ts';
import type { MediaSummary } from './write-media.ts';

export interface ExistingListing extends Pick<
  ListingRow,
  'standard_status' | 'list_price_cents' | 'close_price_cents' | 'close_date'
> {
  id: number;
  listing_key: string;
  parcel_id: number | null;
  modification_timestamp: string;
  /** Hex. */
  source_hash: string;
}

/**
 * What we have of a batch, by our key; with `lock`, until the transaction ends. Each key is looked up by itself: while a database
 * is being filled, it takes a large table for a small one, and would read all of it to find some.
 */
export async function findExisting(
  db: Db,
  batch: readonly NormalizedListing[],
  { lock = false } = {},
): Promise<Map<string, ExistingListing>> {
  const keys = batch.map((listing) => listing.row.listing_key);
  const { rows } = await sql<Omit<ExistingListing, 'modification_timestamp'> & { modification_timestamp: Date }>`
    select l.* from unnest(${keys}::text[]) as k (listing_key) cross join lateral (
      select id, listing_key, parcel_id, standard_status, list_price_cents, close_price_cents, close_date, modification_timestamp,
        encode(source_hash, 'hex') as source_hash
      from listings where listing_key = k.listing_key limit 1 ${lock ? sql`for no key update` : sql``}) as l
    order by l.listing_key`.execute(db);
  return new Map(
    rows.map((row) => [row.listing_key, { ...row, modification_timestamp: row.modification_timestamp.toISOString() }]),
  );
}

/** A record that was stamped anew without a change. */
export async function touchListings(trx: Trx, rows: readonly { id: number; modification_timestamp: string }[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update listings set modification_timestamp = v.modification_timestamp
    from json_to_recordset(${JSON.stringify(rows)}::json) as v (id bigint, modification_timestamp timestamptz)
    where listings.id = v.id`.execute(trx);
}

/** Public records may be reloaded under the same numbers: unchanged homes then find theirs again. */
export async function linkParcels(trx: Trx, links: readonly { id: number; parcel_id: number }[]): Promise<void> {
  if (links.length === 0) return;
  await sql`
    update listings set parcel_id = v.parcel_id
    from json_to_recordset(${JSON.stringify(links)}::json) as v (id bigint, parcel_id bigint)
    where listings.id = v.id`.execute(trx);
}

export interface ListingToWrite {
  listing: NormalizedListing;
  places: PlaceIds | undefined;
  parcelId: number | undefined;
  /** Undefined where the pictures stay as they are. */
  media: MediaSummary | undefined;
  withheld: WithheldReason | null;
}

/** What is written of a listing beside what its feed says of it, and what goes before that. */
function toOwnColumns({ listing, places, parcelId, media, withheld }: ListingToWrite): Record<string, Cell> {
  const sent = listing.row.internet_entire_listing_display_yn;
  return {
    // What may be shown: the gate's columns follow from it.
    internet_entire_listing_display_yn: withheld === null ? sent : false,
    entire_display_sent: sent,
    withheld,
    ...readTraits({ ...listing.details, hasFloorPlan: listing.media?.some(({ category }) => category === 'Floor Plan') }),
    city_place_id: places?.city ?? null,
    zip_place_id: places?.zip ?? null,
    neighborhood_place_id: places?.neighborhood ?? null,
    parcel_id: parcelId ?? null,
    photos_count: media?.photosCount ?? 0,
    cover_media_id: media?.coverMediaId ?? null,
    source_hash: `\\x${listing.sourceHash}`,
  };
}

const MEDIA_COLUMNS = new Set(['photos_count', 'cover_media_id']);
const TRAIT_COLUMNS = new Set(['traits', 'traits_known']);
const IDENTITY_COLUMNS = new Set(['listing_key', 'originating_system_name', 'source_listing_key']);

/** Fails as a whole where another import was faster: that batch is tried again. */
export async function insertListings(trx: Trx, listings: readonly (ListingToWrite & { id: number })[]): Promise<void> {
  const own = listings.slice(0, 1).flatMap((one) => Object.keys(toOwnColumns(one)));
  const sent = listings.slice(0, 1).flatMap(({ listing }) => Object.keys(listing.row).filter((name) => !own.includes(name)));
  const columns = ['id', ...own, ...sent] as (keyof DB['listings'])[];
  // A home has a hundred columns: a row of its own for each home would take longer than writing it down.
  await copyRows(trx, 'listings', columns, listings, (one) => {
    const cells: Cell[] = [one.id, ...Object.values(toOwnColumns(one))];
    for (const name of sent) cells.push(one.listing.row[name as keyof ListingRow]);
    return cells;
  });
}

export async function updateListings(trx: Trx, listings: readonly (ListingToWrite & { id: number })[]): Promise<void> {
  const rows = listings.map((one) => ({
    ...one.listing.row,
    ...toOwnColumns(one),
    id: one.id,
    photos_count: one.media?.photosCount ?? -1,
  }));
  const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id' && !IDENTITY_COLUMNS.has(name));
  const assignments = columns.map((name) => {
    if (TRAIT_COLUMNS.has(name)) {
      return sql`${sql.ref(name)} = v.${sql.ref(name)} | case when v.photos_count >= 0 then 0 else listings.${sql.ref(name)} & ${FLOOR_PLAN_BIT}::bigint end`;
    }
    return MEDIA_COLUMNS.has(name)
      ? sql`${sql.ref(name)} = case when v.photos_count >= 0 then v.${sql.ref(name)} else listings.${sql.ref(name)} end`
      : sql`${sql.ref(name)} = v.${sql.ref(name)}`;
  });
  await sql`
    update listings set ${sql.join(assignments)}, imported_at = now()
    from json_populate_recordset(null::listings, ${JSON.stringify(rows)}::json) as v
    where listings.id = v.id`.execute(trx);
}

interface DetailedListing {
  id: number;
  listing: NormalizedListing;
}

const toDetails = ({ id, listing: { details, ownLinks } }: DetailedListing) => ({
  listing_id: id,
  ...details,
  branded_tour_url: ownLinks?.branded_tour_url ?? null,
  video_urls: ownLinks?.video_urls ?? [],
});

const DETAIL_COLUMNS = [
  'listing_id',
  'public_remarks',
  'features',
  'facts',
  'confidential',
  'unmapped',
  'branded_tour_url',
  'video_urls',
] as const;

export const insertDetails = (trx: Trx, listings: readonly DetailedListing[]): Promise<void> =>
  copyRows(trx, 'listing_details', DETAIL_COLUMNS, listings, (one) => {
    const row = toDetails(one);
    return [
      row.listing_id,
      row.public_remarks,
      JSON.stringify(row.features),
      JSON.stringify(row.facts),
      JSON.stringify(row.confidential),
      JSON.stringify(row.unmapped),
      row.branded_tour_url,
      row.video_urls,
    ];
  });

export async function updateDetails(trx: Trx, listings: readonly DetailedListing[]): Promise<void> {
  const columns = sql.join(DETAIL_COLUMNS.map((name) => sql.ref(name)));
  const assignments = DETAIL_COLUMNS.slice(1).map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`);
  await sql`
    insert into listing_details (${columns})
    select ${columns} from json_populate_recordset(null::listing_details, ${JSON.stringify(listings.map(toDetails))}::json)
    on conflict (listing_id) do update set ${sql.join(assignments)}`.execute(trx);
}

export async function insertHistory(trx: Trx, rows: readonly (PriceEvent & { listing_id: number })[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into price_history (listing_id, event, price_cents, effective_at)
    select listing_id, event, price_cents, effective_at
    from json_populate_recordset(null::price_history, ${JSON.stringify(rows)}::json)
    on conflict do nothing`.execute(trx);
}

/** Events that late versions prove, if no such event is known for that day. */
export async function insertLateHistory(db: Db, rows: readonly (PriceEvent & { listing_id: number })[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into price_history (listing_id, event, price_cents, effective_at)
    select v.listing_id, v.event, v.price_cents, v.effective_at
    from json_populate_recordset(null::price_history, ${JSON.stringify(rows)}::json) as v
    where not exists (
      select from price_history h where h.listing_id = v.listing_id and h.event = v.event
        and (h.event = 'Sold' or date_trunc('day', h.effective_at, 'UTC') = date_trunc('day', v.effective_at, 'UTC')))
    on conflict do nothing`.execute(db);
}

/** A home is sold once in a listing: a corrected price or date replaces what was there. */
export async function forgetCorrectedSales(trx: Trx, events: readonly (PriceEvent & { listing_id: number })[]): Promise<void> {
  const ids = events.filter((one) => one.event === 'Sold').map((one) => one.listing_id);
  if (ids.length > 0) await trx.deleteFrom('price_history').where('event', '=', 'Sold').where('listing_id', 'in', ids).execute();
}

export async function insertOpenHouses(trx: Trx, rows: readonly (NormalizedOpenHouse & { listing_id: number })[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into open_houses (listing_id, source_key, starts_at, ends_at, time_zone, kind, status, remarks, livestream_url)
    select listing_id, source_key, starts_at, ends_at, time_zone, kind, status, remarks, livestream_url
    from json_populate_recordset(null::open_houses, ${JSON.stringify(rows)}::json)
    on conflict (listing_id, source_key) do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      time_zone = excluded.time_zone, kind = excluded.kind, status = excluded.status, remarks = excluded.remarks,
      livestream_url = excluded.livestream_url`.execute(trx);
}

/** Only where the record speaks of open houses: those it does not name anymore are gone. */
export async function replaceOpenHouses(trx: Trx, changed: readonly { id: number; listing: NormalizedListing }[]): Promise<void> {
  const told = changed.filter(({ listing }) => listing.openHouses !== undefined);
  if (told.length === 0) return;
  const rows = told.flatMap(({ id, listing }) => (listing.openHouses ?? []).map((house) => ({ ...house, listing_id: id })));
  await sql`
    delete from open_houses where listing_id = any(${told.map(({ id }) => id)})
      and (listing_id, source_key) not in (
        select listing_id, source_key from json_to_recordset(${JSON.stringify(rows)}::json) as v (listing_id bigint, source_key text))`.execute(
    trx,
  );
  await insertOpenHouses(trx, rows);
}
