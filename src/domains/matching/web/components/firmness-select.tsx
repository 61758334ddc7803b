import { Select } from '#ui/select.tsx';
import type { Firmness } from '../../contract.ts';

const LEVELS = [
  { value: 'must', label: 'Must have', firmness: { isMust: true, weight: 5 } },
  { value: '5', label: 'Very important', firmness: { isMust: false, weight: 5 } },
  { value: '3', label: 'Important', firmness: { isMust: false, weight: 3 } },
  { value: '1', label: 'Nice to have', firmness: { isMust: false, weight: 1 } },
] as const;

interface FirmnessSelectProps {
  label: string;
  value: Firmness;
  onChange: (firmness: Firmness) => void;
}

/** From a must to a nice-to-have, in four words. */
export function FirmnessSelect({ label, value, onChange }: FirmnessSelectProps) {
  const current = value.isMust ? 'must' : value.weight >= 4 ? '5' : value.weight >= 2 ? '3' : '1';
  return (
    <Select
      compact
      aria-label={label}
      value={current}
      options={LEVELS.map(({ value: level, label: words }) => ({ value: level, label: words }))}
      onChange={(event) => {
        const chosen = LEVELS.find((level) => level.value === event.target.value);
        if (chosen !== undefined) onChange(chosen.firmness);
      }}
    />
  );
}
