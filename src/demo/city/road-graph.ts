import { distance } from './plane.ts';
import { toMeters } from './projection.ts';
import type { City, LngLat, RoadClass } from './types.ts';

export interface RoadGraphEdge {
  from: number;
  to: number;
  meters: number;
  class: RoadClass;
  roadId: number;
}

/** Junctions and the stretches of road between them; edges can be travelled both ways. */
export interface RoadGraph {
  nodes: LngLat[];
  edges: RoadGraphEdge[];
}

/** The network on which people travel (everything but rail), for travel times. */
export function roadGraph(city: Pick<City, 'roads'>): RoadGraph {
  const roads = city.roads.filter((road) => road.class !== 'rail');
  const uses = new Map<string, number>();
  for (const { line } of roads) {
    line.forEach((position, i) => {
      const isEnd = i === 0 || i === line.length - 1;
      const key = keyOf(position);
      uses.set(key, (uses.get(key) ?? 0) + (isEnd ? 2 : 1));
    });
  }
  const graph: RoadGraph = { nodes: [], edges: [] };
  const ids = new Map<string, number>();
  const nodeOf = (position: LngLat): number => {
    const key = keyOf(position);
    const known = ids.get(key);
    if (known !== undefined) return known;
    ids.set(key, graph.nodes.length);
    return graph.nodes.push(position) - 1;
  };
  for (const road of roads) {
    let from: number | null = null;
    let meters = 0;
    let previous: LngLat | null = null;
    for (const position of road.line) {
      if (previous) meters += distance(toMeters(previous), toMeters(position));
      previous = position;
      if ((uses.get(keyOf(position)) ?? 0) < 2) continue;
      const node = nodeOf(position);
      if (from !== null && from !== node) graph.edges.push({ from, to: node, meters, class: road.class, roadId: road.id });
      from = node;
      meters = 0;
    }
  }
  return graph;
}

function keyOf(position: LngLat): string {
  return `${position[0]},${position[1]}`;
}
