import { ChevronDown } from '#ui/icons/index.ts';
import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';
import { useControlProps } from './field.tsx';
import { controlClasses } from './text-input.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'children'> {
  options: readonly SelectOption[];
  /** A first, empty choice such as "Any" or "Choose a state". */
  placeholder?: string | undefined;
  compact?: boolean | undefined;
  className?: string | undefined;
}

/** The browser's own select: it opens the system's picker on a phone. */
export function Select({ options, placeholder, compact, className, ...rest }: SelectProps) {
  return (
    <div className={cn('relative w-full min-w-0', className)}>
      <select
        {...useControlProps(rest)}
        className={cn(
          controlClasses,
          'appearance-none truncate pr-10',
          compact ? 'h-control-small text-sm pointer-coarse:h-control' : 'h-control',
        )}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-ink-soft" />
    </div>
  );
}
