import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

export interface ContainerProps extends Omit<ComponentProps<'div'>, 'className'> {
  /** `text` for reading, `form` for one column of fields, `wide` for screens that use every inch. */
  width?: 'form' | 'text' | 'page' | 'wide' | undefined;
  className?: string | undefined;
}

const widths = {
  form: 'max-w-120',
  text: 'max-w-180',
  page: 'max-w-page',
  wide: 'max-w-none',
} as const;

export function Container({ width = 'page', className, ...rest }: ContainerProps) {
  return <div {...rest} className={cn('mx-auto w-full min-w-0 px-4 sm:px-6 lg:px-8', widths[width], className)} />;
}

/** A part of a page, with the room it needs above and below. */
export function Section({
  ground = 'paper',
  className,
  ...rest
}: Omit<ComponentProps<'section'>, 'className'> & {
  ground?: 'paper' | 'surface' | 'sunken' | 'brand' | undefined;
  className?: string | undefined;
}) {
  return <section {...rest} className={cn('py-section md:py-section-wide', grounds[ground], className)} />;
}

const grounds = {
  paper: '',
  surface: 'border-y border-line bg-surface',
  sunken: 'bg-sunken',
  brand: 'bg-brand-tint',
} as const;
