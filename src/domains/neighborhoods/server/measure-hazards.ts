import type { Db } from '#platform/db/database.ts';
import { isInBox, type Coordinates } from '#lib/geo.ts';
import { HAZARD_KINDS } from '../model/hazards.ts';
import { isInArea } from '../model/point-in-polygon.ts';
import { listHazardZones } from './queries.ts';

export interface HazardMap {
  kind: string;
  label: string;
  definition: string;
  source: string;
  asOf: string;
  /** Whether each of the homes lies in a mapped zone of this kind. */
  isInZone: boolean[];
}

/** Which of some homes lie in a mapped zone of each kind, in the order in which pages show them. */
export async function measureHazards(db: Db, homes: readonly Coordinates[]): Promise<HazardMap[]> {
  const zones = await listHazardZones(db);
  return Object.entries(HAZARD_KINDS).flatMap(([kind, info]) => {
    const ofKind = zones.filter((zone) => zone.kind === kind);
    const [first] = ofKind;
    if (first === undefined) return [];
    const isInZone = homes.map(({ longitude, latitude }) =>
      ofKind.some(
        (zone) => zone.boundary !== null && isInBox([longitude, latitude], zone) && isInArea(zone.boundary, longitude, latitude),
      ),
    );
    return [{ kind, ...info, source: first.source_name, asOf: first.as_of, isInZone }];
  });
}
