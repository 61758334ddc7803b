import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

/** Gives content the width of a page inside parts that fill the screen, as on the home page. */
export function Container({ className, ...rest }: Omit<ComponentProps<'div'>, 'className'> & { className?: string | undefined }) {
  return <div {...rest} className={cn('mx-auto w-full max-w-page min-w-0 px-4 lg:px-6', className)} />;
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
