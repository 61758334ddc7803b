import { useState } from 'react';
import { initialsOf } from '#lib/initials.ts';
import { cn } from './class-names.ts';

export interface AvatarProps {
  name: string;
  src?: string | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Off if the name stands beside it. */
  announced?: boolean | undefined;
  className?: string | undefined;
}

const sizes = {
  small: 'size-8 text-xs',
  medium: 'size-11 text-sm',
  large: 'size-20 text-xl',
} as const;

export function Avatar({ name, src, size = 'medium', announced = true, className }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const isPicture = src !== undefined && src !== brokenSrc;
  return (
    <span
      role={announced ? 'img' : undefined}
      aria-label={announced ? name : undefined}
      aria-hidden={announced ? undefined : true}
      className={cn(
        'inline-flex shrink-0 items-center justify-center overflow-clip rounded-full bg-brand-tint font-semibold text-brand select-none',
        sizes[size],
        className,
      )}
    >
      {isPicture ? (
        <img src={src} alt="" loading="lazy" className="size-full object-cover" onError={() => setBrokenSrc(src)} />
      ) : (
        initialsOf(name).join('') || '?'
      )}
    </span>
  );
}
