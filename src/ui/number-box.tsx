import { useState } from 'react';
import { readAmount } from '#lib/read-amount.ts';
import { TextInput } from './text-input.tsx';
import { formatNumber } from '#lib/format.ts';

export interface NumberBoxProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number | undefined;
  onCommit: (value: number) => void;
  prefix?: string | undefined;
  suffix?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** A typed number that counts once the reader leaves the box or presses Enter, kept within its bounds. */
export function NumberBox({ label, value, min, max, step = 1, onCommit, prefix, suffix, disabled, className }: NumberBoxProps) {
  const [draft, setDraft] = useState<string>();

  function commit() {
    if (draft === undefined) return;
    setDraft(undefined);
    const figures = draft.replace(/[^0-9.-]/g, '');
    const typed = readAmount(draft) ?? Number(figures);
    if (figures === '' || !Number.isFinite(typed)) return;
    const next = Math.min(max, Math.max(min, typed));
    if (next !== value) onCommit(next);
  }

  return (
    <TextInput
      aria-label={label}
      inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
      value={draft ?? formatNumber(value, 4)}
      prefix={prefix}
      suffix={suffix}
      disabled={disabled}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault();
          commit();
        }
        if (event.key === 'Escape') setDraft(undefined);
      }}
      className={className}
    />
  );
}
