import { useEffect, type ReactNode } from 'react';
import { formatTime } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState, type ErrorStateProps } from '#ui/error-state.tsx';
import { NOT_SHOWN_TO_YOU, NOT_THERE, NOT_UP_TO_DATE } from '#ui/failure-words.ts';
import { Notice } from '#ui/notice.tsx';
import { LoadingRegion, SkeletonText } from '#ui/skeleton.tsx';
import { ApiError, errorIdOf, reasonOf } from './api-client.ts';
import { viewerTimeZone } from './display.ts';
import { isLineFailure } from './line-failures.ts';
import type { LoadedQuery } from './loaded-query.ts';
import { watchLine } from './watch-line.ts';

export interface LoadedProps<Data> {
  /** One query, or several as one: see {@link together}. */
  query: LoadedQuery<Data>;
  /** Stands here until the first answer: give it the size of what comes. */
  pending?: ReactNode;
  isEmpty?: ((data: NonNullable<Data>) => boolean) | undefined;
  /** In place of an answer that is empty. */
  empty?: ReactNode;
  /** A read answers null to nobody in particular; the page around mostly says it already. */
  signedOut?: ReactNode;
  /** What failed, as a sentence; null where the page is whole without it. */
  failed?: string | null | undefined;
  /** What to do about it, where the server did not say. */
  advice?: ReactNode;
  /** In place of what is not there, where its reader can be told more than that. */
  gone?: ReactNode;
  /** A second way out of a failure. */
  wayOut?: ReactNode;
  /** The level of the failure's heading. */
  level?: ErrorStateProps['level'];
  /** Of the failure. */
  className?: string | undefined;
  children: (data: NonNullable<Data>) => ReactNode;
}

/** What was asked for, in whichever state it is: on its way, failed, closed to its reader, gone, empty, out of date, or here. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, pending, isEmpty, empty, signedOut = null, failed, gone, children } = props;
  const { data, error } = query;
  useRetryOnceReached(query);
  if (data === undefined) {
    if (error === null) return <LoadingRegion>{pending ?? <SkeletonText lines={4} />}</LoadingRegion>;
    if (gone !== undefined && titleOfFinal(error) === NOT_THERE) return gone;
    return failed === null ? null : <Failure {...props} error={error} />;
  }
  if (data === null) return signedOut;
  return (
    <>
      <OutOfDate query={query} />
      {isEmpty?.(data) === true ? empty : children(data)}
    </>
  );
}

type FailureProps = Pick<LoadedProps<unknown>, 'query' | 'failed' | 'advice' | 'wayOut' | 'level' | 'className'> & {
  error: Error;
};

const FINAL_TITLES: Readonly<Record<number, string>> = { 403: NOT_SHOWN_TO_YOU, 404: NOT_THERE, 410: NOT_THERE };

/** What another try would not change. */
function titleOfFinal(error: Error): string | undefined {
  return error instanceof ApiError ? FINAL_TITLES[error.status] : undefined;
}

function Failure({ error, query, failed, advice, wayOut, level, className }: FailureProps) {
  const final = titleOfFinal(error);
  return (
    <ErrorState
      title={failed ?? final}
      errorId={errorIdOf(error)}
      onRetry={final === undefined ? () => void query.refetch() : undefined}
      retrying={query.isFetching}
      action={wayOut}
      level={level}
      className={className}
    >
      {reasonOf(error) ?? advice}
    </ErrorState>
  );
}

/** Over what was seen last, while anything newer fails to come; a lost line is told over the whole page already. */
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

/** What the lost line kept from coming is asked for again once the site is reached. */
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
