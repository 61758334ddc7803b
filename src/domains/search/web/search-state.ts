import { splitCommas } from '#lib/comma-list.ts';
import type { Box, LngLat } from '#lib/geo.ts';
import { FILTER_NAMES, PERSONAL_FILTERS, type SearchFilterName } from '../model/filter-names.ts';
import { SORT_LABELS, type Sort, DEFAULT_SORT } from '../model/orders.ts';
import { MOST_SHOWN, PAGE_SIZE } from '../model/page-size.ts';
import { MOST_SENTENCE_LETTERS } from '#lib/text-limits.ts';

/** Filters as the address has them: the API's parameters by name and spelling. */
export type Filters = Partial<Record<SearchFilterName, string>>;

/** Every state of the search page. The address holds all of it. */
export interface SearchState {
  filters: Filters;
  sort: Sort;
  /** The sentence that the filters come from. */
  said: string;
  /** What a phone shows. Wide screens show both. */
  show: 'list' | 'map';
  /** The map's position if no filter sets it. */
  at: { center: LngLat; zoom: number } | null;
  /** Whether the search follows the map. */
  follow: boolean;
  /** Whether homes that were opened in this browser are left out. */
  hidesViewed: boolean;
  /** Map layers that are switched on. */
  layers: string[];
  /** Where the list starts, for browsers without script. */
  cursor: string;
  /** How many homes of the list are shown. */
  shown: number;
  /** The id of the reader's saved search that this one began as. */
  saved: string;
}

export function isPersonal(filters: Filters): boolean {
  return PERSONAL_FILTERS.some((name) => filters[name] !== undefined && filters[name] !== '');
}

export function withoutPersonal(filters: Filters): Filters {
  const { mine: _mine, matchScoreMin: _matchScoreMin, ...rest } = filters;
  return rest;
}

/** Filters by location. A new place replaces them all. */
export const PLACE_FILTERS = ['bbox', 'polygon', 'place', 'q'] as const satisfies readonly SearchFilterName[];

/** What a place chosen in the search box replaces. Attendance areas count as places. */
export const CHOSEN_PLACE_FILTERS = [...PLACE_FILTERS, 'school', 'schoolDistrict'] as const satisfies readonly SearchFilterName[];

/** The lowest match score: all homes that meet every must of the reader's profile. */
export const ANY_MATCH = '1';

/** The same search in another order. `match` orders by a wish; without one, by the reader's profile, among the homes that match it. */
export function withSort(state: SearchState, sort: Sort): SearchState {
  const { wish, matchScoreMin } = state.filters;
  const needsProfile = sort === 'match' && wish === undefined;
  const changes: Filters = needsProfile
    ? { matchScoreMin: matchScoreMin ?? ANY_MATCH }
    : matchScoreMin === ANY_MATCH
      ? { matchScoreMin: '' }
      : {};
  return { ...withFilters(state, changes), sort };
}

export function isSort(text: string): text is Sort {
  return Object.hasOwn(SORT_LABELS, text);
}

/** Reads an address. Parameters in `ignored`, which the server refused, count as absent. */
export function readSearchState(params: URLSearchParams, ignored: readonly { name: string; value: string }[] = []): SearchState {
  const refused = new Set(ignored.map(({ name, value }) => `${name}=${value}`));
  const filters: Filters = {};
  for (const name of FILTER_NAMES) {
    const value = params
      .getAll(name)
      .filter((part) => part !== '')
      .join(',');
    if (value !== '' && !refused.has(`${name}=${value}`)) filters[name] = value;
  }
  if (filters.tour === 'virtual') {
    delete filters.tour;
    filters.virtualTour = 'true';
  }
  const sort = params.get('sort') ?? '';
  return {
    filters,
    sort: isSort(sort) ? sort : DEFAULT_SORT,
    said: (params.get('said') ?? '').slice(0, MOST_SENTENCE_LETTERS),
    show: params.get('show') === 'map' ? 'map' : 'list',
    at: readAt(params.get('at') ?? ''),
    follow: params.get('follow') !== 'off',
    hidesViewed: params.get('hide') === 'viewed',
    layers: splitCommas(params.get('layers')),
    cursor: refused.has(`cursor=${params.get('cursor')}`) ? '' : (params.get('cursor') ?? ''),
    shown: readShown(params.get('shown') ?? ''),
    saved: /^[\w-]{36}$/.exec(params.get('saved') ?? '')?.[0] ?? '',
  };
}

/** The address of a state, without defaults. Equal states have equal addresses. */
export function searchHref(state: SearchState): string {
  const params = new URLSearchParams();
  for (const name of FILTER_NAMES) {
    const value = state.filters[name];
    if (value !== undefined && value !== '') params.set(name, value);
  }
  if (state.sort !== DEFAULT_SORT) params.set('sort', state.sort);
  if (state.said !== '') params.set('said', state.said);
  if (state.show !== 'list') params.set('show', state.show);
  if (state.at !== null) params.set('at', [...state.at.center, state.at.zoom].map((value) => round(value)).join(','));
  if (!state.follow) params.set('follow', 'off');
  if (state.hidesViewed) params.set('hide', 'viewed');
  if (state.layers.length > 0) params.set('layers', state.layers.join(','));
  if (state.cursor !== '') params.set('cursor', state.cursor);
  if (state.shown !== PAGE_SIZE) params.set('shown', String(state.shown));
  if (state.saved !== '') params.set('saved', state.saved);
  const text = readable(params.toString());
  return text === '' ? '/property-search' : `/property-search?${text}`;
}

/** Leaves commas and the like unescaped, which a query allows: people can read the address. */
function readable(query: string): string {
  return query.replaceAll('%2C', ',').replaceAll('%3B', ';').replaceAll('%7C', '|').replaceAll('%3A', ':');
}

/** The same state with other filters; the list starts over. */
export function withFilters(state: SearchState, changes: Filters, without: readonly SearchFilterName[] = []): SearchState {
  const filters: Filters = { ...state.filters, ...changes };
  for (const name of without) if (changes[name] === undefined) delete filters[name];
  for (const [name, value] of Object.entries(filters)) if (value === '') delete filters[name as SearchFilterName];
  return { ...state, filters, cursor: '', shown: PAGE_SIZE };
}

function readAt(text: string): SearchState['at'] {
  const [longitude, latitude, zoom] = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if (longitude === undefined || latitude === undefined || zoom === undefined) return null;
  const isPlace = Math.abs(longitude) <= 180 && Math.abs(latitude) <= 85 && zoom >= 0 && zoom <= 24;
  return isPlace ? { center: [longitude, latitude], zoom } : null;
}

function readShown(text: string): number {
  const shown = Math.floor(Number(text) / PAGE_SIZE) * PAGE_SIZE;
  return shown >= PAGE_SIZE && shown <= MOST_SHOWN ? shown : PAGE_SIZE;
}

export function encodeBox({ west, south, east, north }: Box): string {
  return [west, south, east, north].map((value) => round(value)).join(',');
}

/** A `bbox` parameter as a box; null if there is none. */
export function decodeBox(text: string | undefined): Box | null {
  const [west, south, east, north] = (text ?? '').split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if (west === undefined || south === undefined || east === undefined || north === undefined) return null;
  return west < east && south < north ? { west, south, east, north } : null;
}

/** A `polygon` parameter as rings. */
export function decodeRings(text: string | undefined): LngLat[][] {
  if (text === undefined || text === '') return [];
  return text
    .split('|')
    .map((ring) =>
      ring.split(';').flatMap((point): LngLat[] => {
        const [longitude, latitude] = point.split(',').map(Number);
        return longitude === undefined || latitude === undefined || Number.isNaN(longitude + latitude)
          ? []
          : [[longitude, latitude]];
      }),
    )
    .filter((ring) => ring.length >= 3);
}

export function encodeRings(rings: readonly (readonly LngLat[])[]): string {
  return rings.map((ring) => ring.map(([longitude, latitude]) => `${round(longitude)},${round(latitude)}`).join(';')).join('|');
}

/** A map's position, as precise as in the address. */
export function standing([longitude, latitude]: LngLat, zoom: number): NonNullable<SearchState['at']> {
  return { center: [round(longitude), round(latitude)], zoom: round(zoom) };
}

function round(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}
