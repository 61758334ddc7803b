import type { ReactNode } from 'react';
import { Button } from './button.tsx';

export interface LoadMoreProps {
  onLoadMore: () => void;
  loading?: boolean | undefined;
  /** "40 of 312 homes shown". */
  position?: string | undefined;
  /** Nothing is left to load. */
  done?: boolean | undefined;
  children?: ReactNode;
}

export function LoadMore({ onLoadMore, loading, position, done, children = 'Show more' }: LoadMoreProps) {
  return (
    <div data-print="hide" className="flex flex-col items-center gap-3">
      <p role="status" className="text-sm text-ink-soft">
        {position}
      </p>
      {done ? null : (
        <Button variant="secondary" onClick={onLoadMore} busy={loading} busyText="Loading...">
          {children}
        </Button>
      )}
    </div>
  );
}
