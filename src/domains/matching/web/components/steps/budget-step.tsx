import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import type { BuyerProfile } from '../../../contract.ts';
import { AffordabilityPanel } from '../affordability-panel.tsx';
import { AmountField } from '#ui/amount-field.tsx';
import type { StepProps } from './step-props.ts';

type Budget = BuyerProfile['budget'];

export function BudgetStep({ profile, change }: StepProps) {
  const { budget } = profile;
  const set = (part: Partial<Budget>) => change((now) => ({ ...now, budget: { ...now.budget, ...part } }));
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div className="flex min-w-0 flex-col gap-6">
        <SegmentedControl
          legend="My limit is by"
          segments={[
            { value: 'price', label: 'Price' },
            { value: 'month', label: 'Month' },
          ]}
          value={budget.limitBy}
          onValueChange={(limitBy) => set({ limitBy })}
        />
        {budget.limitBy === 'price' ? (
          <AmountField
            label="Highest price"
            prefix="$"
            max={1e9}
            value={budget.priceMax}
            onChange={(priceMax) => set({ priceMax })}
          />
        ) : (
          <AmountField
            label="Highest monthly cost"
            hint="Loan, taxes, insurance, HOA dues and mortgage insurance together"
            prefix="$"
            suffix="a month"
            max={1e6}
            value={budget.monthlyMax}
            onChange={(monthlyMax) => set({ monthlyMax })}
          />
        )}
        <Checkbox
          label="This is a firm limit"
          hint="Homes up to 10% over still show, marked as close calls. Untick it to see all prices."
          checked={budget.isMust}
          onChange={(event) => set({ isMust: event.target.checked, weight: event.target.checked ? 5 : 3 })}
        />
        <FieldGroup
          legend="What lenders look at"
          hint="Optional. Nothing here pulls your credit or is sent to a lender."
          layout="grid"
        >
          <AmountField
            label="Income before taxes"
            prefix="$"
            suffix="a month"
            max={1e7}
            value={budget.incomeMonthly}
            onChange={(incomeMonthly) => set({ incomeMonthly })}
          />
          <AmountField
            label="Debt payments"
            prefix="$"
            suffix="a month"
            max={1e7}
            value={budget.debtsMonthly}
            onChange={(debtsMonthly) => set({ debtsMonthly })}
          />
          <AmountField
            label="Down payment"
            prefix="$"
            max={1e9}
            value={budget.downPayment}
            onChange={(downPayment) => set({ downPayment })}
          />
          <AmountField
            label="Interest rate"
            suffix="%"
            max={25}
            decimals={3}
            placeholder="6.5"
            value={budget.interestRate === null ? null : Math.round(budget.interestRate * 100_000) / 1000}
            onChange={(percent) => set({ interestRate: percent === null ? null : percent / 100 })}
          />
          <Field label="Loan term">
            <Select
              value={String(budget.termYears)}
              options={[30, 20, 15].map((years) => ({ value: String(years), label: `${years} years` }))}
              onChange={(event) => set({ termYears: event.target.value === '15' ? 15 : event.target.value === '20' ? 20 : 30 })}
            />
          </Field>
        </FieldGroup>
      </div>
      <AffordabilityPanel budget={budget} onTakePrice={(priceMax) => set({ limitBy: 'price', priceMax })} />
    </div>
  );
}
