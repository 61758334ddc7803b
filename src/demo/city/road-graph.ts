import { distance } from './plane.ts';
import { toMeters } from './projection.ts';
import type { City, LngLat, RoadClass } from './types.ts';

export interface RoadGraphEdge {
  from: number;
  to: number;
  meters: number;
  class: Exclude<RoadClass, 'rail'>;
}

/** Junctions and bends, and the straight stretches of road between them; edges can be traveled both ways. */
export interface RoadGraph {
  nodes: LngLat[];
  edges: RoadGraphEdge[];
}

/** The network on which people travel (everything but rail), for travel times. */
export function roadGraph(city: Pick<City, 'roads'>): RoadGraph {
  const graph: RoadGraph = { nodes: [], edges: [] };
  const ids = new Map<string, number>();
  const nodeOf = (position: LngLat): number => {
    const key = `${position[0]},${position[1]}`;
    const known = ids.get(key);
    if (known !== undefined) return known;
    ids.set(key, graph.nodes.length);
    return graph.nodes.push(position) - 1;
  };
  for (const { class: kind, line } of city.roads) {
    if (kind === 'rail') continue;
    line.forEach((position, at) => {
      const before = line[at - 1];
      if (before === undefined) return;
      const [from, to] = [nodeOf(before), nodeOf(position)];
      if (from !== to) graph.edges.push({ from, to, meters: distance(toMeters(before), toMeters(position)), class: kind });
    });
  }
  return graph;
}
