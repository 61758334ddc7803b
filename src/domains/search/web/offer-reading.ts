import type { ParsedSentence } from '../contract.ts';
import { readsAsAddress } from '../model/address-starts.ts';
import { applyReading, isRefused } from './apply-reading.ts';
import { FILTER_NAMES } from '../model/filter-names.ts';
import { searchHref, type SearchState } from './search-state.ts';

/** A keyword read as a sentence: its reading and its search. */
export interface ReadingOffer {
  labels: string[];
  href: string;
}

/** Filters whose words may as well stand in a home's remarks; alone they are no sign of a sentence. */
const WORDS_ALONE: readonly string[] = ['place', 'excludePlace', 'keywords', 'excludeKeywords', 'features', 'q'];
const MOST_LABELS = 6;

/** Whether a keyword is worth reading. Single words and addresses are not. */
export function mayBeSentence(keyword: string): boolean {
  return /\S\s+\S/.test(keyword.trim()) && !readsAsAddress(keyword);
}

/**
 * Offers the reading of a keyword that names a number, such as bedrooms or a price, or two things. A name,
 * an address or a single feature stays a keyword.
 */
export function offerReading(state: SearchState, reading: ParsedSentence): ReadingOffer | null {
  const { q = '', ...filters } = state.filters;
  if (!mayBeSentence(q) || isRefused(reading)) return null;
  const asked = FILTER_NAMES.filter((name) => reading.search.query[name] !== undefined && name !== 'wish');
  const slots = new Set(reading.spans.filter(({ slot }) => /^(?:filters|must|must_not)\b/.test(slot)).map(({ slot }) => slot));
  const isMeasured = asked.some((name) => !WORDS_ALONE.includes(name));
  if (!isMeasured && (slots.size < 2 || asked.length === 0)) return null;
  const labels = reading.spans.filter(({ slot }) => slots.has(slot)).map(({ label }) => label);
  return {
    labels: [...new Set(labels)].slice(0, MOST_LABELS),
    href: searchHref(applyReading({ ...state, filters }, q, reading, { keepFilters: true })),
  };
}
