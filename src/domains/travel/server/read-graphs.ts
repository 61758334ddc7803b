import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { LngLat } from '#lib/geo.ts';
import { isInBox } from '#lib/geo.ts';
import type { Db } from '#platform/db/database.ts';
import { unpackGraph } from '../model/pack-graph.ts';
import { prepareGraph } from '../model/prepare-graph.ts';
import type { PreparedGraph } from '../model/travel-graph.ts';
import { type GraphRow, listGraphs, readGraphData } from './queries.ts';

const unzip = promisify(gunzip);
const LIST_KEPT_MS = 2000;
const MAX_GRAPHS = 8;
/** A place just beyond the last street still belongs to the network. */
const MARGIN_DEGREES = 0.02;

interface Memory {
  graphs: LRUCache<number, Promise<PreparedGraph>>;
  list: { rows: Promise<GraphRow[]>; at: number } | undefined;
}
const memories = new WeakMap<Db, Memory>();

function memoryOf(db: Db): Memory {
  const known = memories.get(db);
  if (known !== undefined) return known;
  const memory: Memory = { graphs: new LRUCache({ max: MAX_GRAPHS }), list: undefined };
  memories.set(db, memory);
  return memory;
}

/** The stored networks as of a moment ago: another process may have loaded one since. */
export function listNetworks(db: Db): Promise<GraphRow[]> {
  const memory = memoryOf(db);
  const now = performance.now();
  if (memory.list === undefined || now - memory.list.at > LIST_KEPT_MS) {
    const rows = listGraphs(db);
    memory.list = { rows, at: now };
    rows.catch(() => (memory.list = undefined));
  }
  return memory.list.rows;
}

/** For the process that just changed the networks. */
export function forgetNetworks(db: Db): void {
  memoryOf(db).list = undefined;
}

/** The network that contains a point, ready for searches; undefined if there is none. */
export async function findGraph(db: Db, point: LngLat): Promise<{ id: number; graph: PreparedGraph } | undefined> {
  const rows = await listNetworks(db);
  const row = rows.find(({ west, south, east, north }) =>
    isInBox(point, {
      west: west - MARGIN_DEGREES,
      south: south - MARGIN_DEGREES,
      east: east + MARGIN_DEGREES,
      north: north + MARGIN_DEGREES,
    }),
  );
  return row === undefined ? undefined : openGraph(db, row.id);
}

export async function openGraph(db: Db, id: number): Promise<{ id: number; graph: PreparedGraph } | undefined> {
  const { graphs } = memoryOf(db);
  const known = graphs.get(id);
  if (known !== undefined) return { id, graph: await known };
  const data = await readGraphData(db, id);
  if (data === undefined) return undefined;
  const opened = unzip(data).then((bytes) => prepareGraph(unpackGraph(bytes)));
  graphs.set(id, opened);
  opened.catch(() => graphs.delete(id));
  return { id, graph: await opened };
}
