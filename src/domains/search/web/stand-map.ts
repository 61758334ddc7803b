import type { MapInfo, PlacePage } from '#domains/neighborhoods/contract.ts';
import type { ListingSummary } from '#domains/listings/contract.ts';
import type { TravelArea } from '#domains/travel/contract.ts';
import { boxAround, type Box, type LngLat } from '#lib/geo.ts';
import type { InitialView } from '#ui/map/map-types.ts';
import { decodeBox, decodeRings, type SearchState } from './search-state.ts';

const PADDING_PIXELS = 24;
const CITY_ZOOM = 11;
const SMALLEST_BOX_DEGREES = 0.002;
/** If nothing is known: the contiguous United States. */
const WIDEST: Box = { west: -125, south: 24, east: -66, north: 50 };

/** The map's position as the address tells it. */
export function placeKey({ filters, at }: SearchState, reach: TravelArea['area'] | null): string {
  const view = at === null ? '' : [...at.center, at.zoom].join();
  return [filters.bbox, filters.polygon, filters.place, filters.q, reach?.coordinates[0]?.[0]?.[0]?.join(), view].join(' ');
}

export function standAt(
  state: SearchState,
  place: PlacePage | null,
  items: readonly ListingSummary[],
  info: MapInfo | undefined,
  /** Ground of the search, such as what can be reached in time. */
  reach: TravelArea['area'] | null,
): InitialView {
  const area = decodeBox(state.filters.bbox);
  if (area !== null) return { bounds: area, paddingPixels: 0 };
  if (state.at !== null) return { center: state.at.center, zoom: state.at.zoom };
  const rings = decodeRings(state.filters.polygon).flat();
  if (rings.length > 0) return { bounds: boxAround(rings), paddingPixels: PADDING_PIXELS };
  if (state.filters.place !== undefined && place?.place.bounds) {
    const [west, south, east, north] = place.place.bounds;
    return { bounds: { west, south, east, north }, paddingPixels: PADDING_PIXELS };
  }
  const reached = (reach?.coordinates ?? []).flat(2).map(([longitude = 0, latitude = 0]): LngLat => [longitude, latitude]);
  if (reached.length > 0) return { bounds: boxAround(reached), paddingPixels: PADDING_PIXELS };
  const points = items.flatMap(({ longitude, latitude }): LngLat[] =>
    longitude === null || latitude === null ? [] : [[longitude, latitude]],
  );
  const isSomewhere = state.filters.place !== undefined || state.filters.q !== undefined;
  if (points.length > 0 && (isSomewhere || info?.center == null))
    return { bounds: widened(boxAround(points)), paddingPixels: PADDING_PIXELS };
  if (info?.center != null) return { center: info.center, zoom: CITY_ZOOM };
  return { bounds: WIDEST, paddingPixels: 0 };
}

function widened({ west, south, east, north }: Box): Box {
  return {
    west: west - SMALLEST_BOX_DEGREES,
    south: south - SMALLEST_BOX_DEGREES,
    east: east + SMALLEST_BOX_DEGREES,
    north: north + SMALLEST_BOX_DEGREES,
  };
}

// The boundary column holds only GeoJSON geometries; anything else has no outline.
export function outlineOf(place: PlacePage | null): GeoJSON.Geometry | null {
  const boundary = place?.boundary;
  if (typeof boundary !== 'object' || boundary === null || !('type' in boundary) || !('coordinates' in boundary)) return null;
  return boundary.type === 'Polygon' || boundary.type === 'MultiPolygon'
    ? (boundary as GeoJSON.Polygon | GeoJSON.MultiPolygon)
    : null;
}
