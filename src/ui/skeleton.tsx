import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

export interface SkeletonProps {
  /** The box: width, height, radius. */
  className?: string | undefined;
}

/** A placeholder for loading content. Give it the content's size, so that nothing jumps. */
export function Skeleton({ className }: SkeletonProps) {
  return <span data-loading aria-hidden="true" className={cn('block animate-breathe rounded-control bg-line/70', className)} />;
}

const widths = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-2/3'];

/** Placeholder lines of text; each is as high as a line of `text-base`. */
export function SkeletonText({ lines = 3, className }: SkeletonProps & { lines?: number }) {
  return (
    <span aria-hidden="true" className={cn('block', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="flex h-6 items-center">
          <Skeleton className={cn('h-3.5', line === lines - 1 ? 'w-1/2' : widths[line % widths.length])} />
        </span>
      ))}
    </span>
  );
}

/** Announces once that something loads; the skeletons inside are silent. */
export function LoadingRegion({
  label = 'Loading...',
  className,
  children,
}: {
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
