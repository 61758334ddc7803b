import { queryOptions, type QueryKey } from '@tanstack/react-query';
import type { AttendanceArea, MapInfo, PlacePage } from '#domains/neighborhoods/contract.ts';
import type { Listing } from '#domains/listings/contract.ts';
import { endpointUrl } from '#lib/endpoint.ts';
import { ApiError } from '#platform/web/api-client.ts';
import { fetchAsUser } from '#platform/web/fetch-as-user.ts';
import type { TravelArea, TravelInfo, TravelPlace } from '#domains/travel/contract.ts';
import type {
  CellSummary,
  Clusters,
  Facets,
  FilterCounts,
  OwnCounts,
  ParsedSentence,
  PlaceSuggestion,
  PriceLevels,
  Relaxation,
  SearchResult,
  Sort,
} from '../contract.ts';
import { PERSONAL_FILTERS } from '../model/filter-names.ts';
import { DEFAULT_SORT } from '../model/orders.ts';
import { type Filters, isPersonal } from './search-state.ts';

/*
 * Only types come from the contract: its schemas weigh 30 kB, which the first load of a results page does without.
 * A test compares the paths with the contract's.
 */

/** The query of one page of the list. */
export interface ListPage {
  filters: Filters;
  sort: Sort;
  cursor: string;
  limit: number;
}

/** The area and zoom of a request for cells. */
export interface AskedCells {
  bbox: string;
  zoom: number;
  /** If false, medians are estimates. */
  medianExact: boolean;
}

export const SEARCH_PATHS = {
  listings: '/api/listings',
  clusters: '/api/listings/clusters',
  cellSummary: '/api/listings/cluster',
  priceLevels: '/api/listings/price-levels',
  facets: '/api/listings/facets',
  relax: '/api/search/relax',
  places: '/api/places',
  parse: '/api/search/parse',
  home: '/api/listings/{listingKey}',
  place: '/api/places/{slug}',
  map: '/api/map',
  attendanceArea: '/api/attendance-area',
  filterCounts: '/api/listings/filter-counts',
  ownCounts: '/api/listings/own-counts',
  travel: '/api/travel',
  travelArea: '/api/travel/area',
  travelPlaces: '/api/travel/places',
} as const;

const OWN = { follows: ['kept-homes', 'buyer-profile', 'own-places', 'collections'] } as const;

/** Personal searches also follow changes of the reader's homes and profile. */
export function followsOwn(filters: Filters): { meta?: typeof OWN } {
  return isPersonal(filters) ? { meta: OWN } : {};
}

export function listQuery({ filters, sort, cursor, limit }: ListPage): Record<string, string> {
  return { ...filters, ...(sort === DEFAULT_SORT ? {} : { sort }), ...(cursor === '' ? {} : { cursor }), limit: String(limit) };
}

export async function fetchPage(page: ListPage, signal: AbortSignal): Promise<SearchResult> {
  return getJson<SearchResult>(endpointUrl(SEARCH_PATHS.listings, {}, listQuery(page)), signal);
}

export function listKey(filters: Filters, sort: Sort, cursor: string): QueryKey {
  return [endpointUrl(SEARCH_PATHS.listings, {}, listQuery({ filters, sort, cursor, limit: 0 }))];
}

const CLOSEST_HOMES = 12;

/** The first homes of the first search that finds any. */
export function closestOptions(searches: readonly Filters[]) {
  return queryOptions({
    queryKey: ['closest', searches],
    queryFn: async ({ signal }) => {
      for (const filters of searches) {
        const { items } = await fetchPage({ filters, sort: DEFAULT_SORT, cursor: '', limit: CLOSEST_HOMES }, signal);
        if (items.length > 0) return items;
      }
      return [];
    },
  });
}

/** The homes of the search in a small area: the units of a tower. */
export function homesAtOptions(filters: Filters, bbox: string) {
  const url = endpointUrl(SEARCH_PATHS.listings, {}, { ...filters, bbox, sort: 'price-asc', limit: 100 });
  return queryOptions({ queryKey: [url], queryFn: ({ signal }) => getJson<SearchResult>(url, signal), ...followsOwn(filters) });
}

const EVERY_STATUS = 'Active,Active Under Contract,Coming Soon,Pending,Closed';

/** Whether a part of the map has any home, of any status. */
export function anyHomeOptions(area: Pick<Filters, 'bbox' | 'polygon'>) {
  const url = endpointUrl(SEARCH_PATHS.listings, {}, { ...area, status: EVERY_STATUS, limit: 1 });
  return queryOptions({ queryKey: [url], queryFn: ({ signal }) => getJson<SearchResult>(url, signal) });
}

export function clusterOptions(filters: Filters, bbox: string, zoom: number) {
  const url = endpointUrl(SEARCH_PATHS.clusters, {}, { ...filters, bbox, zoom });
  return queryOptions({
    queryKey: [url],
    ...followsOwn(filters),
    queryFn: async ({ signal }) => {
      const clusters = await getJson<Clusters>(url, signal);
      return { ...clusters, asked: { bbox, zoom, medianExact: clusters.medianExact } };
    },
  });
}

/** Details of one of those cells, by the request that gave it. */
export function cellSummaryOptions(filters: Filters, { bbox, zoom }: Pick<AskedCells, 'bbox' | 'zoom'>, cell: string) {
  const url = endpointUrl(SEARCH_PATHS.cellSummary, {}, { ...filters, bbox, zoom, cell });
  return queryOptions({ queryKey: [url], queryFn: ({ signal }) => getJson<CellSummary>(url, signal), ...followsOwn(filters) });
}

export function priceLevelOptions(filters: Filters, bbox: string, zoom: number) {
  const url = endpointUrl(SEARCH_PATHS.priceLevels, {}, { ...filters, bbox, zoom });
  return queryOptions({ queryKey: [url], queryFn: ({ signal }) => getJson<PriceLevels>(url, signal), ...followsOwn(filters) });
}

export function facetOptions(filters: Filters) {
  const url = endpointUrl(SEARCH_PATHS.facets, {}, filters);
  return queryOptions({ queryKey: [url], queryFn: ({ signal }) => getJson<Facets>(url, signal), ...followsOwn(filters) });
}

/** The other filters with counts. */
export function filterCountOptions(filters: Filters) {
  const url = endpointUrl(SEARCH_PATHS.filterCounts, {}, filters);
  return queryOptions({ queryKey: [url], queryFn: ({ signal }) => getJson<FilterCounts>(url, signal), ...followsOwn(filters) });
}

/** What the reader can search by; changes with what they save and answer. */
export function ownCountOptions(filters: Filters) {
  const url = endpointUrl(SEARCH_PATHS.ownCounts, {}, filters);
  return queryOptions({ queryKey: [url], queryFn: ({ signal }) => getOwn<OwnCounts>(url, signal), meta: OWN });
}

export function travelOptions() {
  return queryOptions({
    queryKey: [SEARCH_PATHS.travel],
    queryFn: ({ signal }) => getJson<TravelInfo>(SEARCH_PATHS.travel, signal),
  });
}

export function travelAreaOptions(limits: string) {
  const url = endpointUrl(SEARCH_PATHS.travelArea, {}, { limits });
  return queryOptions({ queryKey: [url], queryFn: ({ signal }) => getJson<TravelArea>(url, signal) });
}

export function travelPlaceOptions(q: string) {
  const url = endpointUrl(SEARCH_PATHS.travelPlaces, {}, { q: q.slice(0, 100) });
  return queryOptions({ queryKey: [url], queryFn: ({ signal }) => getJson<{ items: TravelPlace[] }>(url, signal) });
}

export function relaxOptions(filters: Filters) {
  const url = endpointUrl(SEARCH_PATHS.relax, {}, filters);
  return queryOptions({ queryKey: [url], queryFn: ({ signal }) => getJson<Relaxation>(url, signal), ...followsOwn(filters) });
}

export function suggestOptions(q: string) {
  const url = endpointUrl(SEARCH_PATHS.places, {}, { q: q.slice(0, 100), limit: 9 });
  return queryOptions({ queryKey: [url], queryFn: ({ signal }) => getJson<{ items: PlaceSuggestion[] }>(url, signal) });
}

export function readingOptions(text: string) {
  return queryOptions({
    queryKey: [SEARCH_PATHS.parse, text],
    queryFn: async ({ signal }) =>
      readAnswer<ParsedSentence>(
        await fetch(SEARCH_PATHS.parse, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ text }),
          credentials: 'include',
          signal,
        }),
      ),
  });
}

export function homeOptions(listingKey: string) {
  const url = endpointUrl(SEARCH_PATHS.home, { listingKey });
  return queryOptions({ queryKey: [url], queryFn: ({ signal }) => getJson<Listing>(url, signal) });
}

export function placeOptions(slug: string) {
  const url = endpointUrl(SEARCH_PATHS.place, { slug });
  return queryOptions({ queryKey: [url], queryFn: ({ signal }) => getJson<PlacePage>(url, signal) });
}

export function attendanceAreaOptions({ school, schoolDistrict }: Filters) {
  const url = endpointUrl(SEARCH_PATHS.attendanceArea, {}, { school, schoolDistrict });
  return queryOptions({ queryKey: [url], queryFn: ({ signal }) => getJson<AttendanceArea>(url, signal) });
}

export function mapOptions() {
  return queryOptions({ queryKey: [SEARCH_PATHS.map], queryFn: ({ signal }) => getJson<MapInfo>(SEARCH_PATHS.map, signal) });
}

async function getJson<T>(url: string, signal: AbortSignal): Promise<T> {
  const { searchParams } = new URL(url, window.location.href);
  if (PERSONAL_FILTERS.some((name) => searchParams.has(name))) return getOwn<T>(url, signal);
  return readAnswer<T>(await fetch(url, { credentials: 'include', signal }));
}

/** Sends personal searches with the reader's session. */
async function getOwn<T>(url: string, signal: AbortSignal): Promise<T> {
  return readAnswer<T>(await fetchAsUser(url, { signal }));
}

async function readAnswer<T>(response: Response): Promise<T> {
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  // The server validated this answer against the endpoint's schema before it sent it.
  return (await response.json()) as T;
}
