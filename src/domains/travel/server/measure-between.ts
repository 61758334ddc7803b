import { metersBetween } from '#lib/geo.ts';
import type { Db } from '#platform/db/database.ts';
import { MOST_MINUTES } from '../contract.ts';
import type { TravelMode } from '../model/travel-mode.ts';
import { findReach } from './measure-travel.ts';

interface Point {
  longitude: number;
  latitude: number;
}

/** What is guessed where no network answers: streets are so much longer than the straight line, at so many meters a minute. */
const DETOUR = 1.3;
const METERS_A_MINUTE: Readonly<Record<TravelMode, number>> = { walk: 80, bike: 240, transit: 300, drive: 500 };

/**
 * Whole minutes from each point (row) to each other (column), as searches measure them at `arriveBy`. Ways that no network
 * answers, or that take more than {@link MOST_MINUTES} minutes, are guessed from the distance; unknown points are 0 minutes away.
 */
export async function measureBetween(
  db: Db,
  points: readonly (Point | undefined)[],
  { mode, arriveBy }: { mode: TravelMode; arriveBy: string },
): Promise<{ minutes: number[][]; isMeasured: boolean }> {
  const reaches = await Promise.all(
    points.map(async (to) => to && findReach(db, { to, mode, minutes: MOST_MINUTES, arriveBy, label: '' })),
  );
  let isMeasured = true;
  const minutes = points.map((from, row) =>
    points.map((to, column) => {
      if (row === column) return 0;
      if (from === undefined || to === undefined) {
        isMeasured = false;
        return 0;
      }
      const seconds = reaches[column]?.secondsFrom([from.longitude, from.latitude]) ?? Number.POSITIVE_INFINITY;
      if (seconds <= MOST_MINUTES * 60) return Math.max(1, Math.round(seconds / 60));
      isMeasured = false;
      return Math.max(1, Math.round((metersBetween(from, to) * DETOUR) / METERS_A_MINUTE[mode]));
    }),
  );
  return { minutes, isMeasured };
}
