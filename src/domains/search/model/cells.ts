import { type Box, type Overlap, tileX, tileY } from '#lib/geo.ts';

/** Zoom of `listings.cell`: the Morton code of a web-mercator tile, so that homes near in space lie near in the index. */
export const CELL_ZOOM = 16;

/** The most ranges that a search may send: more would cost more than the homes outside the area that they skip. */
const MAX_RANGES = 24;
// Homes on the very edge of a tile may count on either side: rounding differs between here and the database.
const EDGE_DEGREES = 1e-9;

/** Cells from `low` to `high`, both included. */
export interface CellRange {
  low: number;
  high: number;
}

/** How an area relates to a box. */
export type CompareArea = (box: Box) => Overlap;

interface Tile {
  zoom: number;
  x: number;
  y: number;
}

/** The bits of x and y, interleaved; both at most 16 bits. */
export function mortonCode(x: number, y: number): number {
  return (spreadBits(x) | (spreadBits(y) << 1)) >>> 0;
}

/** The tile of a Morton code. */
export function mortonTile(code: number): { x: number; y: number } {
  return { x: gatherBits(code), y: gatherBits(code >>> 1) };
}

function spreadBits(value: number): number {
  let bits = value & 0xffff;
  bits = (bits | (bits << 8)) & 0x00ff00ff;
  bits = (bits | (bits << 4)) & 0x0f0f0f0f;
  bits = (bits | (bits << 2)) & 0x33333333;
  return (bits | (bits << 1)) & 0x55555555;
}

function gatherBits(code: number): number {
  let bits = code & 0x55555555;
  bits = (bits | (bits >>> 1)) & 0x33333333;
  bits = (bits | (bits >>> 2)) & 0x0f0f0f0f;
  bits = (bits | (bits >>> 4)) & 0x00ff00ff;
  return (bits | (bits >>> 8)) & 0xffff;
}

/** The cell of a point, as the database's `cell_of` gives it. */
export function cellOf(latitude: number, longitude: number): number {
  return mortonCode(tileX(longitude, CELL_ZOOM), tileY(latitude, CELL_ZOOM));
}

/** The box of a tile. */
export function tileBox(x: number, y: number, zoom: number): Box {
  const size = 2 ** zoom;
  return {
    west: (x / size) * 360 - 180,
    east: ((x + 1) / size) * 360 - 180,
    north: latitudeOf(y / size),
    south: latitudeOf((y + 1) / size),
  };
}

function latitudeOf(share: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * share))) * 180) / Math.PI;
}

function compareTile(compare: CompareArea, tile: Tile): Overlap {
  const box = tileBox(tile.x, tile.y, tile.zoom);
  const size = 2 ** tile.zoom;
  // The outermost tiles hold everything up to the poles.
  return compare({
    west: box.west - EDGE_DEGREES,
    east: box.east + EDGE_DEGREES,
    north: tile.y === 0 ? 90 : box.north + EDGE_DEGREES,
    south: tile.y === size - 1 ? -90 : box.south - EDGE_DEGREES,
  });
}

function splitTile({ zoom, x, y }: Tile): Tile[] {
  return [
    { zoom: zoom + 1, x: 2 * x, y: 2 * y },
    { zoom: zoom + 1, x: 2 * x + 1, y: 2 * y },
    { zoom: zoom + 1, x: 2 * x, y: 2 * y + 1 },
    { zoom: zoom + 1, x: 2 * x + 1, y: 2 * y + 1 },
  ];
}

function tileRange({ zoom, x, y }: Tile, atZoom: number): CellRange {
  const cells = 4 ** (atZoom - zoom);
  const low = mortonCode(x, y) * cells;
  return { low, high: low + cells - 1 };
}

/**
 * Splits tiles on the area's edge, level by level, until the next level would exceed `maxEdge` tiles. Tiles that are not
 * worth a split stay whole.
 */
function refine(
  compare: CompareArea,
  maxEdge: number,
  maxZoom: number,
  isWorthSplitting: (tile: Tile) => boolean = () => true,
): { inside: Tile[]; edge: Tile[] } {
  const inside: Tile[] = [];
  const settled: Tile[] = [];
  let edge: Tile[] = [{ zoom: 0, x: 0, y: 0 }];
  while (edge.length > 0 && (edge[0]?.zoom ?? maxZoom) < maxZoom) {
    const nextEdge: Tile[] = [];
    const nextInside: Tile[] = [];
    const nextSettled: Tile[] = [];
    for (const tile of edge.flatMap(splitTile)) {
      const overlap = compareTile(compare, tile);
      if (overlap === 'inside') nextInside.push(tile);
      else if (overlap === 'partial') (isWorthSplitting(tile) ? nextEdge : nextSettled).push(tile);
    }
    if (nextEdge.length > maxEdge) break;
    inside.push(...nextInside);
    settled.push(...nextSettled);
    edge = nextEdge;
  }
  return { inside, edge: [...settled, ...edge] };
}

/** Sorts ranges and joins those that touch. */
function joinRanges(ranges: CellRange[]): CellRange[] {
  const joined: CellRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.low - b.low)) {
    const last = joined.at(-1);
    if (last !== undefined && range.low <= last.high + 1) last.high = Math.max(last.high, range.high);
    else joined.push({ ...range });
  }
  return joined;
}

/** A range of an area; `isInside` if every home of its cells is in the area, so that none needs a test. */
export interface AreaRange extends CellRange {
  isInside: boolean;
}

/** Testing a home against the area costs less than reading one outside it. */
const TEST_COST = 0.3;

/** The cost of joining a range with the next one, in cells read or tested in vain. */
function joiningCost(range: AreaRange, next: AreaRange): number {
  const gap = next.low - range.high - 1;
  const tested = (range.isInside ? range.high - range.low + 1 : 0) + (next.isInside ? next.high - next.low + 1 : 0);
  return gap === 0 && range.isInside === next.isInside ? 0 : gap + TEST_COST * tested;
}

/** Joins neighbors at no cost first, then at the lowest cost, until `maxRanges` are left. */
function joinCheapest(ranges: AreaRange[], maxRanges: number): AreaRange[] {
  const sorted = ranges.toSorted((a, b) => a.low - b.low);
  const costs = sorted.slice(1).map((next, index) => joiningCost(sorted[index] ?? next, next));
  const kept = new Set(
    costs
      .map((cost, index) => ({ cost, index }))
      .filter(({ cost }) => cost > 0)
      .toSorted((a, b) => b.cost - a.cost || a.index - b.index)
      .slice(0, maxRanges - 1)
      .map(({ index }) => index),
  );
  const joined: AreaRange[] = [];
  sorted.forEach((range, index) => {
    const last = joined.at(-1);
    if (last === undefined || kept.has(index - 1)) {
      joined.push({ ...range });
    } else {
      last.isInside = last.isInside && range.isInside && costs[index - 1] === 0;
      last.high = range.high;
    }
  });
  return joined;
}

/** At most 24 ranges of cells that contain every home of an area, and some outside it: test exactly what is not inside. */
export function coverArea(compare: CompareArea): AreaRange[] {
  const { inside, edge } = refine(compare, MAX_RANGES * 2, CELL_ZOOM);
  const ranges = [
    ...joinRanges(inside.map((tile) => tileRange(tile, CELL_ZOOM))).map((range) => ({ ...range, isInside: true })),
    ...joinRanges(edge.map((tile) => tileRange(tile, CELL_ZOOM))).map((range) => ({ ...range, isInside: false })),
  ];
  return joinCheapest(ranges, MAX_RANGES);
}

/** An area split into parts to count from aggregates and parts to check home by home, without overlap. */
export interface CountingCover {
  /** Ranges of zoom-10 tiles entirely in the area. */
  coarse: CellRange[];
  /** Ranges of zoom-14 tiles entirely in the area. */
  fine: CellRange[];
  /** Ranges of cells on the area's edge. */
  edge: CellRange[];
}

const COARSE_ZOOM = 10;
const FINE_ZOOM = 14;
const MAX_COUNTED_EDGE = 240;

/** Checking fewer homes than this one by one is cheaper than splitting a tile to count them. */
const WORTH_SPLITTING = 40;

export interface CountingOptions {
  /** For callers that need nothing finer than zoom-10 tiles. */
  mayUseCoarse: boolean;
  /** The approximate number of homes in a range of cells. */
  estimateHomes: (range: CellRange) => number;
}

/** Cuts an area for counting. The estimate only decides how finely: the counts are exact in any case. */
export function coverForCounting(compare: CompareArea, { mayUseCoarse, estimateHomes }: CountingOptions): CountingCover {
  const isWorthSplitting = (tile: Tile) => estimateHomes(tileRange(tile, CELL_ZOOM)) > WORTH_SPLITTING;
  const { inside, edge } = refine(compare, MAX_COUNTED_EDGE, FINE_ZOOM, isWorthSplitting);
  const isCoarse = (tile: Tile) => mayUseCoarse && tile.zoom <= COARSE_ZOOM;
  return {
    coarse: joinRanges(inside.filter(isCoarse).map((tile) => tileRange(tile, COARSE_ZOOM))),
    fine: joinRanges(inside.filter((tile) => !isCoarse(tile)).map((tile) => tileRange(tile, FINE_ZOOM))),
    edge: joinRanges(edge.map((tile) => tileRange(tile, CELL_ZOOM))),
  };
}
