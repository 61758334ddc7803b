import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { ErrorState, type ErrorStateProps } from '#ui/error-state.tsx';
import { BROKEN_LINK, NOT_LOADED, NOT_SHOWN_TO_YOU, NOT_THERE } from '#ui/failure-words.ts';
import { UNUSABLE_PATH } from '#lib/endpoint.ts';
import { ApiError, errorIdOf, reasonOf } from './api-client.ts';

export interface LoadFailureProps {
  error: Error;
  onRetry: () => void;
  retrying?: boolean | undefined;
  /** What failed, as a sentence. */
  failed?: string | undefined;
  /** A second way out. */
  wayOut?: ReactNode;
  /** A line, if a card would be larger than what failed. */
  look?: 'card' | 'line' | undefined;
  level?: ErrorStateProps['level'];
  className?: string | undefined;
}

const FINAL_TITLES: Readonly<Record<number, string>> = { 403: NOT_SHOWN_TO_YOU, 404: NOT_THERE, 410: NOT_THERE };

/** Failures that another try would not change, in words. */
function finalTitleOf(error: Error): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return isBrokenLink(error) ? NOT_THERE : FINAL_TITLES[error.status];
}

/** The page's own address holds an id that nothing can have: cut short, or mistyped. */
const isBrokenLink = (error: Error): boolean => error instanceof ApiError && error.code === UNUSABLE_PATH;

export function isGone(error: Error): boolean {
  return finalTitleOf(error) === NOT_THERE;
}

/** Instead of what could not be loaded: what failed and why, and another try if it may help. */
export function LoadFailure({ error, onRetry, retrying, failed, wayOut, look = 'card', level, className }: LoadFailureProps) {
  const final = finalTitleOf(error);
  const title = failed ?? final ?? NOT_LOADED;
  if (look === 'line')
    return (
      <p role="alert" className={cn('text-sm text-error', className)}>
        {title}.{' '}
        {final === undefined ? (
          <Button variant="quiet" size="small" busy={retrying} onClick={onRetry}>
            Retry
          </Button>
        ) : null}
      </p>
    );
  return (
    <ErrorState
      title={title}
      errorId={errorIdOf(error)}
      onRetry={final === undefined ? onRetry : undefined}
      retrying={retrying}
      action={wayOut}
      level={level}
      className={className}
    >
      {isBrokenLink(error) ? BROKEN_LINK : reasonOf(error)}
    </ErrorState>
  );
}
