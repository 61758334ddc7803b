import { useState } from 'react';
import type { Listing } from '#domains/listings/contract.ts';
import { formatMoney, formatPercent } from '#lib/format.ts';
import { amortize, monthlyCost, type CostInputs } from '#lib/monthly-cost.ts';
import { DataTable } from '#ui/data-table.tsx';
import { KeyValueList, type KeyValue } from '#ui/key-value-list.tsx';
import { NumberBox } from '#ui/number-box.tsx';
import { PageSection } from './page-section.tsx';
import { costInputsOf } from './property-header.tsx';

/** The full monthly cost, each part of which can be changed. */
export function MonthlyCostSection({ listing, priceCents }: { listing: Listing; priceCents: number }) {
  const [inputs, setInputs] = useState(() => costInputsOf(listing, priceCents));
  const [isOpened, setOpened] = useState(false);
  const cost = monthlyCost(inputs);
  const set = (change: Partial<CostInputs>) => setInputs((current) => ({ ...current, ...change }));
  return (
    <PageSection
      id="monthly-cost"
      title="Monthly cost"
      lead="Arithmetic on the figures at the left, not an offer of credit. The tax and the association fee are this home’s own where they are known; the rest are assumptions. Change any of them."
    >
      <div className="grid gap-8 md:grid-cols-2">
        <div className="grid grid-cols-2 gap-4 self-start">
          <NumberBox
            label="Price"
            prefix="$"
            value={inputs.priceCents / 100}
            min={1}
            max={1_000_000_000}
            step={1000}
            onCommit={(price) => set({ priceCents: Math.round(price * 100) })}
          />
          <NumberBox
            label="Down payment"
            suffix="%"
            value={percent(inputs.downPaymentRatio)}
            min={0}
            max={100}
            step={1}
            onCommit={(share) => set({ downPaymentRatio: share / 100 })}
          />
          <NumberBox
            label="Interest rate"
            suffix="%"
            value={percent(inputs.interestRate)}
            min={0}
            max={25}
            step={0.125}
            onCommit={(rate) => set({ interestRate: rate / 100 })}
          />
          <NumberBox
            label="Term"
            suffix="years"
            value={inputs.termYears}
            min={1}
            max={50}
            step={1}
            onCommit={(termYears) => set({ termYears: Math.round(termYears) })}
          />
          <NumberBox
            label="Property tax"
            prefix="$"
            suffix="/yr"
            value={Math.round(inputs.propertyTaxYearCents / 100)}
            min={0}
            max={10_000_000}
            step={100}
            onCommit={(tax) => set({ propertyTaxYearCents: Math.round(tax * 100) })}
          />
          <NumberBox
            label="Insurance"
            prefix="$"
            suffix="/yr"
            value={Math.round(inputs.insuranceYearCents / 100)}
            min={0}
            max={10_000_000}
            step={50}
            onCommit={(premium) => set({ insuranceYearCents: Math.round(premium * 100) })}
          />
          <NumberBox
            label="Association fee"
            prefix="$"
            suffix="/mo"
            value={Math.round(inputs.associationMonthCents / 100)}
            min={0}
            max={1_000_000}
            step={10}
            onCommit={(fee) => set({ associationMonthCents: Math.round(fee * 100) })}
          />
          <NumberBox
            label="Mortgage insurance"
            suffix="%/yr"
            value={percent(inputs.mortgageInsuranceRate)}
            min={0}
            max={5}
            step={0.05}
            onCommit={(rate) => set({ mortgageInsuranceRate: rate / 100 })}
          />
          <NumberBox
            label="Utilities"
            prefix="$"
            suffix="/mo"
            value={Math.round(inputs.utilitiesMonthCents / 100)}
            min={0}
            max={100_000}
            step={10}
            onCommit={(utilities) => set({ utilitiesMonthCents: Math.round(utilities * 100) })}
          />
        </div>
        <div className="min-w-0">
          <p aria-live="polite" className="font-serif text-3xl text-ink tabular-nums">
            {formatMoney(cost.totalCents, 'never')}
            <span className="font-sans text-base text-ink-soft"> a month</span>
          </p>
          <KeyValueList className="mt-3" items={linesOf(cost, inputs)} />
        </div>
      </div>
      <details className="mt-6" onToggle={(event) => setOpened(event.currentTarget.open)}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-info underline underline-offset-4">
          Loan balance year by year
        </summary>
        {isOpened && <LoanTable loanCents={cost.loanCents} interestRate={inputs.interestRate} termYears={inputs.termYears} />}
      </details>
    </PageSection>
  );
}

function percent(ratio: number): number {
  return Math.round(ratio * 100_000) / 1000;
}

function linesOf(cost: ReturnType<typeof monthlyCost>, inputs: CostInputs): KeyValue[] {
  const line = (label: string, cents: number, note?: string): KeyValue => ({ label, value: formatMoney(cents, 'never'), note });
  return [
    line(
      'Principal and interest',
      cost.principalAndInterestCents,
      `Loan ${formatMoney(cost.loanCents, 'never')}, ${formatPercent(inputs.interestRate, 3)} over ${inputs.termYears} years`,
    ),
    line('Property tax', cost.propertyTaxCents),
    line('Home insurance', cost.insuranceCents),
    line('Association fee', cost.associationCents),
    line(
      'Mortgage insurance',
      cost.mortgageInsuranceCents,
      `Loan to value ${formatPercent(cost.loanToValue)}; charged above 80%`,
    ),
    line('Utilities', cost.utilitiesCents),
    { ...line('Total', cost.totalCents), total: true },
  ];
}

function LoanTable({ loanCents, interestRate, termYears }: { loanCents: number; interestRate: number; termYears: number }) {
  return (
    <div className="mt-3">
      <DataTable
        caption="Loan balance year by year"
        hideCaption
        dense
        csvFileName="loan.csv"
        rows={amortize(loanCents, interestRate, termYears)}
        rowKey={(row) => row.year.toString()}
        columns={[
          { id: 'year', header: 'Year', cell: (row) => row.year.toString(), sortBy: (row) => row.year, rowHeader: true },
          {
            id: 'principal',
            header: 'Principal',
            align: 'end',
            cell: (row) => formatMoney(row.principalCents, 'never'),
            csv: (row) => row.principalCents / 100,
          },
          {
            id: 'interest',
            header: 'Interest',
            align: 'end',
            cell: (row) => formatMoney(row.interestCents, 'never'),
            csv: (row) => row.interestCents / 100,
          },
          {
            id: 'balance',
            header: 'Balance',
            align: 'end',
            cell: (row) => formatMoney(row.balanceCents, 'never'),
            csv: (row) => row.balanceCents / 100,
          },
        ]}
      />
    </div>
  );
}
