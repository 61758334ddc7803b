import type { LineIcon } from '#ui/line-icon.tsx';
import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';
import { SpinnerMark } from './spinner.tsx';

export type IconButtonVariant = 'quiet' | 'outline' | 'floating' | 'media';

const variants: Record<IconButtonVariant, string> = {
  quiet: 'border-transparent text-ink-soft hover:bg-sunken hover:text-ink',
  outline: 'border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken',
  floating: 'border-line bg-surface text-ink shadow-card hover:border-line-strong',
  media: 'border-transparent bg-media/70 text-on-media hover:bg-media focus-visible:outline-on-media',
};

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'className'> {
  icon: LineIcon;
  /** The button's action in words: read aloud and shown on hover. */
  label: string;
  variant?: IconButtonVariant | undefined;
  size?: 'small' | 'medium' | undefined;
  /** For toggles such as a saved heart: fills the icon. */
  pressed?: boolean | undefined;
  busy?: boolean | undefined;
  /** Cannot be pressed now, but keeps the focus: for buttons that a press may disable. */
  idle?: boolean | undefined;
  className?: string | undefined;
}

export function IconButton({
  icon: Icon,
  label,
  variant = 'quiet',
  size = 'medium',
  pressed,
  busy = false,
  idle = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={busy || idle || undefined}
      onClick={busy || idle ? undefined : onClick}
      className={cn(
        'inline-flex shrink-0 items-center justify-center rounded-full border transition-transform active:scale-95 disabled:pointer-events-none disabled:opacity-40',
        size === 'medium' ? 'size-11' : 'size-9 pointer-coarse:size-11',
        variants[variant],
        idle && 'opacity-40',
        className,
      )}
    >
      {busy ? (
        <SpinnerMark />
      ) : (
        <Icon aria-hidden="true" className={cn('size-5', pressed === true && 'fill-accent text-accent')} />
      )}
    </button>
  );
}
