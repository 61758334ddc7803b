import { describe, expect, it } from 'vitest';
import { createRandom, type Random } from '#lib/random.ts';
import { buildGraph } from './build-graph.ts';
import { networkFileSchema, type NetworkFile, ROAD_CLASSES } from './network-file.ts';
import { packGraph, unpackGraph } from './pack-graph.ts';
import { prepareGraph } from './prepare-graph.ts';
import { reachNodes } from './reach-nodes.ts';
import { secondsFrom } from './reach-point.ts';
import { snapPoint } from './snap-point.ts';
import type { PreparedGraph } from './travel-graph.ts';
import { speedsOf, TRAVEL_MODES, WALK_SPEED } from './travel-mode.ts';

const ARRIVE_BY = 8.5 * 3600;

/** Streets in a crooked grid with gaps, one-way streets, a motorway across, and bus lines along some rows. */
function drawNetwork(random: Random, size: number): NetworkFile {
  const nodes = Array.from({ length: size * size }, (_, at): [number, number] => [
    -122 + (at % size) * 0.002 + random.normal(0, 0.0003),
    45 + Math.floor(at / size) * 0.0015 + random.normal(0, 0.0002),
  ]);
  const segments: NetworkFile['segments'] = [];
  const join = (from: number, to: number) => {
    if (random.chance(0.12)) return;
    const kind = Math.floor(from / size) === 5 && to === from + 1 ? 'motorway' : random.pick(ROAD_CLASSES.slice(1));
    segments.push(random.chance(0.15) ? [from, to, null, kind, 'oneway'] : [from, to, null, kind]);
  };
  nodes.forEach((_, at) => {
    if (at % size < size - 1) join(at, at + 1);
    if (at + size < nodes.length) join(at, at + size);
  });
  const rows = [2, 8, 14].filter((row) => row < size);
  const stops = rows.flatMap((row) =>
    Array.from({ length: Math.ceil(size / 3) }, (_, at) => {
      const [longitude, latitude] = nodes[row * size + at * 3] ?? [0, 0];
      return { name: `Stop ${row} ${at}`, longitude: longitude + 0.0001, latitude };
    }),
  );
  const perRow = Math.ceil(size / 3);
  return {
    name: 'Drawn',
    nodes,
    segments,
    stops,
    lines: rows.map((_, line) => ({
      name: `Line ${line}`,
      stops: Array.from({ length: perRow }, (_, at) => line * perRow + at),
      minutesBetween: Array.from({ length: perRow - 1 }, () => random.between(0.5, 3)),
      headwayMinutes: random.pick([7, 10, 12]),
    })),
  };
}

function prepare(file: NetworkFile): PreparedGraph {
  return prepareGraph(unpackGraph(packGraph(buildGraph(networkFileSchema.parse(file)))));
}

interface Way {
  to: number;
  seconds: number;
}

/** Textbook Dijkstra: forward from one node, always the nearest of all open nodes next. */
function plainDijkstra(ways: ReadonlyMap<number, readonly Way[]>, start: number): Map<number, number> {
  const open = new Map([[start, 0]]);
  const done = new Map<number, number>();
  while (open.size > 0) {
    const [node, seconds] = [...open].reduce((best, one) => (one[1] < best[1] ? one : best));
    open.delete(node);
    done.set(node, seconds);
    for (const way of ways.get(node) ?? []) {
      if (!done.has(way.to)) open.set(way.to, Math.min(open.get(way.to) ?? Number.POSITIVE_INFINITY, seconds + way.seconds));
    }
  }
  return done;
}

describe('reachNodes', () => {
  it('agrees with a plain forward Dijkstra, door to door, on foot, by bicycle and by car', () => {
    const random = createRandom('travel');
    let compared = 0;
    let reached = 0;
    for (let round = 0; round < 6; round += 1) {
      const graph = prepare({ ...drawNetwork(random, 16), lines: [] });
      const point = (): [number, number] => [-122 + random.between(0, 0.03), 45 + random.between(0, 0.023)];
      for (const mode of ['walk', 'bike', 'drive'] as const) {
        const target = snapPoint(graph, mode, point());
        if (target === undefined) throw new Error('the target lies on the network');
        const reach = reachNodes(graph, { mode, targets: [target], limitSeconds: 1e9, arriveBySeconds: ARRIVE_BY });
        for (let home = 0; home < 25; home += 1) {
          const start = snapPoint(graph, mode, point());
          if (start === undefined) throw new Error('the home lies on the network');
          const found = secondsFrom(graph, reach, start);
          const plain = plainSeconds(graph, mode, start, target);
          compared += 1;
          if (plain === undefined) expect(found).toBe(Number.POSITIVE_INFINITY);
          else {
            reached += 1;
            expect(Math.abs(found - plain)).toBeLessThan(0.01);
          }
        }
      }
    }
    expect(compared).toBe(450);
    expect(reached).toBeGreaterThan(400);
  });

  /** Start and target as their own nodes in the middle of their streets. */
  function plainSeconds(
    graph: PreparedGraph,
    mode: 'walk' | 'bike' | 'drive',
    start: { segment: number; share: number; offMeters: number },
    target: { segment: number; share: number; offMeters: number },
  ): number | undefined {
    const speeds = speedsOf(mode, ARRIVE_BY);
    const ways = new Map<number, Way[]>();
    const add = (from: number, to: number, seconds: number) => ways.set(from, [...(ways.get(from) ?? []), { to, seconds }]);
    const [startNode, targetNode] = [-1, -2];
    for (let segment = 0; segment < graph.from.length; segment += 1) {
      const speed = speeds[graph.classes[segment] ?? 0] ?? 0;
      if (speed === 0) continue;
      const seconds = (graph.meters[segment] ?? 0) / speed;
      const inner = [
        { node: graph.from[segment] ?? 0, share: 0 },
        ...[
          { node: startNode, share: start.segment === segment ? start.share : -1 },
          { node: targetNode, share: target.segment === segment ? target.share : -1 },
        ]
          .filter(({ share }) => share >= 0)
          .toSorted((a, b) => a.share - b.share),
        { node: graph.to[segment] ?? 0, share: 1 },
      ];
      inner.slice(1).forEach((place, at) => {
        const before = inner[at];
        if (before === undefined) return;
        add(before.node, place.node, (place.share - before.share) * seconds);
        if (mode === 'walk' || graph.isOneway[segment] !== 1)
          add(place.node, before.node, (place.share - before.share) * seconds);
      });
    }
    const seconds = plainDijkstra(ways, startNode).get(targetNode);
    return seconds === undefined ? undefined : seconds + (start.offMeters + target.offMeters) / WALK_SPEED;
  }

  it('finds the latest trip that the timetable allows, as trying every departure does', () => {
    const random = createRandom('transit');
    let ridden = 0;
    for (let round = 0; round < 3; round += 1) {
      const graph = prepare(drawNetwork(random, 12));
      const target = snapPoint(graph, 'transit', [-122 + random.between(0.001, 0.021), 45 + random.between(0.001, 0.016)]);
      if (target === undefined) throw new Error('the target lies on the network');
      const query = { targets: [target], limitSeconds: 3600, arriveBySeconds: ARRIVE_BY };
      const walk = reachNodes(graph, { ...query, mode: 'walk' });
      const transit = reachNodes(graph, { ...query, mode: 'transit' });
      const plain = plainTransit(graph, walk.lead, ARRIVE_BY);
      for (let node = 0; node < graph.longitudes.length; node += 1) {
        const wanted = plain[node] ?? Number.POSITIVE_INFINITY;
        if (wanted > 3600) continue;
        expect(Math.abs((transit.lead[node] ?? 0) - wanted)).toBeLessThan(0.01);
        expect(transit.lead[node]).toBeLessThanOrEqual((walk.lead[node] ?? 0) + 0.01);
        if (wanted < (walk.lead[node] ?? 0) - 1) ridden += 1;
      }
    }
    expect(ridden).toBeGreaterThan(20);
  });

  /** Bellman-Ford: tries every ride from every stop, over and over, until nothing gets better. */
  function plainTransit(graph: PreparedGraph, walking: Float64Array, arriveBy: number): Float64Array {
    const lead = walking.slice();
    const speeds = speedsOf('walk', 0);
    for (let isBetter = true; isBetter;) {
      isBetter = false;
      const offer = (node: number, seconds: number) => {
        if (seconds < (lead[node] ?? 0) - 1e-9) {
          lead[node] = seconds;
          isBetter = true;
        }
      };
      for (let segment = 0; segment < graph.from.length; segment += 1) {
        if (graph.usable.walk[segment] !== 1) continue;
        const seconds = (graph.meters[segment] ?? 0) / (speeds[graph.classes[segment] ?? 0] ?? 1);
        const [a, b] = [graph.from[segment] ?? 0, graph.to[segment] ?? 0];
        offer(a, (lead[b] ?? 0) + seconds);
        offer(b, (lead[a] ?? 0) + seconds);
      }
      for (const pattern of graph.patterns) {
        for (let start = pattern.firstDeparture; start <= pattern.lastDeparture; start += pattern.headwaySeconds) {
          pattern.stops.forEach((off, at) => {
            if (start + (pattern.seconds[at] ?? 0) > arriveBy - (lead[off] ?? 0)) return;
            for (let on = 0; on < at; on += 1)
              offer(pattern.stops[on] ?? 0, arriveBy - (start + (pattern.seconds[on] ?? 0)) + 60);
          });
        }
      }
    }
    return lead;
  }

  it('counts no time to spare at the end, and finds no ride before the first departure', () => {
    const graph = prepare({
      name: 'One line',
      nodes: [
        [-122, 45],
        [-121.9, 45],
      ],
      segments: [[0, 1, null, 'street']],
      stops: [
        { name: 'West', longitude: -122, latitude: 45 },
        { name: 'East', longitude: -121.9, latitude: 45 },
      ],
      lines: [{ name: 'Line', stops: [0, 1], minutesBetween: [10], headwayMinutes: 15, firstDeparture: '06:00' }],
    });
    const target = snapPoint(graph, 'transit', [-121.9, 45]);
    const home = snapPoint(graph, 'transit', [-122, 45]);
    if (target === undefined || home === undefined) throw new Error('both lie on the street');
    const seconds = (arriveBySeconds: number) =>
      secondsFrom(graph, reachNodes(graph, { mode: 'transit', targets: [target], limitSeconds: 3600, arriveBySeconds }), home);
    // A minute to board, ten to ride, and the few steps to and from the platform.
    expect(seconds(8.5 * 3600)).toBeCloseTo(11 * 60 + 2 / WALK_SPEED, 0);
    expect(seconds(6 * 3600)).toBeGreaterThan(3600);
  });

  it('knows that driving to arrive in the rush hour takes longer', () => {
    expect(speedsOf('drive', 8 * 3600)[0]).toBeLessThan(speedsOf('drive', 12 * 3600)[0] ?? 0);
    for (const mode of TRAVEL_MODES) expect(speedsOf(mode, 12 * 3600)[3]).toBeGreaterThan(0);
  });
});
