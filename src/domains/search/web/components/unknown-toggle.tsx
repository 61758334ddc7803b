import { formatNumber } from '#lib/format.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import type { FilterCounts, UnknownSubject } from '../../contract.ts';
import { split, UNKNOWN_LABELS } from '../list-chips.ts';
import type { Filters } from '../search-state.ts';

interface UnknownToggleProps {
  subject: UnknownSubject;
  filters: Filters;
  counts: FilterCounts | undefined;
  onChange: (changes: Filters) => void;
}

/** Includes homes that do not state a value. Shown if a bound on the value is set and there are such homes. */
export function UnknownToggle({ subject, filters, counts, onChange }: UnknownToggleProps) {
  const admitted = split(filters.includeUnknown, ',');
  const isAdmitted = admitted.includes(subject);
  const count = counts?.unknown.find((one) => one.subject === subject)?.count ?? 0;
  if (!isAdmitted && count === 0) return null;
  return (
    <Checkbox
      className="mt-1"
      checked={isAdmitted}
      label={
        <span className="text-sm">
          Include homes without a known {UNKNOWN_LABELS[subject]}{' '}
          <span className="text-ink-soft tabular-nums">{formatNumber(count)}</span>
        </span>
      }
      onChange={(event) =>
        onChange({
          includeUnknown: (event.target.checked ? [...admitted, subject] : admitted.filter((other) => other !== subject)).join(
            ',',
          ),
        })
      }
    />
  );
}
