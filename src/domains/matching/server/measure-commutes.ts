import { DEFAULT_ARRIVE_BY, MOST_MINUTES } from '#domains/travel/contract.ts';
import { findReach } from '#domains/travel/server/index.ts';
import type { LngLat } from '#lib/geo.ts';
import type { Db } from '#platform/db/database.ts';
import type { CommuteAnchor } from '../contract.ts';
import { commuteEdgeMinutes } from '../model/commute-criteria.ts';

export interface CommuteClock {
  /** Whole minutes door to door; Infinity beyond a close call; null if no network reaches the anchor. */
  minutesFrom: (point: LngLat) => number | null;
}

/** Measures travel time to each anchor on the stored networks. */
export async function measureCommutes(db: Db, anchors: readonly CommuteAnchor[]): Promise<CommuteClock[]> {
  return Promise.all(
    anchors.map(async ({ latitude, longitude, mode, minutes, arriveBy, label }): Promise<CommuteClock> => {
      const asked = Math.min(MOST_MINUTES, Math.ceil(minutes + commuteEdgeMinutes(minutes)));
      const reach = await findReach(db, {
        to: { latitude, longitude },
        mode,
        minutes: asked,
        arriveBy: arriveBy ?? DEFAULT_ARRIVE_BY,
        label,
      });
      if (reach === undefined) return { minutesFrom: () => null };
      return {
        minutesFrom: (point) => {
          const whole = Math.round(reach.secondsFrom(point) / 60);
          return whole <= asked ? whole : Number.POSITIVE_INFINITY;
        },
      };
    }),
  );
}
