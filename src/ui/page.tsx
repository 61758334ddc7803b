import type { ReactNode, Ref } from 'react';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import { cn } from './class-names.ts';
import { PageTitle, type PageTitleProps } from './page-title.tsx';
import { WIDTHS, type Width } from './widths.ts';

export interface PageProps {
  title: ReactNode;
  size?: PageTitleProps['size'];
  /** For the steps of one page: each step moves the focus here. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** The breadcrumbs to this page; the last one is the page. */
  crumbs?: readonly Crumb[] | undefined;
  /** The steps that include this page. */
  steps?: ReactNode;
  /** A few words above the title. */
  above?: ReactNode;
  /** One or two sentences on what the reader can do here. */
  lead?: ReactNode;
  /** Facts about the content: how many, since when, by whom. */
  note?: ReactNode;
  /** Actions on the whole page; never printed. */
  actions?: ReactNode;
  width?: Width | undefined;
  children?: ReactNode;
}

/** The frame of every page: its head and its width. */
export function Page({
  title,
  size = 'medium',
  titleRef,
  crumbs,
  steps,
  above,
  lead,
  note,
  actions,
  width = 'page',
  children,
}: PageProps) {
  return (
    <div className={cn('min-w-0', WIDTHS[width])}>
      {crumbs === undefined ? null : <Breadcrumb crumbs={crumbs} className="mb-3" />}
      {steps == null ? null : <div className="mb-8">{steps}</div>}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          {above == null ? null : <div className="mb-1 text-sm text-ink-soft">{above}</div>}
          <PageTitle size={size} ref={titleRef}>
            {title}
          </PageTitle>
          {lead == null ? null : (
            <p className={cn('max-w-measure text-ink-soft', size === 'large' ? 'mt-4 text-lg' : 'mt-2')}>{lead}</p>
          )}
          {note == null ? null : <p className="mt-2 text-ink-soft">{note}</p>}
        </div>
        {actions == null ? null : (
          <div data-print="hide" className="flex flex-wrap gap-3">
            {actions}
          </div>
        )}
      </div>
      {children}
    </div>
  );
}
