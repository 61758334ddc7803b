import { LoanTermField } from '#domains/financing/web/index.ts';
import { CUSTOMARY_RATIOS, describeRatios } from '#lib/affordability.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import type { BuyerProfile } from '../../../contract.ts';
import { AffordabilityPanel } from '../affordability-panel.tsx';
import { DollarField, RateField } from '#ui/amount-field.tsx';
import type { StepProps } from './step-props.ts';

type Budget = BuyerProfile['budget'];

const { choices: RATIO_CHOICES } = describeRatios();

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
          <DollarField label="Highest price" min={1} value={budget.priceMax} onChange={(priceMax) => set({ priceMax })} />
        ) : (
          <DollarField
            label="Highest monthly cost"
            hint="Loan, taxes, insurance, HOA dues and mortgage insurance together"
            per="month"
            min={1}
            max={1e6}
            value={budget.monthlyMax}
            onChange={(monthlyMax) => set({ monthlyMax })}
          />
        )}
        <Checkbox
          label="This is a firm limit"
          hint="Homes up to 10% over still show, marked as close calls. Uncheck it to see all prices."
          checked={budget.isMust}
          onChange={(event) => set({ isMust: event.target.checked, weight: event.target.checked ? 5 : 3 })}
        />
        <FieldGroup
          legend="What lenders look at"
          hint="Optional. Nothing here pulls your credit or is sent to a lender."
          layout="grid"
        >
          <DollarField
            label="Income before taxes"
            per="month"
            max={1e7}
            value={budget.incomeMonthly}
            onChange={(incomeMonthly) => set({ incomeMonthly })}
          />
          <DollarField
            label="Debt payments"
            per="month"
            max={1e7}
            value={budget.debtsMonthly}
            onChange={(debtsMonthly) => set({ debtsMonthly })}
          />
          <DollarField label="Down payment" value={budget.downPayment} onChange={(downPayment) => set({ downPayment })} />
          <RateField
            label="Interest rate"
            placeholder="6.5"
            value={budget.interestRate}
            onChange={(interestRate) => set({ interestRate })}
          />
          <LoanTermField value={budget.termYears} onChange={(termYears) => set({ termYears })} />
          <DollarField
            label="HOA dues to include"
            per="month"
            max={1e5}
            value={budget.hoaMonthly}
            onChange={(hoaMonthly) => set({ hoaMonthly })}
          />
          <Field label="Housing and debts, at most">
            <Select
              value={String(budget.backEndRatio)}
              options={RATIO_CHOICES.map(({ ratio, words }) => ({ value: String(ratio), label: words }))}
              onChange={(event) =>
                set({
                  backEndRatio:
                    RATIO_CHOICES.find(({ ratio }) => String(ratio) === event.target.value)?.ratio ?? CUSTOMARY_RATIOS.debts,
                })
              }
            />
          </Field>
        </FieldGroup>
      </div>
      <AffordabilityPanel budget={budget} onTakePrice={(priceMax) => set({ limitBy: 'price', priceMax })} />
    </div>
  );
}
