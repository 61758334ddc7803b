import { assessPrice, findAffordablePrice, measureSensitivity, type PriceOutcome } from '#lib/affordability.ts';
import { formatMoney, formatPercent } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { KeyValueList } from '#ui/key-value-list.tsx';
import type { BuyerProfile } from '../../contract.ts';
import { toAffordabilityInputs } from '../../model/budget-inputs.ts';
import { sayLimit, sayNoRoom } from '../limit-words.ts';

interface AffordabilityPanelProps {
  budget: BuyerProfile['budget'];
  onTakePrice: (priceDollars: number) => void;
}

/** Shows live what the answers add up to: the price lenders usually allow, what limits it, and how it changes. */
export function AffordabilityPanel({ budget, onTakePrice }: AffordabilityPanelProps) {
  const inputs = toAffordabilityInputs(budget);
  const affordable = findAffordablePrice(inputs);
  const ownPrice = budget.limitBy === 'price' && budget.priceMax ? budget.priceMax * 100 : null;
  const shownPrice = ownPrice ?? affordable.priceCents;
  if (shownPrice === null || shownPrice === 0) {
    return (
      <Card className="h-fit">
        <h2 className="font-sans text-base font-semibold">What you can afford</h2>
        <p className="mt-2 text-sm text-ink-soft">
          {affordable.binding !== null
            ? sayNoRoom(affordable.binding, inputs)
            : 'Fill in a limit, or your income, debts and down payment: this panel then shows the price, the month and what decides it.'}
        </p>
      </Card>
    );
  }
  const outcome = assessPrice(shownPrice, inputs);
  const takenPrice = Math.floor((affordable.priceCents ?? 0) / 100_000) * 100_000;
  return (
    <Card className="h-fit" aria-live="polite">
      {affordable.priceCents === null || affordable.binding === null ? null : affordable.priceCents === 0 ? (
        <p className="mb-5 border-b border-line pb-5">{sayNoRoom(affordable.binding, inputs)}</p>
      ) : (
        <div className="mb-5 border-b border-line pb-5">
          <p className="text-sm text-ink-soft">You can afford up to about</p>
          <p className="font-serif text-3xl font-medium lining-nums">{dollars(affordable.priceCents)}</p>
          <p className="mt-1 text-sm">{sayLimit(affordable.binding, inputs)}</p>
          {ownPrice === takenPrice ? null : (
            <Button size="small" variant="secondary" className="mt-3" onClick={() => onTakePrice(takenPrice / 100)}>
              Use {dollars(takenPrice)} as my limit
            </Button>
          )}
        </div>
      )}
      <Outcome outcome={outcome} downPaymentIsGuess={budget.downPayment === null} />
      <Sensitivity shownPrice={shownPrice} inputs={inputs} />
      <p className="mt-4 text-xs text-ink-soft">
        Assumes taxes of {formatPercent(inputs.propertyTaxRate, 2)} and insurance of {formatPercent(inputs.insuranceRate, 2)} of
        the price a year, closing costs of {formatPercent(inputs.closingCostRatio)}, and mortgage insurance of{' '}
        {formatPercent(inputs.mortgageInsuranceRate, 2)} a year above 80% loan-to-value. Matches use each home’s own taxes and
        dues. This is arithmetic, not a loan decision or an offer of credit.
      </p>
    </Card>
  );
}

function Outcome({ outcome, downPaymentIsGuess }: { outcome: PriceOutcome; downPaymentIsGuess: boolean }) {
  const { monthly } = outcome;
  const lines = [
    { label: 'Principal and interest', value: dollars(monthly.principalAndInterestCents) },
    { label: 'Property tax', value: dollars(monthly.propertyTaxCents) },
    { label: 'Insurance', value: dollars(monthly.insuranceCents) },
    ...(monthly.associationCents > 0 ? [{ label: 'HOA dues', value: dollars(monthly.associationCents) }] : []),
    ...(monthly.mortgageInsuranceCents > 0
      ? [{ label: 'Mortgage insurance', value: dollars(monthly.mortgageInsuranceCents) }]
      : []),
    { label: 'Each month', value: dollars(monthly.totalCents), total: true },
  ];
  return (
    <>
      <h2 className="font-sans text-base font-semibold">At {dollars(outcome.priceCents)}</h2>
      <KeyValueList items={lines} className="mt-1 text-sm" />
      <KeyValueList
        className="mt-2 text-sm"
        items={[
          {
            label: 'Down payment',
            value: dollars(outcome.downPaymentCents),
            ...(downPaymentIsGuess ? { note: '20% assumed' } : {}),
          },
          { label: 'Cash to close', value: dollars(outcome.cashToCloseCents) },
          { label: 'Loan to value', value: formatPercent(outcome.loanToValue) },
          ...(outcome.frontEndRatio === null
            ? []
            : [{ label: 'Housing of income', value: formatPercent(outcome.frontEndRatio) }]),
          ...(outcome.backEndRatio === null
            ? []
            : [{ label: 'Housing and debts of income', value: formatPercent(outcome.backEndRatio) }]),
        ]}
      />
    </>
  );
}

function Sensitivity({ shownPrice, inputs }: { shownPrice: number; inputs: ReturnType<typeof toAffordabilityInputs> }) {
  const { priceAtRate, atPrice } = measureSensitivity(shownPrice, inputs);
  const [low, , high] = atPrice;
  const [cheaper, , dearer] = priceAtRate;
  if (low === undefined || high === undefined) return null;
  const monthAt = (interestRate: number) => dollars(assessPrice(shownPrice, { ...inputs, interestRate }).monthly.totalCents);
  return (
    <div className="mt-4 rounded-control bg-sunken p-4 text-sm">
      <h3 className="font-sans text-sm font-medium">If things move</h3>
      <ul className="mt-1 flex flex-col gap-1 text-ink-soft">
        <li>
          Price 10% lower: {dollars(low.monthly.totalCents)} a month; 10% higher: {dollars(high.monthly.totalCents)}.
        </li>
        {cheaper?.priceCents && dearer?.priceCents ? (
          <li>
            Rate at {formatPercent(cheaper.interestRate, 2)}: up to {dollars(cheaper.priceCents)}; at{' '}
            {formatPercent(dearer.interestRate, 2)}: up to {dollars(dearer.priceCents)}.
          </li>
        ) : cheaper === undefined || dearer === undefined ? null : (
          <li>
            Rate at {formatPercent(cheaper.interestRate, 2)}: {monthAt(cheaper.interestRate)} a month; at{' '}
            {formatPercent(dearer.interestRate, 2)}: {monthAt(dearer.interestRate)}.
          </li>
        )}
      </ul>
    </div>
  );
}

function dollars(cents: number): string {
  return formatMoney(cents, 'never');
}
