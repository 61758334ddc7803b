import type { ParsedSentence } from '../contract.ts';
import { DEFAULT_SORT } from '../model/orders.ts';
import { PAGE_SIZE } from '../model/page-size.ts';
import { FILTER_NAMES } from '../model/filter-names.ts';
import { type Filters, isSort, PLACE_FILTERS, type SearchState } from './search-state.ts';

/** A form sends this when chosen filters stay beside a sentence. */
export const KEEP_FILTERS = 'keep';

const MOST_WORDS_TO_LOOK_UP = 6;

/**
 * The search that a sentence asks for. A place alone moves the current search; anything more is a new search, which
 * keeps the place unless the sentence names one. With `keepFilters` (a form that sent both) the given filters stay.
 */
export function applyReading(
  state: SearchState,
  text: string,
  reading: ParsedSentence,
  { keepFilters = false } = {},
): SearchState {
  const asked = readFilters(reading.search.query);
  const names = Object.keys(asked);
  const placeNames: readonly string[] = PLACE_FILTERS;
  const isPlaceOnly = names.length > 0 && names.every((name) => placeNames.includes(name));
  const saysWhere = names.some((name) => placeNames.includes(name));
  const base = { ...state, cursor: '', shown: PAGE_SIZE };
  if (names.length === 0 && reading.search.query['sort'] === undefined) return lookUp(base, text, reading);

  const where = saysWhere ? pick(asked, placeNames) : pick(state.filters, ['bbox', 'polygon', 'place']);
  const others = isPlaceOnly || keepFilters ? omit(state.filters, placeNames) : {};
  const sort = reading.search.query['sort'] ?? '';
  return {
    ...base,
    filters: keepFilters ? { ...asked, ...where, ...others } : { ...others, ...asked, ...where },
    sort: isSort(sort) ? sort : isPlaceOnly ? state.sort : DEFAULT_SORT,
    said: isPlaceOnly && isWhollyUnderstood(reading) ? '' : text,
    at: saysWhere ? null : state.at,
  };
}

/** Words that mean no filter: an address, a street or a number, which the word search may find. */
function lookUp(state: SearchState, text: string, reading: ParsedSentence): SearchState {
  const isAddress =
    text.split(/\s+/).length <= MOST_WORDS_TO_LOOK_UP && reading.soft.length === 0 && reading.search.notApplied.length === 0;
  if (!isAddress || isRefused(reading)) return { ...state, said: text };
  return { ...state, filters: { ...omit(state.filters, PLACE_FILTERS), q: text.slice(0, 200) }, said: '', at: null };
}

/** Whether the sentence asked for something that no search here may use. */
export function isRefused(reading: ParsedSentence): boolean {
  return reading.fair_housing !== null || reading.safety !== null;
}

function isWhollyUnderstood(reading: ParsedSentence): boolean {
  return (
    !isRefused(reading) && reading.unresolved.length === 0 && reading.soft.length === 0 && reading.search.notApplied.length === 0
  );
}

function readFilters(query: Readonly<Record<string, string>>): Filters {
  return Object.fromEntries(FILTER_NAMES.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])));
}

function pick(filters: Filters, names: readonly string[]): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => names.includes(name)));
}

function omit(filters: Filters, names: readonly string[]): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name)));
}
