import { LRUCache } from 'lru-cache';
import { type Box, boxAround, type LngLat, METERS_PER_DEGREE } from '#lib/geo.ts';
import type { Db } from '#platform/db/database.ts';
import { secondsOfDay } from '../model/build-graph.ts';
import { type Reach, reachNodes } from '../model/reach-nodes.ts';
import { secondsFrom } from '../model/reach-point.ts';
import { MOST_OFF_STREET_METERS, type Snap, snapPoint } from '../model/snap-point.ts';
import type { PreparedGraph } from '../model/travel-graph.ts';
import { encodeLimits, type TravelLimit } from '../model/travel-limit.ts';
import type { TravelMode } from '../model/travel-mode.ts';
import { listAmenities } from './queries.ts';
import { findGraph, listNetworks, openGraph } from './read-graphs.ts';

/** The places within a limit, and the travel time from anywhere. */
export interface TravelReach {
  limit: TravelLimit;
  graph: PreparedGraph;
  reach: Reach;
  /** Contains every place within the limit. */
  bounds: Box;
  /** Seconds from a place, door to door; Infinity if it takes much longer than the limit or no route exists. */
  secondsFrom: (point: LngLat) => number;
}

const REACHES_KEPT = 60;
const SNAPS_KEPT = 100_000;

const reaches = new WeakMap<PreparedGraph, LRUCache<string, TravelReach>>();
const snaps = new WeakMap<PreparedGraph, Map<string, Snap | false>>();

/** Searches the network from the destinations of a limit. Undefined if no stored network contains the place. */
export async function findReach(db: Db, limit: TravelLimit): Promise<TravelReach | undefined> {
  const found = 'amenity' in limit.to ? await openFirst(db) : await findGraph(db, [limit.to.longitude, limit.to.latitude]);
  if (found === undefined) return undefined;
  const { graph } = found;
  const cache = reaches.get(graph) ?? new LRUCache<string, TravelReach>({ max: REACHES_KEPT });
  reaches.set(graph, cache);
  const key = encodeLimits([{ ...limit, label: '' }]);
  const known = cache.get(key);
  if (known !== undefined) return { ...known, limit };
  const points = 'amenity' in limit.to ? await listAmenities(db, limit.to.amenity, graph.bounds) : [limit.to];
  const targets = points.flatMap(({ longitude, latitude }) => snap(graph, limit.mode, [longitude, latitude]) ?? []);
  if (targets.length === 0) return undefined;
  const reach = reachNodes(graph, {
    mode: limit.mode,
    targets,
    limitSeconds: limit.minutes * 60,
    arriveBySeconds: secondsOfDay(limit.arriveBy),
  });
  const travel: TravelReach = {
    limit,
    graph,
    reach,
    bounds: boundsOf(graph, reach),
    secondsFrom: (point) => {
      const at = snap(graph, limit.mode, point);
      return at === undefined ? Number.POSITIVE_INFINITY : secondsFrom(graph, reach, at);
    },
  };
  cache.set(key, travel);
  return travel;
}

// A kind of place is everywhere, so the newest network answers.
async function openFirst(db: Db) {
  const [row] = await listNetworks(db);
  return row === undefined ? undefined : openGraph(db, row.id);
}

/** Homes do not move: their position on the street is looked up once. */
function snap(graph: PreparedGraph, mode: TravelMode, point: LngLat): Snap | undefined {
  const cache = snaps.get(graph) ?? new Map<string, Snap | false>();
  snaps.set(graph, cache);
  // Only cars may not stop on every class of street.
  const kind: TravelMode = mode === 'drive' ? 'drive' : 'walk';
  const key = `${kind}${point[0]},${point[1]}`;
  const known = cache.get(key);
  if (known !== undefined) return known === false ? undefined : known;
  const found = snapPoint(graph, kind, point);
  if (cache.size >= SNAPS_KEPT) cache.clear();
  cache.set(key, found ?? false);
  return found;
}

/** Both ends of every reached street, and the farthest distance of a home beside it. */
function boundsOf(graph: PreparedGraph, { lead, query }: Reach): Box {
  const points: LngLat[] = [];
  const targets = new Set(query.targets.map((target) => target.segment));
  for (let segment = 0; segment < graph.from.length; segment += 1) {
    const ends = [graph.from[segment] ?? 0, graph.to[segment] ?? 0];
    if (!targets.has(segment) && !ends.some((node) => (lead[node] ?? 0) < Number.POSITIVE_INFINITY)) continue;
    for (const node of ends) points.push([graph.longitudes[node] ?? 0, graph.latitudes[node] ?? 0]);
  }
  const { west, south, east, north } = boxAround(points);
  const tall = MOST_OFF_STREET_METERS / METERS_PER_DEGREE;
  const wide = tall / Math.max(0.05, Math.cos((((south + north) / 2) * Math.PI) / 180));
  return { west: west - wide, south: south - tall, east: east + wide, north: north + tall };
}
