import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';
import { useControlProps } from './field.tsx';
import { controlClasses } from './text-input.tsx';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className'> {
  className?: string | undefined;
}

export function TextArea({ rows = 4, className, ...rest }: TextAreaProps) {
  return (
    <textarea
      {...useControlProps(rest)}
      rows={rows}
      className={cn(controlClasses, 'field-sizing-content min-h-24 resize-y py-2.5', className)}
    />
  );
}
