import { at, distance } from './plane.ts';
import type { Point } from './plane.ts';
import type { RoadClass } from './types.ts';

export interface NamedLine {
  name: string;
  class: RoadClass;
  line: readonly Point[];
}

/** Every vertex of the larger roads as a node, so that a route is also a line on the map. */
export interface RouteNetwork {
  points: Point[];
  links: { to: number; cost: number }[][];
  /** Names of all roads that meet at a node. */
  names: Set<string>[];
}

const COST: Partial<Record<RoadClass, number>> = { arterial: 1, collector: 1.1, street: 2.6 };

export function buildRouteNetwork(roads: readonly NamedLine[]): RouteNetwork {
  const network: RouteNetwork = { points: [], links: [], names: [] };
  const ids = new Map<string, number>();
  for (const road of roads) {
    const cost = COST[road.class];
    if (cost === undefined) continue;
    let previous = -1;
    for (const point of road.line) {
      const key = keyOf(point);
      let id = ids.get(key);
      if (id === undefined) {
        id = network.points.push(point) - 1;
        network.links.push([]);
        network.names.push(new Set());
        ids.set(key, id);
      }
      if (previous >= 0 && previous !== id) {
        const meters = distance(at(network.points, previous), point) * cost;
        at(network.links, previous).push({ to: id, cost: meters });
        at(network.links, id).push({ to: previous, cost: meters });
      }
      previous = id;
    }
  }
  for (const road of roads) {
    if (road.class === 'rail' || road.class === 'motorway' || road.name === '') continue;
    for (const point of road.line) {
      const id = ids.get(keyOf(point));
      if (id !== undefined) at(network.names, id).add(road.name);
    }
  }
  return network;
}

function keyOf([x, y]: Point): string {
  return `${x.toFixed(2)},${y.toFixed(2)}`;
}

/** The node nearest to a point among those that most others can be reached from. */
export function nearestNode(network: RouteNetwork, reachable: ReadonlySet<number>, point: Point): number {
  let best = -1;
  let least = Infinity;
  for (const id of reachable) {
    const away = distance(at(network.points, id), point);
    if (away < least) {
      least = away;
      best = id;
    }
  }
  return best;
}

export function largestComponent(network: RouteNetwork): Set<number> {
  const seen = new Set<number>();
  let largest = new Set<number>();
  for (let start = 0; start < network.points.length; start++) {
    if (seen.has(start)) continue;
    const group = new Set([start]);
    const stack = [start];
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      for (const { to } of at(network.links, node)) {
        if (group.has(to)) continue;
        group.add(to);
        stack.push(to);
      }
    }
    for (const node of group) seen.add(node);
    if (group.size > largest.size) largest = group;
  }
  return largest;
}

/** The cheapest way between two nodes (Dijkstra 1959), as nodes from start to goal; empty where there is none. */
export function findRoute(network: RouteNetwork, start: number, goal: number): number[] {
  const cost = new Float64Array(network.points.length).fill(Infinity);
  const cameFrom = new Int32Array(network.points.length).fill(-1);
  const heap: [number, number][] = [];
  cost[start] = 0;
  push(heap, [0, start]);
  for (let item = pop(heap); item; item = pop(heap)) {
    const [reached, node] = item;
    if (node === goal) break;
    if (reached > (cost[node] ?? 0)) continue;
    for (const link of at(network.links, node)) {
      const next = reached + link.cost;
      if (next >= (cost[link.to] ?? 0)) continue;
      cost[link.to] = next;
      cameFrom[link.to] = node;
      push(heap, [next, link.to]);
    }
  }
  if (cost[goal] === Infinity) return [];
  const route = [goal];
  for (let node = cameFrom[goal] ?? -1; node >= 0; node = cameFrom[node] ?? -1) route.push(node);
  return route.toReversed();
}

function push(heap: [number, number][], item: [number, number]): void {
  heap.push(item);
  let i = heap.length - 1;
  while (i > 0) {
    const parent = (i - 1) >> 1;
    if (at(heap, parent)[0] <= item[0]) break;
    heap[i] = at(heap, parent);
    i = parent;
  }
  heap[i] = item;
}

function pop(heap: [number, number][]): [number, number] | undefined {
  const top = heap[0];
  const last = heap.pop();
  if (top === undefined || last === undefined || heap.length === 0) return top;
  let i = 0;
  for (;;) {
    let child = 2 * i + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && at(heap, child + 1)[0] < at(heap, child)[0]) child++;
    if (at(heap, child)[0] >= last[0]) break;
    heap[i] = at(heap, child);
    i = child;
  }
  heap[i] = last;
  return top;
}
