import { useState } from 'react';
import { formatMoney } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { getOrder, listOrders, type Order, requestRefund } from '../../../contract.ts';
import { readCents } from '../../read-cents.ts';

/** Asks for money back, all that is left or a part of it, unless that is under way already. */
export function AskRefund({ order }: { order: Order }) {
  const [isOpen, setIsOpen] = useState(false);
  const isAsked = order.refunds.some(({ status }) => status === 'requested' || status === 'submitted');
  if (order.refundableCents === 0 || isAsked) return null;
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
        Ask for a refund
      </Button>
      {isOpen ? <RefundDialog order={order} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function RefundDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const most = order.refundableCents;
  const form = useForm({
    start: { amount: (most / 100).toFixed(2), reason: '' },
    check: ({ amount, reason }) => {
      const cents = readCents(amount);
      return {
        ...(cents === null || cents < 1 || cents > most
          ? { amount: `Give an amount from $0.01 to ${formatMoney(most, 'always')}` }
          : {}),
        ...(reason.trim().length < 3 ? { reason: 'Say why in a few words' } : {}),
      };
    },
    refreshes: [getOrder, listOrders],
    done: { title: 'Asked. An administrator decides, and you get a mail.' },
    send: ({ amount, reason }, id) =>
      browserApi.call(requestRefund, {
        params: { orderId: order.id },
        body: { id, cents: readCents(amount) ?? 0, reason: reason.trim() },
      }),
    answered: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Ask for a refund"
      description="An administrator decides by the refund rule of each item. It goes back to the card or account that you paid with."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <SubmitButton of={form} busyText="Asking…">
            Ask for it
          </SubmitButton>
        </>
      }
    >
      <Form of={form} className="space-y-4">
        <Field {...form.field('amount')} label="Amount" hint={`Up to ${formatMoney(most, 'always')}`} required>
          <TextInput prefix="$" inputMode="decimal" />
        </Field>
        <Field {...form.field('reason')} label="Why" required>
          <TextArea rows={3} maxLength={500} />
        </Field>
      </Form>
    </Dialog>
  );
}
