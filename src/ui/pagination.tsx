import { ChevronLeft, ChevronRight } from '#ui/icons/index.ts';
import type { ReactNode } from 'react';
import { buttonClasses } from './button.tsx';
import { cn } from './class-names.ts';
import { AppLink } from './link.tsx';

export interface PaginationProps {
  label?: string | undefined;
  /** Address of the page before and after; absent at either end. */
  previousHref?: string | undefined;
  nextHref?: string | undefined;
  /** "21–40 of 312". */
  position?: string | undefined;
  className?: string | undefined;
}

/** Previous and next only: lists use a cursor, so there are no page numbers. */
export function Pagination({ label = 'Pages', previousHref, nextHref, position, className }: PaginationProps) {
  return (
    <nav aria-label={label} data-print="hide" className={cn('flex items-center justify-between gap-4', className)}>
      <PageLink href={previousHref} rel="prev">
        <ChevronLeft aria-hidden="true" className="size-5" />
        Previous
      </PageLink>
      {position === undefined ? null : <p className="text-center text-sm text-ink-soft">{position}</p>}
      <PageLink href={nextHref} rel="next">
        Next
        <ChevronRight aria-hidden="true" className="size-5" />
      </PageLink>
    </nav>
  );
}

function PageLink({ href, rel, children }: { href: string | undefined; rel: 'prev' | 'next'; children: ReactNode }) {
  const look = buttonClasses({ variant: 'secondary', className: 'px-3' });
  if (href === undefined) {
    return (
      <span aria-disabled="true" className={cn(look, 'pointer-events-none')}>
        {children}
      </span>
    );
  }
  return (
    <AppLink href={href} rel={rel} className={look}>
      {children}
    </AppLink>
  );
}
