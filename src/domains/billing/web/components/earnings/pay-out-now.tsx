import { useState } from 'react';
import { plainDollars } from '#lib/money.ts';
import { formatDate, formatMoney } from '#lib/format.ts';
import { PAYOUT_DAY } from '#lib/payout-day.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { requestPayout, type VendorMoney } from '../../../contract/milestones.ts';
import { MONEY_READS } from '../../api.ts';
import { faultOfCents, readCents } from '../../read-cents.ts';
import { LEAST_PAYOUT_CENTS } from '../../../model/payout-terms.ts';

/** Sends what can be paid out before the next payout by itself. */
export function PayOutNow({ vendorId, money }: { vendorId: string; money: VendorMoney }) {
  const [isOpen, setOpen] = useState(false);
  const { availableCents, account, hold, maySend, nextPayoutOn, underWayCents } = money;
  if (!maySend || account?.transfers !== 'active') return null;
  if (hold !== null || nextPayoutOn === null) return null;
  if (availableCents < LEAST_PAYOUT_CENTS)
    return <p className="text-ink-soft">Released money is paid out automatically every {PAYOUT_DAY}.</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {underWayCents > 0 ? (
        <p className="text-ink-soft">The next payout can go out once the one under way has arrived.</p>
      ) : (
        <>
          <Button onClick={() => setOpen(true)}>Pay out now</Button>
          <p className="text-ink-soft">
            Or wait: {formatMoney(availableCents, 'always')} goes out automatically on {formatDate(nextPayoutOn, 'UTC')}, at no
            cost.
          </p>
        </>
      )}
      {isOpen ? <PayoutDialog vendorId={vendorId} money={money} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function PayoutDialog({ vendorId, money, onClose }: { vendorId: string; money: VendorMoney; onClose: () => void }) {
  const most = money.availableCents;
  const form = useForm({
    start: { cents: plainDollars(most) },
    check: ({ cents }) => ({ cents: faultOfCents(cents, { least: LEAST_PAYOUT_CENTS, most }) }),
    send: ({ cents }, id) => browserApi.call(requestPayout, { params: { vendorId }, body: { id, cents: readCents(cents) ?? 0 } }),
    refreshes: MONEY_READS,
    answered: onClose,
    done: { title: 'The payout is on its way' },
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title="Pay out now"
      description="It takes one to three business days to arrive, and it’s free."
      label="Pay out"
      button="Pay out"
      cancel="Not now"
    >
      <Field {...form.field('cents')} label="Amount" hint={`Up to ${formatMoney(most, 'always')}`} required>
        <TextInput prefix="$" inputMode="decimal" />
      </Field>
    </FormDialog>
  );
}
