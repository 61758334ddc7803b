import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

export interface SectionHeadingProps {
  title: ReactNode;
  level?: 1 | 2 | 3 | undefined;
  /** A few words above the title. */
  eyebrow?: ReactNode;
  /** One or two sentences below it. */
  lead?: ReactNode;
  /** At the end of the line: "See all". */
  action?: ReactNode;
  align?: 'start' | 'center' | undefined;
  size?: 'medium' | 'large' | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

export function SectionHeading({
  title,
  level = 2,
  eyebrow,
  lead,
  action,
  align = 'start',
  size = 'medium',
  id,
  className,
}: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  const isCentered = align === 'center';
  return (
    <div
      className={cn(
        'mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 md:mb-8',
        isCentered && 'flex-col items-center text-center',
        className,
      )}
    >
      <div className={cn('min-w-0', isCentered && 'flex flex-col items-center')}>
        {eyebrow == null ? null : <p className="mb-2 text-sm font-medium text-brand">{eyebrow}</p>}
        <Heading
          id={id}
          className={cn('font-serif font-medium', size === 'large' ? 'text-3xl md:text-4xl' : 'text-2xl md:text-3xl')}
        >
          {title}
        </Heading>
        {lead == null ? null : <p className="mt-3 max-w-measure text-lg text-pretty text-ink-soft">{lead}</p>}
      </div>
      {action}
    </div>
  );
}
