import { useId } from 'react';
import { cn } from './class-names.ts';

export interface Segment<V extends string> {
  value: V;
  label: string;
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps<V extends string> {
  legend: string;
  hideLegend?: boolean | undefined;
  segments: readonly Segment<V>[];
  value: V;
  onValueChange: (value: V) => void;
  /** The field's name in its form. */
  name?: string | undefined;
  fullWidth?: boolean | undefined;
  /** Long choices go on in another row on narrow screens instead of being scrolled to. */
  wraps?: boolean | undefined;
  className?: string | undefined;
}

/** A short choice that shows all its options: radio buttons in a row. */
export function SegmentedControl<V extends string>({
  legend,
  hideLegend,
  segments,
  value,
  onValueChange,
  name,
  fullWidth,
  wraps,
  className,
}: SegmentedControlProps<V>) {
  const made = useId();
  return (
    <fieldset className={cn('min-w-0', className)}>
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 text-sm font-medium'}>{legend}</legend>
      <div
        className={cn(
          // Positioned: what is only for screen readers scrolls along, and widens no page.
          'relative inline-flex max-w-full gap-0.5 overflow-x-auto rounded-control border border-line bg-sunken p-0.5',
          fullWidth && 'flex',
          wraps && 'flex-wrap',
        )}
      >
        {segments.map((segment) => (
          <label
            key={segment.value}
            className={cn(
              'flex min-h-10 min-w-11 items-center justify-center rounded-[calc(var(--radius-control)-1px)] px-3.5 text-sm font-medium whitespace-nowrap text-ink-soft pointer-coarse:min-h-control',
              // Options of equal width would cut the longest one.
              fullWidth ? 'flex-1' : 'flex-[1_0_auto]',
              'hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-card has-disabled:opacity-50',
              'has-focus-visible:outline-2 has-focus-visible:-outline-offset-1 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name={name ?? made}
              value={segment.value}
              checked={segment.value === value}
              disabled={segment.disabled}
              onChange={() => onValueChange(segment.value)}
              className="sr-only"
            />
            {segment.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
