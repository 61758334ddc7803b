import type { ReactNode, SyntheticEvent } from 'react';
import { Button } from './button.tsx';
import { ErrorSummary, type ErrorSummaryProps } from './error-summary.tsx';
import { FormFailure } from './form-failure.tsx';

export interface SendFormProps {
  /** What `useServerForm` tells of it. */
  sending: Pick<ErrorSummaryProps, 'problems' | 'attempt'> & {
    submit: (event: SyntheticEvent) => Promise<void>;
    isSending: boolean;
    failure: string | undefined;
  };
  /** The button's word. */
  label: string;
  children: ReactNode;
}

/** A form that is sent once: what is wrong with it, its fields, its button. */
export function SendForm({ sending, label, children }: SendFormProps) {
  return (
    <form noValidate onSubmit={(event) => void sending.submit(event)} className="space-y-4">
      <ErrorSummary problems={sending.problems} attempt={sending.attempt} />
      <FormFailure text={sending.failure} />
      {children}
      <Button type="submit" fullWidth busy={sending.isSending} busyText="Sending…">
        {label}
      </Button>
    </form>
  );
}
