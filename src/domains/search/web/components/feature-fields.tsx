import { TRAIT_GROUPS } from '#domains/listings/web/index.ts';
import { formatNumber } from '#lib/format.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import type { FilterCounts } from '../../contract.ts';
import { FLAG_LABELS } from '../filter-labels.ts';
import { split } from '../list-chips.ts';
import type { Filters } from '../search-state.ts';
import { UnknownToggle } from './unknown-toggle.tsx';

export interface CountedFieldsProps {
  filters: Filters;
  counts: FilterCounts | undefined;
  /** Words to find filters by; empty shows all. */
  wanted: string;
  onChange: (changes: Filters) => void;
}

const FLAGS = ['pool', 'waterfront', 'view', 'fireplace', 'newConstruction', 'seniorCommunity'] as const;
const FLAG_GROUPS: Record<(typeof FLAGS)[number], string> = {
  pool: 'Outside',
  waterfront: 'View',
  view: 'View',
  fireplace: 'Inside',
  newConstruction: 'Inside',
  seniorCommunity: 'Rules',
};
const GARAGES = [
  { value: '', label: 'Any' },
  { value: '1', label: '1+' },
  { value: '2', label: '2+' },
  { value: '3', label: '3+' },
];

/** Whether any of the words matches. */
export function isWanted(wanted: string, ...labels: string[]): boolean {
  const words = wanted.toLowerCase().split(/\s+/);
  return words.every((word) => labels.some((label) => label.toLowerCase().includes(word)));
}

/** Features of homes. Offers only features that some home here has, with how many of the found homes have each. */
export function FeatureFields({ filters, counts, wanted, onChange }: CountedFieldsProps) {
  const chosen = split(filters.features, ',');
  const refused = split(filters.excludeFeatures, ',');
  const offered = counts?.features ?? [];
  const flags = FLAGS.filter((name) => counts?.flags.some((flag) => flag.name === name) === true || filters[name] !== undefined);
  const groups = TRAIT_GROUPS.filter((group) => group !== 'Media').map((group) => ({
    group,
    flags: flags.filter((name) => FLAG_GROUPS[name] === group && isWanted(wanted, group, FLAG_LABELS[name][0])),
    traits: offered.filter((trait) => trait.group === group && isWanted(wanted, group, trait.label)),
  }));

  function toggle(name: string, isChosen: boolean) {
    const features = isChosen ? [...chosen, name] : chosen.filter((other) => other !== name);
    onChange({ features: features.join(','), excludeFeatures: refused.filter((other) => other !== name).join(',') });
  }

  return (
    <div className="flex flex-col gap-5">
      {isWanted(wanted, 'Garage spaces', 'Parking') ? (
        <div>
          <SegmentedControl
            legend="Garage spaces"
            segments={GARAGES}
            value={GARAGES.findLast(({ value }) => value !== '' && Number(value) <= Number(filters.garageMin ?? 0))?.value ?? ''}
            onValueChange={(value) => onChange({ garageMin: value })}
            fullWidth
          />
          <UnknownToggle subject="garage" filters={filters} counts={counts} onChange={onChange} />
        </div>
      ) : null}
      {groups
        .filter((group) => group.flags.length + group.traits.length > 0)
        .map(({ group, flags: groupFlags, traits }) => (
          <fieldset key={group} className="min-w-0">
            <legend className="mb-1 text-sm font-medium text-ink-soft">{group}</legend>
            <div className="grid gap-x-4 sm:grid-cols-2">
              {groupFlags.map((name) => (
                <CountedBox
                  key={name}
                  label={FLAG_LABELS[name][filters[name] === 'false' ? 1 : 0]}
                  count={sayCount(counts, counts?.flags.find((flag) => flag.name === name)?.count)}
                  checked={filters[name] !== undefined}
                  onCheck={(checked) => onChange({ [name]: checked ? 'true' : '' })}
                />
              ))}
              {traits.map(({ name, label, count }) => (
                <CountedBox
                  key={name}
                  label={refused.includes(name) ? `No ${label.toLowerCase()}` : label}
                  count={sayCount(counts, count)}
                  checked={chosen.includes(name) || refused.includes(name)}
                  onCheck={(checked) => toggle(name, checked)}
                />
              ))}
            </div>
          </fieldset>
        ))}
      {chosen.length === 0 ? null : <UnknownToggle subject="features" filters={filters} counts={counts} onChange={onChange} />}
    </div>
  );
}

/** A count in words: empty if unknown, "about 1,200" if estimated. */
export function sayCount(counts: CountedFieldsProps['counts'], count: number | undefined): string | undefined {
  if (counts?.isCounted !== true || count === undefined) return undefined;
  return counts.isEstimated ? `about ${formatNumber(count)}` : formatNumber(count);
}

/** A choice with how many homes it leaves. A choice that leaves none stays visible and says so. */
export function CountedBox({
  label,
  count,
  checked,
  onCheck,
}: {
  label: string;
  count: string | undefined;
  checked: boolean;
  onCheck: (checked: boolean) => void;
}) {
  return (
    <Checkbox
      checked={checked}
      onChange={(event) => onCheck(event.target.checked)}
      label={
        <span className={count === '0' && !checked ? 'text-ink-soft' : ''}>
          {label}{' '}
          {count === undefined ? null : (
            <span className="ml-0.5 text-sm text-ink-soft tabular-nums">
              {count}
              <span className="sr-only"> {count === '1' ? 'home' : 'homes'}</span>
            </span>
          )}
        </span>
      }
    />
  );
}
