import { splitCommas } from '#lib/comma-list.ts';
import { redirect } from 'react-router';
import { type FeedSource, listFeedSources } from '#domains/listings/contract.ts';
import { getPlace } from '#domains/neighborhoods/contract.ts';
import { MOST_SENTENCE_LETTERS } from '#lib/text-limits.ts';
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
import { nameOfSlug } from './filter-labels.ts';
import { mayNameHome, namedHome } from './find-named-home.ts';
import { mayBeSentence } from './offer-reading.ts';
import { type IgnoredParameter, loadWithoutRefused, valueOf } from './refused-parameters.ts';
import { FILTER_NAMES } from '../model/filter-names.ts';
import { isPersonal, readSearchState, searchHref, type SearchState } from './search-state.ts';

const MOST_NAMED_PLACES = 3;
const PLACE_NAME_MS = 300_000;
const MOST_KEPT_NAMES = 2000;
const SOURCES_MS = 60_000;

export interface SearchPageData {
  /** The list that `result` begins. None for personal searches, because the page is the same for everyone. */
  href: string;
  result: SearchResult | null;
  relaxation: Relaxation | null;
  /** The sentence that `reading` belongs to. */
  said: string;
  reading: ParsedSentence | null;
  /** The keyword of the search, read as a sentence. */
  keywordReading: { text: string; reading: ParsedSentence } | null;
  placeNames: Record<string, string>;
  /** Sources that were not read for longer than their boards allow without a word. */
  oldSources: FeedSource[];
  /** Parameters of the address that are ignored. */
  ignored: IgnoredParameter[];
}

/**
 * What the server shows of a search. A sentence (`text`) is read, and the answer redirects to its filters,
 * or to the home that it names. The sentence stays in the address as `said`.
 */
export async function loadSearchPage(api: ApiClient, url: URL): Promise<SearchPageData> {
  const text = (url.searchParams.get('text') ?? '').trim().slice(0, MOST_SENTENCE_LETTERS);
  const ignored = findIgnored(url.searchParams);
  if (url.searchParams.has('text')) {
    const keepFilters = url.searchParams.has(KEEP_FILTERS);
    throw redirect(await readSentence(api, readSearchState(url.searchParams, ignored), text, { keepFilters }));
  }
  return loadWithoutRefused(url.searchParams, (left) => loadState(api, url, left), ignored);
}

async function loadState(api: ApiClient, url: URL, ignored: IgnoredParameter[]): Promise<SearchPageData> {
  const state = readSearchState(url.searchParams, ignored);
  const keyword = state.said === '' ? (state.filters.q ?? '') : '';
  const [result, reading, keywordReading, placeNames, oldSources] = await Promise.all([
    isPersonal(state.filters) ? null : api.call(searchListings, { query: listQuery({ ...state, limit: state.shown }) }),
    state.said === '' ? null : api.call(parseSentence, { body: { text: state.said } }),
    mayBeSentence(keyword) ? api.call(parseSentence, { body: { text: keyword } }) : null,
    namePlaces(api, state),
    listOldSources(api),
  ]);
  const relaxation =
    result?.items.length === 0 && state.cursor === '' ? await api.call(relaxSearch, { query: state.filters }) : null;
  return {
    href: String(listKey(state.filters, state.sort, state.cursor)[0]),
    result,
    relaxation,
    said: state.said,
    reading,
    keywordReading: keywordReading === null ? null : { text: keyword, reading: keywordReading },
    placeNames,
    oldSources,
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

/** Values that the API would refuse. The page names them instead of failing. */
function findIgnored(params: URLSearchParams): IgnoredParameter[] {
  return FILTER_NAMES.flatMap((name) => {
    const value = valueOf(params, name);
    if (value === '') return [];
    const read = searchFilterShape[name].safeParse(value);
    return read.success ? [] : [{ name, value, reason: read.error.issues[0]?.message ?? '' }];
  });
}

let known: { old: FeedSource[]; until: number } | undefined;

/** The same for every search; asked for once a minute. Without an answer nothing is said. */
async function listOldSources(api: ApiClient): Promise<FeedSource[]> {
  const now = Date.now();
  if (known !== undefined && known.until > now) return known.old;
  const answer = await api.call(listFeedSources).catch(() => undefined);
  known = { old: (answer?.sources ?? []).filter(({ isOld }) => isOld), until: now + SOURCES_MS };
  return known.old;
}

const placeNamesKnown = new Map<string, { name: string; until: number }>();

/** Names of the places in the address; cached, because they hardly change and every page of a place needs them. */
async function namePlaces(api: ApiClient, { filters }: SearchState): Promise<Record<string, string>> {
  const slugs = [...splitCommas(filters.place), ...splitCommas(filters.excludePlace)].slice(0, MOST_NAMED_PLACES);
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
