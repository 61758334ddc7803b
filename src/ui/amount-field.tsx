import { useState } from 'react';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

interface AmountFieldProps {
  label: string;
  hint?: string;
  value: number | null;
  onChange: (value: number | null) => void;
  prefix?: string;
  suffix?: string;
  max: number;
  decimals?: number;
  placeholder?: string;
}

/** An amount that may be left open. It counts as it is typed, and is tidied when the box is left. */
export function AmountField({ label, hint, value, onChange, prefix, suffix, max, decimals = 0, placeholder }: AmountFieldProps) {
  const [draft, setDraft] = useState<string>();

  function type(text: string) {
    setDraft(text);
    const figures = text.replaceAll(/[^0-9.]/g, '');
    const amount = Number(figures);
    if (figures === '') onChange(null);
    else if (Number.isFinite(amount)) onChange(Math.min(max, decimals === 0 ? Math.round(amount) : amount));
  }

  return (
    <Field label={label} hint={hint}>
      <TextInput
        inputMode={decimals === 0 ? 'numeric' : 'decimal'}
        prefix={prefix}
        suffix={suffix}
        placeholder={placeholder}
        value={draft ?? (value === null ? '' : value.toLocaleString('en-US', { maximumFractionDigits: decimals }))}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setDraft(undefined)}
      />
    </Field>
  );
}
