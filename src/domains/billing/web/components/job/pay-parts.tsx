import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { InlineLink } from '#ui/link.tsx';
import { useOpenDialog } from '#ui/open-dialogs.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { listOrders, type Order } from '../../../contract.ts';
import { fundMilestones, type Milestone, type MoneyPlan } from '../../../contract/milestones.ts';
import { APPROVAL_TIME } from '../../../model/milestone-rules.ts';
import { MONEY_READS, ordersOptions } from '../../api.ts';
import { billedBefore } from '../../billed-before.ts';
import { billedFaults } from '../../billed-faults.ts';
import { useGoTo } from '../checkout/use-go-to-payment.ts';
import { MOST_LETTERS } from '../../../model/limits.ts';

/** Pays the next part, or all that are open, on the provider's page. */
export function PayParts({ plan }: { plan: MoneyPlan }) {
  const openDialog = useOpenDialog();
  const orders = useQuery(ordersOptions());
  const before = billedBefore(orders.data?.orders ?? []);
  const pay = (parts: readonly Milestone[]) =>
    openDialog((close) => <PayDialog plan={plan} parts={parts} before={before} onClose={close} />);
  const open = plan.milestones.filter(({ status }) => status === 'planned' || status === 'awaiting');
  const [next] = open;
  if (next === undefined) return null;
  return (
    <div className="mt-3 flex flex-wrap gap-2 print:hidden">
      <Button size="small" onClick={() => pay([next])}>
        Pay {formatMoney(next.cents, 'always')} for “{next.title}”
      </Button>
      {open.length > 1 ? (
        <Button size="small" variant="secondary" onClick={() => pay(open)}>
          Pay all, {formatMoney(sumOf(open), 'always')}
        </Button>
      ) : null}
    </div>
  );
}

const sumOf = (parts: readonly Milestone[]) => parts.reduce((sum, { cents }) => sum + cents, 0);

interface PayDialogProps {
  plan: MoneyPlan;
  parts: readonly Milestone[];
  /** Whom the last order was made out to. */
  before: Order['billing'] | undefined;
  onClose: () => void;
}

function PayDialog({ plan, parts, before, onClose }: PayDialogProps) {
  const goTo = useGoTo();
  const totalCents = sumOf(parts);
  const form = useForm({
    start: { name: before?.name ?? '', address: before?.address ?? '', agrees: false },
    guards: true,
    check: ({ name, address, agrees }) => ({
      ...(name.trim() === '' ? { name: 'Give the name for the receipt' } : {}),
      ...(address.trim() === '' ? { address: 'Give the billing address' } : {}),
      ...(agrees ? {} : { agrees: 'First agree to how the money is held' }),
    }),
    send: ({ name, address }, id) =>
      browserApi.call(fundMilestones, {
        params: { engagementId: plan.engagementId },
        body: {
          id,
          milestoneIds: parts.map((part) => part.id),
          seenTotalCents: totalCents,
          billing: { name: name.trim(), address: address.trim() },
        },
      }),
    staysBusy: true,
    faults: billedFaults,
    refreshes: [...MONEY_READS, listOrders],
    answered: ({ orderId, url }) => goTo(url ?? `/payment-confirmation?order=${orderId}`),
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title={`Pay ${formatMoney(totalCents, 'always')}`}
      description={`For ${parts.map(({ title }) => `“${title}”`).join(', ')}. There’s no fee for you, and tax is included.`}
      className="space-y-4"
      label="Payment"
      button="Continue to payment"
      busyText="Opening…"
      cancel="Not now"
    >
      <Field {...form.field('name')} label="Name on the receipt" required>
        <TextInput autoComplete="billing name" maxLength={MOST_LETTERS.billedName} />
      </Field>
      <Field {...form.field('address')} label="Billing address" required>
        <TextArea rows={2} autoComplete="billing street-address" maxLength={MOST_LETTERS.billedAddress} />
      </Field>
      <FieldGroup {...form.group('agrees')} legend="What you agree to">
        <Checkbox
          {...form.tick('agrees')}
          label={
            <>
              The money is held until I approve the work, or for {APPROVAL_TIME} after it is handed in if I say nothing, under the{' '}
              <InlineLink href="/terms">terms</InlineLink>
            </>
          }
        />
      </FieldGroup>
      {plan.isTest ? (
        <p className="text-sm">
          <Badge tone="info">TEST</Badge> No real money moves: the next page asks for no card.
        </p>
      ) : null}
    </FormDialog>
  );
}
