import { NO_RIDE, type Reach } from './reach-nodes.ts';
import type { Snap } from './snap-point.ts';
import type { PreparedGraph } from './travel-graph.ts';
import { WALK_SPEED } from './travel-mode.ts';

/** Seconds from a point on a street to the nearest target, door to door; Infinity if it is out of reach. */
export function secondsFrom(graph: PreparedGraph, { query, speeds, lead, early }: Reach, snap: Snap): number {
  const { segment, share, offMeters } = snap;
  const length = (graph.meters[segment] ?? 0) / (speeds[graph.classes[segment] ?? 0] ?? 1);
  const mayGoBack = query.mode === 'walk' || query.mode === 'transit' || graph.isOneway[segment] !== 1;
  const off = offMeters / WALK_SPEED;
  let best = Number.POSITIVE_INFINITY;
  const by = (node: number, seconds: number) => {
    const spare = query.mode === 'transit' ? (early[node] ?? NO_RIDE) : NO_RIDE;
    best = Math.min(best, seconds + (lead[node] ?? Number.POSITIVE_INFINITY) - Math.max(0, spare));
  };
  by(graph.to[segment] ?? 0, (1 - share) * length);
  if (mayGoBack) by(graph.from[segment] ?? 0, share * length);
  for (const target of query.targets) {
    if (target.segment !== segment || (!mayGoBack && target.share < share)) continue;
    best = Math.min(best, Math.abs(target.share - share) * length + target.offMeters / WALK_SPEED);
  }
  return best + off;
}
