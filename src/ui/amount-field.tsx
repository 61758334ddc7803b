import { useState } from 'react';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

interface AmountFieldProps {
  label: string;
  hint?: string;
  value: number | null;
  onChange: (value: number | null) => void;
  prefix?: string;
  suffix?: string | undefined;
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

interface DollarFieldProps extends Pick<AmountFieldProps, 'label' | 'hint' | 'value' | 'onChange' | 'placeholder'> {
  /** Paid again and again. */
  per?: 'month' | 'year';
  max?: number;
}

/** Whole dollars. */
export function DollarField({ per, max = 1e9, ...field }: DollarFieldProps) {
  return <AmountField {...field} prefix="$" suffix={per === undefined ? undefined : `a ${per}`} max={max} />;
}

interface RateFieldProps extends Pick<AmountFieldProps, 'label' | 'placeholder'> {
  /** A share of 1. */
  value: number | null;
  onChange: (rate: number | null) => void;
}

/** An interest rate of up to 25%, typed as a percentage. */
export function RateField({ value, onChange, ...field }: RateFieldProps) {
  return (
    <AmountField
      {...field}
      suffix="%"
      max={25}
      decimals={3}
      value={value === null ? null : Math.round(value * 100_000) / 1000}
      onChange={(percent) => onChange(percent === null ? null : percent / 100)}
    />
  );
}
