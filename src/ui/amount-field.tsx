import { useEffect, useRef, useState } from 'react';
import { readAmount } from '#lib/read-amount.ts';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';
import { formatMoney, formatNumber } from '#lib/format.ts';

interface AmountFieldProps {
  label: string;
  hint?: string;
  value: number | null;
  onChange: (value: number | null) => void;
  prefix?: string;
  suffix?: string | undefined;
  /** The default is 0. */
  min?: number;
  max: number;
  decimals?: number;
  /** Dollars and cents: written with both where there are cents, and refused where there are parts of a cent. */
  hasCents?: boolean;
  /** A year, written without commas. */
  isYear?: boolean;
  placeholder?: string;
  /** Ties the field to a form: what is wrong beyond what is typed. */
  id?: string | undefined;
  error?: string | undefined;
}

/**
 * An optional amount. It counts as it is typed, and is tidied when the reader leaves the box. Text that is not an amount, or is too
 * large, changes nothing and says so: it is never silently converted, and what was there before stays. A form around it is not
 * sent until then.
 */
export function AmountField(props: AmountFieldProps) {
  const { label, hint, value, onChange, prefix, suffix, min = 0, max, hasCents = false, isYear = false, placeholder, id } = props;
  const decimals = hasCents ? 2 : (props.decimals ?? 0);
  const say = (amount: number) =>
    hasCents ? formatMoney(Math.round(amount * 100)).replace('$', '') : isYear ? String(amount) : formatNumber(amount, decimals);
  const [draft, setDraft] = useState<string>();
  const [hasLeft, setHasLeft] = useState(false);
  const fault = draft === undefined ? undefined : findFault(draft, { min, max, hasCents, say });

  const explain = (wrong: string) => (value === null ? wrong : `${wrong}. We’ll keep using ${say(value)} until then.`);

  const before = useRef(value);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.setCustomValidity(fault ?? ''), [fault]);

  function type(text: string) {
    if (draft === undefined) before.current = value;
    setDraft(text);
    setHasLeft(false);
    // Nor does its beginning count: "100" of "100 thousand".
    if (findFault(text, { min, max, hasCents, say }) !== undefined) return onChange(before.current);
    const amount = readAmount(text) ?? null;
    onChange(amount === null || decimals > 0 ? amount : Math.round(amount));
  }

  return (
    <Field id={id} label={label} hint={hint} error={(hasLeft && fault !== undefined ? explain(fault) : undefined) ?? props.error}>
      <TextInput
        ref={box}
        onInvalid={() => setHasLeft(true)}
        inputMode={decimals === 0 ? 'numeric' : 'decimal'}
        prefix={prefix}
        suffix={suffix}
        placeholder={placeholder}
        value={draft ?? (value === null ? '' : say(value))}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          setHasLeft(true);
          if (fault === undefined) setDraft(undefined);
        }}
      />
    </Field>
  );
}

/** The fault of an amount; undefined if it is valid. */
function findFault(
  text: string,
  { min, max, hasCents, say }: { min: number; max: number; hasCents: boolean; say: (amount: number) => string },
): string | undefined {
  const amount = readAmount(text);
  if (amount === undefined) return `Give a number from ${say(min)} to ${say(max)}`;
  if (amount === null) return undefined;
  if (amount < min) return `At least ${say(min)}`;
  if (hasCents && Math.abs(amount * 100 - Math.round(amount * 100)) > 1e-4) return 'Give whole cents';
  return amount > max ? `At most ${say(max)}` : undefined;
}

interface DollarFieldProps extends Pick<AmountFieldProps, 'label' | 'hint' | 'value' | 'onChange' | 'placeholder'> {
  /** Paid again and again. */
  per?: 'month' | 'year';
  min?: number;
  max?: number;
  /** A price, which may have cents. */
  hasCents?: boolean;
}

/** Whole dollars, or dollars and cents. */
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
