import { describeRatios } from '#lib/affordability.ts';
import { formatMoney, formatPercent } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { KeyValueList } from '#ui/key-value-list.tsx';
import type { Assessment } from '../../model/assess-application.ts';

const OFTEN = describeRatios();

interface LivePanelProps {
  assessment: Assessment;
  /** How many answers are still needed. */
  missing: number;
  /** Who borrows along with a part of their own. */
  joinedBy: string | null;
}

/** What lenders look at, as the answers stand. */
export function LivePanel({ assessment, missing, joinedBy }: LivePanelProps) {
  const { incomeMonthlyCents, debtsMonthlyCents, assetsCents, outcome, leftAfterClosingCents } = assessment;
  const ratio = (value: number | null) => (value === null ? 'Needs income' : formatPercent(value));
  return (
    <Card aria-label="What lenders look at">
      <h2 className="font-sans text-base font-semibold">What lenders look at</h2>
      {joinedBy === null ? null : <p className="mt-1 text-sm text-ink-soft">You and {joinedBy} together</p>}
      <KeyValueList
        className="mt-2 text-sm"
        items={[
          { label: 'Income a month', value: dollars(incomeMonthlyCents) },
          { label: 'Debts a month', value: dollars(debtsMonthlyCents) },
          { label: 'Assets', value: dollars(assetsCents) },
          ...(outcome === null
            ? []
            : [
                { label: 'Housing payment', value: dollars(outcome.monthly.totalCents) },
                {
                  label: 'Housing of income',
                  value: ratio(outcome.frontEndRatio),
                  note: OFTEN.housing,
                },
                { label: 'DTI, with debts', value: ratio(outcome.backEndRatio), note: OFTEN.debts },
                {
                  label: 'Loan to value',
                  value: formatPercent(outcome.loanToValue),
                  ...(outcome.loanToValue > 0.8 ? { note: 'Above 80%: with mortgage insurance' } : {}),
                },
                { label: 'Cash to close', value: dollars(outcome.cashToCloseCents) },
                {
                  label: 'Left after closing',
                  value: (
                    <span className={(leftAfterClosingCents ?? 0) < 0 ? 'text-error' : ''}>
                      {dollars(leftAfterClosingCents ?? 0)}
                    </span>
                  ),
                },
              ]),
        ]}
      />
      <p className="mt-4 text-sm text-ink-soft">
        {missing === 0
          ? 'Everything needed is there.'
          : `${missing} ${missing === 1 ? 'answer is' : 'answers are'} still needed.`}
      </p>
      <p className="mt-3 text-xs text-ink-soft">
        Arithmetic from {joinedBy === null ? 'your own answers' : 'what both of you answered'}. Not a loan decision, not an offer
        of credit. No credit is pulled, and no lender sees this unless you hand it over.
      </p>
    </Card>
  );
}

function dollars(cents: number): string {
  return formatMoney(cents, 'never');
}
