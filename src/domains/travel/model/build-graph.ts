import { metersBetween } from '#lib/geo.ts';
import { type Network, ROAD_CLASSES } from './network-file.ts';
import { LINK, type TransitPattern, type TravelGraph } from './travel-graph.ts';

/** Builds a network's typed arrays. Each stop becomes its own node with a short link to the nearest walkable street. */
export function buildGraph({ name, nodes, segments, stops, lines }: Network): TravelGraph {
  const points = [...nodes, ...stops.map((stop): [number, number] => [stop.longitude, stop.latitude])];
  const longitudes = Float64Array.from(points, ([longitude]) => longitude);
  const latitudes = Float64Array.from(points, ([, latitude]) => latitude);
  const point = (node: number) => ({ longitude: longitudes[node] ?? 0, latitude: latitudes[node] ?? 0 });
  const walkable = [...new Set(segments.flatMap(([from, to, , kind]) => (kind === 'motorway' ? [] : [from, to])))];
  const links = stops.map((_, index) => {
    const stop = nodes.length + index;
    let nearest = walkable[0] ?? 0;
    for (const node of walkable) {
      if (roughSquare(point(node), point(stop)) < roughSquare(point(nearest), point(stop))) nearest = node;
    }
    return { from: nearest, to: stop, meters: Math.max(1, metersBetween(point(nearest), point(stop))) };
  });
  return {
    name,
    longitudes,
    latitudes,
    firstStop: nodes.length,
    from: Uint32Array.from([...segments.map(([from]) => from), ...links.map((link) => link.from)]),
    to: Uint32Array.from([...segments.map(([, to]) => to), ...links.map((link) => link.to)]),
    meters: Float32Array.from([
      ...segments.map(([from, to, meters]) => meters ?? metersBetween(point(from), point(to))),
      ...links.map((link) => link.meters),
    ]),
    classes: Uint8Array.from([...segments.map(([, , , kind]) => ROAD_CLASSES.indexOf(kind)), ...links.map(() => LINK)]),
    isOneway: Uint8Array.from([...segments.map(([, , , , oneway]) => (oneway === 'oneway' ? 1 : 0)), ...links.map(() => 0)]),
    patterns: lines.flatMap((line) => patternsOf(line, nodes.length)),
  };
}

function roughSquare(a: { longitude: number; latitude: number }, b: { longitude: number; latitude: number }): number {
  const wide = (a.longitude - b.longitude) * Math.cos((b.latitude * Math.PI) / 180);
  return wide * wide + (a.latitude - b.latitude) ** 2;
}

function patternsOf(line: Network['lines'][number], firstStop: number): TransitPattern[] {
  const there: TransitPattern = {
    name: line.name,
    stops: line.stops.map((stop) => firstStop + stop),
    seconds: sumUp(line.minutesBetween),
    headwaySeconds: line.headwayMinutes * 60,
    firstDeparture: secondsOfDay(line.firstDeparture),
    lastDeparture: secondsOfDay(line.lastDeparture),
  };
  if (!line.bothWays) return [there];
  return [there, { ...there, stops: there.stops.toReversed(), seconds: sumUp(line.minutesBetween.toReversed()) }];
}

function sumUp(minutes: readonly number[]): number[] {
  const seconds = [0];
  for (const step of minutes) seconds.push((seconds.at(-1) ?? 0) + step * 60);
  return seconds;
}

/** Seconds after midnight of "08:30". */
export function secondsOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60;
}
