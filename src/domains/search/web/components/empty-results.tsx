import { SearchX } from 'lucide-react';
import { formatNumber } from '#lib/format.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { AppLink } from '#ui/link.tsx';
import type { Relaxation, SearchFilterName } from '../../contract.ts';
import { describeFilters } from '../filter-labels.ts';
import { FILTER_NAMES, type Filters, searchHref, type SearchState, withFilters } from '../search-state.ts';

interface EmptyResultsProps {
  state: SearchState;
  placeNames: Readonly<Record<string, string>>;
  relaxation: Relaxation | undefined;
}

/** No home satisfies everything: which single filter stands in the way, and what there is without it. */
export function EmptyResults({ state, placeNames, relaxation }: EmptyResultsProps) {
  const ways = relaxation === undefined ? [] : waysOut(state, placeNames, relaxation);
  return (
    <EmptyState icon={SearchX} title="No home has all of this" level={2}>
      {ways.length === 0 ? (
        <p>
          {relaxation === undefined ? 'Looking for what stands in the way…' : 'No single filter stands in the way.'}{' '}
          <AppLink href="/property-search" className="text-info underline underline-offset-4">
            Start a new search
          </AppLink>
        </p>
      ) : (
        <>
          <p>Change one thing:</p>
          <ul className="mt-4 flex flex-col gap-2 text-left">
            {ways.map((way) => (
              <li key={way.label}>
                <AppLink
                  href={searchHref(way.state)}
                  className="flex min-h-11 items-center justify-between gap-6 rounded-control border border-line-strong bg-surface px-4 py-2 text-ink no-underline hover:border-ink hover:bg-sunken"
                >
                  <span>{way.label}</span>
                  <span className="shrink-0 font-semibold">{way.count}</span>
                </AppLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </EmptyState>
  );
}

interface WayOut {
  label: string;
  count: string;
  state: SearchState;
}

function waysOut(state: SearchState, placeNames: Readonly<Record<string, string>>, relaxation: Relaxation): WayOut[] {
  return relaxation.suggestions.flatMap(({ filter, total, nearest }): WayOut[] => {
    const name = FILTER_NAMES.find((known) => known === filter);
    if (name === undefined) return [];
    const without = {
      label: name === 'bbox' ? 'Beyond the limits of the map' : `Without “${sayFilter(name, state.filters, placeNames)}”`,
      count: sayCount(total),
      state: withFilters(state, {}, [name]),
    };
    if (nearest === null) return [without];
    const changed: Filters = { [name]: String(nearest.value) };
    return [
      { label: sayFilter(name, { ...changed }, placeNames), count: sayCount(nearest.total), state: withFilters(state, changed) },
      without,
    ];
  });
}

function sayFilter(name: SearchFilterName, filters: Filters, placeNames: Readonly<Record<string, string>>): string {
  const value = filters[name];
  const [chip] = value === undefined ? [] : describeFilters({ [name]: value }, placeNames);
  return chip?.label ?? name;
}

function sayCount({ value, exact }: Relaxation['total']): string {
  return `${formatNumber(value)}${exact ? '' : '+'} ${value === 1 ? 'home' : 'homes'}`;
}
