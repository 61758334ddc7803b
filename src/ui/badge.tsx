import type { LineIcon } from '#ui/line-icon.tsx';
import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

export type BadgeTone = 'neutral' | 'brand' | 'info' | 'accent' | 'warning' | 'error' | 'media';

// Terracotta and amber stand on plain ground: neither is readable on a tint.
const tones: Record<BadgeTone, string> = {
  neutral: 'border-line bg-sunken text-ink',
  brand: 'border-transparent bg-brand-tint text-brand',
  info: 'border-transparent bg-info-tint text-info',
  accent: 'border-current bg-surface text-accent',
  warning: 'border-current bg-surface text-warning',
  error: 'border-transparent bg-error-tint text-error',
  media: 'border-transparent bg-media text-on-media',
};

export interface BadgeProps {
  tone?: BadgeTone | undefined;
  icon?: LineIcon | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon: Icon, className, children }: BadgeProps) {
  return (
    <span
      className={cn(
        'inline-flex max-w-full shrink-0 items-center gap-1 rounded-control border px-2 py-0.5 font-sans text-xs font-medium tracking-normal',
        tones[tone],
        className,
      )}
    >
      {Icon ? <Icon aria-hidden="true" className="size-3.5 shrink-0" /> : null}
      {children}
    </span>
  );
}
