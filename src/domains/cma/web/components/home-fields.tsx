import { capitalize } from '#lib/format.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { NumberBox } from '#ui/number-box.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { CmaHome } from '../../contract.ts';
import { WORD_LINES, type WordLine } from '../../model/grid-lines.ts';
import { MOST_LETTERS } from '../../model/limits.ts';

interface HomeFieldsProps {
  home: CmaHome;
  onChange: (home: CmaHome) => void;
}

const FIGURES = [
  { name: 'livingAreaSqft', label: 'Living area', min: 100, max: 50_000, suffix: 'sq ft' },
  { name: 'lotSizeSqft', label: 'Lot', min: 0, max: 50_000_000, suffix: 'sq ft' },
  { name: 'bedroomsTotal', label: 'Bedrooms', min: 0, max: 40 },
  { name: 'bathroomsFull', label: 'Full baths', min: 0, max: 40 },
  { name: 'bathroomsHalf', label: 'Half baths', min: 0, max: 40 },
  { name: 'garageSpaces', label: 'Garage spaces', min: 0, max: 20 },
  { name: 'fireplaces', label: 'Fireplaces', min: 0, max: 20 },
  { name: 'finishedBasementSqft', label: 'Finished basement', min: 0, max: 20_000, suffix: 'sq ft' },
  { name: 'floor', label: 'Floor', min: 0, max: 200 },
] as const;
const YEARS = { min: 1600, max: 2100 };
const VIEWS = ['none', 'territorial', 'park', 'city', 'mountain', 'water', 'panoramic'];
const QUALITY = ['Q1 Unique, exceptional', 'Q2 Custom', 'Q3 High', 'Q4 Standard', 'Q5 Economy', 'Q6 Basic'];
const CONDITION = ['C1 New', 'C2 Like new', 'C3 Well kept', 'C4 Some wear', 'C5 Obvious wear', 'C6 Damaged'];

/** The facts that a grid compares. */
export function HomeFields({ home, onChange }: HomeFieldsProps) {
  const grade = (name: 'quality' | 'condition', label: string, words: readonly string[]) => (
    <Field label={label}>
      <Select
        value={home[name] === null ? '' : String(home[name])}
        placeholder="Not known"
        options={words.map((word, at) => ({ value: String(at + 1), label: word }))}
        onChange={(event) => onChange({ ...home, [name]: event.target.value === '' ? null : Number(event.target.value) })}
      />
    </Field>
  );
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-4">
      {FIGURES.filter(({ name }) => name !== 'floor' || home.propertySubType === 'Condominium').map((figure) => (
        <FigureField key={figure.name} home={home} figure={figure} onChange={onChange} />
      ))}
      <AmountField
        label="Year built"
        isYear
        value={home.yearBuilt}
        {...YEARS}
        onChange={(yearBuilt) => onChange({ ...home, yearBuilt })}
      />
      <AmountField
        label="Effective year"
        isYear
        value={home.effectiveYear}
        {...YEARS}
        onChange={(effectiveYear) => onChange({ ...home, effectiveYear })}
      />
      {grade('quality', 'Quality', QUALITY)}
      {grade('condition', 'Condition', CONDITION)}
      <Field label="View">
        <Select
          value={home.view ?? ''}
          placeholder="Not known"
          options={VIEWS.map((view) => ({ value: view, label: capitalize(view) }))}
          onChange={(event) => onChange({ ...home, view: event.target.value === '' ? null : event.target.value })}
        />
      </Field>
      <div className="flex flex-col justify-end gap-2">
        <Checkbox
          label="Waterfront"
          checked={home.waterfront}
          onChange={(event) => onChange({ ...home, waterfront: event.target.checked })}
        />
        <Checkbox label="Pool" checked={home.pool} onChange={(event) => onChange({ ...home, pool: event.target.checked })} />
      </div>
      <WordFields home={home} onChange={onChange} />
    </div>
  );
}

/** A number; if it may be unknown it can stay empty, which does not mean zero. */
function FigureField({ home, figure, onChange }: HomeFieldsProps & { figure: (typeof FIGURES)[number] }) {
  const { name, ...shown } = figure;
  if (name === 'lotSizeSqft' || name === 'bedroomsTotal' || name === 'floor')
    return (
      <AmountField
        {...shown}
        placeholder="Not known"
        value={home[name]}
        onChange={(value) => onChange({ ...home, [name]: value })}
      />
    );
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span aria-hidden="true" className="text-sm font-medium text-ink">
        {shown.label}
      </span>
      <NumberBox {...shown} value={home[name]} onCommit={(value) => onChange({ ...home, [name]: value })} />
    </div>
  );
}

/** Lines of the grid without figures: described in words, and adjusted by hand. */
function WordFields({ home, onChange }: HomeFieldsProps) {
  const lines = Object.entries(WORD_LINES) as [WordLine, string][];
  return lines.map(([line, label]) => (
    <Field key={line} label={label} optional className="col-span-2">
      <TextInput
        value={home.words?.[line] ?? ''}
        maxLength={MOST_LETTERS.words}
        onChange={({ target: { value } }) => {
          const { [line]: _before, ...others } = home.words ?? {};
          onChange({ ...home, words: value === '' ? others : { ...others, [line]: value } });
        }}
      />
    </Field>
  ));
}
