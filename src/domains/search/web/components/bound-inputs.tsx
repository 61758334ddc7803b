import { useId, useState } from 'react';
import { formatNumber } from '#lib/format.ts';
import { TextInput } from '#ui/text-input.tsx';
import { readAmount } from '#lib/read-amount.ts';

interface BoundInputsProps {
  legend: string;
  hideLegend?: boolean;
  min: string | undefined;
  max: string | undefined;
  onChange: (bounds: { min: string; max: string }) => void;
  prefix?: string;
  suffix?: string;
  /** Shows years without thousands separators. */
  isYear?: boolean;
}

/** A lowest and a highest value. An empty box is no bound. Understands "650k" and "1.2m". */
export function BoundInputs({
  legend,
  hideLegend = false,
  min,
  max,
  onChange,
  prefix,
  suffix,
  isYear = false,
}: BoundInputsProps) {
  const shared = { prefix, suffix, isYear };
  return (
    <fieldset className="min-w-0">
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 text-sm font-medium'}>{legend}</legend>
      <div className="flex items-start gap-3">
        <BoundInput
          {...shared}
          label={`${legend}, lowest`}
          placeholder="No min"
          value={min}
          onCommit={(next) => onChange({ min: next, max: max ?? '' })}
        />
        <span aria-hidden="true" className="pt-2.5 text-ink-soft">
          –
        </span>
        <BoundInput
          {...shared}
          label={`${legend}, highest`}
          placeholder="No max"
          value={max}
          onCommit={(next) => onChange({ min: min ?? '', max: next })}
        />
      </div>
    </fieldset>
  );
}

interface BoundInputProps {
  label: string;
  placeholder: string;
  value: string | undefined;
  onCommit: (value: string) => void;
  prefix: string | undefined;
  suffix: string | undefined;
  isYear: boolean;
}

function BoundInput({ label, placeholder, value, onCommit, prefix, suffix, isYear }: BoundInputProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const number = value === undefined || value === '' ? undefined : Number(value);
  const shown = number === undefined || Number.isNaN(number) ? '' : isYear ? String(number) : formatNumber(number, 2);

  function commit() {
    if (draft === undefined) return;
    const amount = readAmount(draft);
    if (amount === undefined) return setRefused(true);
    setDraft(undefined);
    const next = amount === null ? '' : String(Math.round(amount * 100) / 100);
    if (next !== (value ?? '')) onCommit(next);
  }

  return (
    <div className="min-w-0 flex-1">
      <TextInput
        id={id}
        aria-label={label}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}-error` : undefined}
        inputMode="decimal"
        autoComplete="off"
        placeholder={placeholder}
        prefix={prefix}
        suffix={suffix}
        value={draft ?? shown}
        onChange={(event) => {
          setDraft(event.target.value);
          setRefused(false);
        }}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            commit();
          }
        }}
      />
      {isRefused ? (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm text-error">
          {label}: give {isYear ? 'a year, such as 1990' : 'a number, such as 450,000 or 450k'}
        </p>
      ) : null}
    </div>
  );
}
