import { splitCommas } from '#lib/comma-list.ts';
import { HOME_TYPE_LABELS, STATUS_WORDS } from '#domains/listings/contract.ts';
import { formatNumber } from '#lib/format.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { Field } from '#ui/field.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import type { Facets, FilterCounts } from '../../contract.ts';
import { FLAG_LABELS, nameType, SEARCHED_STATUSES } from '../filter-labels.ts';
import type { Filters } from '../search-state.ts';
import { UnknownToggle } from './unknown-toggle.tsx';

export interface FilterFieldsProps {
  filters: Filters;
  facets: Facets | undefined;
  onChange: (changes: Filters) => void;
}

const BED_STEPS = ['', '1', '2', '3', '4', '5'];
const BATHS_APART = ['1', '2', '3', '4'];
const BATH_STEPS = ['', '1', '2', '3', '4'];

/** With `counts`, full and half bathrooms too. */
export function RoomFields({ filters, counts, onChange }: FilterFieldsProps & { counts?: FilterCounts | undefined }) {
  const isExact = filters.bedsMin !== undefined && filters.bedsMin === filters.bedsMax;
  return (
    <div className="flex flex-col gap-4">
      <div>
        <SegmentedControl
          legend="Bedrooms"
          segments={steps(BED_STEPS, isExact ? '' : '+')}
          value={stepOf(BED_STEPS, filters.bedsMin)}
          onValueChange={(value) => onChange({ bedsMin: value, bedsMax: isExact ? value : (filters.bedsMax ?? '') })}
          fullWidth
        />
        <Checkbox
          label="Exactly this many"
          checked={isExact}
          disabled={filters.bedsMin === undefined}
          onChange={(event) => onChange({ bedsMax: event.target.checked ? (filters.bedsMin ?? '') : '' })}
          className="mt-1"
        />
      </div>
      <SegmentedControl
        legend="Bathrooms"
        segments={steps(BATH_STEPS, '+')}
        value={stepOf(BATH_STEPS, filters.bathsMin)}
        onValueChange={(value) => onChange({ bathsMin: value })}
        fullWidth
      />
      {counts === undefined ? null : (
        <div>
          <div className="grid grid-cols-2 gap-3">
            <Field label="Full baths">
              <Select
                placeholder="Any"
                options={BATHS_APART.map((value) => ({ value, label: `${value}+` }))}
                value={stepOf(BATHS_APART, filters.bathsFullMin)}
                onChange={(event) => onChange({ bathsFullMin: event.target.value })}
              />
            </Field>
            <Field label="Half baths">
              <Select
                placeholder="Any"
                options={BATHS_APART.slice(0, 2).map((value) => ({ value, label: `${value}+` }))}
                value={stepOf(BATHS_APART, filters.bathsHalfMin)}
                onChange={(event) => onChange({ bathsHalfMin: event.target.value })}
              />
            </Field>
          </div>
          {(['beds', 'baths', 'bathsFull', 'bathsHalf'] as const).map((subject) => (
            <UnknownToggle key={subject} subject={subject} filters={filters} counts={counts} onChange={onChange} />
          ))}
        </div>
      )}
    </div>
  );
}

function steps(values: readonly string[], sign: string) {
  return values.map((value) => ({ value, label: value === '' ? 'Any' : `${value}${sign}` }));
}

/** The step nearest to a value. */
function stepOf(values: readonly string[], value: string | undefined): string {
  if (value === undefined) return '';
  return values.findLast((step) => step !== '' && Number(step) <= Number(value)) ?? '';
}

export function TypeFields({ filters, facets, onChange }: FilterFieldsProps) {
  const chosen = splitCommas(filters.types);
  const options = typeOptions(facets, chosen);
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Home type</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, count }) => (
          <ToggleChip
            key={value}
            pressed={chosen.includes(value)}
            onPressedChange={(pressed) =>
              onChange({ types: (pressed ? [...chosen, value] : chosen.filter((other) => other !== value)).join(',') })
            }
          >
            {nameType(value)}
            {count === undefined ? null : <Count value={count} />}
          </ToggleChip>
        ))}
      </div>
    </fieldset>
  );
}

/** The known types with their counts. A subtype that we have no word for is named as in the feed. */
function typeOptions(facets: Facets | undefined, chosen: readonly string[]): { value: string; count: number | undefined }[] {
  if (facets === undefined) return Object.keys(HOME_TYPE_LABELS).map((value) => ({ value, count: undefined }));
  const counts = new Map<string, number>();
  for (const { value, word, count } of facets.types) counts.set(word ?? value, (counts.get(word ?? value) ?? 0) + count);
  const values = [...new Set([...Object.keys(HOME_TYPE_LABELS), ...counts.keys(), ...chosen])];
  return values
    .map((value) => ({ value, count: counts.get(value) ?? 0 }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value));
}

export function StatusFields({ filters, facets, onChange }: FilterFieldsProps) {
  const chosen = filters.status === undefined ? ['Active'] : splitCommas(filters.status);
  const counts = new Map<string, number>(facets?.status.map(({ value, count }) => [value, count]));
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Status</legend>
      <div className="flex flex-wrap gap-2">
        {SEARCHED_STATUSES.map((value) => (
          <ToggleChip
            key={value}
            pressed={chosen.some(
              (status) => status.toLowerCase().replaceAll(' ', '') === value.toLowerCase().replaceAll(' ', ''),
            )}
            onPressedChange={(pressed) => onChange({ status: statusList(chosen, value, pressed) })}
          >
            {STATUS_WORDS[value]}
            {facets === undefined ? null : <Count value={counts.get(value) ?? 0} />}
          </ToggleChip>
        ))}
        <ToggleChip
          pressed={filters.byOwner === 'true'}
          onPressedChange={(pressed) => onChange({ byOwner: pressed ? 'true' : '' })}
        >
          {FLAG_LABELS.byOwner[0]}
        </ToggleChip>
      </div>
    </fieldset>
  );
}

/** The status parameter. Without one, a search means homes for sale. */
function statusList(chosen: readonly string[], value: string, pressed: boolean): string {
  const others = chosen.filter((status) => status.toLowerCase().replaceAll(' ', '') !== value.toLowerCase().replaceAll(' ', ''));
  const next = pressed ? [...others, value] : others;
  return next.length === 0 || (next.length === 1 && next[0] === 'Active') ? '' : next.join(',');
}

function Count({ value }: { value: number }) {
  return <span className="ml-1.5 font-normal opacity-80">{formatNumber(value)}</span>;
}
