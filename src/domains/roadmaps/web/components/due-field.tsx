import { useState } from 'react';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { FIRST_DAY, LAST_DAY } from '../../contract.ts';

interface DueFieldProps {
  hint: string | undefined;
  value: string | null;
  onChange: (date: string | null) => void;
}

/**
 * Saves a day once it is complete. A browser reports each key: a year begins as 0002, and a half-typed day is empty, so
 * clearing counts only after the reader leaves the box.
 */
export function DueField({ hint, value, onChange }: DueFieldProps) {
  const [draft, setDraft] = useState<string>();
  const isWhole = (date: string) => date >= FIRST_DAY && date <= LAST_DAY;
  const isOdd = draft !== undefined && draft !== '' && !isWhole(draft);
  const [hasLeft, setHasLeft] = useState(false);
  return (
    <Field label="Due" hint={hint} error={isOdd && hasLeft ? 'Give a year from 2000 to 2099' : undefined}>
      <TextInput
        type="date"
        value={draft ?? value ?? ''}
        min={FIRST_DAY}
        max={LAST_DAY}
        onChange={(event) => {
          const date = event.target.value;
          setDraft(date);
          setHasLeft(false);
          if (isWhole(date)) onChange(date);
        }}
        onBlur={(event) => {
          setHasLeft(true);
          if (isOdd) return;
          // A half-typed day reads as empty; only an empty box clears.
          if (draft === '' && value !== null && !event.target.validity.badInput) onChange(null);
          setDraft(undefined);
        }}
      />
    </Field>
  );
}
