import type { Feature, FeatureCollection, Geometry, Point } from 'geojson';
import type { LngLat } from '#lib/geo.ts';
import type { MapPin, MapRing } from './map-types.ts';

/** Pins as the map's source takes them; the pin comes back by its place in the list. */
export function pinFeatures(pins: readonly MapPin[]): FeatureCollection<Point> {
  return {
    type: 'FeatureCollection',
    features: pins.map((pin, at) => ({
      type: 'Feature',
      id: at,
      geometry: { type: 'Point', coordinates: [pin.longitude, pin.latitude] },
      properties: {
        kind: pin.kind,
        label: pin.label,
        count: pin.count,
        tone: pin.tone,
        isApproximate: pin.isApproximate,
        // A meter takes more pixels farther from the equator.
        stretch: 1 / Math.max(0.01, Math.cos((pin.latitude * Math.PI) / 180)),
      },
    })),
  };
}

/** Areas as closed polygons. */
export function ringFeatures(rings: readonly MapRing[]): FeatureCollection<Geometry> {
  return {
    type: 'FeatureCollection',
    features: rings.map((ring): Feature<Geometry> => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates: [closeRing(ring)] },
    })),
  };
}

/** An unfinished shape: its corners, and the line between them. */
export function draftFeatures(points: readonly LngLat[]): FeatureCollection<Geometry> {
  const corners = points.map((point): Feature<Geometry> => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'Point', coordinates: [...point] },
  }));
  if (points.length < 2) return { type: 'FeatureCollection', features: corners };
  const line: Feature<Geometry> = {
    type: 'Feature',
    properties: {},
    geometry: { type: 'LineString', coordinates: closeRing(points) },
  };
  return { type: 'FeatureCollection', features: [line, ...corners] };
}

function closeRing(ring: MapRing): number[][] {
  const corners = ring.map((corner) => [...corner]);
  const first = corners[0];
  return first === undefined ? corners : [...corners, first];
}
