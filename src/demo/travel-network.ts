import type { NetworkFile } from '#domains/travel/server/index.ts';
import { metersBetween } from '#lib/geo.ts';
import { roadGraph } from './city/road-graph.ts';
import type { City, LngLat, TransitLine } from './city/types.ts';

const METERS_PER_MINUTE = { bus: 300, light_rail: 560 } as const;
const LOOK_AHEAD_METERS = 3000;
/** Slowing down, standing, speeding up. */
const STOP_MINUTES = { bus: 0.4, light_rail: 0.6 } as const;

/** The city's streets and lines, as an operator would load a real city's; undefined if it has no streets. */
export function travelNetworkOf(city: City): NetworkFile | undefined {
  const { nodes, edges } = roadGraph(city);
  if (edges.length === 0) return undefined;
  const stopIndex = new Map(city.transitStops.map((stop, index) => [stop.id, index]));
  return {
    name: city.name,
    nodes: nodes.map(([longitude, latitude]): [number, number] => [longitude, latitude]),
    segments: edges.map(({ from, to, meters, class: kind }): NetworkFile['segments'][number] => [
      from,
      to,
      Math.round(meters * 10) / 10,
      kind,
    ]),
    stops: city.transitStops.map(({ name, point: [longitude, latitude] }) => ({ name, longitude, latitude })),
    lines: city.transitLines.map((line) => ({
      name: line.name,
      stops: line.stopIds.flatMap((id) => stopIndex.get(id) ?? []),
      minutesBetween: minutesBetween(city, line),
      headwayMinutes: line.headwayMinutes,
      firstDeparture: '05:00',
      lastDeparture: '23:45',
      bothWays: true,
    })),
  };
}

/** Along the line's own way, as vehicles go. */
function minutesBetween(city: City, line: TransitLine): number[] {
  const lengths = [0];
  line.line.forEach((point, at) => {
    const before = line.line[at - 1];
    if (before !== undefined) lengths.push((lengths.at(-1) ?? 0) + meters(before, point));
  });
  const points = line.stopIds
    .map((id) => city.transitStops.find((stop) => stop.id === id)?.point)
    .filter((point) => point !== undefined);
  let from = 0;
  const along = points.map((point) => {
    from = nearestFrom(line.line, lengths, point, from);
    return lengths[from] ?? 0;
  });
  return points.slice(1).map((point, at) => {
    const before = points[at];
    const straight = before === undefined ? 0 : meters(before, point);
    const way = Math.max(straight, (along[at + 1] ?? 0) - (along[at] ?? 0));
    return Math.round((way / METERS_PER_MINUTE[line.mode] + STOP_MINUTES[line.mode]) * 100) / 100;
  });
}

/** The corner of a line nearest to a point, searched from one corner and not far ahead, since lines may cross themselves. */
function nearestFrom(line: readonly LngLat[], lengths: readonly number[], point: LngLat, from: number): number {
  let best = from;
  for (let at = from; at < line.length; at += 1) {
    if ((lengths[at] ?? 0) > (lengths[from] ?? 0) + LOOK_AHEAD_METERS) break;
    const [corner, known] = [line[at], line[best]];
    if (corner !== undefined && known !== undefined && meters(corner, point) < meters(known, point)) best = at;
  }
  return best;
}

function meters([lngA, latA]: LngLat, [lngB, latB]: LngLat): number {
  return metersBetween({ longitude: lngA, latitude: latA }, { longitude: lngB, latitude: latB });
}
