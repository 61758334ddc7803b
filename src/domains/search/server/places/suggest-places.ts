import { findLandmarks, type Landmark } from '#domains/neighborhoods/server/index.ts';
import { nameAmenity } from '#domains/travel/contract.ts';
import { foldText } from '#lib/fold-text.ts';
import { capitalize } from '#lib/format.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { type PLACE_KINDS, type PlaceSuggestion, SEARCHABLE_STATUSES } from '../../contract.ts';
import { addressStarts, plainAddress } from '../../model/address-starts.ts';
import { runSql } from '../conditions/sql-text.ts';

const DEFAULT_SUGGESTIONS = 8;
/** If fewer places than this begin like the text, similar ones are added. */
const ENOUGH_PLACES = 3;
/** Of schools, and of points of interest. */
const MOST_LANDMARKS = 3;
const SHORTEST_LANDMARK = 2;
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

/**
 * Places, addresses, MLS numbers, schools and points of interest that begin like `q`, or nearly so. Withheld addresses
 * are never among them.
 */
export async function suggestPlaces(
  ctx: Context,
  { q, limit = DEFAULT_SUGGESTIONS }: { q: string; limit?: number | undefined },
): Promise<{ items: PlaceSuggestion[] }> {
  const text = foldText(q);
  const [places, homes, landmarks] = await Promise.all([
    findByStart(ctx.db, text, limit),
    findHomes(ctx.db, text, limit),
    text.length < SHORTEST_LANDMARK ? [] : findLandmarks(ctx.db, text, Math.min(limit, MOST_LANDMARKS)),
  ]);
  const isSearchedOn = places.length < ENOUGH_PLACES && landmarks.length === 0 && /[a-z]{4}/.test(text);
  const similar = isSearchedOn ? await findSimilar(ctx.db, text, limit) : [];
  const named = [...places, ...similar.filter((row) => !places.some((place) => place.slug === row.slug))].map((row) =>
    presentPlace(row, text),
  );
  const found = homes.map((row) => presentHome(row, text));
  const around = landmarks.map(presentLandmark);
  // A number means an address; words mean a place first, and leave room for a few homes, schools and points.
  const room = limit - Math.min(around.length, Math.floor(limit / 2));
  const items = /^\d/.test(text)
    ? [...named.slice(0, 2), ...found.slice(0, room), ...named.slice(2), ...around]
    : [...named.slice(0, Math.max(room - found.length, room - 3)), ...found.slice(0, room), ...around];
  // Full-name matches come first.
  return { items: items.toSorted((a, b) => Number(b.isExact) - Number(a.isExact)).slice(0, limit) };
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
/** Picks the most informative of several listings of one home. */
const LATEST_FIRST = `array_position(array['Active', 'Coming Soon', 'Active Under Contract', 'Pending'], standard_status), listed_on desc nulls last`;
/** An address may be typed with its city, which is compared afterwards. */
const LOOKED_AT = 40;

async function findHomes(db: Db, text: string, limit: number): Promise<HomeRow[]> {
  const values: unknown[] = [SEARCHABLE_STATUSES];
  const shown = 'display_listing and standard_status = any ($1::text[])';
  const select = (byNumber: boolean, condition: (value: string) => string, like: string, rest: string) => {
    values.push(like);
    return `(select ${byNumber} as by_number, ${HOME_SELECTION} from listings where ${shown} and ${condition(`$${values.length}::text`)} ${rest})`;
  };
  const parts: string[] = [];
  if (/\d/.test(text) && text.length >= 3)
    parts.push(
      select(true, (value) => `upper(listing_id) like ${value}`, `${escapeLike(text).toUpperCase()}%`, `limit ${LOOKED_AT}`),
    );
  if (/^[a-z]/.test(text) && text.length >= 3) {
    const street = `lower(street_name || coalesce(' ' || street_suffix, ''))`;
    parts.push(select(false, (value) => `display_address and ${street} like ${value}`, `${escapeLike(text)}%`, 'limit 3'));
  }
  const isAddress = /^\d+[a-z]? +\S/.test(text);
  const typed = isAddress ? addressStarts(text) : { starts: [], place: [] };
  for (const start of typed.starts) {
    parts.push(
      select(
        false,
        (value) => `display_address and lower(unparsed_address) like ${value}`,
        `${escapeLike(start)}%`,
        `order by lower(unparsed_address), ${LATEST_FIRST} limit ${LOOKED_AT}`,
      ),
    );
  }
  if (parts.length === 0) return [];
  const rows = await runSql<HomeRow>(db, parts.join(' union all '), values);
  return onePerHome(rows.filter((row) => row.by_number || liesIn(row, typed.place))).slice(0, limit);
}

function liesIn(row: HomeRow, words: readonly string[]): boolean {
  const place = foldText(`${row.city ?? ''} ${row.state_or_province ?? ''} ${row.postal_code ?? ''}`).split(/\s+/);
  return words.every((word) => place.some((known) => known.startsWith(word)));
}

/** Suggests a home only once if it was listed several times. */
function onePerHome(rows: readonly HomeRow[]): HomeRow[] {
  const homes = new Map<string, HomeRow>();
  for (const row of rows) {
    const key =
      row.by_number || row.address === null
        ? row.listing_key
        : `${plainAddress(foldText(row.address))} ${row.postal_code ?? row.city}`;
    if (!homes.has(key)) homes.set(key, row);
  }
  return [...homes.values()];
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

function presentPlace(row: PlaceRow, text: string): PlaceSuggestion {
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
    isExact: foldText(row.name) === text,
  };
}

function presentHome(row: HomeRow, text: string): PlaceSuggestion {
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
    isExact: row.by_number ? foldText(number) === text : row.address !== null && isWhole(row.address, text),
  };
}

const SCHOOL_WORDS: Readonly<Record<string, string>> = {
  elementary: 'Elementary school',
  middle: 'Middle school',
  high: 'High school',
};

function presentLandmark({ kind, name, level, district, placeName, attendanceBox: box, ...rest }: Landmark): PlaceSuggestion {
  const what = level === null ? capitalize(nameAmenity(kind)) : (SCHOOL_WORDS[level] ?? 'School');
  const where = kind === 'school' ? district : placeName;
  return {
    kind: box === null ? 'poi' : 'school',
    label: name,
    detail: [what, where].filter((part) => part !== null && part !== '').join(', '),
    slug: null,
    listingKey: null,
    latitude: rest.latitude,
    longitude: rest.longitude,
    bounds: box === null ? null : [box.west, box.south, box.east, box.north],
    isExact: rest.isExact,
  };
}

function isWhole(address: string, text: string): boolean {
  const whole = plainAddress(foldText(address));
  return addressStarts(text).starts.some((start) => plainAddress(start) === whole);
}
