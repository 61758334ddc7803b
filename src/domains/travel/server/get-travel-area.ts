import type { Context } from '#platform/verb/context.ts';
import type { TravelArea, TravelLimit } from '../contract.ts';
import { outlineReach } from '../model/outline-reach.ts';
import { findReach } from './measure-travel.ts';

/** The ground within all limits, for a map. */
export async function getTravelArea(ctx: Context, limits: readonly TravelLimit[]): Promise<TravelArea> {
  const reaches = await Promise.all(limits.map((limit) => findReach(ctx.db, limit)));
  const known = reaches.filter((reach) => reach !== undefined);
  const [first] = known;
  const isCovered = first !== undefined && known.length === limits.length && known.every(({ graph }) => graph === first.graph);
  if (!isCovered) return { area: { type: 'MultiPolygon', coordinates: [] }, isCovered: false };
  return {
    area: outlineReach(
      first.graph,
      known.map(({ reach }) => reach),
    ),
    isCovered: true,
  };
}
