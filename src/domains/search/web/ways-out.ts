import { formatNumber } from '#lib/format.ts';
import type { Relaxation, SearchFilterName } from '../contract.ts';
import { describeFilters } from './filter-labels.ts';
import { FILTER_NAMES } from '../model/filter-names.ts';
import { type Filters, PLACE_FILTERS, type SearchState, withFilters } from './search-state.ts';

/** One change of a search that has no homes, and what it gives. */
export interface WayOut {
  label: string;
  /** Without the limits of the map. */
  isWider: boolean;
  count: string;
  state: SearchState;
}

export function waysOut(state: SearchState, placeNames: Readonly<Record<string, string>>, relaxation: Relaxation): WayOut[] {
  return relaxation.suggestions.flatMap(({ filter, total, nearest }): WayOut[] => {
    const name = FILTER_NAMES.find((known) => known === filter);
    if (name === undefined) return [];
    const without = {
      isWider: name === 'bbox' || name === 'polygon',
      label: name === 'bbox' ? 'Beyond the limits of the map' : `Without ${quote(sayFilter(name, state.filters, placeNames))}`,
      count: sayCount(total),
      state: withFilters(state, {}, [name]),
    };
    if (nearest === null) return [without];
    const changed: Filters = { [name]: String(nearest.value) };
    return [
      {
        isWider: false,
        label: sayFilter(name, { ...changed }, placeNames),
        count: sayCount(nearest.total),
        state: withFilters(state, changed),
      },
      without,
    ];
  });
}

/** In quotation marks, unless the reader typed some. */
function quote(words: string): string {
  return words.startsWith('“') ? words : `“${words}”`;
}

function sayFilter(name: SearchFilterName, filters: Filters, placeNames: Readonly<Record<string, string>>): string {
  const value = filters[name];
  const [chip] = value === undefined ? [] : describeFilters({ [name]: value }, placeNames);
  return chip?.label ?? name;
}

function sayCount({ value, exact }: Relaxation['total']): string {
  return `${formatNumber(value)}${exact ? '' : '+'} ${value === 1 ? 'home' : 'homes'}`;
}

/** Wider searches to show homes from when a search finds none, closest first: the ways out, the place alone, everything. */
export function closestSearches(ways: readonly WayOut[], { filters }: SearchState): Filters[] {
  const place = Object.fromEntries(
    PLACE_FILTERS.filter((name) => name !== 'q').flatMap((name) => {
      const value = filters[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return [...ways.slice(0, 1).map(({ state }) => state.filters), place, {}];
}
