import type { ReactNode } from 'react';
import { formatMoney } from '#lib/format.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import type { Endpoint } from '#lib/endpoint.ts';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { readCents } from '../../read-cents.ts';

interface RefundDialogProps {
  title: string;
  description: string;
  /** What can still go back. */
  mostCents: number;
  reasonHint?: string;
  send: (refund: { id: string; cents: number; reason: string }) => Promise<unknown>;
  refreshes: readonly Endpoint[];
  done: string;
  button: ReactNode;
  busyText?: string;
  onClose: () => void;
}

/** How much of an order goes back, and why: what a buyer asks for, and what an administrator gives. */
export function RefundDialog({
  title,
  description,
  mostCents,
  reasonHint,
  send,
  refreshes,
  done,
  button,
  busyText,
  onClose,
}: RefundDialogProps) {
  const form = useForm({
    start: { amount: (mostCents / 100).toFixed(2), reason: '' },
    check: ({ amount, reason }) => {
      const cents = readCents(amount);
      return {
        ...(cents === null || cents < 1 || cents > mostCents
          ? { amount: `Give an amount from $0.01 to ${formatMoney(mostCents, 'always')}` }
          : {}),
        ...(reason.trim().length < 3 ? { reason: 'Say why in a few words' } : {}),
      };
    },
    send: ({ amount, reason }, id) => send({ id, cents: readCents(amount) ?? 0, reason: reason.trim() }),
    refreshes,
    answered: onClose,
    done: { title: done },
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title={title}
      description={description}
      className="space-y-4"
      label={title}
      button={button}
      busyText={busyText}
      cancel="Not now"
    >
      <Field {...form.field('amount')} label="Amount" hint={`Up to ${formatMoney(mostCents, 'always')}`} required>
        <TextInput prefix="$" inputMode="decimal" />
      </Field>
      <Field {...form.field('reason')} label="Why" hint={reasonHint} required>
        <TextArea rows={3} maxLength={500} />
      </Field>
    </FormDialog>
  );
}
