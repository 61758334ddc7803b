import { formatNumber } from '#lib/format.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { OwnCounts } from '../../contract.ts';
import { OWN_LABELS, split } from '../list-chips.ts';
import { ANY_MATCH, type Filters } from '../search-state.ts';
import { CountedBox } from './feature-fields.tsx';

interface OwnFieldsProps {
  filters: Filters;
  counts: OwnCounts;
  onChange: (changes: Filters) => void;
}

/** Whether the reader has homes or a profile to search by, or already searches by them. */
export function hasOwnFields(filters: Filters, counts: OwnCounts | undefined): boolean {
  if (counts === undefined) return false;
  return counts.matches !== null || counts.mine.some(({ hasAny }) => hasAny) || split(filters.mine, ',').length > 0;
}

/** Filters by what the reader saved and by match score, each only if there is something to filter by. */
export function OwnFields({ filters, counts: { mine, matches, isEveryMatchScored }, onChange }: OwnFieldsProps) {
  const chosen = split(filters.mine, ',');
  const offered = mine.filter(({ mark, hasAny }) => hasAny || chosen.includes(mark));
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-x-4 sm:grid-cols-2">
        {offered.map(({ mark, count }) => (
          <CountedBox
            key={mark}
            label={OWN_LABELS[mark] ?? mark}
            count={formatNumber(count)}
            checked={chosen.includes(mark)}
            onCheck={(checked) =>
              onChange({ mine: (checked ? [...chosen, mark] : chosen.filter((other) => other !== mark)).join(',') })
            }
          />
        ))}
      </div>
      {matches === null ? null : (
        <Field label="Match score, at least" hint="By your buyer profile. Homes that fail one of its musts are left out.">
          <Select
            placeholder="Any"
            options={withValue(matches, filters.matchScoreMin, isEveryMatchScored)}
            value={filters.matchScoreMin ?? ''}
            onChange={(event) => onChange({ matchScoreMin: event.target.value })}
          />
        </Field>
      )}
      <p className="text-sm text-ink-soft">Only you see these homes: anyone else who opens the address sees their own.</p>
    </div>
  );
}

/** The steps with how many homes each leaves, plus the current value if it is none of them. */
function withValue(matches: NonNullable<OwnCounts['matches']>, value: string | undefined, isExact: boolean) {
  const steps = matches.map(({ scoreMin, count }) => ({
    value: String(scoreMin),
    label: `${scoreMin} or more: ${formatNumber(count)}${isExact ? '' : '+'} ${count === 1 ? 'home' : 'homes'}`,
  }));
  if (value === undefined || value === '' || steps.some((step) => step.value === value)) return steps;
  return [...steps, { value, label: value === ANY_MATCH ? 'Every match' : `${value} or more` }];
}
