import { DEMONSTRATION_SOURCE } from '#domains/listings/contract.ts';
import type { Geography } from '#domains/neighborhoods/server/index.ts';
import type { NewPlace } from '#domains/places/server/index.ts';
import { slugify } from '#lib/fold-text.ts';
import type { City, LngLat, Ring } from './city/types.ts';

const STATE_NAME = 'Washington';

type Area = NewPlace['boundary'];

/** The city's ground as the neighborhoods domain stores it. */
export function geographyOf(city: City, asOf: string): Geography {
  const lines = new Map(city.transitLines.map((line) => [line.id, line]));
  return {
    places: placesOf(city),
    schools: city.schools.map(({ name, level, district, point, attendance }) => ({
      name,
      level,
      district,
      ...coordinates(point),
      attendance: multiPolygon(attendance),
    })),
    stops: city.transitStops.map(({ name, mode, point, lineIds }) => {
      const serving = lineIds.flatMap((id) => lines.get(id) ?? []);
      return {
        name,
        mode,
        ...coordinates(point),
        lines: serving.map((line) => line.name),
        headwayMinutes: serving.length === 0 ? null : Math.min(...serving.map((line) => line.headwayMinutes)),
      };
    }),
    pois: city.pois.map(({ kind, name, point }) => ({ kind, name, ...coordinates(point) })),
    parks: city.parks.map(({ name, center, rings }) => ({ name, ...coordinates(center), boundary: multiPolygon(rings) })),
    hazards: city.hazards.map(({ kind, value, rings }) => ({
      kind,
      value,
      sourceName: 'Demonstration data',
      asOf,
      bounds: boundsOf(rings.flat()),
      boundary: multiPolygon(rings),
    })),
    baseMap: {
      bounds: [...city.bounds],
      center: [city.center[0], city.center[1]],
      attribution: `${city.name} is a fictional city`,
    },
  };
}

/** The slug of a neighborhood, by which parcels name it. */
export function neighborhoodSlug(city: City, districtId: number): string | null {
  const district = city.districts[districtId];
  const municipality = district === undefined ? undefined : city.municipalities[district.municipalityId];
  return district === undefined || municipality === undefined
    ? null
    : slugify(district.name, municipality.name, city.stateOrProvince);
}

function placesOf(city: City): NewPlace[] {
  const { stateOrProvince } = city;
  const state = slugify(STATE_NAME);
  const county = slugify(city.county, stateOrProvince);
  const whole = { ...coordinates(city.center), bounds: city.bounds, boundary: null, stateOrProvince };
  const citySlug = (id: number) => slugify(city.municipalities[id]?.name ?? '', stateOrProvince);
  return [
    { slug: state, kind: 'state', name: STATE_NAME, parentSlug: null, ...whole },
    { slug: county, kind: 'county', name: city.county, parentSlug: state, ...whole },
    ...city.municipalities.map((municipality): NewPlace =>
      place(
        'city',
        municipality.name,
        citySlug(municipality.id),
        county,
        municipality.center,
        [municipality.boundary],
        stateOrProvince,
      ),
    ),
    ...city.districts.map((district): NewPlace =>
      place(
        'neighborhood',
        district.name,
        neighborhoodSlug(city, district.id) ?? slugify(district.name),
        citySlug(district.municipalityId),
        district.center,
        [district.boundary],
        stateOrProvince,
      ),
    ),
    ...city.zips.map((zip): NewPlace =>
      place('zip', zip.code, zip.code, citySlug(zip.municipalityId), zip.center, zip.boundary, stateOrProvince),
    ),
  ];
}

function place(
  kind: NewPlace['kind'],
  name: string,
  slug: string,
  parentSlug: string,
  center: LngLat,
  rings: Ring[],
  stateOrProvince: string,
): NewPlace {
  return {
    kind,
    name,
    slug,
    parentSlug,
    ...coordinates(center),
    bounds: boundsOf(rings.flat()),
    boundary: multiPolygon(rings),
    stateOrProvince,
  };
}

function coordinates([longitude, latitude]: LngLat): { latitude: number; longitude: number } {
  return { latitude, longitude };
}

/** Each ring an outer boundary of its own. */
function multiPolygon(rings: readonly Ring[]): NonNullable<Area> {
  return { type: 'MultiPolygon', coordinates: rings.map((ring) => [ring.map(([longitude, latitude]) => [longitude, latitude])]) };
}

function boundsOf(points: readonly LngLat[]): [number, number, number, number] {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [longitude, latitude] of points) {
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  return [west, south, east, north];
}

/** Under this name everything of the city is stored, and removed. */
export const SOURCE = DEMONSTRATION_SOURCE;
