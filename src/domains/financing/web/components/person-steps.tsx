import { MOST_LETTERS } from '../../model/limits.ts';
import { type ReactNode, useState } from 'react';
import { DollarField } from '#ui/amount-field.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { EMPLOYMENTS } from '../../contract.ts';
import { EMAIL_FAULT, isEmail } from '../../model/assess-application.ts';
import { DECLARATION_KEYS, DECLARATIONS } from '../../model/declarations.ts';
import { ELECTRONIC_CONSENT } from '../../model/electronic-consent.ts';
import { partSetter, type StepProps } from './step-props.ts';

/** The borrower; its children are about who borrows along. */
export function BorrowerStep({ answers, change, children }: StepProps & { children: ReactNode }) {
  const { borrower } = answers;
  const set = partSetter(change, 'borrower');
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Full name">
          <TextInput
            autoComplete="name"
            value={borrower.fullName}
            maxLength={MOST_LETTERS.fullName}
            onChange={(event) => set({ fullName: event.target.value })}
          />
        </Field>
        <EmailField value={borrower.email} onChange={(email) => set({ email })} />
        <Field label="Phone" optional>
          <TextInput
            type="tel"
            autoComplete="tel"
            value={borrower.phone}
            maxLength={MOST_LETTERS.phone}
            onChange={(event) => set({ phone: event.target.value })}
          />
        </Field>
        <Field label="Where you live now" optional>
          <TextInput
            autoComplete="street-address"
            value={borrower.address}
            maxLength={MOST_LETTERS.address}
            onChange={(event) => set({ address: event.target.value })}
          />
        </Field>
      </div>
      {children}
    </div>
  );
}

/** Reports an incomplete address once its box loses the focus, not while somebody types. */
function EmailField({ value, onChange }: { value: string; onChange: (email: string) => void }) {
  const [hasLeft, setHasLeft] = useState(value !== '');
  const isOdd = hasLeft && value !== '' && !isEmail(value);
  return (
    <Field label="Email" error={isOdd ? EMAIL_FAULT : undefined}>
      <TextInput
        type="email"
        autoComplete="email"
        value={value}
        maxLength={MOST_LETTERS.email}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => setHasLeft(true)}
      />
    </Field>
  );
}

/** The year somebody began; what is no year up to now counts as left open, and says so once its box was left. */
function StartYearField({ value, onChange }: { value: number | null; onChange: (year: number | null) => void }) {
  const [text, setText] = useState(value === null ? '' : String(value));
  const [hasLeft, setHasLeft] = useState(false);
  const [latest] = useState(() => new Date().getFullYear());
  const yearOf = (typed: string) =>
    /^\d{4}$/.test(typed) && Number(typed) >= 1940 && Number(typed) <= latest ? Number(typed) : null;
  const isOdd = hasLeft && text !== '' && yearOf(text) === null;
  return (
    <Field label="Since (year)" optional error={isOdd ? `Give a year from 1940 to ${latest}` : undefined}>
      <TextInput
        inputMode="numeric"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setHasLeft(false);
          onChange(yearOf(event.target.value));
        }}
        onBlur={() => setHasLeft(true)}
      />
    </Field>
  );
}

const EMPLOYMENT_LABELS = { employed: 'Employed', 'self-employed': 'Self-employed', retired: 'Retired', other: 'Other' } as const;

export function IncomeStep({ answers, change }: StepProps) {
  const { income } = answers;
  const set = partSetter(change, 'income');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="How you earn it">
        <Select
          placeholder="Choose"
          value={income.employment ?? ''}
          options={EMPLOYMENTS.map((value) => ({ value, label: EMPLOYMENT_LABELS[value] }))}
          onChange={(event) => set({ employment: EMPLOYMENTS.find((value) => value === event.target.value) ?? null })}
        />
      </Field>
      <Field label="Employer or business" optional>
        <TextInput
          autoComplete="organization"
          value={income.employer}
          maxLength={MOST_LETTERS.employer}
          onChange={(event) => set({ employer: event.target.value })}
        />
      </Field>
      <Field label="Your position" optional>
        <TextInput
          autoComplete="organization-title"
          value={income.title}
          maxLength={MOST_LETTERS.title}
          onChange={(event) => set({ title: event.target.value })}
        />
      </Field>
      <StartYearField value={income.startYear} onChange={(startYear) => set({ startYear })} />
      <DollarField
        label="Salary or profit"
        per="month"
        value={income.salaryMonthly}
        onChange={(salaryMonthly) => set({ salaryMonthly })}
      />
      <DollarField
        label="Other income"
        hint="Bonus, rent, pension. Support payments only if you want them counted."
        per="month"
        value={income.otherMonthly}
        onChange={(otherMonthly) => set({ otherMonthly })}
      />
    </div>
  );
}

export function DeclarationsStep({ answers, change }: StepProps) {
  const set = partSetter(change, 'declarations');
  return (
    <div className="flex flex-col gap-6">
      {DECLARATION_KEYS.map((key) => (
        <FieldGroup key={key} legend={DECLARATIONS[key]} layout="row">
          {[true, false].map((answer) => (
            <RadioCard
              key={String(answer)}
              name={key}
              label={answer ? 'Yes' : 'No'}
              className="w-32"
              checked={answers.declarations[key] === answer}
              onChange={() => set({ [key]: answer })}
            />
          ))}
        </FieldGroup>
      ))}
    </div>
  );
}

export function ConsentsStep({ answers, change }: StepProps) {
  const { consents } = answers;
  const set = partSetter(change, 'consents');
  return (
    <div className="flex max-w-measure flex-col gap-4">
      <Checkbox
        label={ELECTRONIC_CONSENT.text}
        hint={ELECTRONIC_CONSENT.hint}
        checked={consents.electronic}
        onChange={(event) => set({ electronic: event.target.checked })}
      />
      <p className="text-sm text-ink-soft">
        We email you once before the application is deleted, and about nothing else; you can turn that off in your settings. No
        one else gets your address.
      </p>
      <p className="text-sm text-ink-soft">
        There’s no box for a credit check because we don’t run one. A lender will ask for your permission when you apply.
      </p>
    </div>
  );
}
