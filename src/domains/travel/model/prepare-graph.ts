import { METERS_PER_DEGREE, type Box } from '#lib/geo.ts';
import { findSquare } from './find-square.ts';
import type { PreparedGraph, SegmentGrid, TransitPattern, TravelGraph } from './travel-graph.ts';
import { speedsOf, type TravelMode } from './travel-mode.ts';

const GRID_METERS = 120;

/** Builds the indexes for a search: segments at a node, lines at a stop, segments in a square, connected parts. */
export function prepareGraph(graph: TravelGraph): PreparedGraph {
  const { longitudes, latitudes, from, to } = graph;
  const bounds: Box = { west: 180, south: 90, east: -180, north: -90 };
  for (let node = 0; node < longitudes.length; node += 1) {
    bounds.west = Math.min(bounds.west, longitudes[node] ?? 0);
    bounds.east = Math.max(bounds.east, longitudes[node] ?? 0);
    bounds.south = Math.min(bounds.south, latitudes[node] ?? 0);
    bounds.north = Math.max(bounds.north, latitudes[node] ?? 0);
  }
  const touching = gather(longitudes.length, from.length, (segment) => [from[segment] ?? 0, to[segment] ?? 0]);
  return {
    ...graph,
    bounds,
    offsets: touching.offsets,
    segmentsAt: touching.items,
    callsAt: gatherCalls(graph.patterns),
    usable: {
      walk: largestPart(graph, 'walk'),
      bike: largestPart(graph, 'bike'),
      transit: largestPart(graph, 'transit'),
      drive: largestPart(graph, 'drive'),
    },
    grid: gatherSquares(graph, bounds),
  };
}

/** Items by the bins that contain them: those of bin b from `offsets[b]` to `offsets[b + 1]`. */
function gather(bins: number, count: number, binsOf: (item: number) => readonly number[]) {
  const offsets = new Uint32Array(bins + 1);
  for (let item = 0; item < count; item += 1) for (const bin of binsOf(item)) offsets[bin + 1] = (offsets[bin + 1] ?? 0) + 1;
  for (let bin = 0; bin < bins; bin += 1) offsets[bin + 1] = (offsets[bin + 1] ?? 0) + (offsets[bin] ?? 0);
  const items = new Uint32Array(offsets[bins] ?? 0);
  const next = offsets.slice();
  for (let item = 0; item < count; item += 1) {
    for (const bin of binsOf(item)) {
      items[next[bin] ?? 0] = item;
      next[bin] = (next[bin] ?? 0) + 1;
    }
  }
  return { offsets, items };
}

function gatherCalls(patterns: readonly TransitPattern[]) {
  const calls = new Map<number, { pattern: TransitPattern; at: number }[]>();
  for (const pattern of patterns) {
    pattern.stops.forEach((stop, at) => {
      const known = calls.get(stop);
      if (known === undefined) calls.set(stop, [{ pattern, at }]);
      else known.push({ pattern, at });
    });
  }
  return calls;
}

/** Only the largest connected part counts, so that the private path of a mapped yard does not catch nearby homes. */
function largestPart({ from, to, classes, longitudes }: TravelGraph, mode: TravelMode): Uint8Array {
  const speeds = speedsOf(mode, 0);
  const parents = Uint32Array.from(longitudes, (_, node) => node);
  const rootOf = (node: number): number => {
    let root = node;
    while (parents[root] !== root) {
      parents[root] = parents[parents[root] ?? 0] ?? 0;
      root = parents[root] ?? 0;
    }
    return root;
  };
  const isAllowed = (segment: number) => (speeds[classes[segment] ?? 0] ?? 0) > 0;
  for (let segment = 0; segment < from.length; segment += 1) {
    if (isAllowed(segment)) parents[rootOf(from[segment] ?? 0)] = rootOf(to[segment] ?? 0);
  }
  const sizes = new Map<number, number>();
  for (let segment = 0; segment < from.length; segment += 1) {
    if (!isAllowed(segment)) continue;
    const root = rootOf(from[segment] ?? 0);
    sizes.set(root, (sizes.get(root) ?? 0) + 1);
  }
  let largest = -1;
  for (const [root, size] of sizes) if (size > (sizes.get(largest) ?? 0)) largest = root;
  return Uint8Array.from(from, (node, segment) => (isAllowed(segment) && rootOf(node) === largest ? 1 : 0));
}

function gatherSquares({ from, to, longitudes, latitudes }: TravelGraph, { west, south, east, north }: Box): SegmentGrid {
  const height = GRID_METERS / METERS_PER_DEGREE;
  const width = height / Math.max(0.05, Math.cos((((south + north) / 2) * Math.PI) / 180));
  const columns = Math.max(1, Math.ceil((east - west) / width) + 1);
  const rows = Math.max(1, Math.ceil((north - south) / height) + 1);
  const column = (node: number) => Math.floor(((longitudes[node] ?? 0) - west) / width);
  const row = (node: number) => Math.floor(((latitudes[node] ?? 0) - south) / height);
  const squaresOf = (segment: number): number[] => {
    const [a, b] = [from[segment] ?? 0, to[segment] ?? 0];
    const squares: number[] = [];
    for (let y = Math.min(row(a), row(b)); y <= Math.max(row(a), row(b)); y += 1) {
      for (let x = Math.min(column(a), column(b)); x <= Math.max(column(a), column(b)); x += 1) squares.push(y * columns + x);
    }
    return squares;
  };
  const touched = new Set<number>();
  for (let segment = 0; segment < from.length; segment += 1) for (const square of squaresOf(segment)) touched.add(square);
  const squares = Uint32Array.from(touched).sort();
  const { offsets, items } = gather(squares.length, from.length, (segment) =>
    squaresOf(segment).map((square) => findSquare(squares, square)),
  );
  return { west, south, width, height, columns, rows, squares, offsets, segments: items };
}
