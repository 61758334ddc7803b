import type { ComponentProps, ReactNode } from 'react';
import { cn } from './class-names.ts';

export interface CardProps extends Omit<ComponentProps<'div'>, 'className' | 'title'> {
  padding?: 'none' | 'small' | 'medium' | 'large' | undefined;
  /** A raised card floats over a map or a picture; other cards have only a border. */
  raised?: boolean | undefined;
  className?: string | undefined;
}

const paddings = { none: '', small: 'p-4', medium: 'p-5 md:p-6', large: 'p-6 md:p-10' } as const;

export function Card({ padding = 'medium', raised, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={cn('min-w-0 rounded-card border border-line bg-surface', raised && 'shadow-card', paddings[padding], className)}
    />
  );
}

export interface CardHeaderProps {
  title: ReactNode;
  /** The heading's level on the page. */
  level?: 2 | 3 | 4 | undefined;
  description?: ReactNode;
  actions?: ReactNode;
  id?: string | undefined;
}

export function CardHeader({ title, level = 3, description, actions, id }: CardHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <Heading id={id} className="font-sans text-lg font-semibold tracking-tight">
          {title}
        </Heading>
        {description == null ? null : <p className="mt-0.5 text-sm text-ink-soft">{description}</p>}
      </div>
      {actions == null ? null : <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
