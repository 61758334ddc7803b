import type { LineIcon } from '#ui/line-icon.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './class-names.ts';
import { useControlProps } from './field.tsx';

/** The shared look of all inputs and pickers. */
export const controlClasses =
  'w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 text-base text-ink placeholder:text-ink-soft ' +
  'hover:border-ink focus-visible:border-brand focus-visible:outline-offset-0 ' +
  'disabled:border-line disabled:bg-sunken disabled:text-ink-soft ' +
  'aria-invalid:border-error aria-invalid:focus-visible:outline-error';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'className' | 'prefix'> {
  /** A decorative mark at the start. */
  icon?: LineIcon | undefined;
  /** Short text at the start or the end: "$", "sq ft". */
  prefix?: string | undefined;
  suffix?: string | undefined;
  /** A control inside the end of the box, such as Show beside a password. */
  end?: ReactNode;
  className?: string | undefined;
}

export function TextInput({ icon: Icon, prefix, suffix, end, className, type = 'text', ...rest }: TextInputProps) {
  const control = useControlProps(rest);
  const isBare = !Icon && prefix === undefined && suffix === undefined && end == null;
  const input = (
    <input
      {...control}
      type={type}
      className={cn(
        controlClasses,
        'h-control read-only:bg-sunken',
        type === 'number' && 'ui-bare-number',
        Icon && 'pl-10',
        prefix !== undefined && 'pl-7',
        suffix !== undefined && 'pr-16',
        end != null && 'pr-12',
        isBare && className,
      )}
    />
  );
  if (isBare) return input;
  const mark = 'pointer-events-none absolute inset-y-0 flex items-center text-ink-soft';
  return (
    <div className={cn('relative w-full min-w-0', className)}>
      {Icon ? <Icon aria-hidden="true" className={cn(mark, 'left-3 my-auto size-5')} /> : null}
      {prefix === undefined ? null : (
        <span aria-hidden="true" className={cn(mark, 'left-3')}>
          {prefix}
        </span>
      )}
      {input}
      {suffix === undefined ? null : (
        <span aria-hidden="true" className={cn(mark, 'right-3 text-sm')}>
          {suffix}
        </span>
      )}
      {end == null ? null : <div className="absolute inset-y-0 right-1 flex items-center">{end}</div>}
    </div>
  );
}
