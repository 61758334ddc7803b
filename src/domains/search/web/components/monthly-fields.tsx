import { useState } from 'react';
import { CUSTOMARY_RATIOS } from '#lib/affordability.ts';
import { formatPercent, formatWholeDollars } from '#lib/format.ts';
import { COST_ASSUMPTIONS } from '#lib/monthly-cost.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { NumberBox } from '#ui/number-box.tsx';
import { Select } from '#ui/select.tsx';
import { affordableMonth } from '../affordable-month.ts';
import type { FilterFieldsProps } from './filter-fields.tsx';

const PAYMENTS = [1500, 2000, 2500, 3000, 3500, 4000, 5000, 6000, 8000];
const TERMS = ['30', '20', '15'];

/** A limit on the monthly cost, by the reader's terms of the loan. */
export function MonthlyFields({ filters, onChange }: Pick<FilterFieldsProps, 'filters' | 'onChange'>) {
  const down = Number(filters.downPaymentPercent ?? COST_ASSUMPTIONS.downPaymentRatio * 100);
  const rate = Number(filters.interestRate ?? COST_ASSUMPTIONS.interestRate * 100);
  const choices = PAYMENTS.map(String);
  const chosen = filters.monthlyCostMax ?? '';
  const payments = chosen === '' || choices.includes(chosen) ? choices : [chosen, ...choices];
  return (
    <div className="flex flex-col gap-4">
      <Field
        label="A month, at most"
        hint="Loan, property tax, insurance, HOA fee, and mortgage insurance below 20% down. A tax that is not known is estimated."
      >
        <Select
          placeholder="Any"
          options={payments.map((value) => ({ value, label: `${formatWholeDollars(Number(value))} a month` }))}
          value={chosen}
          onChange={(event) => onChange({ monthlyCostMax: event.target.value })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Field label="Down payment">
          <NumberBox
            label="Down payment, percent"
            value={down}
            min={0}
            max={100}
            step={0.5}
            suffix="%"
            onCommit={(value) => onChange({ downPaymentPercent: String(value) })}
          />
        </Field>
        <Field label="Interest">
          <NumberBox
            label="Interest, percent a year"
            value={rate}
            min={0}
            max={30}
            step={0.125}
            suffix="%"
            onCommit={(value) => onChange({ interestRate: String(value) })}
          />
        </Field>
        <Field label="Term">
          <Select
            options={TERMS.map((value) => ({ value, label: `${value} years` }))}
            value={filters.termYears ?? String(COST_ASSUMPTIONS.termYears)}
            onChange={(event) => onChange({ termYears: event.target.value })}
          />
        </Field>
      </div>
      <Affordability onMonth={(month) => onChange({ monthlyCostMax: String(month) })} />
    </div>
  );
}

/** Computes the monthly cost from income and debts. Neither leaves this page; only the result becomes part of the search. */
function Affordability({ onMonth }: { onMonth: (dollars: number) => void }) {
  const [income, setIncome] = useState(0);
  const [debts, setDebts] = useState(0);
  const { month, limit } = affordableMonth({ incomeYear: income, debtsMonth: debts });
  return (
    <details className="rounded-control border border-line p-3">
      <summary className="min-h-8 cursor-pointer font-medium">What could I afford?</summary>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <Field label="Income a year, before tax">
          <NumberBox label="Income a year" value={income} min={0} max={1e8} step={1000} prefix="$" onCommit={setIncome} />
        </Field>
        <Field label="Debts a month" hint="Car, student loans, cards.">
          <NumberBox label="Debts a month" value={debts} min={0} max={1e7} step={50} prefix="$" onCommit={setDebts} />
        </Field>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3" role="status">
        <p className="text-sm text-ink-soft">
          {month <= 0
            ? 'Your income and debts stay on this page.'
            : `About ${formatWholeDollars(month)} a month: ${limit === 'income' ? `${formatPercent(CUSTOMARY_RATIOS.housing)} of income` : `${formatPercent(CUSTOMARY_RATIOS.debts)} of income, less debts`}. A lender may decide otherwise.`}
        </p>
        <Button size="small" variant="secondary" disabled={month <= 0} onClick={() => onMonth(month)}>
          Use this
        </Button>
      </div>
    </details>
  );
}
