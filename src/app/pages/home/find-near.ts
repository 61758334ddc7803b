import type { PlaceWithCount } from '#domains/neighborhoods/contract.ts';
import type { SearchResult } from '#domains/search/contract.ts';
import { endpointUrl } from '#lib/endpoint.ts';
import { boxAroundCircle, type Coordinates, metersBetween, METERS_PER_MILE } from '#lib/geo.ts';

/** The result for a person who asked for homes nearby. */
export type Nearby =
  | { kind: 'homes'; href: string }
  /** No home nearby is for sale: the nearest city with some. */
  | { kind: 'elsewhere'; city: PlaceWithCount; miles: number }
  /** The person or the browser gave no location: the city with the most homes. */
  | { kind: 'unknown'; city: PlaceWithCount | undefined; isDeclined: boolean };

export const NEAR_MILES = 5;
const PATIENCE_MS = 10_000;
/** A location from a minute ago is close enough. */
const MAX_AGE_MS = 60_000;
const LISTINGS_PATH = '/api/listings';

/** Asks the browser for the location and finds homes there. The cities are sorted, busiest first. */
export async function findNear(cities: readonly PlaceWithCount[]): Promise<Nearby> {
  const found = await locate();
  if ('isDeclined' in found) return { kind: 'unknown', city: cities[0], ...found };
  const bbox = boxNear(found);
  const answer = await fetch(endpointUrl(LISTINGS_PATH, {}, { bbox, limit: 1 }), { credentials: 'include' });
  if (!answer.ok) throw new Error(`${LISTINGS_PATH} answered ${answer.status}`);
  const { total } = (await answer.json()) as SearchResult;
  const nearest = nearestCity(found, cities);
  if (total.value === 0 && nearest !== undefined) return { kind: 'elsewhere', ...nearest };
  return { kind: 'homes', href: `/property-search?bbox=${bbox}` };
}

function locate(): Promise<Coordinates | { isDeclined: boolean }> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve({ isDeclined: false });
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) => resolve({ isDeclined: code === PERMISSION_DENIED }),
      { timeout: PATIENCE_MS, maximumAge: MAX_AGE_MS },
    );
  });
}

/** A box of some miles around, to a hundredth of a degree, so that the address hides the exact location. */
function boxNear({ latitude, longitude }: Coordinates): string {
  const { west, south, east, north } = boxAroundCircle([longitude, latitude], NEAR_MILES * METERS_PER_MILE);
  return [west, south, east, north].map((degrees) => degrees.toFixed(2)).join(',');
}

export function nearestCity(
  from: Coordinates,
  cities: readonly PlaceWithCount[],
): { city: PlaceWithCount; miles: number } | undefined {
  return cities
    .flatMap((city) => {
      const { latitude, longitude } = city;
      if (latitude === null || longitude === null) return [];
      return [{ city, miles: metersBetween(from, { latitude, longitude }) / METERS_PER_MILE }];
    })
    .toSorted((a, b) => a.miles - b.miles)[0];
}
