import { PAGE_SIZE } from '../../model/page-size.ts';
import type { MouseEvent } from 'react';
import type { FeedSource } from '#domains/listings/contract.ts';
import { formatNumber } from '#lib/format.ts';
import { LoadFailure } from '#platform/web/load-failure.tsx';
import { buttonClasses } from '#ui/button.tsx';
import { AppLink, LineLink } from '#ui/link.tsx';
import type { PinFocusStore } from '#ui/map/pin-focus.ts';
import { PropertyCardSkeleton } from '#ui/property-card.tsx';
import { LoadingRegion } from '#ui/skeleton.tsx';
import { SpinnerMark } from '#ui/spinner.tsx';
import { searchHref, type SearchState } from '../search-state.ts';
import type { Results } from '../use-results.ts';
import { OldHomesNotice } from './old-homes-notice.tsx';
import { ResultItem } from './result-item.tsx';

export const RESULT_GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2';
const ABOVE_THE_FOLD = 2;
const BONES = Array.from({ length: 6 }, (_, at) => at);

interface ResultListProps {
  results: Results;
  state: SearchState;
  focus: PinFocusStore;
  oldSources: readonly FeedSource[];
  onMore: () => void;
}

export function ResultList({ results, state, focus, oldSources, onMore }: ResultListProps) {
  const { items, error } = results;
  if (error !== null && items.length === 0) return <ListFailure results={results} error={error} />;
  if (results.isLoading) {
    return (
      <LoadingRegion className={RESULT_GRID}>
        {BONES.map((bone) => (
          <PropertyCardSkeleton key={bone} />
        ))}
      </LoadingRegion>
    );
  }
  return (
    <>
      <h2 className="sr-only">Results</h2>
      <OldHomesNotice homes={items} oldSources={oldSources} />
      <ul
        aria-label="Homes"
        aria-busy={results.isStale}
        className={`${RESULT_GRID} transition-opacity ${results.isStale ? 'opacity-50' : ''}`}
      >
        {items.map((home, at) => (
          <ResultItem key={home.listingKey} home={home} focus={focus} eager={at < ABOVE_THE_FOLD} />
        ))}
      </ul>
      {error === null ? null : <ListFailure results={results} error={error} />}
      <More results={results} state={state} onMore={onMore} />
    </>
  );
}

/** With script it adds the next homes to the list; without, it is a link to them. */
function More({ results, state, onMore }: Pick<ResultListProps, 'results' | 'state' | 'onMore'>) {
  const { items, total, nextCursor, isLoadingMore } = results;
  if (items.length === 0) return null;

  function more(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!isLoadingMore) onMore();
  }

  return (
    <div className="flex flex-col items-center gap-3 pt-2">
      <p role="status" className="text-sm text-ink-soft">
        {sayPosition(items.length, total, state.cursor !== '')}
      </p>
      {nextCursor === null ? null : (
        <AppLink
          href={searchHref({ ...state, cursor: nextCursor, shown: PAGE_SIZE })}
          onClick={more}
          aria-disabled={isLoadingMore || undefined}
          className={buttonClasses({ variant: 'secondary', className: 'gap-2' })}
        >
          {isLoadingMore ? <SpinnerMark /> : null}
          {isLoadingMore ? 'Loading...' : 'Show more'}
        </AppLink>
      )}
      {state.cursor === '' ? null : <LineLink href={searchHref({ ...state, cursor: '' })}>Back to the first homes</LineLink>}
      <LineLink href="/idx-listings" look="list" className="text-sm">
        Homes from other brokers
      </LineLink>
    </div>
  );
}

function sayPosition(shown: number, total: Results['total'], isLater: boolean): string {
  if (isLater || total === undefined) return `${formatNumber(shown)} more ${shown === 1 ? 'home' : 'homes'}`;
  if (total.exact && shown >= total.value) return shown === 1 ? 'That is the only home' : `All ${formatNumber(shown)} homes`;
  return `${formatNumber(shown)} of ${formatNumber(total.value)}${total.exact ? '' : '+'} homes`;
}

function ListFailure({ results, error }: { results: Results; error: Error }) {
  return <LoadFailure error={error} onRetry={results.retry} failed="We couldn’t load the homes" level={2} />;
}
