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
    const [xi = 0, yi = 0] = ring[i] ?? [];
    const [xj = 0, yj = 0] = ring[j] ?? [];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}
