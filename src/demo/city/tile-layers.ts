import type { Feature, Geometry } from 'geojson';
import type { City, LngLat, RoadClass, Ring, WaterBody } from './types.ts';

/** A layer of the base map: its features, each with the zoom from which on it is shown. */
interface TileLayer {
  name: string;
  minZoom: number;
  maxZoom: number;
  /** How much shapes may be simplified, in units of a 4096-unit tile. */
  tolerance: number;
  features: Feature[];
}

const ROAD_FROM_ZOOM: Record<RoadClass, number> = {
  motorway: 8,
  arterial: 9,
  rail: 10,
  collector: 11,
  street: 12,
  lane: 13,
  path: 14,
};
const ROAD_BANDS: readonly (readonly [classes: readonly RoadClass[], minZoom: number])[] = [
  [['motorway'], 8],
  [['arterial'], 9],
  [['rail'], 10],
  [['collector'], 11],
  [['street'], 12],
  [['lane', 'path'], 13],
];

/** The layers in the order in which they are written. Layers of one name are merged into one. */
export function tileLayers(city: City): TileLayer[] {
  const layer = (name: string, minZoom: number, features: Feature[], rest: Partial<TileLayer> = {}): TileLayer => ({
    name,
    minZoom,
    maxZoom: 16,
    tolerance: 3,
    features,
    ...rest,
  });
  const urban = city.landUse.filter(({ kind }) => kind === 'urban');
  const blocks = city.landUse.filter(({ kind }) => kind !== 'urban');
  return [
    layer(
      'landuse',
      8,
      urban.map(({ kind, ring }) => polygon([ring], { kind })),
      { tolerance: 5 },
    ),
    layer(
      'landuse',
      12,
      blocks.map(({ kind, ring }) => polygon([ring], { kind })),
    ),
    layer(
      'park',
      8,
      city.parks.flatMap(({ name, rings }) => rings.map((ring) => polygon([ring], { name }))),
    ),
    layer(
      'water',
      8,
      city.water
        .filter(({ kind }) => kind !== 'creek')
        .flatMap(({ kind, name, rings }) => rings.map((ring) => polygon([ring], { kind, name }))),
    ),
    layer(
      'water',
      12,
      city.water
        .filter(({ kind }) => kind === 'creek')
        .flatMap(({ kind, name, rings }) => rings.map((ring) => polygon([ring], { kind, name }))),
    ),
    layer(
      'hazard',
      10,
      city.hazards.flatMap(({ kind, value, rings }) => rings.map((ring) => polygon([ring], { kind, value }))),
    ),
    layer(
      'boundary',
      8,
      city.municipalities.map(({ boundary }) => line(boundary, { kind: 'municipality' })),
    ),
    layer(
      'boundary',
      12,
      city.districts.map(({ boundary }) => line(boundary, { kind: 'neighborhood' })),
    ),
    layer(
      'building',
      14,
      city.buildings.map(({ ring, heightMeters }) => polygon([ring], { height: heightMeters })),
      { tolerance: 1 },
    ),
    ...ROAD_BANDS.map(([classes, minZoom]) =>
      layer(
        'road',
        minZoom,
        city.roads
          .filter((road) => classes.includes(road.class) && ROAD_FROM_ZOOM[road.class] === minZoom)
          .map((road) => line(road.line, { class: road.class, name: road.name, bridge: road.bridge })),
      ),
    ),
    layer(
      'transit_line',
      11,
      city.transitLines.map(({ mode, name, line: path }) => line(path, { mode, name })),
    ),
    layer(
      'transit_stop',
      12,
      city.transitStops.map(({ mode, name, point: at }) => point(at, { mode, name })),
    ),
    layer(
      'school',
      12,
      city.schools.map(({ level, name, point: at }) => point(at, { level, name })),
    ),
    layer(
      'poi',
      14,
      city.pois.map(({ kind, name, point: at }) => point(at, { kind, name })),
    ),
    layer(
      'place_label',
      8,
      largestFirst(city).map(({ name, center }) => point(center, { kind: 'municipality', name })),
    ),
    layer('place_label', 8, labelWater(city, ['bay'])),
    layer('place_label', 11, city.water.filter(({ kind }) => kind === 'river').flatMap(labelCourse)),
    layer('place_label', 13, city.water.filter(({ kind }) => kind === 'creek').flatMap(labelCourse)),
    layer('place_label', 11, [...labelWater(city, ['lake']), ...labelDistricts(city)]),
    layer(
      'place_label',
      12,
      city.parks.filter(({ name }) => name !== '').map(({ name, center }) => point(center, { kind: 'park', name })),
    ),
  ];
}

/** If labels collide, the map keeps the first. */
function largestFirst(city: City): City['municipalities'] {
  const size = (id: number): number => city.parcels.filter(({ municipalityId }) => municipalityId === id).length;
  return city.municipalities.toSorted((a, b) => size(b.id) - size(a.id));
}

/** Neighborhoods in which nobody lives yet get no label. */
function labelDistricts(city: City): Feature[] {
  const homes = new Map<number, number>();
  for (const { districtId } of city.parcels) homes.set(districtId, (homes.get(districtId) ?? 0) + 1);
  return city.districts
    .filter(({ id }) => (homes.get(id) ?? 0) >= 20)
    .map(({ name, center }) => point(center, { kind: 'neighborhood', name }));
}

function labelWater(city: City, kinds: readonly string[]): Feature[] {
  return city.water
    .filter(({ kind }) => kinds.includes(kind))
    .map((body) =>
      point(body.kind === 'bay' ? offShore(city) : middleOf(body.rings[0] ?? []), { kind: 'water', name: body.name }),
    );
}

function labelCourse({ name, course }: WaterBody): Feature[] {
  return course ? [line(course, { kind: 'water', name })] : [];
}

/** Open water in front of downtown. */
function offShore(city: City): LngLat {
  const [west, south] = city.bounds;
  return [city.center[0] * 0.45 + west * 0.55, city.center[1] * 0.42 + south * 0.58];
}

function middleOf(ring: Ring): LngLat {
  const count = Math.max(1, ring.length - 1);
  const open = ring.slice(0, count);
  return [open.reduce((sum, p) => sum + p[0], 0) / count, open.reduce((sum, p) => sum + p[1], 0) / count];
}

function polygon(rings: readonly Ring[], properties: Record<string, unknown>): Feature {
  return feature({ type: 'Polygon', coordinates: rings.map((ring) => ring.map(([lng, lat]) => [lng, lat])) }, properties);
}

function line(path: readonly LngLat[], properties: Record<string, unknown>): Feature {
  return feature({ type: 'LineString', coordinates: path.map(([lng, lat]) => [lng, lat]) }, properties);
}

function point([lng, lat]: LngLat, properties: Record<string, unknown>): Feature {
  return feature({ type: 'Point', coordinates: [lng, lat] }, properties);
}

function feature(geometry: Geometry, properties: Record<string, unknown>): Feature {
  return { type: 'Feature', geometry, properties };
}
