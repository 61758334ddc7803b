import type { LineIcon } from '#ui/line-icon.tsx';
import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

export interface EmptyStateProps {
  icon?: LineIcon | undefined;
  /** Names what is missing: "No saved homes yet". */
  title: string;
  /** Why it is empty and what would fill it. */
  children?: ReactNode;
  /** One way forward. */
  action?: ReactNode;
  level?: 2 | 3 | 4 | undefined;
  className?: string | undefined;
}

export function EmptyState({ icon: Icon, title, children, action, level = 3, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={cn('flex flex-col items-center rounded-card border border-dashed border-line px-6 py-12 text-center', className)}
    >
      {Icon ? (
        <span className="mb-4 flex size-14 items-center justify-center rounded-full bg-brand-tint text-brand">
          <Icon aria-hidden="true" className="size-6" />
        </span>
      ) : null}
      <Heading className="font-serif text-xl font-medium">{title}</Heading>
      {children == null ? null : <div className="mt-2 max-w-110 text-pretty text-ink-soft">{children}</div>}
      {action == null ? null : <div className="mt-6">{action}</div>}
    </div>
  );
}
