import { CircleAlert, CircleCheck, Info, TriangleAlert } from '#ui/icons/index.ts';
import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

// Amber is unreadable on a tint, so a warning has a plain background.
const looks = {
  info: { icon: Info, frame: 'border-transparent bg-info-tint', mark: 'text-info' },
  success: { icon: CircleCheck, frame: 'border-transparent bg-brand-tint', mark: 'text-brand' },
  warning: { icon: TriangleAlert, frame: 'border-warning bg-surface', mark: 'text-warning' },
  error: { icon: CircleAlert, frame: 'border-error bg-error-tint', mark: 'text-error' },
} as const;

export interface NoticeProps {
  tone?: NoticeTone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Read aloud when it appears; leave off for content that is on the page from the start. */
  live?: boolean | undefined;
  className?: string | undefined;
}

/** A message that belongs to the page: partial results, old data, a failed form. */
export function Notice({ tone = 'info', title, children, action, live, className }: NoticeProps) {
  const { icon: Icon, frame, mark } = looks[tone];
  return (
    <div
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
      className={cn('flex gap-3 rounded-card border p-4', frame, className)}
    >
      <Icon aria-hidden="true" className={cn('mt-0.5 size-5 shrink-0', mark)} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          {title == null ? null : <p className="font-medium">{title}</p>}
          {children == null ? null : <div className="text-sm">{children}</div>}
        </div>
        {action}
      </div>
    </div>
  );
}
