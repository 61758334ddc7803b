import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { AttendanceArea } from '../contract.ts';
import { findAttendanceAreas } from './find-attendance-areas.ts';

/** Throws `not-found` if none of the names has an attendance area. */
export async function getAttendanceArea(
  { db }: Context,
  { school = [], schoolDistrict = [] }: { school?: string[] | undefined; schoolDistrict?: string[] | undefined },
): Promise<AttendanceArea> {
  const found = await Promise.all([
    ...school.map((name) => findAttendanceAreas(db, 'name', name)),
    ...schoolDistrict.map((name) => findAttendanceAreas(db, 'district', name)),
  ]);
  const rings = found.flatMap((rings) => rings ?? []);
  if (rings.length === 0) throw new DomainError('not-found', 'No attendance area of that name is known.');
  return { area: { type: 'MultiPolygon', coordinates: rings.map((ring) => [ring.map(([x, y]) => [x, y])]) } };
}
