import { sql } from 'kysely';
import type { LngLat } from '#lib/geo.ts';
import type { Db } from '#platform/db/database.ts';
import type { Area } from '#lib/area.ts';
import { asArea } from './queries.ts';

/**
 * Rings of the attendance areas of a school, or of all schools of a district, by its name in any case; undefined if none has
 * one.
 */
export async function findAttendanceAreas(db: Db, column: 'name' | 'district', name: string): Promise<LngLat[][] | undefined> {
  const rows = await db
    .selectFrom('schools')
    .select('attendance')
    .where(sql<boolean>`lower(${sql.ref(column)}) = lower(${name})`)
    .where('attendance', 'is not', null)
    .execute();
  const rings = rows.flatMap((row) => {
    const area = asArea(row.attendance);
    return area === null ? [] : outerRings(area);
  });
  return rings.length === 0 ? undefined : rings;
}

/** The outer corners of an area, without its holes. */
export function outerRings(area: Area): LngLat[][] {
  const polygons = area.type === 'Polygon' ? [area.coordinates] : area.coordinates;
  return polygons.flatMap(([outer]) => (outer === undefined ? [] : [outer.map(([x = 0, y = 0]): LngLat => [x, y])]));
}
