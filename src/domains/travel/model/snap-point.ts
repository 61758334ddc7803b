import { type LngLat, METERS_PER_DEGREE } from '#lib/geo.ts';
import { findSquare } from './find-square.ts';
import type { PreparedGraph } from './travel-graph.ts';
import { canStopOn, type TravelMode } from './travel-mode.ts';

/** A point farther than this from every street is on no network. */
export const MOST_OFF_STREET_METERS = 1500;

/** The point's position on the street. */
export interface Snap {
  segment: number;
  /** Share of the segment, measured from its first node. */
  share: number;
  /** Straight-line distance from the point to the street. */
  offMeters: number;
}

/** The nearest point on a street that a mode may stop on; undefined if none is near. */
export function snapPoint(graph: PreparedGraph, mode: TravelMode, [longitude, latitude]: LngLat): Snap | undefined {
  const { grid, longitudes, latitudes, classes, usable } = graph;
  const wide = METERS_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const column = Math.floor((longitude - grid.west) / grid.width);
  const row = Math.floor((latitude - grid.south) / grid.height);
  const isUsable = usable[mode];
  let best: Snap | undefined;
  const squareMeters = grid.height * METERS_PER_DEGREE;
  const rings = Math.ceil(MOST_OFF_STREET_METERS / squareMeters) + 1;

  for (let ring = 0; ring <= rings; ring += 1) {
    // This one is nearer than anything in the remaining rings.
    if (best !== undefined && best.offMeters <= (ring - 1) * squareMeters) break;
    for (let y = row - ring; y <= row + ring; y += 1) {
      if (y < 0 || y >= grid.rows) continue;
      const step = y === row - ring || y === row + ring ? 1 : Math.max(1, 2 * ring);
      for (let x = column - ring; x <= column + ring; x += step) {
        if (x < 0 || x >= grid.columns) continue;
        look(y * grid.columns + x);
      }
    }
  }
  return best !== undefined && best.offMeters <= MOST_OFF_STREET_METERS ? best : undefined;

  function look(square: number): void {
    const bin = findSquare(grid.squares, square);
    if (bin < 0) return;
    const end = grid.offsets[bin + 1] ?? 0;
    for (let at = grid.offsets[bin] ?? 0; at < end; at += 1) {
      const segment = grid.segments[at] ?? 0;
      if (isUsable[segment] !== 1 || !canStopOn(mode, classes[segment] ?? 0)) continue;
      const [a, b] = [graph.from[segment] ?? 0, graph.to[segment] ?? 0];
      const ax = ((longitudes[a] ?? 0) - longitude) * wide;
      const ay = ((latitudes[a] ?? 0) - latitude) * METERS_PER_DEGREE;
      const dx = ((longitudes[b] ?? 0) - longitude) * wide - ax;
      const dy = ((latitudes[b] ?? 0) - latitude) * METERS_PER_DEGREE - ay;
      const square2 = dx * dx + dy * dy;
      const share = square2 === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / square2));
      const offMeters = Math.hypot(ax + share * dx, ay + share * dy);
      if (best === undefined || offMeters < best.offMeters) best = { segment, share, offMeters };
    }
  }
}
