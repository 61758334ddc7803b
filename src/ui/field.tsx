import { CircleAlert } from '#ui/icons/index.ts';
import { createContext, use, useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from './class-names.ts';

export interface ControlProps {
  id?: string | undefined;
  name?: string | undefined;
  value?: ComponentProps<'input'>['value'];
  defaultValue?: ComponentProps<'input'>['defaultValue'];
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

const FieldContext = createContext<ControlProps | null>(null);

/** Ties a control to the label, hint and error of the field around it; the caller's own props win. */
export function useControlProps<P extends ControlProps>(props: P): P & ControlProps {
  const field = use(FieldContext);
  if (!field) return props;
  const describedBy = [props['aria-describedby'], field['aria-describedby']].filter(Boolean);
  return {
    ...props,
    id: props.id ?? field.id,
    name: props.name ?? field.name,
    ...(props.value === undefined && field.defaultValue !== undefined
      ? { defaultValue: props.defaultValue ?? field.defaultValue }
      : {}),
    required: props.required ?? field.required,
    'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
    'aria-invalid': props['aria-invalid'] ?? field['aria-invalid'],
  };
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  /** Marks the field as optional beside the label; most fields of a form should be required, so only the exception is marked. */
  optional?: boolean | undefined;
  /** Keeps the label for screen readers only, if a heading above already names the control. */
  hideLabel?: boolean | undefined;
  /** The id of the control, for an error summary that links to it. */
  id?: string | undefined;
  /** The name of the control in its form, and its initial value. */
  name?: string | undefined;
  start?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Keeps a button beside a field level with the control, whatever text is below it. The row aligns at its top. */
export const BESIDE_FIELD = 'sm:mt-6.5';

export function Field({ label, hint, error, required, optional, hideLabel, id, name, start, className, children }: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const hintId = hint == null ? undefined : `${controlId}-hint`;
  const errorId = error ? `${controlId}-error` : undefined;
  const named = (
    <label htmlFor={controlId} className={hideLabel ? 'sr-only' : 'text-sm font-medium text-ink'}>
      {label}
      {optional ? <span className="font-normal text-ink-soft"> (optional)</span> : null}
    </label>
  );
  return (
    <div className={cn('ui-field', className)}>
      {hideLabel ? named : null}
      {hideLabel && hint == null ? null : (
        <div className="ui-field-head">
          {hideLabel ? null : named}
          {hint == null ? null : (
            <p id={hintId} className="text-sm text-ink-soft">
              {hint}
            </p>
          )}
        </div>
      )}
      <div className="ui-field-body">
        <FieldContext
          value={{
            id: controlId,
            name,
            defaultValue: start,
            required,
            'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
            'aria-invalid': error ? true : undefined,
          }}
        >
          {children}
        </FieldContext>
        <FieldError id={errorId} error={error} />
      </div>
    </div>
  );
}

export interface FieldGroupProps {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  hideLegend?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
  /** The layout of the controls inside. */
  layout?: 'stack' | 'row' | 'grid' | undefined;
  children: ReactNode;
}

const layouts = {
  stack: 'flex flex-col gap-2',
  row: 'flex flex-wrap gap-2',
  grid: 'grid gap-3 sm:grid-cols-2',
} as const;

/** A fieldset for controls that answer one question together (radio cards, check boxes, a date and a time). */
export function FieldGroup({ legend, hint, error, hideLegend, id, className, layout = 'stack', children }: FieldGroupProps) {
  const made = useId();
  const groupId = id ?? made;
  const hintId = hint == null ? undefined : `${groupId}-hint`;
  const errorId = error ? `${groupId}-error` : undefined;
  return (
    <fieldset
      id={groupId}
      tabIndex={-1}
      className={cn('min-w-0', className)}
      aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
    >
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 text-sm font-medium text-ink'}>{legend}</legend>
      {hint == null ? null : (
        <p id={hintId} className="mb-2 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <div className={layouts[layout]}>{children}</div>
      <FieldError id={errorId} error={error} className="mt-1.5" />
    </fieldset>
  );
}

function FieldError({ id, error, className }: { id: string | undefined; error: string | undefined; className?: string }) {
  if (!error) return null;
  return (
    <p id={id} className={cn('flex items-start gap-1.5 text-sm text-error', className)}>
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{error}</span>
    </p>
  );
}
