import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

export interface PageTitleProps extends Omit<ComponentProps<'h1'>, 'className'> {
  /** `large` for public pages, `medium` for tools and personal pages, `small` beside a map. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Only for placement: `size` sets the looks. */
  className?: string | undefined;
}

const sizes = { small: 'text-lg sm:text-2xl', medium: 'text-3xl', large: 'text-4xl' } as const;

/** The one heading of a page: `Page` uses it, as does anything that replaces a page. A page that comes takes the focus here. */
export function PageTitle({ size = 'medium', className, children, ...rest }: PageTitleProps) {
  return (
    <h1 tabIndex={-1} {...rest} className={cn(sizes[size], className)}>
      {children}
    </h1>
  );
}
