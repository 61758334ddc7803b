import { useState } from 'react';
import { daysNeeded, SEQUENTIAL_SIZE, usersPerArm } from '#domains/experiments/contract.ts';
import { formatCount, formatNumber, formatPercent } from '#lib/format.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { LEAST_ARMS, MOST_ARMS } from '../../model/experiment-terms.ts';

/** What an experiment takes: visitors an arm and days, from the rate today and the rise to be found. */
export function SizeCalculator() {
  const [rate, setRate] = useState<number | null>(5);
  const [lift, setLift] = useState<number | null>(20);
  const [arms, setArms] = useState<number | null>(2);
  const [visitors, setVisitors] = useState<number | null>(null);
  const perArm =
    rate === null || lift === null ? null : usersPerArm({ rate: rate / 100, lift: lift / 100, arms: arms ?? LEAST_ARMS });
  const days = perArm === null || arms === null || visitors === null ? null : daysNeeded(perArm, arms, visitors);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <AmountField label="Rate today" suffix="%" max={99} decimals={2} value={rate} onChange={setRate} />
        <AmountField
          label="Rise to be found"
          hint="As a share of the rate"
          suffix="%"
          max={1000}
          decimals={1}
          value={lift}
          onChange={setLift}
        />
        <AmountField label="Versions" min={LEAST_ARMS} max={MOST_ARMS} value={arms} onChange={setArms} />
        <AmountField label="Visitors a day" hint="Of the page" max={1e7} value={visitors} onChange={setVisitors} />
      </div>
      <p role="status" className="mt-4 text-ink">
        {perArm === null
          ? 'Give a rate above 0%, and a rise that leaves it below 100%.'
          : `${formatNumber(perArm)} visitors for each version${arms === null ? '' : `, ${formatNumber(perArm * arms)} in all`}${days === null ? '' : `: about ${formatCount(days, 'day')}`}.`}
      </p>
      <p className="mt-1 max-w-measure text-sm text-ink-soft">
        For one look at the end. An experiment you can check anytime is planned with {formatPercent(SEQUENTIAL_SIZE - 1)} more,
        for the same chance. Run whole weeks: weekdays differ.
      </p>
    </>
  );
}
