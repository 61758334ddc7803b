import { sql } from 'kysely';
import { foldText } from '#lib/fold-text.ts';
import { boxAround, type Box } from '#lib/geo.ts';
import type { Db } from '#platform/db/database.ts';
import { isInArea } from '#lib/area.ts';
import { outerRings } from './find-attendance-areas.ts';
import { asArea } from './queries.ts';

/** A school or another landmark: an everyday place, a park, a station. */
export interface Landmark {
  /** `school`, `park`, a mode of transit, or a kind of everyday place. */
  kind: string;
  name: string;
  /** For a school. */
  level: string | null;
  district: string | null;
  longitude: number;
  latitude: number;
  /** The neighborhood or city that contains it, if one with a boundary does. */
  placeName: string | null;
  /** The box around a school's attendance area; null if none is stored. */
  attendanceBox: Box | null;
  /** Whether the words match its whole name, not only the beginning. */
  isExact: boolean;
}

interface LandmarkRow {
  kind: string;
  name: string;
  level: string | null;
  district: string | null;
  longitude: number;
  latitude: number;
  attendance: unknown;
}

/**
 * Finds schools and other landmarks with a word that begins like the words; those whose whole name does come first. At most
 * `limit` of each. Leaves out bus stops: they are many and of little use.
 */
export async function findLandmarks(db: Db, words: string, limit: number): Promise<Landmark[]> {
  const text = foldText(words);
  const literal = text.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const isMatch = sql<boolean>`(lower(name) like ${`${literal}%`} or lower(name) like ${`% ${literal}%`})`;
  const order = sql`lower(name) = ${text} desc, lower(name) like ${`${literal}%`} desc, length(name), name, longitude limit ${limit}`;
  const { rows } = await sql<LandmarkRow>`
    (select 'school' as kind, name, level, district, longitude, latitude, attendance from schools where ${isMatch} order by ${order})
    union all
    (select kind, name, null, null, longitude, latitude, null from (
      select kind, name, longitude, latitude from pois where ${isMatch}
      union all select 'park', name, longitude, latitude from parks where ${isMatch}
      union all select mode, name, longitude, latitude from transit_stops where mode <> 'bus' and ${isMatch}) found
    order by ${order})`.execute(db);
  const placeNames = await namePlaces(db, rows);
  return rows.map(({ attendance, ...row }, at) => {
    const area = asArea(attendance);
    return {
      ...row,
      placeName: placeNames[at] ?? null,
      attendanceBox: area === null ? null : boxAround(outerRings(area).flat()),
      isExact: foldText(row.name) === text,
    };
  });
}

/** Finds the smallest place whose boundary contains each point. */
async function namePlaces(db: Db, points: readonly LandmarkRow[]): Promise<(string | undefined)[]> {
  if (points.length === 0) return [];
  const { rows } = await sql<{ at: number; name: string; boundary: unknown }>`
    select point.at - 1 as at, p.name, p.boundary
    from unnest(${points.map(({ longitude }) => longitude)}::double precision[], ${points.map(({ latitude }) => latitude)}::double precision[])
      with ordinality point (longitude, latitude, at)
    join places p on p.kind in ('neighborhood', 'city') and p.boundary is not null
      and point.longitude between p.west and p.east and point.latitude between p.south and p.north
    order by p.kind = 'city', p.name`.execute(db);
  return points.map(
    ({ longitude, latitude }, index) =>
      rows.find((row) => {
        const area = row.at === index ? asArea(row.boundary) : null;
        return area !== null && isInArea(area, longitude, latitude);
      })?.name,
  );
}
