import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { cn } from './class-names.ts';
import { useControlProps } from './field.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  /** Some but not all of what this box represents is chosen. */
  indeterminate?: boolean | undefined;
  className?: string | undefined;
}

export function Checkbox({ label, hint, indeterminate = false, className, ...rest }: CheckboxProps) {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const input = marker.current?.previousElementSibling;
    if (input instanceof HTMLInputElement) input.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={cn('flex min-h-8 items-start gap-3 py-1 pointer-coarse:min-h-control pointer-coarse:py-2.5', className)}>
      <input {...useControlProps(rest)} type="checkbox" className="ui-tick mt-0.5" />
      <span ref={marker} className="min-w-0 text-base">
        {label}
        {hint == null ? null : <span className="block text-sm text-ink-soft">{hint}</span>}
      </span>
    </label>
  );
}
