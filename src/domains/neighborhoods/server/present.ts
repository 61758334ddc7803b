import { PLACE_KINDS, type Place } from '../contract.ts';
import type { PlaceRow } from './queries.ts';

export function presentPlace(row: PlaceRow): Place {
  const { west, south, east, north } = row;
  return {
    slug: row.slug,
    kind: PLACE_KINDS.find((kind) => kind === row.kind) ?? 'city',
    name: row.name,
    stateOrProvince: row.state_or_province,
    latitude: row.latitude,
    longitude: row.longitude,
    bounds: west === null || south === null || east === null || north === null ? null : [west, south, east, north],
  };
}
