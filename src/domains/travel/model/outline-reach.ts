import { contours } from 'd3-contour';
import { type Box, boxAround, type LngLat, METERS_PER_DEGREE } from '#lib/geo.ts';
import { NO_RIDE, type Reach } from './reach-nodes.ts';
import type { PreparedGraph } from './travel-graph.ts';
import { WALK_SPEED } from './travel-mode.ts';

const MAX_CELLS = 260;
const SMALLEST_CELL_METERS = 25;
/** How far from a reached street the ground still counts. */
const BESIDE_STREET_METERS = 110;

export interface MultiPolygon {
  type: 'MultiPolygon';
  coordinates: number[][][][];
}

/** The ground within the limits of all reaches, drawn along the streets; for a map, not for decisions. */
export function outlineReach(graph: PreparedGraph, reaches: readonly Reach[]): MultiPolygon {
  const spots = reaches.map((reach) => spotsWithin(graph, reach));
  const [first] = spots;
  if (first === undefined || spots.some((some) => some.length === 0)) return { type: 'MultiPolygon', coordinates: [] };
  const frame = frameAround(first.map(({ point }) => point));
  const field = new Float64Array(frame.columns * frame.rows).fill(1);
  for (const some of spots) {
    const painted = paint(frame, some);
    field.forEach((value, cell) => (field[cell] = Math.min(value, painted[cell] ?? 0)));
  }
  const [area] = contours().size([frame.columns, frame.rows]).smooth(true).thresholds([0.5])([...soften(field, frame.columns)]);
  return {
    type: 'MultiPolygon',
    coordinates: (area?.coordinates ?? []).map((polygon) =>
      polygon.map((ring) =>
        ring.map(([x = 0, y = 0]) => [
          round(frame.box.west + (x - 0.5) * frame.width),
          round(frame.box.south + (y - 0.5) * frame.height),
        ]),
      ),
    ),
  };
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}

interface Spot {
  point: LngLat;
  /** How far somebody gets from the street here in the remaining time. */
  meters: number;
}

/** Points along all streets that are within the limit. */
function spotsWithin(graph: PreparedGraph, { query, lead, early, speeds }: Reach): Spot[] {
  const spots: Spot[] = [];
  const usable = graph.usable[query.mode];
  const cost = (node: number) => (lead[node] ?? 0) - Math.max(0, query.mode === 'transit' ? (early[node] ?? NO_RIDE) : NO_RIDE);
  for (let segment = 0; segment < usable.length; segment += 1) {
    if (usable[segment] !== 1) continue;
    const [a, b] = [graph.from[segment] ?? 0, graph.to[segment] ?? 0];
    const [costA, costB] = [cost(a), cost(b)];
    if (costA > query.limitSeconds && costB > query.limitSeconds) continue;
    const meters = graph.meters[segment] ?? 0;
    const seconds = meters / (speeds[graph.classes[segment] ?? 0] ?? 1);
    const steps = Math.max(1, Math.ceil(meters / 40));
    for (let step = 0; step <= steps; step += 1) {
      const share = step / steps;
      const left = query.limitSeconds - Math.min(costA + share * seconds, costB + (1 - share) * seconds);
      if (left < 0) continue;
      const longitude = (graph.longitudes[a] ?? 0) * (1 - share) + (graph.longitudes[b] ?? 0) * share;
      const latitude = (graph.latitudes[a] ?? 0) * (1 - share) + (graph.latitudes[b] ?? 0) * share;
      spots.push({ point: [longitude, latitude], meters: Math.min(BESIDE_STREET_METERS, left * WALK_SPEED) });
    }
  }
  return spots;
}

interface Frame {
  box: Box;
  width: number;
  height: number;
  columns: number;
  rows: number;
}

function frameAround(points: readonly LngLat[]): Frame {
  const box = boxAround(points);
  const tall = (box.north - box.south) * METERS_PER_DEGREE + 4 * BESIDE_STREET_METERS;
  const narrowing = Math.max(0.05, Math.cos((((box.north + box.south) / 2) * Math.PI) / 180));
  const wide = (box.east - box.west) * METERS_PER_DEGREE * narrowing + 4 * BESIDE_STREET_METERS;
  const meters = Math.max(SMALLEST_CELL_METERS, Math.max(tall, wide) / MAX_CELLS);
  const margin = (2 * BESIDE_STREET_METERS) / METERS_PER_DEGREE;
  return {
    box: { ...box, west: box.west - margin / narrowing, south: box.south - margin },
    height: meters / METERS_PER_DEGREE,
    width: meters / METERS_PER_DEGREE / narrowing,
    columns: Math.ceil(wide / meters) + 1,
    rows: Math.ceil(tall / meters) + 1,
  };
}

function paint({ box, width, height, columns, rows }: Frame, spots: readonly Spot[]): Float64Array {
  const field = new Float64Array(columns * rows);
  for (const { point, meters } of spots) {
    const x = (point[0] - box.west) / width;
    const y = (point[1] - box.south) / height;
    const reach = Math.max(0.7, meters / METERS_PER_DEGREE / height);
    for (let row = Math.max(0, Math.floor(y - reach)); row <= Math.min(rows - 1, Math.ceil(y + reach)); row += 1) {
      for (let column = Math.max(0, Math.floor(x - reach)); column <= Math.min(columns - 1, Math.ceil(x + reach)); column += 1) {
        if ((column - x) ** 2 + (row - y) ** 2 <= reach * reach) field[row * columns + column] = 1;
      }
    }
  }
  return field;
}

/** Smooths corners: each cell becomes the mean of itself and its neighbors. */
function soften(field: Float64Array, columns: number): Float64Array {
  return field.map((value, cell) => {
    let sum = value * 2;
    for (const near of [-1, 1, -columns, columns]) sum += field[cell + near] ?? 0;
    return sum / 6;
  });
}
