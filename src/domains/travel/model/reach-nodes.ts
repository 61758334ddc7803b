import { createNodeHeap } from './node-heap.ts';
import type { Snap } from './snap-point.ts';
import type { PreparedGraph } from './travel-graph.ts';
import { speedsOf, type TravelMode, WALK_SPEED } from './travel-mode.ts';

/** To be on the platform before the doors close. */
const BOARDING_SECONDS = 60;
/** A trip may end before its time: so long it is still looked for. */
const EARLIEST_ARRIVAL_SECONDS = 30 * 60;
export const NO_RIDE = -1;

export interface ReachQuery {
  mode: TravelMode;
  /** Where all trips end: one place, or several of which the best counts. */
  targets: readonly Snap[];
  /** Longer trips are not looked for. */
  limitSeconds: number;
  /** Seconds after midnight of a weekday. */
  arriveBySeconds: number;
}

/** How long it takes from every node to the nearest target. */
export interface Reach {
  query: ReachQuery;
  /** Meters a second by class of road. */
  speeds: Float64Array;
  /** Seconds before the time of arrival at which one must leave a node; Infinity where none is early enough. */
  lead: Float64Array;
  /** Transit: seconds by which that trip ends before its time, as the timetable has it; `NO_RIDE` for one all on foot. */
  early: Float64Array;
}

/**
 * Dijkstra's algorithm, from the targets back along the roads, so that one search answers for every home. With transit,
 * a label is the latest time to leave: trips follow the timetable, boarded at any stop before.
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
      // Against a one-way street only people on foot go.
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
      // Time to spare at the end is no part of the trip; a wait between two rides is.
      const spare = slack === NO_RIDE ? wait : slack;
      for (let before = 0; before < at; before += 1) {
        relax(stops[before] ?? 0, arriveBySeconds - (start + (seconds[before] ?? 0)) + BOARDING_SECONDS, spare);
      }
    }
  }
}
