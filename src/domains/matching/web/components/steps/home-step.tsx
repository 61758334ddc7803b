import { HOME_TYPE_LABELS } from '#domains/listings/contract.ts';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { HOME_TYPE_CHOICES, type HomeWish } from '../../../contract.ts';
import { setFirmness } from '../../../model/change-profile.ts';
import { firmnessOf } from '../../../model/home-criteria.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { FirmnessSelect } from '../firmness-select.tsx';
import type { StepProps } from './step-props.ts';

type Bound = Exclude<HomeWish, 'types'>;

const counts = (from: number, to: number, plus = '+') =>
  Array.from({ length: to - from + 1 }, (_, n) => ({ value: String(from + n), label: `${from + n}${plus}` }));

const COUNTS: readonly { name: Bound; label: string; options: { value: string; label: string }[] }[] = [
  { name: 'bedsMin', label: 'Bedrooms', options: counts(1, 6) },
  { name: 'bathsMin', label: 'Bathrooms', options: counts(1, 5) },
  { name: 'garageMin', label: 'Garage spaces', options: counts(1, 4) },
  {
    name: 'storiesMax',
    label: 'Stories, at most',
    options: [
      { value: '1', label: 'Single story' },
      { value: '2', label: 'Up to 2' },
      { value: '3', label: 'Up to 3' },
    ],
  },
];

interface Amount {
  name: Bound;
  label: string;
  min?: number;
  max: number;
  isYear?: boolean;
  suffix?: string;
  prefix?: string;
  placeholder: string;
}

const AMOUNTS: readonly Amount[] = [
  { name: 'livingAreaMin', label: 'Living area, at least', max: 100_000, suffix: 'sq ft', placeholder: 'Any' },
  { name: 'lotSizeMin', label: 'Lot, at least', max: 100_000_000, suffix: 'sq ft', placeholder: 'Any' },
  { name: 'yearBuiltMin', label: 'Built in or after', min: 1600, max: 2200, isYear: true, placeholder: 'Any year' },
  { name: 'hoaMax', label: 'HOA dues, at most', max: 100_000, prefix: '$', suffix: 'a month', placeholder: 'Any' },
];

export function HomeStep({ profile, change }: StepProps) {
  const { home } = profile;
  const set = (name: Bound, value: number | null) => change((now) => ({ ...now, home: { ...now.home, [name]: value } }));
  const firmness = (name: HomeWish, label: string, isAsked: boolean) =>
    isAsked ? (
      <FirmnessSelect
        label={`How firm: ${label}`}
        value={firmnessOf(home, name)}
        onChange={(next) => change((now) => setFirmness(now, name, next))}
      />
    ) : null;
  return (
    <div className="flex flex-col gap-8">
      <FieldGroup legend="Type of home" hint="Any, if you pick none">
        <div className="flex flex-wrap gap-2">
          {HOME_TYPE_CHOICES.map((type) => (
            <ToggleChip
              key={type}
              pressed={home.types.includes(type)}
              onPressedChange={(pressed) =>
                change((now) => ({
                  ...now,
                  home: {
                    ...now.home,
                    types: pressed ? [...now.home.types, type] : now.home.types.filter((one) => one !== type),
                  },
                }))
              }
            >
              {HOME_TYPE_LABELS[type]}
            </ToggleChip>
          ))}
        </div>
        <div className="max-w-52">{firmness('types', 'type of home', home.types.length > 0)}</div>
      </FieldGroup>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {COUNTS.map(({ name, label, options }) => (
          <div key={name} className="flex flex-col gap-2">
            <Field label={label}>
              <Select
                placeholder="Any"
                options={options}
                value={home[name] === null ? '' : String(home[name])}
                onChange={(event) => set(name, event.target.value === '' ? null : Number(event.target.value))}
              />
            </Field>
            {firmness(name, label, home[name] !== null)}
          </div>
        ))}
        {AMOUNTS.map(({ name, ...field }) => (
          <div key={name} className="flex flex-col gap-2">
            <AmountField {...field} value={home[name]} onChange={(value) => set(name, value)} />
            {firmness(name, field.label, home[name] !== null)}
          </div>
        ))}
      </div>
    </div>
  );
}
