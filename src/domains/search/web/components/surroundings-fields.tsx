import { Field } from '#ui/field.tsx';
import { RemovableChip } from '#ui/chip.tsx';
import { Select } from '#ui/select.tsx';
import type { SearchFilterName } from '../../contract.ts';
import { split } from '../list-chips.ts';
import { CountedBox, type CountedFieldsProps, isWanted, sayCount } from './feature-fields.tsx';
import { UnknownToggle } from './unknown-toggle.tsx';

const SCORES = [
  { name: 'walkScoreMin', subject: 'walkScore', label: 'Walk score' },
  { name: 'bikeScoreMin', subject: 'bikeScore', label: 'Bike score' },
  { name: 'transitScoreMin', subject: 'transitScore', label: 'Transit score' },
] as const;
const SCORE_STEPS = ['40', '50', '60', '70', '80', '90'];
const MOST_SCHOOLS = 5;
const LEVELS: Record<string, string> = { elementary: 'Elementary', middle: 'Middle', high: 'High' };

/** Schools, scores and hazard zones, if any are known here. */
export function SurroundingsFields({ filters, counts, wanted, onChange }: CountedFieldsProps) {
  return (
    <div className="flex flex-col gap-5">
      {isWanted(wanted, 'School attendance area district') ? (
        <SchoolFields filters={filters} counts={counts} onChange={onChange} />
      ) : null}
      {counts?.hasScores === true && isWanted(wanted, 'Walk score, bike score, transit score') ? (
        <div>
          <div className="grid grid-cols-3 gap-3">
            {SCORES.map(({ name, label }) => (
              <Field key={name} label={label}>
                <Select
                  placeholder="Any"
                  options={withValue(SCORE_STEPS, filters[name]).map((value) => ({ value, label: `${value}+` }))}
                  value={filters[name] ?? ''}
                  onChange={(event) => onChange({ [name]: event.target.value })}
                />
              </Field>
            ))}
          </div>
          {SCORES.map(({ subject }) => (
            <UnknownToggle key={subject} subject={subject} filters={filters} counts={counts} onChange={onChange} />
          ))}
        </div>
      ) : null}
      <HazardFields filters={filters} counts={counts} wanted={wanted} onChange={onChange} />
    </div>
  );
}

function withValue(steps: readonly string[], value: string | undefined): readonly string[] {
  return value === undefined || steps.includes(value) ? steps : [value, ...steps];
}

function SchoolFields({ filters, counts, onChange }: Omit<CountedFieldsProps, 'wanted'>) {
  const schools = counts?.schools ?? [];
  const districts = [...new Set(schools.map(({ district }) => district))].toSorted();
  return (
    <>
      <PickedField
        label="In the attendance area of"
        hint="Areas change: verify with the district."
        placeholder="Any school"
        listLabel="Chosen schools"
        name="school"
        options={schools.map(({ name, level }) => ({ value: name, label: `${name} (${LEVELS[level] ?? level})` }))}
        filters={filters}
        onChange={onChange}
      />
      <PickedField
        label="In the school district"
        placeholder="Any district"
        listLabel="Chosen districts"
        name="schoolDistrict"
        options={districts.map((name) => ({ value: name, label: name }))}
        filters={filters}
        onChange={onChange}
      />
    </>
  );
}

interface PickedFieldProps extends Pick<CountedFieldsProps, 'filters' | 'onChange'> {
  label: string;
  hint?: string;
  placeholder: string;
  listLabel: string;
  name: 'school' | 'schoolDistrict';
  options: { value: string; label: string }[];
}

/** Picks several from a list, as chips. Absent if the list is empty. */
function PickedField({ label, hint, placeholder, listLabel, name, options, filters, onChange }: PickedFieldProps) {
  const chosen = split(filters[name], ',');
  const left = options.filter(({ value }) => !chosen.includes(value));
  if (left.length + chosen.length === 0) return null;
  const set = (names: readonly string[]): Partial<Record<SearchFilterName, string>> => ({ [name]: names.join(',') });
  return (
    <div className="flex flex-col gap-2">
      <Field label={label} hint={hint}>
        <Select
          placeholder={placeholder}
          disabled={chosen.length >= MOST_SCHOOLS}
          options={left}
          value=""
          onChange={({ target }) => {
            if (target.value !== '') onChange(set([...chosen, target.value]));
          }}
        />
      </Field>
      {chosen.length === 0 ? null : (
        <ul aria-label={listLabel} className="flex flex-wrap gap-2">
          {chosen.map((item) => (
            <li key={item}>
              <RemovableChip label={item} onRemove={() => onChange(set(chosen.filter((other) => other !== item)))} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function HazardFields({ filters, counts, wanted, onChange }: CountedFieldsProps) {
  const chosen = split(filters.excludeHazards, ',');
  const hazards = (counts?.hazards ?? []).filter(({ label }) => isWanted(wanted, 'Hazard zones leave out', label));
  if (hazards.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium text-ink-soft">Leave out homes in a hazard zone</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {hazards.map(({ name, label, count }) => (
          <CountedBox
            key={name}
            label={label}
            count={chosen.includes(name) ? undefined : sayCount(counts, count)}
            checked={chosen.includes(name)}
            onCheck={(checked) =>
              onChange({ excludeHazards: (checked ? [...chosen, name] : chosen.filter((other) => other !== name)).join(',') })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
