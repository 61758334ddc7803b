import type { ReactNode } from 'react';
import { plainDollars } from '#lib/money.ts';
import { formatMoney } from '#lib/format.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import type { Endpoint } from '#lib/endpoint.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { REFUND_TEXT_MAX, type Order } from '../../../contract.ts';
import { faultOfCents, readCents } from '../../read-cents.ts';
import { sayCredits } from '../../say-order.ts';

interface RefundDialogProps {
  title: string;
  description: string;
  /** What can still go back, of all and of each part. */
  order: Pick<Order, 'refundableCents' | 'parts' | 'creditCents' | 'usedCents'>;
  reasonHint?: string;
  /** Says what came of it. */
  send: (refund: { id: string; cents: number; reason: string; part?: string }) => Promise<string>;
  refreshes: readonly Endpoint[];
  button: ReactNode;
  busyText?: string;
  onClose: () => void;
}

/** How much of an order goes back, and why: what a buyer asks for, and what an administrator gives. */
export function RefundDialog({
  title,
  description,
  order,
  reasonHint,
  send,
  refreshes,
  button,
  busyText,
  onClose,
}: RefundDialogProps) {
  const { refundableCents, parts } = order;
  const mostOf = (part: string) => parts.find(({ key }) => key === part)?.refundableCents ?? refundableCents;
  const form = useForm({
    start: { part: '', cents: plainDollars(refundableCents), reason: '' },
    check: ({ part, cents, reason }) => ({
      cents: faultOfCents(cents, { least: 1, most: mostOf(part) }),
      reason: reason.trim().length < 3 ? 'Say why in a few words' : undefined,
    }),
    send: ({ part, cents, reason }, id) =>
      send({ id, cents: readCents(cents) ?? 0, reason: reason.trim(), ...(part === '' ? {} : { part }) }),
    guards: true,
    refreshes,
    answered: onClose,
    done: (said) => ({ title: said }),
  });
  const most = mostOf(form.values.part);
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
      {parts.length < 2 ? null : (
        <Field
          {...form.field('part')}
          label="What for"
          hint="Refunding a plan in full ends it; refunding a service in full cancels it."
        >
          <Select
            placeholder="The whole order, or part of it"
            options={parts.map(({ key, name, refundableCents: left }) => ({ value: key, label: name, disabled: left === 0 }))}
          />
        </Field>
      )}
      {sayCredits(order).map((said) => (
        <p key={said} className="text-sm text-ink-soft">
          {said}
        </p>
      ))}
      <Field {...form.field('cents')} label="Amount" hint={`Up to ${formatMoney(most, 'always')}`} required>
        <TextInput key={form.values.part} prefix="$" inputMode="decimal" defaultValue={plainDollars(most)} />
      </Field>
      <Field {...form.field('reason')} label="Why" hint={reasonHint} required>
        <TextArea rows={3} maxLength={REFUND_TEXT_MAX} />
      </Field>
    </FormDialog>
  );
}
