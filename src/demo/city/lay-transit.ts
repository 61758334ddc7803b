import type { Random } from '#lib/random.ts';
import { at, distance, simplify } from './plane.ts';
import type { Point } from './plane.ts';
import { toLngLat } from './projection.ts';
import { buildRouteNetwork, findRoute, largestComponent, nearestNode } from './route-network.ts';
import type { NamedLine, RouteNetwork } from './route-network.ts';
import type { TransitLine, TransitStop } from './types.ts';

interface TransitPlan {
  stops: TransitStop[];
  lines: TransitLine[];
  /** Where the stops are, in meters. */
  points: Point[];
}

interface TransitTerminal {
  name: string;
  point: Point;
}

interface LinePlan {
  name: string;
  mode: TransitLine['mode'];
  via: readonly Point[];
  headwayMinutes: number;
  spacing: number;
}

const SAME_STOP_M = 95;

/**
 * Light rail between the centers, buses from the outer districts through downtown and around it, all along the larger
 * roads; stops lie at junctions and are named after them.
 */
export function layTransit(
  roads: readonly NamedLine[],
  places: { centers: readonly TransitTerminal[]; outer: readonly TransitTerminal[]; districts: readonly TransitTerminal[] },
  random: Random,
): TransitPlan {
  const network = buildRouteNetwork(roads);
  const reachable = largestComponent(network);
  const plan: TransitPlan = { stops: [], lines: [], points: [] };
  for (const line of planLines(places, random)) addLine(plan, line, network, reachable, places.districts);
  return plan;
}

function planLines(
  { centers, outer }: { centers: readonly TransitTerminal[]; outer: readonly TransitTerminal[] },
  random: Random,
): LinePlan[] {
  const downtown = at(centers, 0).point;
  const [, west, east, , north] = centers;
  const byBearing = outer.toSorted((a, b) => bearing(downtown, a.point) - bearing(downtown, b.point));
  const half = Math.floor(byBearing.length / 2);
  const southeast = byBearing.toSorted((a, b) => a.point[1] - a.point[0] - (b.point[1] - b.point[0]))[0];
  const rail: LinePlan[] = [
    {
      name: 'Line A',
      mode: 'light_rail',
      via: [west?.point, downtown, east?.point].filter((p) => p !== undefined),
      headwayMinutes: 8,
      spacing: 1050,
    },
    {
      name: 'Line B',
      mode: 'light_rail',
      via: [north?.point, downtown, southeast?.point].filter((p) => p !== undefined),
      headwayMinutes: 10,
      spacing: 1150,
    },
  ];
  const radial = Array.from({ length: half }, (_, i): LinePlan => {
    const [a, b] = [at(byBearing, i), at(byBearing, i + half)];
    return {
      name: `Route ${i * 3 + 4}`,
      mode: 'bus',
      via: [a.point, downtown, b.point],
      headwayMinutes: random.pick([8, 10, 12, 15]),
      spacing: 390,
    };
  });
  const around = Array.from({ length: half }, (_, i): LinePlan => {
    const via = [0, 1, 2].map((step) => at(byBearing, (i * 2 + step) % byBearing.length).point);
    return { name: `Route ${i * 2 + 41}`, mode: 'bus', via, headwayMinutes: random.pick([15, 20, 30]), spacing: 420 };
  });
  return [...rail, ...radial, ...around];
}

function bearing(from: Point, to: Point): number {
  return Math.atan2(to[1] - from[1], to[0] - from[0]);
}

function addLine(
  plan: TransitPlan,
  line: LinePlan,
  network: RouteNetwork,
  reachable: ReadonlySet<number>,
  districts: readonly TransitTerminal[],
): void {
  const nodes = line.via.map((point) => nearestNode(network, reachable, point));
  const route: number[] = [];
  for (let i = 1; i < nodes.length; i++) {
    const leg = findRoute(network, at(nodes, i - 1), at(nodes, i));
    route.push(...(i === 1 ? leg : leg.slice(1)));
  }
  const path = withoutTurningBack(route);
  if (path.length < 4) return;
  const id = plan.lines.length;
  const stopIds: number[] = [];
  let since = Infinity;
  path.forEach((node, i) => {
    if (i > 0) since += distance(at(network.points, at(path, i - 1)), at(network.points, node));
    const isLast = i === path.length - 1;
    const names = at(network.names, node);
    if (since < line.spacing && !(isLast && since > line.spacing * 0.4)) return;
    if (names.size < 2 && !isLast && since < line.spacing * 1.8) return;
    since = 0;
    const stop = findStop(plan, line, at(network.points, node), names, districts);
    if (stopIds.at(-1) !== stop.id) stopIds.push(stop.id);
    if (!stop.lineIds.includes(id)) stop.lineIds.push(id);
  });
  const points = simplify(
    path.map((node) => at(network.points, node)),
    1.2,
  );
  plan.lines.push({
    id,
    name: line.name,
    mode: line.mode,
    stopIds,
    headwayMinutes: line.headwayMinutes,
    line: points.map(toLngLat),
  });
}

/** A route through a point that lies off the way goes there and back; the way back is cut. */
function withoutTurningBack(route: readonly number[]): number[] {
  const path: number[] = [];
  for (const node of route) {
    if (path.at(-2) === node) path.pop();
    else if (path.at(-1) !== node) path.push(node);
  }
  return path;
}

function findStop(
  plan: TransitPlan,
  line: LinePlan,
  point: Point,
  names: ReadonlySet<string>,
  districts: readonly TransitTerminal[],
): TransitStop {
  const known = plan.stops.find((stop) => stop.mode === line.mode && distance(at(plan.points, stop.id), point) < SAME_STOP_M);
  if (known) return known;
  const [first = 'Main', second] = [...names];
  const nearest = districts.toSorted((a, b) => distance(a.point, point) - distance(b.point, point))[0]?.name ?? first;
  const taken = plan.stops.some((stop) => stop.name === `${nearest} Station`);
  const corner = second ? `${first} & ${second}` : first;
  const name = line.mode === 'bus' ? corner : taken ? `${shorten(first)} Station` : `${nearest} Station`;
  const stop: TransitStop = { id: plan.stops.length, name, mode: line.mode, point: toLngLat(point), lineIds: [] };
  plan.stops.push(stop);
  plan.points.push(point);
  return stop;
}

function shorten(street: string): string {
  return street.replace(/ (Boulevard|Avenue|Street|Road|Drive|Parkway|Way|Lane|Place|Terrace)$/, '');
}
