import Flatbush from 'flatbush';
import type { Db } from '#platform/db/database.ts';
import { takeTurns } from '#platform/jobs/take-turns.ts';
import { boxAround, type Coordinates, type LngLat } from '#lib/geo.ts';
import { HAZARD_KINDS } from '../model/hazards.ts';
import { type Area, isInArea } from '#lib/area.ts';
import { listHazardZones } from './queries.ts';

export interface HazardMap {
  kind: string;
  label: string;
  definition: string;
  source: string;
  asOf: string;
  /** Whether each home is in a mapped zone of this kind. */
  isInZone: boolean[];
}

type Polygon = Extract<Area, { type: 'Polygon' }>;

/** Which homes are in a mapped zone of each kind, in the order of the pages. */
export async function measureHazards(db: Db, homes: readonly Coordinates[]): Promise<HazardMap[]> {
  const zones = await listHazardZones(db);
  const maps: HazardMap[] = [];
  for (const [kind, info] of Object.entries(HAZARD_KINDS)) {
    const ofKind = zones.filter((zone) => zone.kind === kind);
    const [first] = ofKind;
    if (first === undefined) continue;
    maps.push({ kind, ...info, source: first.source_name, asOf: first.as_of, isInZone: await findInside(homes, ofKind) });
  }
  return maps;
}

async function findInside(homes: readonly Coordinates[], zones: Awaited<ReturnType<typeof listHazardZones>>): Promise<boolean[]> {
  const polygons = zones.flatMap(({ boundary }) => (boundary === null ? [] : splitArea(boundary)));
  if (polygons.length === 0) return homes.map(() => false);
  const boxes = new Flatbush(polygons.length);
  for (const polygon of polygons) {
    const { west, south, east, north } = boxAround((polygon.coordinates[0] ?? []).map(([x = 0, y = 0]): LngLat => [x, y]));
    boxes.add(west, south, east, north);
  }
  boxes.finish();
  const isInZone: boolean[] = [];
  for await (const { longitude, latitude } of takeTurns(homes)) {
    const near = boxes.search(longitude, latitude, longitude, latitude);
    isInZone.push(near.some((index) => isInArea(polygons[index] ?? NO_AREA, longitude, latitude)));
  }
  return isInZone;
}

const NO_AREA: Polygon = { type: 'Polygon', coordinates: [] };

function splitArea(area: Area): Polygon[] {
  if (area.type === 'Polygon') return [area];
  return area.coordinates.map((coordinates): Polygon => ({ type: 'Polygon', coordinates }));
}
