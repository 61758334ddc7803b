import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, formatMoney } from '#lib/format.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Badge } from '#ui/badge.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonFigures } from '#ui/skeleton-shapes.tsx';
import { Stat, StatRow } from '#ui/stat.tsx';
import type { VendorMoney } from '../../../contract/milestones.ts';
import { vendorMoneyOptions } from '../../api.ts';
import { EarnedByMonth, Payouts, VendorStatement } from './earnings-tables.tsx';
import { VendorInvoices } from './vendor-invoices.tsx';
import { HoldNotice } from './hold-notice.tsx';
import { PayoutAccount } from './payout-account.tsx';
import { PayOutNow } from './pay-out-now.tsx';

/** What a vendor earned, what is held and can be paid out, where it goes, and the figures of a year for its taxes. */
export function VendorEarnings({ vendorId }: { vendorId: string }) {
  const [year, setYear] = useState<number>();
  const query = useQuery(vendorMoneyOptions(vendorId, year));
  return (
    <section aria-labelledby="earnings" className="min-w-0">
      <Heading />
      <Loaded query={query} pending={<SkeletonFigures className="mt-4" />} failed="We couldn’t load your earnings">
        {(money) => <Earned vendorId={vendorId} money={money} onYear={setYear} />}
      </Loaded>
    </section>
  );
}

function Heading() {
  return (
    <h2 id="earnings" className="font-serif text-2xl text-ink">
      Earnings
    </h2>
  );
}

function Earned({ vendorId, money, onYear }: { vendorId: string; money: VendorMoney; onYear: (year: number) => void }) {
  const say = (cents: number) => formatMoney(cents, 'always');
  return (
    <div className="mt-4 grid grid-cols-1 gap-8">
      <StatRow>
        <Stat
          label="Available for payout"
          value={say(money.availableCents)}
          asOf={
            money.nextPayoutOn === null
              ? 'Payouts wait until the suspension is lifted'
              : `Next automatic payout: ${formatDate(money.nextPayoutOn, 'UTC')}`
          }
        />
        <Stat label="Held for your jobs" value={say(money.heldCents)} asOf="Released when approved" />
        <Stat label="On its way" value={say(money.underWayCents)} asOf="To your bank" />
        <Stat label="Paid out" value={say(money.paidCents)} asOf="Since you started" />
        {money.debtCents > 0 ? (
          <Stat label="You owe" value={say(money.debtCents)} asOf="Deducted from your next payment" />
        ) : null}
      </StatRow>
      {money.isTest ? (
        <p className="-mt-4 text-sm text-ink-soft">
          <Badge tone="info">TEST</Badge> No real money moves here.
        </p>
      ) : null}
      <HoldNotice hold={money.hold} />
      <PayoutAccount vendorId={vendorId} money={money} />
      <PayOutNow vendorId={vendorId} money={money} />
      {money.years.length < 2 ? null : (
        <Field label="Year" className="max-w-40">
          <Select
            value={String(money.year)}
            options={money.years.map((year) => ({ value: String(year), label: String(year) }))}
            onChange={({ target }) => onYear(Number(target.value))}
          />
        </Field>
      )}
      <EarnedByMonth money={money} />
      <Payouts money={money} />
      <VendorInvoices money={money} />
      <VendorStatement money={money} />
    </div>
  );
}
