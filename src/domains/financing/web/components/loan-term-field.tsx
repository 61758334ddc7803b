import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';

const TERMS = [30, 20, 15] as const;
type LoanTermYears = (typeof TERMS)[number];

interface LoanTermFieldProps {
  value: LoanTermYears;
  onChange: (termYears: LoanTermYears) => void;
}

export function LoanTermField({ value, onChange }: LoanTermFieldProps) {
  return (
    <Field label="Loan term">
      <Select
        value={String(value)}
        options={TERMS.map((years) => ({ value: String(years), label: `${years} years` }))}
        onChange={(event) => onChange(TERMS.find((years) => String(years) === event.target.value) ?? 30)}
      />
    </Field>
  );
}
