import type { ReactNode } from 'react';
import { cn } from './class-names.ts';
import { PageTitle } from './page-title.tsx';
import { WIDTHS } from './widths.ts';

export interface MessagePageProps {
  title: ReactNode;
  /** Stands above the title: a mark, or the number of a failure. */
  above?: ReactNode;
  lead?: ReactNode;
  /** Ways on from here. */
  actions?: ReactNode;
  /** Read aloud when it replaces a page. */
  isFailure?: boolean | undefined;
  children?: ReactNode;
}

/** Replaces a page that is missing, not ready, or unavailable now. */
export function MessagePage({ title, above, lead, actions, isFailure = false, children }: MessagePageProps) {
  return (
    <div role={isFailure ? 'alert' : undefined} className={cn(WIDTHS.narrow, 'px-4 py-16 text-center')}>
      {above == null ? null : <div className="mb-2 text-sm font-semibold tracking-wide text-ink-soft">{above}</div>}
      <PageTitle size="large">{title}</PageTitle>
      {lead == null ? null : <p className="mt-4 text-lg text-ink-soft">{lead}</p>}
      {children}
      {actions == null ? null : <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
