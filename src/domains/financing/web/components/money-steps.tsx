import { AmountField } from '#ui/amount-field.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { OCCUPANCIES } from '../../contract.ts';
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
        <AmountField
          key={key}
          label={label}
          hint={hint}
          prefix="$"
          max={1e9}
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
  { key: 'cards', label: 'Credit cards, least payment' },
  { key: 'otherHomes', label: 'Other homes you keep' },
  { key: 'other', label: 'Anything else' },
] as const;

export function DebtsStep({ answers, change }: StepProps) {
  const set = partSetter(change, 'debts');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {DEBTS.map(({ key, label }) => (
        <AmountField
          key={key}
          label={label}
          prefix="$"
          suffix="a month"
          max={1e9}
          value={answers.debts[key]}
          onChange={(value) => set({ [key]: value })}
        />
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
        <TextInput value={property.address} maxLength={200} onChange={(event) => set({ address: event.target.value })} />
      </Field>
      <Field label="Use" hint="Rates and down payments depend on it">
        <Select
          placeholder="Choose"
          value={property.occupancy ?? ''}
          options={OCCUPANCIES.map((value) => ({ value, label: OCCUPANCY_LABELS[value] }))}
          onChange={(event) => set({ occupancy: OCCUPANCIES.find((value) => value === event.target.value) ?? null })}
        />
      </Field>
      <AmountField label="Price" prefix="$" max={1e9} value={property.price} onChange={(price) => set({ price })} />
      <AmountField
        label="Down payment"
        prefix="$"
        max={1e9}
        value={property.downPayment}
        onChange={(downPayment) => set({ downPayment })}
      />
      <AmountField
        label="Interest rate"
        suffix="%"
        max={25}
        decimals={3}
        placeholder="6.5"
        value={property.interestRate === null ? null : Math.round(property.interestRate * 100_000) / 1000}
        onChange={(percent) => set({ interestRate: percent === null ? null : percent / 100 })}
      />
      <Field label="Term">
        <Select
          value={String(property.termYears)}
          options={[30, 20, 15].map((years) => ({ value: String(years), label: `${years} years` }))}
          onChange={(event) => set({ termYears: event.target.value === '15' ? 15 : event.target.value === '20' ? 20 : 30 })}
        />
      </Field>
      <AmountField
        label="Property tax"
        prefix="$"
        suffix="a year"
        max={1e9}
        placeholder="Assumed"
        value={property.taxYearly}
        onChange={(taxYearly) => set({ taxYearly })}
      />
      <AmountField
        label="HOA dues"
        prefix="$"
        suffix="a month"
        max={1e9}
        value={property.hoaMonthly}
        onChange={(hoaMonthly) => set({ hoaMonthly })}
      />
    </div>
  );
}
