import { MOST_LETTERS } from '../../model/limits.ts';
import { DollarField, RateField } from '#ui/amount-field.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { OCCUPANCIES } from '../../contract.ts';
import { LoanTermField } from './loan-term-field.tsx';
import { partSetter, type StepProps } from './step-props.ts';

const ASSETS = [
  { key: 'cash', label: 'Cash and savings', hint: 'Checking, savings, money market' },
  { key: 'investments', label: 'Investments', hint: 'Stocks, bonds, funds' },
  { key: 'retirement', label: 'Retirement accounts', hint: 'What you could draw on' },
  { key: 'gifts', label: 'Gifts and grants', hint: 'Lenders want a letter for each' },
] as const;

export function AssetsStep({ answers, change }: StepProps) {
  const set = partSetter(change, 'assets');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {ASSETS.map(({ key, label, hint }) => (
        <DollarField
          key={key}
          label={label}
          hint={hint}
          value={answers.assets[key]}
          onChange={(value) => set({ [key]: value })}
        />
      ))}
    </div>
  );
}

const DEBTS = [
  { key: 'cars', label: 'Car loans and leases' },
  { key: 'students', label: 'Student loans' },
  { key: 'cards', label: 'Credit cards, minimum payment' },
  { key: 'otherHomes', label: 'Other homes you keep' },
  { key: 'other', label: 'Anything else' },
] as const;

export function DebtsStep({ answers, change }: StepProps) {
  const set = partSetter(change, 'debts');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {DEBTS.map(({ key, label }) => (
        <DollarField key={key} label={label} per="month" value={answers.debts[key]} onChange={(value) => set({ [key]: value })} />
      ))}
    </div>
  );
}

const OCCUPANCY_LABELS = { primary: 'I will live there', 'second-home': 'Second home', investment: 'Investment' } as const;

export function PropertyStep({ answers, change }: StepProps) {
  const { property } = answers;
  const set = partSetter(change, 'property');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Address" optional hint="Leave it open while you are looking">
        <TextInput
          value={property.address}
          maxLength={MOST_LETTERS.address}
          onChange={(event) => set({ address: event.target.value })}
        />
      </Field>
      <Field label="Use" hint="Rates and down payments depend on it">
        <Select
          placeholder="Choose"
          value={property.occupancy ?? ''}
          options={OCCUPANCIES.map((value) => ({ value, label: OCCUPANCY_LABELS[value] }))}
          onChange={(event) => set({ occupancy: OCCUPANCIES.find((value) => value === event.target.value) ?? null })}
        />
      </Field>
      <DollarField label="Price" value={property.price} onChange={(price) => set({ price })} />
      <DollarField label="Down payment" value={property.downPayment} onChange={(downPayment) => set({ downPayment })} />
      <RateField
        label="Interest rate"
        placeholder="6.5"
        value={property.interestRate}
        onChange={(interestRate) => set({ interestRate })}
      />
      <LoanTermField value={property.termYears} onChange={(termYears) => set({ termYears })} />
      <DollarField
        label="Property tax"
        per="year"
        placeholder="Assumed"
        value={property.taxYearly}
        onChange={(taxYearly) => set({ taxYearly })}
      />
      <DollarField label="HOA dues" per="month" value={property.hoaMonthly} onChange={(hoaMonthly) => set({ hoaMonthly })} />
    </div>
  );
}
