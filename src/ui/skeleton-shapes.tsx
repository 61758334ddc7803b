import { cn } from './class-names.ts';
import { Skeleton, type SkeletonProps } from './skeleton.tsx';

// Apart from the skeletons that every page loads at first.

/** Placeholder of a list or table; each row is 4rem high. */
export function SkeletonRows({ rows = 6, className }: SkeletonProps & { rows?: number }) {
  return (
    <span
      aria-hidden="true"
      className={cn('block divide-y divide-line overflow-hidden rounded-card border border-line bg-surface', className)}
    >
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className="flex h-16 items-center justify-between gap-6 px-4">
          <span className="min-w-0 flex-1">
            <Skeleton className={cn('h-3.5', row % 2 === 0 ? 'w-2/5' : 'w-1/3')} />
            <Skeleton className={cn('mt-2 h-3', row % 3 === 0 ? 'w-3/5' : 'w-1/2')} />
          </span>
          <Skeleton className="h-3.5 w-16 shrink-0" />
        </span>
      ))}
    </span>
  );
}

/** Placeholder of a form: labels over fields; each is 5rem high. */
export function SkeletonFields({ fields = 5, className }: SkeletonProps & { fields?: number }) {
  return (
    <span aria-hidden="true" className={cn('block max-w-measure', className)}>
      {Array.from({ length: fields }, (_, field) => (
        <span key={field} className="block h-20">
          <Skeleton className={cn('h-3.5', field % 2 === 0 ? 'w-28' : 'w-40')} />
          <span className="mt-2 block h-control rounded-control border border-line bg-surface" />
        </span>
      ))}
    </span>
  );
}

/** Placeholder of figures over a chart, 24rem high; a table's rows follow where there are any. */
export function SkeletonFigures({ rows = 0, className }: SkeletonProps & { rows?: number }) {
  return (
    <span aria-hidden="true" className={cn('block', className)}>
      <span className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {['w-20', 'w-24', 'w-16', 'w-28'].map((width) => (
          <span key={width} className="block h-20 rounded-card border border-line bg-surface p-4">
            <Skeleton className={cn('h-3', width)} />
            <Skeleton className="mt-3 h-5 w-14" />
          </span>
        ))}
      </span>
      <Skeleton className="mt-4 h-72" />
      {rows === 0 ? null : <SkeletonRows rows={rows} className="mt-6" />}
    </span>
  );
}
