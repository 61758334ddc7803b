import { Children, cloneElement, isValidElement, type ComponentProps, type ReactNode } from 'react';
import { cn } from './class-names.ts';
import { SpinnerMark } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive' | 'media';
export type ButtonSize = 'small' | 'medium' | 'large';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-brand text-on-brand hover:bg-brand-hover',
  secondary: 'border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken',
  quiet: 'border-transparent bg-transparent text-ink hover:bg-sunken',
  destructive: 'border-transparent bg-error text-on-error hover:bg-error-hover',
  media: 'border-transparent bg-media text-on-media hover:bg-on-media hover:text-media focus-visible:outline-on-media',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-control-small gap-1.5 px-3 text-sm pointer-coarse:min-h-control',
  medium: 'min-h-control gap-2 px-4 text-base',
  large: 'min-h-13 gap-2.5 px-6 text-lg',
};

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  fullWidth?: boolean | undefined;
  className?: string | undefined;
}

/** The classes of a button, for the rare element that must look like one without being `Button`. */
export function buttonClasses({ variant = 'primary', size = 'medium', fullWidth, className }: ButtonLook): string {
  return cn(
    // A label that people wrote, or a number, may be longer than a phone is wide.
    'inline-flex max-w-full shrink-0 items-center justify-center rounded-control border py-1.5 text-center font-medium break-words no-underline select-none',
    // Nothing can be pressed on paper.
    'transition-transform print:hidden active:scale-[0.985] disabled:pointer-events-none disabled:opacity-50 aria-disabled:opacity-50 [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
    fullWidth && 'w-full',
    className,
  );
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  /** Renders the only child (a link, say) with the looks of a button. */
  asChild?: boolean | undefined;
  /** Shows that work is under way and refuses a second press without losing focus. */
  busy?: boolean | undefined;
  /** Replaces the children while busy. */
  busyText?: string | undefined;
  /** Cannot be pressed now, but keeps the focus: for buttons that a press may disable. */
  idle?: boolean | undefined;
}

export function Button({
  variant,
  size,
  fullWidth,
  className,
  asChild = false,
  busy = false,
  busyText,
  idle = false,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const classes = buttonClasses({ variant, size, fullWidth, className });
  if (asChild) return dressChild(children, { ...rest, onClick, className: classes });
  return (
    <button
      {...rest}
      type={type}
      className={classes}
      aria-disabled={busy || idle || undefined}
      aria-busy={busy || undefined}
      onClick={busy || idle ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <SpinnerMark /> : null}
      {busy && busyText !== undefined ? busyText : children}
    </button>
  );
}

/** The only child with the looks of a button; its own classes and handlers win. */
function dressChild(children: ReactNode, dress: ComponentProps<'button'>): ReactNode {
  const child = Children.only(children);
  if (!isValidElement<ComponentProps<'button'>>(child)) return child;
  return cloneElement(child, { ...dress, ...child.props, className: cn(dress.className, child.props.className) });
}
