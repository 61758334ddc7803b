import { useState } from 'react';
import { readAmount } from '#lib/read-amount.ts';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';
import { formatNumber } from '#lib/format.ts';

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

/**
 * An amount that may be left open. It counts as it is typed, and is tidied when the box is left. What is no amount, or too much,
 * counts as left open and says so: nothing is quietly made of it.
 */
export function AmountField({ label, hint, value, onChange, prefix, suffix, max, decimals = 0, placeholder }: AmountFieldProps) {
  const [draft, setDraft] = useState<string>();
  const [hasLeft, setHasLeft] = useState(false);
  const error = draft === undefined ? undefined : findFault(draft, max);

  function type(text: string) {
    setDraft(text);
    setHasLeft(false);
    const amount = findFault(text, max) === undefined ? (readAmount(text) ?? null) : null;
    onChange(amount === null || decimals > 0 ? amount : Math.round(amount));
  }

  return (
    <Field label={label} hint={hint} error={hasLeft ? error : undefined}>
      <TextInput
        inputMode={decimals === 0 ? 'numeric' : 'decimal'}
        prefix={prefix}
        suffix={suffix}
        placeholder={placeholder}
        value={draft ?? (value === null ? '' : formatNumber(value, decimals))}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          setHasLeft(true);
          if (error === undefined) setDraft(undefined);
        }}
      />
    </Field>
  );
}

/** What is wrong with an amount; undefined where it can be taken. */
function findFault(text: string, max: number): string | undefined {
  const amount = readAmount(text);
  if (amount === undefined) return `Give an amount from 0 to ${formatNumber(max)}`;
  return amount !== null && amount > max ? `At most ${formatNumber(max)}` : undefined;
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
