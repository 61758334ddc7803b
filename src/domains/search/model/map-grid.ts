import type { Box } from '#lib/geo.ts';
import { mortonTile, tileBox } from './cells.ts';

/** How a map zoom groups homes into cells. */
export type MapGrid =
  /** By tile of this zoom, read off the Morton code. */
  | { kind: 'tiles'; tileZoom: number }
  /** By a grid in degrees, finer than tiles of zoom 16. */
  | { kind: 'degrees'; width: number; height: number }
  /** By point: single homes, and stacks for towers. */
  | { kind: 'points' };

/** From this zoom on, every home appears on its own. */
const POINT_ZOOM = 17;
/** Cells of 64 pixels where the world is 512 pixels wide at zoom 0. */
const CELL_LEVELS = 3;
const FINEST_TILE_ZOOM = 16;

/** How homes are gathered on a map of this zoom, in levels of 512-pixel tiles. */
export function chooseGrid(mapZoom: number): MapGrid {
  const zoom = Math.floor(mapZoom);
  if (zoom >= POINT_ZOOM) return { kind: 'points' };
  const tileZoom = zoom + CELL_LEVELS;
  if (tileZoom <= FINEST_TILE_ZOOM) return { kind: 'tiles', tileZoom };
  const width = 360 / 2 ** tileZoom;
  // Nearly square on the map at the latitudes of most people, and the same wherever the map moves.
  return { kind: 'degrees', width, height: width * 0.75 };
}

/** Squares of 32 pixels: fine enough for a picture, and wide enough that most contain some homes. */
const LEVEL_LEVELS = 4;

/** Zoom of the tiles that a picture of prices is made of, at a zoom of the map. */
export function chooseLevelZoom(mapZoom: number): number {
  return Math.min(FINEST_TILE_ZOOM, Math.floor(mapZoom) + LEVEL_LEVELS);
}

/** The box of a tile by its Morton code, rounded for the wire. */
export function boxOfTile(code: number, tileZoom: number): Box {
  const { x, y } = mortonTile(code);
  const box = tileBox(x, y, tileZoom);
  return { west: round(box.west), south: round(box.south), east: round(box.east), north: round(box.north) };
}

/** The exact box of a cell by its key: a tile's Morton code, or the steps of a grid. Undefined for an invalid key. */
export function boxOfCell(grid: MapGrid, key: string): Box | undefined {
  if (grid.kind === 'tiles') {
    const code = /^\d{1,12}$/.test(key) ? Number(key) : Number.NaN;
    if (!(code < 4 ** grid.tileZoom)) return undefined;
    const { x, y } = mortonTile(code);
    return tileBox(x, y, grid.tileZoom);
  }
  const [column = '', row = '', ...rest] = key.split(',');
  if (grid.kind === 'points' || rest.length > 0 || ![column, row].every((step) => /^-?\d{1,9}$/.test(step))) return undefined;
  const { width, height } = grid;
  const [west, south] = [Number(column) * width, Number(row) * height];
  return { west, south, east: west + width, north: south + height };
}

/** Rounds degrees to a tenth of a meter. */
export function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
