import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { TravelGraph } from '../model/travel-graph.ts';
import type { Box } from '#lib/geo.ts';

export interface GraphRow extends Box {
  id: number;
  name: string;
  lineCount: number;
}

/** The stored networks, newest first, without their data. Ids are never reused: data read under an id stays valid. */
export async function listGraphs(db: Db): Promise<GraphRow[]> {
  return db
    .selectFrom('travel_graphs')
    .select(['id', 'name', 'west', 'south', 'east', 'north', 'line_count as lineCount'])
    .orderBy('id', 'desc')
    .execute();
}

export async function readGraphData(db: Db, id: number): Promise<Buffer | undefined> {
  const row = await db.selectFrom('travel_graphs').select('data').where('id', '=', id).executeTakeFirst();
  return row?.data;
}

export async function replaceGraph(db: Db, source: string, graph: TravelGraph, bounds: Box, data: Buffer): Promise<void> {
  await deleteGraph(db, source);
  await db
    .insertInto('travel_graphs')
    .values({
      source,
      name: graph.name,
      ...bounds,
      node_count: graph.longitudes.length,
      segment_count: graph.from.length,
      line_count: new Set(graph.patterns.map((pattern) => pattern.name)).size,
      data,
    })
    .execute();
}

export async function deleteGraph(db: Db, source: string): Promise<void> {
  await db.deleteFrom('travel_graphs').where('source', '=', source).execute();
}

/** Everyday places, parks by their middle and stops by their mode. */
const AMENITIES = sql<AmenityRow>`(
  select kind, longitude, latitude from pois
  union all select 'park', longitude, latitude from parks
  union all select mode, longitude, latitude from transit_stops) as a`;

interface AmenityRow {
  kind: string;
  longitude: number;
  latitude: number;
}

export async function countAmenities(db: Db): Promise<{ kind: string; count: number }[]> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*) as count from ${AMENITIES} group by kind order by kind`.execute(db);
  return rows;
}

export async function listAmenities(db: Db, kind: string, { west, south, east, north }: Box): Promise<AmenityRow[]> {
  const { rows } = await sql<AmenityRow>`
    select kind, longitude, latitude from ${AMENITIES}
    where kind = ${kind} and longitude between ${west} and ${east} and latitude between ${south} and ${north}`.execute(db);
  return rows;
}

export interface NamedPoint {
  label: string;
  kind: string;
  longitude: number;
  latitude: number;
}

const SHOWN = 8;

/** Places whose name contains the words; names that begin with them come first. */
export async function findNamedPoints(db: Db, words: string): Promise<NamedPoint[]> {
  const literal = words.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`);
  const { rows } = await sql<NamedPoint>`
    select label, kind, longitude, latitude from (
      select name as label, mode as kind, longitude, latitude, 1 as rank from transit_stops where mode <> 'bus' and lower(name) like ${`%${literal}%`}
      union all select name, kind, longitude, latitude, 2 from places
        where latitude is not null and longitude is not null and kind in ('neighborhood', 'city') and search_name like ${`%${literal}%`}
      union all select name, 'school', longitude, latitude, 3 from schools where lower(name) like ${`%${literal}%`}
      union all select name, kind, longitude, latitude, 3 from pois where lower(name) like ${`%${literal}%`}
      union all select name, 'park', longitude, latitude, 4 from parks where lower(name) like ${`%${literal}%`}
      union all select name, mode, longitude, latitude, 5 from transit_stops where mode = 'bus' and lower(name) like ${`%${literal}%`}
    ) found
    order by (lower(label) not like ${`${literal}%`}), rank, length(label), label limit ${SHOWN}`.execute(db);
  return rows;
}
