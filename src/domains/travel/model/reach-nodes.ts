import { createNodeHeap } from './node-heap.ts';
import type { Snap } from './snap-point.ts';
import type { PreparedGraph } from './travel-graph.ts';
import { speedsOf, type TravelMode, WALK_SPEED } from './travel-mode.ts';

/** Time to reach the platform before the doors close. */
const BOARDING_SECONDS = 60;
/** A trip may end early: this is how early a search still looks. */
const EARLIEST_ARRIVAL_SECONDS = 30 * 60;
export const NO_RIDE = -1;

export interface ReachQuery {
  mode: TravelMode;
  /** Where all trips end: one place, or several of which the best counts. */
  targets: readonly Snap[];
  /** The search ignores longer trips. */
  limitSeconds: number;
  /** Seconds after midnight of a weekday. */
  arriveBySeconds: number;
}

/** The travel time from every node to the nearest target. */
export interface Reach {
  query: ReachQuery;
  /** Meters a second by class of road. */
  speeds: Float64Array;
  /** The latest departure from a node, in seconds before the time of arrival; Infinity if none is early enough. */
  lead: Float64Array;
  /** Transit: how many seconds early the trip ends by the timetable; `NO_RIDE` for one all on foot. */
  early: Float64Array;
}

/**
 * Dijkstra's algorithm, from the targets back along the roads, so that one search answers for every home. With transit, a
 * label is the latest departure: trips follow the timetable from any earlier stop.
 */
export function reachNodes(graph: PreparedGraph, query: ReachQuery): Reach {
  const { from, to, meters, classes, isOneway, offsets, segmentsAt, callsAt, usable } = graph;
  const { mode, limitSeconds, arriveBySeconds } = query;
  const speeds = speedsOf(mode, arriveBySeconds);
  const lead = new Float64Array(graph.longitudes.length).fill(Number.POSITIVE_INFINITY);
  const early = new Float64Array(mode === 'transit' ? lead.length : 0);
  const heap = createNodeHeap(lead);
  const isUsable = usable[mode];
  const isTransit = mode === 'transit';
  const limit = limitSeconds + (isTransit ? EARLIEST_ARRIVAL_SECONDS : 0);
  const mayGoBack = mode === 'walk' || isTransit;

  function relax(node: number, seconds: number, earlySeconds: number): void {
    if (seconds >= (lead[node] ?? 0) || seconds > limit) return;
    lead[node] = seconds;
    if (isTransit) early[node] = earlySeconds;
    heap.push(node);
  }

  for (const { segment, share, offMeters } of query.targets) {
    const seconds = (meters[segment] ?? 0) / (speeds[classes[segment] ?? 0] ?? 1);
    const off = offMeters / WALK_SPEED;
    relax(from[segment] ?? 0, off + share * seconds, NO_RIDE);
    if (mayGoBack || isOneway[segment] !== 1) relax(to[segment] ?? 0, off + (1 - share) * seconds, NO_RIDE);
  }

  while (heap.size > 0) {
    const node = heap.pop();
    const known = lead[node] ?? 0;
    const slack = isTransit ? (early[node] ?? 0) : NO_RIDE;
    const end = offsets[node + 1] ?? 0;
    for (let at = offsets[node] ?? 0; at < end; at += 1) {
      const segment = segmentsAt[at] ?? 0;
      if (isUsable[segment] !== 1) continue;
      const isForward = to[segment] === node;
      // Only people on foot go against a one-way street.
      if (!isForward && isOneway[segment] === 1 && !mayGoBack) continue;
      const seconds = (meters[segment] ?? 0) / (speeds[classes[segment] ?? 0] ?? 1);
      relax((isForward ? from[segment] : to[segment]) ?? 0, known + seconds, slack);
    }
    if (isTransit && node >= graph.firstStop) boardBefore(node, known, slack);
  }
  return { query, speeds, lead, early };

  function boardBefore(stop: number, known: number, slack: number): void {
    for (const { pattern, at } of callsAt.get(stop) ?? []) {
      const { firstDeparture, lastDeparture, headwaySeconds, seconds, stops } = pattern;
      const wantedStart = Math.min(lastDeparture, arriveBySeconds - known - (seconds[at] ?? 0));
      if (wantedStart < firstDeparture) continue;
      const start = firstDeparture + Math.floor((wantedStart - firstDeparture) / headwaySeconds) * headwaySeconds;
      const wait = arriveBySeconds - known - (start + (seconds[at] ?? 0));
      // Spare time at the end is not part of the trip; a wait between two rides is.
      const spare = slack === NO_RIDE ? wait : slack;
      for (let before = 0; before < at; before += 1) {
        relax(stops[before] ?? 0, arriveBySeconds - (start + (seconds[before] ?? 0)) + BOARDING_SECONDS, spare);
      }
    }
  }
}
