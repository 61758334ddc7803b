import type { LineIcon } from '#ui/line-icon.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './class-names.ts';
import { useControlProps } from './field.tsx';

export interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  icon?: LineIcon | undefined;
  /** Stands at the end of the label: a price, "Recommended". */
  aside?: ReactNode;
  className?: string | undefined;
}

/** The base of radio cards and check box cards: the whole card is the target. */
export function ChoiceCard({
  label,
  hint,
  icon: Icon,
  aside,
  type,
  className,
  ...rest
}: ChoiceCardProps & { type: 'radio' | 'checkbox' }) {
  return (
    <label
      className={cn(
        'flex min-h-control min-w-0 items-start gap-3 rounded-card border border-line bg-surface p-4',
        'hover:border-line-strong has-checked:border-brand has-checked:bg-brand-tint',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:opacity-50',
        className,
      )}
    >
      <input {...useControlProps(rest)} type={type} className="ui-tick mt-0.5 focus-visible:outline-none" />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-medium">{label}</span>
          {aside == null ? null : <span className="text-sm text-ink-soft">{aside}</span>}
        </span>
        {hint == null ? null : <span className="block text-sm text-ink-soft">{hint}</span>}
      </span>
      {Icon ? <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" /> : null}
    </label>
  );
}
