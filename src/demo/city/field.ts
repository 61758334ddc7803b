import { contours } from 'd3-contour';
import { at, boxOf, simplify } from './plane.ts';
import type { Box, Point } from './plane.ts';

/** Values sampled on a square grid over the flat plan. */
export interface Field {
  minX: number;
  minY: number;
  cell: number;
  columns: number;
  rows: number;
  values: Float64Array;
}

export function createField(box: Box, cell: number, value: number): Field {
  const columns = Math.ceil((box.maxX - box.minX) / cell) + 1;
  const rows = Math.ceil((box.maxY - box.minY) / cell) + 1;
  return { minX: box.minX, minY: box.minY, cell, columns, rows, values: new Float64Array(columns * rows).fill(value) };
}

export function mapField(field: Field, valueAt: (x: number, y: number, held: number) => number): Field {
  const values = new Float64Array(field.values.length);
  for (let row = 0; row < field.rows; row++) {
    for (let column = 0; column < field.columns; column++) {
      const index = row * field.columns + column;
      const held = field.values[index] ?? 0;
      values[index] = valueAt(field.minX + column * field.cell, field.minY + row * field.cell, held);
    }
  }
  return { ...field, values };
}

/** The field at a point, interpolated; outside the grid the nearest edge counts. */
export function sampleField(field: Field, x: number, y: number): number {
  const column = Math.min(field.columns - 1.001, Math.max(0, (x - field.minX) / field.cell));
  const row = Math.min(field.rows - 1.001, Math.max(0, (y - field.minY) / field.cell));
  const c = Math.floor(column);
  const r = Math.floor(row);
  const fc = column - c;
  const fr = row - r;
  const index = r * field.columns + c;
  const { values, columns } = field;
  const low = (values[index] ?? 0) * (1 - fc) + (values[index + 1] ?? 0) * fc;
  const high = (values[index + columns] ?? 0) * (1 - fc) + (values[index + columns + 1] ?? 0) * fc;
  return low * (1 - fr) + high * fr;
}

/** Lowers the field to the distance from a path (plus `offsetAt`) wherever that is within `reach` meters. */
export function paintDistance(
  field: Field,
  path: readonly Point[],
  reach: number,
  offsetAt: (segment: number) => number = () => 0,
): void {
  for (let i = 1; i < path.length; i++) {
    const a = at(path, i - 1);
    const b = at(path, i);
    const offset = offsetAt(i - 1);
    const box = boxOf([a, b]);
    const c0 = Math.max(0, Math.floor((box.minX - reach - field.minX) / field.cell));
    const c1 = Math.min(field.columns - 1, Math.ceil((box.maxX + reach - field.minX) / field.cell));
    const r0 = Math.max(0, Math.floor((box.minY - reach - field.minY) / field.cell));
    const r1 = Math.min(field.rows - 1, Math.ceil((box.maxY + reach - field.minY) / field.cell));
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const length = dx * dx + dy * dy || 1;
    for (let row = r0; row <= r1; row++) {
      const y = field.minY + row * field.cell - a[1];
      for (let column = c0; column <= c1; column++) {
        const x = field.minX + column * field.cell - a[0];
        const t = Math.min(1, Math.max(0, (x * dx + y * dy) / length));
        const value = Math.sqrt((x - dx * t) ** 2 + (y - dy * t) ** 2) + offset;
        const index = row * field.columns + column;
        if (value < (field.values[index] ?? 0)) field.values[index] = value;
      }
    }
  }
}

/** Polygons (outer ring first, then holes; open rings) around everything with a value of at least `threshold`. */
export function contourField(field: Field, threshold: number, tolerance: number): Point[][][] {
  const values = Array.from(field.values);
  const [shape] = contours().size([field.columns, field.rows]).thresholds([threshold])(values);
  if (!shape) return [];
  return shape.coordinates
    .map((polygon) => polygon.map((ring) => toPlan(field, ring, tolerance)).filter((ring) => ring.length >= 4))
    .filter((polygon) => polygon.length > 0);
}

function toPlan(field: Field, ring: readonly number[][], tolerance: number): Point[] {
  const points = ring.map(([x = 0, y = 0]): Point => [field.minX + (x - 0.5) * field.cell, field.minY + (y - 0.5) * field.cell]);
  const open = points.slice(0, -1);
  const half = Math.floor(open.length / 2);
  const first = simplify(open.slice(0, half + 1), tolerance);
  const second = simplify([...open.slice(half), at(open, 0)], tolerance);
  return [...first.slice(0, -1), ...second.slice(0, -1)];
}
