import { useEffect, type ReactNode } from 'react';
import { formatTime } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { NOT_UP_TO_DATE } from '#ui/failure-words.ts';
import { Notice } from '#ui/notice.tsx';
import { LoadingRegion, SkeletonText } from '#ui/skeleton.tsx';
import { viewerTimeZone } from './display.ts';
import { isLineFailure } from './line-failures.ts';
import { isGone, LoadFailure, type LoadFailureProps } from './load-failure.tsx';
import type { LoadedQuery } from './loaded-query.ts';
import { watchLine } from './watch-line.ts';

export interface LoadedProps<Data> extends Pick<LoadFailureProps, 'wayOut' | 'look' | 'level' | 'className'> {
  /** One query, or several as one: see {@link together}. */
  query: LoadedQuery<Data>;
  /** Shown until the first answer: give it the size of what comes. */
  pending?: ReactNode;
  isEmpty?: ((data: NonNullable<Data>) => boolean) | undefined;
  /** Instead of an empty answer. */
  empty?: ReactNode;
  /** Instead of null, the answer to people who are not signed in; the page around mostly says so already. */
  signedOut?: ReactNode;
  /** What failed, as a sentence; null if the page is complete without it. */
  failed?: string | null | undefined;
  /** Instead of what does not exist, if there is more to say than that. */
  gone?: ReactNode;
  children: (data: NonNullable<Data>) => ReactNode;
}

/** What was asked for, in any state: loading, failed, closed to its reader, gone, empty, out of date, or here. */
export function Loaded<Data>({
  query,
  pending = <SkeletonText lines={4} />,
  isEmpty,
  empty,
  signedOut = null,
  failed,
  gone,
  children,
  ...failureProps
}: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  useRetryOnceReached(query);
  if (data === undefined) {
    if (error === null) return pending === null ? null : <LoadingRegion>{pending}</LoadingRegion>;
    if (gone !== undefined && isGone(error)) return gone;
    if (failed === null) return null;
    return <LoadFailure {...failureProps} error={error} failed={failed} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (data === null) return signedOut;
  return (
    <>
      <OutOfDate query={query} />
      {isEmpty?.(data) === true ? empty : children(data)}
    </>
  );
}

/** Over the last answer, while newer ones fail; a lost line is announced over the whole page already. */
function OutOfDate({ query: { error, dataUpdatedAt, isFetching, refetch } }: { query: LoadedQuery<unknown> }) {
  if (error === null || isLineFailure(error)) return null;
  return (
    <Notice
      tone="warning"
      live
      className="mb-4"
      action={
        <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      }
    >
      {NOT_UP_TO_DATE} You see it as of {formatTime(new Date(dataUpdatedAt).toISOString(), viewerTimeZone())}.
    </Notice>
  );
}

/** Asks again for what a lost line prevented, when the site can be reached. */
function useRetryOnceReached({ error, refetch }: LoadedQuery<unknown>): void {
  useEffect(() => {
    if (!isLineFailure(error)) return undefined;
    const over = new AbortController();
    void watchLine().then(async (line) => {
      if (line?.connectionStore.get().isAway !== true) return;
      await line.untilReached(over.signal);
      if (!over.signal.aborted) void refetch();
    });
    return () => over.abort();
  }, [error, refetch]);
}
