import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { FormFailure } from '#ui/form-failure.tsx';
import { useHeldOpen } from '#ui/held-open.ts';
import type { FormState } from './use-form.ts';

interface FormProps {
  /** The result of `useForm`. */
  of: FormState;
  /** Freezes the fields while the form is sent, and while this is true. */
  freezes?: boolean | undefined;
  /** What else went wrong; the form's own failure comes first. */
  otherFailure?: string | undefined;
  label?: string | undefined;
  labelledBy?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The form: what is wrong with it, then its fields. What somebody types before its script arrives never lands in an address. */
export function Form({ of: form, freezes, otherFailure, label, labelledBy, className, children }: FormProps) {
  const { box, note, submit } = form;
  useHeldOpen(form.wouldLose);
  const content = (
    <>
      {form.summary === undefined ? null : <ErrorSummary problems={form.summary} attempt={form.attempt} />}
      <FormFailure text={form.failure ?? otherFailure} />
      {children}
    </>
  );
  const isFrozen = freezes !== undefined;
  return (
    <form
      id={form.id}
      ref={box}
      method="post"
      noValidate
      aria-label={label}
      aria-labelledby={labelledBy}
      onSubmit={(event) => void submit(event)}
      onChange={note}
      className={isFrozen ? undefined : className}
    >
      {isFrozen ? (
        <fieldset disabled={freezes || form.isBusy} className={className}>
          {content}
        </fieldset>
      ) : (
        content
      )}
    </form>
  );
}

/** Sends a form from anywhere on its page, such as the foot of a dialog. */
export function SubmitButton({ of: form, ...look }: { of: FormState } & Omit<ButtonProps, 'type' | 'busy' | 'form' | 'of'>) {
  return <Button {...look} type="submit" form={form.id} busy={form.isBusy} />;
}
