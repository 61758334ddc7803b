import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';
import { useControlProps } from './field.tsx';
import { controlClasses } from './text-input.tsx';

/** A field that grows with its text ignores its rows, so they are its least height: 24 px a line, and what stands around them. */
const LEAST_HEIGHT = {
  2: 'min-h-17.5',
  3: 'min-h-23.5',
  4: 'min-h-29.5',
  5: 'min-h-35.5',
  6: 'min-h-41.5',
  7: 'min-h-47.5',
  8: 'min-h-53.5',
  9: 'min-h-59.5',
} as const;

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'rows'> {
  className?: string | undefined;
  /** Lines that it is at least high. */
  rows?: keyof typeof LEAST_HEIGHT;
}

export function TextArea({ rows = 4, className, ...rest }: TextAreaProps) {
  return (
    <textarea
      {...useControlProps(rest)}
      rows={rows}
      className={cn(controlClasses, 'field-sizing-content resize-y py-2.5', LEAST_HEIGHT[rows], className)}
    />
  );
}
