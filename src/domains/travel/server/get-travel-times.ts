import type { LngLat } from '#lib/geo.ts';
import type { Context } from '#platform/verb/context.ts';
import { MOST_MINUTES, TRAVEL_MODES, type TravelLimit, type TravelTimes } from '../contract.ts';
import { findReach } from './measure-travel.ts';
import { findGraph } from './read-graphs.ts';

interface Point {
  longitude: number;
  latitude: number;
}

/** Minutes from one point to another by every mode, rounded as in searches. */
export async function getTravelTimes(
  ctx: Context,
  { from, to, arriveBy }: { from: Point; to: Point; arriveBy: string },
): Promise<TravelTimes> {
  const start: LngLat = [from.longitude, from.latitude];
  const [atHome, atPlace] = await Promise.all([findGraph(ctx.db, start), findGraph(ctx.db, [to.longitude, to.latitude])]);
  if (atHome === undefined || atPlace === undefined || atHome.id !== atPlace.id) return { isCovered: false, times: [] };
  const hasTransit = atHome.graph.patterns.length > 0;
  const modes = TRAVEL_MODES.filter((mode) => mode !== 'transit' || hasTransit);
  const limits = modes.map((mode): TravelLimit => ({ to, mode, minutes: MOST_MINUTES, arriveBy, label: '' }));
  const reaches = await Promise.all(limits.map((limit) => findReach(ctx.db, limit)));
  const known = reaches.filter((reach) => reach !== undefined);
  return {
    isCovered: known.length > 0,
    times: known.map(({ limit, secondsFrom }) => {
      const minutes = Math.max(1, Math.round(secondsFrom(start) / 60));
      return { mode: limit.mode, minutes: minutes <= MOST_MINUTES ? minutes : null };
    }),
  };
}
