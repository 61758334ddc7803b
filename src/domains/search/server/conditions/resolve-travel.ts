import { LRUCache } from 'lru-cache';
import { encodeLimits, type TravelLimit } from '#domains/travel/contract.ts';
import { findReach, type TravelReach } from '#domains/travel/server/index.ts';
import { type Box, compareBoxes } from '#lib/geo.ts';
import type { Db } from '#platform/db/database.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { SEARCHABLE_STATUSES, type SearchFilters } from '../../contract.ts';
import { coverArea } from '../../model/cells.ts';
import type { Predicate } from './predicate.ts';
import { runSql } from './sql-text.ts';

/** What a search knows about travel from its homes. */
export interface SearchTravel {
  /** Every place that the search names, in its order: those of `commute`, then those of `near`. */
  reaches: readonly TravelReach[];
  predicates: Predicate[];
  /** Seconds by home to all the places of `commute` together, for its order; of `near` where there are no others. */
  seconds: ReadonlyMap<number, number>;
}

interface Found {
  ids: number[];
  seconds: Map<number, number>;
}

/** One page asks for its list, map and counts at once. */
const FOUND_KEPT_MS = 2000;
const found = new WeakMap<Db, LRUCache<string, Promise<Found>>>();

/** Measures the travel of a search. Throws `invalid` if no stored network contains a place. */
export async function resolveTravel(db: Db, { commute, near }: SearchFilters): Promise<SearchTravel | undefined> {
  const parts = [
    { filter: 'commute', limits: commute ?? [] },
    { filter: 'near', limits: near ?? [] },
  ] as const;
  const travel: { reaches: TravelReach[]; predicates: Predicate[]; seconds: ReadonlyMap<number, number> } = {
    reaches: [],
    predicates: [],
    seconds: new Map(),
  };
  for (const { filter, limits } of parts) {
    if (limits.length === 0) continue;
    const reaches = await Promise.all(limits.map((limit) => requireReach(db, filter, limit)));
    const { ids, seconds } = await findWithin(db, reaches);
    travel.reaches.push(...reaches);
    travel.predicates.push({ filter, columns: ['id'], write: (sql) => `l.id = any (${sql.value(ids)}::bigint[])` });
    if (travel.seconds.size === 0) travel.seconds = seconds;
  }
  return travel.reaches.length === 0 ? undefined : travel;
}

async function requireReach(db: Db, filter: string, limit: TravelLimit): Promise<TravelReach> {
  const reach = await findReach(db, limit);
  if (reach !== undefined) return reach;
  const what = 'amenity' in limit.to ? `no place of the kind "${limit.to.amenity}"` : 'no road';
  throw new DomainError('invalid', `${filter}: the stored networks have ${what} there`, {
    fields: { [filter]: 'Travel times are not known there: choose a place in the city.' },
  });
}

/** The homes within every limit, decided home by home. */
function findWithin(db: Db, reaches: readonly TravelReach[]): Promise<Found> {
  const cache = found.get(db) ?? new LRUCache<string, Promise<Found>>({ max: 50, ttl: FOUND_KEPT_MS });
  found.set(db, cache);
  const key = encodeLimits(reaches.map(({ limit }) => ({ ...limit, label: '' })));
  const known = cache.get(key);
  if (known !== undefined) return known;
  const finding = measureHomes(db, reaches);
  cache.set(key, finding);
  finding.catch(() => cache.delete(key));
  return finding;
}

async function measureHomes(db: Db, reaches: readonly TravelReach[]): Promise<Found> {
  const result: Found = { ids: [], seconds: new Map() };
  for (const { id, longitude, latitude } of await listHomes(db, intersect(reaches.map(({ bounds }) => bounds)))) {
    const all = reaches.map((reach) => reach.secondsFrom([longitude, latitude]));
    if (all.some((seconds, at) => seconds > (reaches[at]?.limit.minutes ?? 0) * 60)) continue;
    result.ids.push(id);
    result.seconds.set(id, Math.round(all.reduce((sum, seconds) => sum + seconds, 0)));
  }
  return result;
}

function intersect([first, ...rest]: readonly Box[]): Box {
  return rest.reduce(
    (one, other) => ({
      west: Math.max(one.west, other.west),
      east: Math.min(one.east, other.east),
      south: Math.max(one.south, other.south),
      north: Math.min(one.north, other.north),
    }),
    first ?? { west: 0, south: 0, east: 0, north: 0 },
  );
}

interface HomePoint {
  id: number;
  longitude: number;
  latitude: number;
}

/** Homes by the same cells as any search. */
async function listHomes(db: Db, box: Box): Promise<HomePoint[]> {
  if (box.west >= box.east || box.south >= box.north) return [];
  const ranges = coverArea((tile) => compareBoxes(box, tile));
  const rows = (condition: string) => `
    select id, map_longitude as longitude, map_latitude as latitude
    from unnest($1::bigint[], $2::bigint[]) as r (low, high) cross join lateral (
      select id, map_longitude, map_latitude from listings
      where ${condition} and display_listing and cell between r.low and r.high offset 0) l`;
  return runSql<HomePoint>(
    db,
    `${rows(`standard_status = 'Active'`)} union all ${rows(`standard_status <> 'Active' and standard_status = any ($3::text[])`)}`,
    [ranges.map(({ low }) => low), ranges.map(({ high }) => high), SEARCHABLE_STATUSES.filter((status) => status !== 'Active')],
  );
}
