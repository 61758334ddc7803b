type Position = readonly number[];

/** GeoJSON Polygon or MultiPolygon. */
export type Area = { type: 'Polygon'; coordinates: Position[][] } | { type: 'MultiPolygon'; coordinates: Position[][][] };

/** Whether a point [longitude, latitude] lies in an area; holes are outside (even-odd rule). */
export function isInArea(area: Area, longitude: number, latitude: number): boolean {
  const polygons = area.type === 'Polygon' ? [area.coordinates] : area.coordinates;
  return polygons.some((rings) =>
    rings.reduce((inside, ring) => (crossesOdd(ring, longitude, latitude) ? !inside : inside), false),
  );
}

function crossesOdd(ring: readonly Position[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    // Taken apart as lists, the corners would cost most of it.
    const here = ring[i];
    const before = ring[j];
    const yi = here?.[1] ?? 0;
    const yj = before?.[1] ?? 0;
    if (yi > y === yj > y) continue;
    const xi = here?.[0] ?? 0;
    const xj = before?.[0] ?? 0;
    if (x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}
