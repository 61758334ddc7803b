import { foldText } from '#lib/fold-text.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/http/context.ts';
import { type PLACE_KINDS, type PlaceSuggestion, SEARCHABLE_STATUSES } from '../contract.ts';
import { runSql } from './sql-text.ts';

const DEFAULT_SUGGESTIONS = 8;
/** With fewer places than this that begin like the text, similar ones are looked for. */
const ENOUGH_PLACES = 3;
const MIN_SIMILARITY = 0.35;

interface PlaceRow {
  kind: (typeof PLACE_KINDS)[number];
  name: string;
  slug: string;
  parent: string | null;
  state_or_province: string | null;
  latitude: number | null;
  longitude: number | null;
  west: number | null;
  south: number | null;
  east: number | null;
  north: number | null;
}

interface HomeRow {
  by_number: boolean;
  listing_key: string;
  listing_id: string | null;
  address: string | null;
  city: string | null;
  state_or_province: string | null;
  postal_code: string | null;
  map_latitude: number | null;
  map_longitude: number | null;
}

/** Places, addresses and MLS numbers that begin like `q`, or nearly so. Withheld addresses are never among them. */
export async function suggestPlaces(
  ctx: Context,
  { q, limit = DEFAULT_SUGGESTIONS }: { q: string; limit?: number | undefined },
): Promise<{ items: PlaceSuggestion[] }> {
  const text = foldText(q);
  const places = await findByStart(ctx.db, text, limit);
  const similar = places.length < ENOUGH_PLACES && /[a-z]{4}/.test(text) ? await findSimilar(ctx.db, text, limit) : [];
  const homes = await findHomes(ctx.db, text, limit);
  const named = [...places, ...similar.filter((row) => !places.some((place) => place.slug === row.slug))].map(presentPlace);
  const found = homes.map(presentHome);
  // A number asks for an address; words ask for a place first, and leave room for a few homes.
  const items = /^\d/.test(text)
    ? [...named.slice(0, 2), ...found, ...named.slice(2)]
    : [...named.slice(0, Math.max(limit - found.length, limit - 3)), ...found];
  return { items: items.slice(0, limit) };
}

const PLACE_SELECTION = `p.kind, p.name, p.slug, parent.name as parent, p.state_or_province, p.latitude, p.longitude, p.west, p.south, p.east, p.north`;
const KIND_RANK = `array_position(array['city', 'neighborhood', 'zip', 'county', 'state'], p.kind)`;

function findByStart(db: Db, text: string, limit: number): Promise<PlaceRow[]> {
  return runSql<PlaceRow>(
    db,
    `select ${PLACE_SELECTION} from places p left join places parent on parent.id = p.parent_id
     where p.search_name like $1 or p.search_name like $2
     order by p.search_name = $3 desc, p.search_name like $1 desc, ${KIND_RANK}, length(p.search_name), p.name, p.id limit $4`,
    [`${escapeLike(text)}%`, `% ${escapeLike(text)}%`, text, limit],
  );
}

async function findSimilar(db: Db, text: string, limit: number): Promise<PlaceRow[]> {
  if (!(await hasTrigrams(db))) return [];
  return runSql<PlaceRow>(
    db,
    `select ${PLACE_SELECTION} from places p left join places parent on parent.id = p.parent_id
     where p.search_name % $1 and similarity(p.search_name, $1) >= $2
     order by similarity(p.search_name, $1) desc, ${KIND_RANK}, p.name, p.id limit $3`,
    [text, MIN_SIMILARITY, limit],
  );
}

const trigrams = new WeakMap<Db, Promise<boolean>>();

function hasTrigrams(db: Db): Promise<boolean> {
  const known =
    trigrams.get(db) ??
    runSql<{ has: boolean }>(db, `select exists (select from pg_extension where extname = 'pg_trgm') as has`, []).then(
      (rows) => rows[0]?.has ?? false,
    );
  trigrams.set(db, known);
  return known;
}

const HOME_SELECTION = `listing_key, listing_id, case when display_address then unparsed_address end as address,
  city, state_or_province, postal_code, map_latitude, map_longitude`;

async function findHomes(db: Db, text: string, limit: number): Promise<HomeRow[]> {
  const isAddress = /^\d+ +\S/.test(text);
  const isStreet = /^[a-z]/.test(text) && text.length >= 3;
  const isNumber = /\d/.test(text) && text.length >= 3;
  const parts: string[] = [];
  const shown = 'display_listing and standard_status = any ($3)';
  if (isNumber)
    parts.push(
      `(select true as by_number, ${HOME_SELECTION} from listings where ${shown} and upper(listing_id) like $2 limit $4)`,
    );
  if (isAddress)
    parts.push(
      `(select false as by_number, ${HOME_SELECTION} from listings where ${shown} and display_address and lower(unparsed_address) like $1 order by lower(unparsed_address) limit $4)`,
    );
  if (isStreet) {
    parts.push(
      `(select false as by_number, ${HOME_SELECTION} from listings where ${shown} and display_address and lower(street_name || coalesce(' ' || street_suffix, '')) like $1 limit 3)`,
    );
  }
  if (parts.length === 0) return [];
  const like = escapeLike(text);
  // Every value is named once, whichever parts there are: an unused one would have no type.
  const values = `(select $1::text, $2::text, $3::text[], $4::integer) v`;
  return runSql<HomeRow>(db, `select h.* from ${values}, lateral (${parts.join(' union all ')}) h limit $4`, [
    `${like}%`,
    `${like.toUpperCase()}%`,
    SEARCHABLE_STATUSES,
    limit,
  ]);
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

function presentPlace(row: PlaceRow): PlaceSuggestion {
  const { west, south, east, north } = row;
  const within = [row.parent, row.state_or_province].filter((part) => part !== null && part !== row.name);
  return {
    kind: row.kind,
    label: row.name,
    detail: within.length === 0 ? null : within.join(', '),
    slug: row.slug,
    listingKey: null,
    latitude: row.latitude,
    longitude: row.longitude,
    bounds: west === null || south === null || east === null || north === null ? null : [west, south, east, north],
  };
}

function presentHome(row: HomeRow): PlaceSuggestion {
  const city = [row.city, [row.state_or_province, row.postal_code].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const number = row.listing_id ?? row.listing_key;
  return {
    kind: row.by_number ? 'listing' : 'address',
    label: row.by_number ? number : (row.address ?? city),
    detail: row.by_number ? (row.address ?? city) : city,
    slug: null,
    listingKey: row.listing_key,
    latitude: row.map_latitude,
    longitude: row.map_longitude,
    bounds: null,
  };
}
