import { ArrowDown, ArrowRight, ArrowUp } from '#ui/icons/index.ts';
import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

export interface StatChange {
  direction: 'up' | 'down' | 'flat';
  /** "4.2% since March". */
  text: string;
}

export interface StatProps {
  label: string;
  value: ReactNode;
  unit?: string | undefined;
  /** The range that every estimate must show. */
  range?: string | undefined;
  change?: StatChange | undefined;
  /** "As of Mar 4, 2026", with the source if it is not ours. */
  asOf?: string | undefined;
  /** A sparkline, a ring, an engine badge. */
  aside?: ReactNode;
  size?: 'medium' | 'large' | undefined;
  className?: string | undefined;
}

const arrows = { up: ArrowUp, down: ArrowDown, flat: ArrowRight } as const;

export function Stat({ label, value, unit, range, change, asOf, aside, size = 'medium', className }: StatProps) {
  const Arrow = change ? arrows[change.direction] : null;
  return (
    <div className={cn('flex min-w-0 items-start justify-between gap-4', className)}>
      <dl className="min-w-0">
        <dt className="text-sm text-ink-soft">{label}</dt>
        <dd className={cn('mt-1', size === 'large' ? 'font-serif text-3xl font-medium lining-nums' : 'text-2xl font-semibold')}>
          {value}
          {unit === undefined ? null : (
            <span className="ml-1 font-sans text-sm font-normal tracking-normal text-ink-soft">{unit}</span>
          )}
        </dd>
        {range === undefined ? null : <dd className="mt-1 text-sm text-ink">{range}</dd>}
        {change && Arrow ? (
          <dd className="mt-1 flex items-center gap-1 text-sm text-ink-soft">
            <Arrow aria-hidden="true" className="size-4 shrink-0" />
            <span className="sr-only">{change.direction === 'flat' ? '' : change.direction} </span>
            {change.text}
          </dd>
        ) : null}
        {asOf === undefined ? null : <dd className="mt-1 text-xs text-ink-soft">{asOf}</dd>}
      </dl>
      {aside}
    </div>
  );
}

interface StatRowProps {
  /** Of a figure and a few words each: two of them stand side by side on a phone. */
  isShort?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Stats side by side, parted by hairlines. */
export function StatRow({ isShort = false, className, children }: StatRowProps) {
  return (
    <div
      className={cn(
        'grid gap-px overflow-clip rounded-card border border-line bg-surface *:outline *:outline-line',
        isShort
          ? 'grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] *:p-4 sm:grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] sm:*:p-5'
          : 'grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] *:p-5',
        className,
      )}
    >
      {children}
    </div>
  );
}
