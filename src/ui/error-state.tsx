import { CircleAlert } from '#ui/icons/index.ts';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';
import { NOT_LOADED } from './failure-words.ts';

export interface ErrorStateProps {
  /** What happened, in plain words. */
  title?: string | undefined;
  /** What to do about it. */
  children?: ReactNode;
  /** The id under which the server logged the error. */
  errorId?: string | undefined;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  /** A second way out, such as a link to the start page. */
  action?: ReactNode;
  level?: 1 | 2 | 3 | 4 | undefined;
  className?: string | undefined;
}

/** Replaces content that could not be loaded. */
export function ErrorState({
  title = NOT_LOADED,
  errorId,
  children = errorId === undefined
    ? 'Check your connection and try again.'
    : 'Check your connection and try again. If it keeps happening, tell us the error id.',
  onRetry,
  retrying,
  action,
  level = 3,
  className,
}: ErrorStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div role="alert" className={cn('rounded-card border border-line bg-surface p-6 md:p-8', className)}>
      <div className="flex flex-col gap-4 sm:flex-row">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-error-tint text-error">
          <CircleAlert aria-hidden="true" className="size-5" />
        </span>
        <div className="min-w-0">
          <Heading className="font-sans text-lg font-semibold tracking-tight">{title}</Heading>
          <div className="mt-1 max-w-measure text-ink-soft">{children}</div>
          {errorId === undefined ? null : (
            <p className="mt-2 text-sm text-ink-soft">
              Error id <code className="font-sans select-all">{errorId}</code>
            </p>
          )}
          {onRetry || action ? (
            <div className="mt-5 flex flex-wrap gap-3">
              {onRetry ? (
                <Button variant="secondary" onClick={onRetry} busy={retrying}>
                  Retry
                </Button>
              ) : null}
              {action}
            </div>
          ) : null}
        </div>
      </div>
    </div>
  );
}
