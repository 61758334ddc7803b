import { formatMoney } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { grantRefund, listAllOrders, type Order } from '../../contract.ts';
import { getMoneyState } from '../../contract/admin.ts';
import { readCents } from '../read-cents.ts';

interface GrantRefundProps {
  order: Order;
  refundLimitCents: number;
  onClose: () => void;
}

/** Pays money of an order back without anybody having asked. */
export function GrantRefund({ order, refundLimitCents, onClose }: GrantRefundProps) {
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
    send: ({ amount, reason }, id) =>
      browserApi.call(grantRefund, {
        params: { orderId: order.id },
        body: { id, cents: readCents(amount) ?? 0, reason: reason.trim() },
      }),
    refreshes: [listAllOrders, getMoneyState],
    answered: onClose,
    done: { title: 'Agreed. It goes out once enough people agree.' },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Pay back"
      description={`From ${formatMoney(refundLimitCents)} on a second administrator has to agree before it goes out.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <SubmitButton of={form}>Pay back</SubmitButton>
        </>
      }
    >
      <Form of={form} className="space-y-4" label="Pay back">
        <Field {...form.field('amount')} label="Amount" hint={`Up to ${formatMoney(most, 'always')}`} required>
          <TextInput prefix="$" inputMode="decimal" />
        </Field>
        <Field {...form.field('reason')} label="Why" hint="The buyer reads this." required>
          <TextArea rows={3} maxLength={500} />
        </Field>
      </Form>
    </Dialog>
  );
}
