/** Points in a plane (kilometers), sorted into square cells. */
export interface SpatialIndex {
  x: Float64Array;
  y: Float64Array;
  cellKm: number;
  originX: number;
  originY: number;
  width: number;
  height: number;
  /** Points in cell c: `points[starts[c]] … points[starts[c + 1] - 1]` */
  starts: Int32Array;
  points: Int32Array;
}

const POINTS_PER_CELL = 6;
const MAX_CELLS = 1_000_000;

/** Kilometers east and north of an origin. Accurate enough for a metropolitan area. */
export function projectKm(
  latitude: number,
  longitude: number,
  origin: { latitude: number; longitude: number },
): [number, number] {
  const eastKm = (longitude - origin.longitude) * 111.32 * Math.cos((origin.latitude * Math.PI) / 180);
  return [eastKm, (latitude - origin.latitude) * 110.574];
}

/** Points in kilometers, sorted into square cells of a few points each. */
export function indexPoints(x: Float64Array, y: Float64Array): SpatialIndex {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < x.length; i++) {
    minX = Math.min(minX, x[i]!);
    maxX = Math.max(maxX, x[i]!);
    minY = Math.min(minY, y[i]!);
    maxY = Math.max(maxY, y[i]!);
  }
  const area = Math.max(1e-6, (maxX - minX) * (maxY - minY));
  let cellKm = Math.max(0.02, Math.sqrt((area * POINTS_PER_CELL) / Math.max(1, x.length)) / 2);
  const across = (span: number) => Math.floor(span / cellKm) + 1;
  while (across(maxX - minX) * across(maxY - minY) > MAX_CELLS) cellKm *= 2;
  const width = across(maxX - minX);
  const height = across(maxY - minY);
  const cellOf = (i: number) => Math.floor((y[i]! - minY) / cellKm) * width + Math.floor((x[i]! - minX) / cellKm);
  const starts = new Int32Array(width * height + 1);
  for (let i = 0; i < x.length; i++) starts[cellOf(i) + 1]!++;
  for (let cell = 0; cell < width * height; cell++) starts[cell + 1]! += starts[cell]!;
  const points = new Int32Array(x.length);
  const next = starts.slice();
  for (let i = 0; i < x.length; i++) points[next[cellOf(i)]!++] = i;
  return { x, y, cellKm, originX: minX, originY: minY, width, height, starts, points };
}

/** The nearest points that `accepts` allows, nearest first, with their squared distances in km². */
export function findNearest(
  index: SpatialIndex,
  x: number,
  y: number,
  count: number,
  found: Int32Array,
  distances: Float64Array,
  accepts: (point: number) => boolean,
): number {
  let size = 0;
  const { cellKm, width, height, originX, originY } = index;
  const centerColumn = Math.floor((x - originX) / cellKm);
  const centerRow = Math.floor((y - originY) / cellKm);
  const farthest = Math.max(centerColumn, width - 1 - centerColumn, centerRow, height - 1 - centerRow, 0);
  const nearestRing = Math.max(0, -centerColumn, centerColumn - width + 1, -centerRow, centerRow - height + 1);
  for (let ring = nearestRing; ring <= farthest; ring++) {
    // Everything in this ring is at least this far away.
    const least = Math.max(0, ring - 1) * cellKm;
    if (size === count && distances[size - 1]! <= least * least) break;
    for (let row = Math.max(0, centerRow - ring); row <= Math.min(height - 1, centerRow + ring); row++) {
      const isEdge = row === centerRow - ring || row === centerRow + ring;
      const step = isEdge || ring === 0 ? 1 : 2 * ring;
      for (let column = centerColumn - ring; column <= centerColumn + ring; column += step) {
        if (column < 0 || column >= width) continue;
        const cell = row * width + column;
        for (let at = index.starts[cell]!; at < index.starts[cell + 1]!; at++) {
          const point = index.points[at]!;
          const dx = index.x[point]! - x;
          const dy = index.y[point]! - y;
          const distance = dx * dx + dy * dy;
          if (size === count && distance >= distances[size - 1]!) continue;
          if (!accepts(point)) continue;
          if (size < count) size++;
          let slot = size - 1;
          while (slot > 0 && distances[slot - 1]! > distance) {
            distances[slot] = distances[slot - 1]!;
            found[slot] = found[slot - 1]!;
            slot--;
          }
          distances[slot] = distance;
          found[slot] = point;
        }
      }
    }
  }
  return size;
}
