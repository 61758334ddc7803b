import { useQuery } from '@tanstack/react-query';
import { MapPinOff, SearchX } from 'lucide-react';
import { formatNumber } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { AppLink } from '#ui/link.tsx';
import type { Relaxation, SearchFilterName } from '../../contract.ts';
import { anyHomeOptions } from '../api.ts';
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
  const isUncovered = useIsUncovered(state.filters);
  if (isUncovered) return <Uncovered state={state} wider={ways.find(({ isWider }) => isWider)} />;
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

/** Nothing was ever listed in this part of the map: no filter stands in the way. */
function Uncovered({ state, wider }: { state: SearchState; wider: WayOut | undefined }) {
  const everywhere = searchHref(withFilters({ ...state, at: null }, {}, ['bbox', 'polygon']));
  return (
    <EmptyState
      icon={MapPinOff}
      title="No homes are listed in this area"
      level={2}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button asChild>
            <AppLink href={everywhere}>{wider === undefined ? 'Look everywhere' : `See ${wider.count} elsewhere`}</AppLink>
          </Button>
          <Button asChild variant="secondary">
            <AppLink href="/properties">All areas with homes</AppLink>
          </Button>
        </div>
      }
    >
      None is for sale, pending or sold here, whatever the filters. Widen the map, or look elsewhere.
    </EmptyState>
  );
}

/** Whether the part of the map holds no home at all, of any status. False while it is not known. */
function useIsUncovered({ bbox, polygon }: Filters): boolean {
  const isBounded = bbox !== undefined || polygon !== undefined;
  const { data } = useQuery({ ...anyHomeOptions({ ...(bbox && { bbox }), ...(polygon && { polygon }) }), enabled: isBounded });
  return isBounded && data?.total.value === 0;
}

interface WayOut {
  label: string;
  /** Without the limits of the map. */
  isWider: boolean;
  count: string;
  state: SearchState;
}

function waysOut(state: SearchState, placeNames: Readonly<Record<string, string>>, relaxation: Relaxation): WayOut[] {
  return relaxation.suggestions.flatMap(({ filter, total, nearest }): WayOut[] => {
    const name = FILTER_NAMES.find((known) => known === filter);
    if (name === undefined) return [];
    const without = {
      isWider: name === 'bbox' || name === 'polygon',
      label: name === 'bbox' ? 'Beyond the limits of the map' : `Without “${sayFilter(name, state.filters, placeNames)}”`,
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

function sayFilter(name: SearchFilterName, filters: Filters, placeNames: Readonly<Record<string, string>>): string {
  const value = filters[name];
  const [chip] = value === undefined ? [] : describeFilters({ [name]: value }, placeNames);
  return chip?.label ?? name;
}

function sayCount({ value, exact }: Relaxation['total']): string {
  return `${formatNumber(value)}${exact ? '' : '+'} ${value === 1 ? 'home' : 'homes'}`;
}
