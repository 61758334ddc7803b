import { redirect } from 'react-router';
import { getPlace } from '#domains/neighborhoods/contract.ts';
import { ApiError, type ApiClient } from '#platform/web/api-client.ts';
import {
  parseSentence,
  relaxSearch,
  searchFilterShape,
  searchListings,
  suggestPlaces,
  type ParsedSentence,
  type Relaxation,
  type SearchResult,
} from '../contract.ts';
import { listKey, listQuery } from './api.ts';
import { applyReading, KEEP_FILTERS } from './apply-reading.ts';
import { nameOfSlug, splitList } from './filter-labels.ts';
import { mayNameHome, namedHome } from './find-named-home.ts';
import { FILTER_NAMES, isPersonal, readSearchState, searchHref, type SearchState } from './search-state.ts';

const LONGEST_SENTENCE = 1000;
const MOST_NAMED_PLACES = 3;
const PLACE_NAME_MS = 300_000;
const MOST_KEPT_NAMES = 2000;

export interface SearchPageData {
  /** Which list `result` is the first page of; no list where it is its reader's own: the page is the same for everyone. */
  href: string;
  result: SearchResult | null;
  relaxation: Relaxation | null;
  /** The sentence that `reading` belongs to. */
  said: string;
  reading: ParsedSentence | null;
  placeNames: Record<string, string>;
  /** Parameters of the address that could not be used. */
  ignored: IgnoredParameter[];
}

export interface IgnoredParameter {
  name: string;
  value: string;
  reason: string;
}

/**
 * What the server shows of a search. A sentence (`text`) is read and answered with a redirect to the filters it comes
 * to, or to the home that it names; the sentence stays in the address as `said`.
 */
export async function loadSearchPage(api: ApiClient, url: URL): Promise<SearchPageData> {
  const text = (url.searchParams.get('text') ?? '').trim().slice(0, LONGEST_SENTENCE);
  const ignored = findIgnored(url.searchParams);
  if (url.searchParams.has('text')) {
    const keepFilters = url.searchParams.has(KEEP_FILTERS);
    throw redirect(await readSentence(api, readSearchState(url.searchParams, ignored), text, { keepFilters }));
  }
  return loadWithout(api, url, ignored);
}

/** Loads what can be shown without the parameters that are refused, each of which may be found only once another is gone. */
async function loadWithout(api: ApiClient, url: URL, ignored: IgnoredParameter[]): Promise<SearchPageData> {
  try {
    return await loadState(api, url, ignored);
  } catch (error) {
    const refused = findRefused(url.searchParams, error).filter(({ name }) => !ignored.some((known) => known.name === name));
    if (refused.length === 0) throw error;
    return loadWithout(api, url, [...ignored, ...refused]);
  }
}

async function loadState(api: ApiClient, url: URL, ignored: IgnoredParameter[]): Promise<SearchPageData> {
  const state = readSearchState(url.searchParams, ignored);
  const [result, reading, placeNames] = await Promise.all([
    isPersonal(state.filters) ? null : api.call(searchListings, { query: listQuery({ ...state, limit: state.shown }) }),
    state.said === '' ? null : api.call(parseSentence, { body: { text: state.said } }),
    namePlaces(api, state),
  ]);
  const relaxation =
    result?.items.length === 0 && state.cursor === '' ? await api.call(relaxSearch, { query: state.filters }) : null;
  return {
    href: String(listKey(state.filters, state.sort, state.cursor)[0]),
    result,
    relaxation,
    said: state.said,
    reading,
    placeNames,
    ignored,
  };
}

async function readSentence(
  api: ApiClient,
  state: SearchState,
  text: string,
  options: { keepFilters: boolean },
): Promise<string> {
  if (text === '') return searchHref(state);
  const home = mayNameHome(text) ? namedHome((await api.call(suggestPlaces, { query: { q: text } })).items) : null;
  if (home !== null) return `/property/${home}`;
  const reading = await api.call(parseSentence, { body: { text } });
  return searchHref(applyReading(state, text, reading, options));
}

/** What only the database could refuse: a place that does not exist, a cursor of another search. */
function findRefused(params: URLSearchParams, error: unknown): IgnoredParameter[] {
  if (!(error instanceof ApiError) || error.status !== 422) return [];
  return Object.entries(error.fields).flatMap(([name, reason]) => {
    const value = params
      .getAll(name)
      .filter((part) => part !== '')
      .join(',');
    return value === '' ? [] : [{ name, value, reason }];
  });
}

/** Values that the API would refuse: told to the reader instead of failing the page. */
function findIgnored(params: URLSearchParams): IgnoredParameter[] {
  return FILTER_NAMES.flatMap((name) => {
    const value = params
      .getAll(name)
      .filter((part) => part !== '')
      .join(',');
    if (value === '') return [];
    const read = searchFilterShape[name].safeParse(value);
    return read.success ? [] : [{ name, value, reason: read.error.issues[0]?.message ?? '' }];
  });
}

const placeNamesKnown = new Map<string, { name: string; until: number }>();

/** Names of the places in the address; kept a while, since they hardly change and every page of a place asks. */
async function namePlaces(api: ApiClient, { filters }: SearchState): Promise<Record<string, string>> {
  const slugs = [...splitList(filters.place), ...splitList(filters.excludePlace)].slice(0, MOST_NAMED_PLACES);
  const named = await Promise.all(slugs.map(async (slug) => [slug, await namePlace(api, slug)] as const));
  return Object.fromEntries(named);
}

async function namePlace(api: ApiClient, slug: string): Promise<string> {
  const known = placeNamesKnown.get(slug);
  const now = Date.now();
  if (known !== undefined && known.until > now) return known.name;
  try {
    const { place } = await api.call(getPlace, { params: { slug } });
    if (placeNamesKnown.size >= MOST_KEPT_NAMES) placeNamesKnown.clear();
    placeNamesKnown.set(slug, { name: place.name, until: now + PLACE_NAME_MS });
    return place.name;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return nameOfSlug(slug);
    throw error;
  }
}
