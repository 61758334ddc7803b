import { useQuery } from '@tanstack/react-query';
import { MapPinOff } from '#ui/icons/index.ts';
import { Button } from '#ui/button.tsx';
import { ChipLine } from '#ui/chip-line.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { AppLink, LineLink } from '#ui/link.tsx';
import type { PinFocusStore } from '#ui/map/pin-focus.ts';
import { PropertyCardSkeleton } from '#ui/property-card.tsx';
import { LoadingRegion } from '#ui/skeleton.tsx';
import type { Relaxation } from '../../contract.ts';
import { anyHomeOptions, closestOptions } from '../api.ts';
import { type Filters, searchHref, type SearchState, withFilters } from '../search-state.ts';
import { closestSearches, type WayOut, waysOut } from '../ways-out.ts';
import { ResultItem } from './result-item.tsx';
import { RESULT_GRID } from './result-list.tsx';

interface EmptyResultsProps {
  state: SearchState;
  placeNames: Readonly<Record<string, string>>;
  relaxation: Relaxation | undefined;
  focus: PinFocusStore;
}

/** When no home meets every filter: shows which single filter is to blame, and the closest homes. */
export function EmptyResults({ state, placeNames, relaxation, focus }: EmptyResultsProps) {
  const ways = relaxation === undefined ? [] : waysOut(state, placeNames, relaxation);
  const isUncovered = useIsUncovered(state.filters);
  if (isUncovered) return <Uncovered state={state} wider={ways.find(({ isWider }) => isWider)} />;
  return (
    <>
      <ChipLine
        label="Change one thing"
        lead={<h2 className="font-sans text-base font-semibold tracking-normal">No home has all of this</h2>}
      >
        {relaxation !== undefined && ways.length === 0 ? (
          <LineLink href="/property-search" className="text-sm">
            Start a new search
          </LineLink>
        ) : null}
        {ways.map((way) => (
          <AppLink
            key={way.label}
            href={searchHref(way.state)}
            className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border border-line-strong bg-surface px-3.5 text-sm text-ink no-underline hover:border-ink hover:bg-sunken pointer-coarse:min-h-control"
          >
            <span className="truncate">{way.label}</span>
            <span className="shrink-0 font-semibold">{way.count}</span>
          </AppLink>
        ))}
      </ChipLine>
      {relaxation === undefined ? null : <ClosestHomes searches={closestSearches(ways, state)} focus={focus} />}
    </>
  );
}

/** The closest homes to a search that finds none. */
function ClosestHomes({ searches, focus }: { searches: Filters[]; focus: PinFocusStore }) {
  const { data: homes } = useQuery(closestOptions(searches));
  if (homes === undefined) {
    return (
      <LoadingRegion className={RESULT_GRID}>
        <PropertyCardSkeleton />
        <PropertyCardSkeleton />
      </LoadingRegion>
    );
  }
  if (homes.length === 0) return null;
  return (
    <ul aria-label="Homes that come closest" className={RESULT_GRID}>
      {homes.map((home, at) => (
        <ResultItem key={home.listingKey} home={home} focus={focus} eager={at === 0} />
      ))}
    </ul>
  );
}

/** No home was ever listed in this part of the map, so no filter is to blame. */
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
      No homes are for sale, pending or sold here, with or without filters. Zoom out, or look somewhere else.
    </EmptyState>
  );
}

/** Whether this part of the map has no home of any status. False while unknown. */
function useIsUncovered({ bbox, polygon }: Filters): boolean {
  const isBounded = bbox !== undefined || polygon !== undefined;
  const { data } = useQuery({ ...anyHomeOptions({ ...(bbox && { bbox }), ...(polygon && { polygon }) }), enabled: isBounded });
  return isBounded && data?.total.value === 0;
}
