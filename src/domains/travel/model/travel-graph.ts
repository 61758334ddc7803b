import type { Box } from '#lib/geo.ts';
import type { TravelMode } from './travel-mode.ts';

/** A line in one direction, with its timetable. Times are seconds after midnight. */
export interface TransitPattern {
  name: string;
  /** Nodes of the stops, in order. */
  stops: readonly number[];
  /** Seconds from the first stop to each. */
  seconds: readonly number[];
  headwaySeconds: number;
  firstDeparture: number;
  lastDeparture: number;
}

/** All stored data of a network. A segment is straight; bends are nodes. */
export interface TravelGraph {
  name: string;
  /** Junctions and bends, then the stops. */
  longitudes: Float64Array;
  latitudes: Float64Array;
  /** The first of the nodes that are stops. */
  firstStop: number;
  from: Uint32Array;
  to: Uint32Array;
  meters: Float32Array;
  /** Index in ROAD_CLASSES; `LINK` for the way to a stop. */
  classes: Uint8Array;
  isOneway: Uint8Array;
  patterns: readonly TransitPattern[];
}

/** The class of a segment between a stop and the street. */
export const LINK = 6;

/** A graph ready for searches. */
export interface PreparedGraph extends TravelGraph {
  bounds: Box;
  /** Segments that touch each node: those of node n lie from `offsets[n]` to `offsets[n + 1]`. */
  offsets: Uint32Array;
  segmentsAt: Uint32Array;
  /** Patterns that stop here, and the position of this stop in each. */
  callsAt: ReadonlyMap<number, readonly { pattern: TransitPattern; at: number }[]>;
  /** By mode: 1 if a segment belongs to the largest connected part that the mode may use. */
  usable: Readonly<Record<TravelMode, Uint8Array>>;
  grid: SegmentGrid;
}

/** Segments by the squares of a grid that their boxes touch: those of `squares[n]` lie from `offsets[n]` to `offsets[n + 1]`. */
export interface SegmentGrid {
  west: number;
  south: number;
  /** Size of a square in degrees. */
  width: number;
  height: number;
  columns: number;
  rows: number;
  /** Those with segments, ascending: most of a region's have none. */
  squares: Uint32Array;
  offsets: Uint32Array;
  segments: Uint32Array;
}
