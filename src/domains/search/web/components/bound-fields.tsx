import { formatNumber } from '#lib/format.ts';
import { SQFT_PER_ACRE } from '#lib/area-units.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useStateFor } from '#platform/web/use-state-for.ts';
import { MOST_FILTER_WORDS, MOST_ITEM_LETTERS } from '../../model/limits.ts';
import { FLAG_LABELS } from '../filter-labels.ts';
import { openHouseChoice, openHouseDates } from '../open-house-dates.ts';
import type { Filters } from '../search-state.ts';
import { BoundInputs } from './bound-inputs.tsx';
import type { FilterCounts } from '../../contract.ts';
import type { FilterFieldsProps } from './filter-fields.tsx';
import { UnknownToggle } from './unknown-toggle.tsx';

const LOT_SIZES = [
  { value: '2000', label: '2,000 sq ft' },
  { value: '5000', label: '5,000 sq ft' },
  { value: String(SQFT_PER_ACRE / 4), label: '¼ acre' },
  { value: String(SQFT_PER_ACRE / 2), label: '½ acre' },
  { value: String(SQFT_PER_ACRE), label: '1 acre' },
  { value: String(SQFT_PER_ACRE * 5), label: '5 acres' },
];

const DAYS = [
  { value: '1', label: '1 day' },
  { value: '3', label: '3 days' },
  { value: '7', label: '7 days' },
  { value: '14', label: '14 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
];

const SOLD_WITHIN = [
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 3 months' },
  { value: '180', label: 'Last 6 months' },
  { value: '365', label: 'Last 12 months' },
  { value: '1095', label: 'Last 3 years' },
];

const ANY_PRICE_CUT_DAYS = '3650';

export interface BoundFieldsProps extends Pick<FilterFieldsProps, 'filters' | 'onChange'> {
  counts: FilterCounts | undefined;
}

export function SizeFields({ filters, counts, onChange }: BoundFieldsProps) {
  const unknown = { filters, counts, onChange };
  return (
    <div className="flex flex-col gap-4">
      <BoundInputs
        legend="Living area"
        suffix="sq ft"
        min={filters.livingAreaMin}
        max={filters.livingAreaMax}
        onChange={({ min, max }) => onChange({ livingAreaMin: min, livingAreaMax: max })}
      />
      <UnknownToggle subject="livingArea" {...unknown} />
      <div className="grid grid-cols-2 gap-3">
        <Field label="Lot, at least">
          <Select
            placeholder="No min"
            options={withOwn(LOT_SIZES, filters.lotSizeMin, 'sq ft')}
            value={filters.lotSizeMin ?? ''}
            onChange={(event) => onChange({ lotSizeMin: event.target.value })}
          />
        </Field>
        <Field label="Lot, at most">
          <Select
            placeholder="No max"
            options={withOwn(LOT_SIZES, filters.lotSizeMax, 'sq ft')}
            value={filters.lotSizeMax ?? ''}
            onChange={(event) => onChange({ lotSizeMax: event.target.value })}
          />
        </Field>
      </div>
      <UnknownToggle subject="lotSize" {...unknown} />
      <BoundInputs
        legend="Year built"
        isYear
        min={filters.yearBuiltMin}
        max={filters.yearBuiltMax}
        onChange={({ min, max }) => onChange({ yearBuiltMin: min, yearBuiltMax: max })}
      />
      <UnknownToggle subject="yearBuilt" {...unknown} />
      <BoundInputs
        legend="Stories"
        min={filters.storiesMin}
        max={filters.storiesMax}
        onChange={({ min, max }) => onChange({ storiesMin: min, storiesMax: max })}
      />
      <Checkbox
        label="Single-story homes only"
        checked={filters.storiesMax === '1'}
        onChange={(event) => onChange(event.target.checked ? { storiesMin: '', storiesMax: '1' } : { storiesMax: '' })}
      />
      <UnknownToggle subject="stories" {...unknown} />
      <BoundInputs
        legend="Price per square foot"
        prefix="$"
        min={filters.pricePerSqftMin}
        max={filters.pricePerSqftMax}
        onChange={({ min, max }) => onChange({ pricePerSqftMin: min, pricePerSqftMax: max })}
      />
      <UnknownToggle subject="pricePerSqft" {...unknown} />
    </div>
  );
}

export function CostFields({ filters, counts, onChange }: BoundFieldsProps) {
  const unknown = { filters, counts, onChange };
  return (
    <div className="flex flex-col gap-2">
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="HOA fee, at most">
          <Select
            placeholder="Any"
            options={withOwn(
              ['100', '200', '300', '500', '800', '1200'].map((value) => ({
                value,
                label: `$${formatNumber(Number(value))} a month`,
              })),
              filters.hoaMax,
              'a month',
            )}
            value={filters.hoaMax ?? ''}
            onChange={(event) => onChange({ hoaMax: event.target.value })}
          />
        </Field>
        <Field label="Property tax, at most">
          <Select
            placeholder="Any"
            options={withOwn(
              ['2000', '3000', '4000', '5000', '7500', '10000', '15000'].map((value) => ({
                value,
                label: `$${formatNumber(Number(value))} a year`,
              })),
              filters.taxMax,
              'a year',
            )}
            value={filters.taxMax ?? ''}
            onChange={(event) => onChange({ taxMax: event.target.value })}
          />
        </Field>
      </div>
      <Flag name="noHoa" filters={filters} onChange={onChange} />
      <UnknownToggle subject="hoa" {...unknown} />
      <UnknownToggle subject="tax" {...unknown} />
    </div>
  );
}

function Flag({
  name,
  filters,
  onChange,
}: {
  name: keyof typeof FLAG_LABELS;
  filters: Filters;
  onChange: FilterFieldsProps['onChange'];
}) {
  const [yes, no] = FLAG_LABELS[name];
  const isRefused = filters[name] === 'false';
  return (
    <Checkbox
      label={isRefused ? no : yes}
      checked={filters[name] !== undefined}
      onChange={(event) => onChange({ [name]: event.target.checked ? 'true' : '' })}
    />
  );
}

export function TimingFields({ filters, counts, onChange }: BoundFieldsProps) {
  const isSold = (filters.status ?? '').toLowerCase().includes('closed');
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Price reduced">
          <Select
            placeholder="Does not matter"
            options={[
              { value: ANY_PRICE_CUT_DAYS, label: 'At any time' },
              ...withOwn(DAYS, only(filters.priceReducedWithinDays, ANY_PRICE_CUT_DAYS), 'days').map(({ value, label }) => ({
                value,
                label: `In the last ${label}`,
              })),
            ]}
            value={filters.priceReducedWithinDays ?? ''}
            onChange={(event) => onChange({ priceReducedWithinDays: event.target.value })}
          />
        </Field>
        <Field label="Price cut, at least">
          <Select
            placeholder="Any cut"
            options={withOwn(
              ['1', '3', '5', '10'].map((value) => ({ value, label: `${value}%` })),
              filters.priceCutPercentMin,
              '%',
            )}
            value={filters.priceCutPercentMin ?? ''}
            onChange={(event) => onChange({ priceCutPercentMin: event.target.value })}
          />
        </Field>
        <Field label="Open house">
          <Select
            placeholder="Does not matter"
            options={[
              { value: 'weekend', label: 'This weekend' },
              { value: 'week', label: 'In the next 7 days' },
              { value: 'other', label: 'On days I choose' },
            ]}
            value={openHouseChoice(filters)}
            onChange={(event) => onChange(openHouseDates(event.target.value, new Date()))}
          />
        </Field>
        {openHouseChoice(filters) === 'other' ? (
          <>
            <Field label="Open house from">
              <TextInput
                type="date"
                value={(filters.openHouseFrom ?? '').slice(0, 10)}
                onChange={(event) => onChange({ openHouseFrom: event.target.value })}
              />
            </Field>
            <Field label="Open house until">
              <TextInput
                type="date"
                value={(filters.openHouseTo ?? '').slice(0, 10)}
                onChange={(event) => onChange({ openHouseTo: event.target.value })}
              />
            </Field>
          </>
        ) : null}
        <Field label="On the market, at most">
          <Select
            placeholder="Any time"
            options={withOwn(DAYS, filters.daysOnMarketMax, 'days')}
            value={filters.daysOnMarketMax ?? ''}
            onChange={(event) => onChange({ daysOnMarketMax: event.target.value })}
          />
        </Field>
        <Field label="On the market, at least">
          <Select
            placeholder="Any time"
            options={withOwn(DAYS, filters.daysOnMarketMin, 'days')}
            value={filters.daysOnMarketMin ?? ''}
            onChange={(event) => onChange({ daysOnMarketMin: event.target.value })}
          />
        </Field>
      </div>
      <UnknownToggle subject="daysOnMarket" filters={filters} counts={counts} onChange={onChange} />
      {isSold ? (
        <Field label="Sold">
          <Select
            placeholder="At any time"
            options={withOwn(SOLD_WITHIN, filters.closedWithinDays, 'days')}
            value={filters.closedWithinDays ?? ''}
            onChange={(event) => onChange({ closedWithinDays: event.target.value })}
          />
        </Field>
      ) : null}
    </div>
  );
}

export function WordFields({ filters, onChange }: Pick<FilterFieldsProps, 'filters' | 'onChange'>) {
  return (
    <div className="flex flex-col gap-4">
      <WordField
        label="The description says"
        hint="Words or phrases, separated by commas."
        value={filters.keywords}
        onCommit={(keywords) => onChange({ keywords })}
      />
      <WordField
        label="The description does not say"
        value={filters.excludeKeywords}
        onCommit={(excludeKeywords) => onChange({ excludeKeywords })}
      />
      <WordField
        label="Zoned"
        hint="Codes such as R-2, separated by commas. Homes whose record names no zoning are left out."
        value={filters.zoning}
        onCommit={(zoning) => onChange({ zoning })}
      />
    </div>
  );
}

function WordField({
  label,
  hint,
  value = '',
  onCommit,
}: {
  label: string;
  hint?: string;
  value: string | undefined;
  onCommit: (value: string) => void;
}) {
  const [draft, setDraft] = useStateFor(value, value);
  return (
    <Field label={label} hint={hint}>
      <TextInput
        value={draft}
        maxLength={MOST_FILTER_WORDS * MOST_ITEM_LETTERS}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => draft !== value && onCommit(draft.trim())}
      />
    </Field>
  );
}

/** Adds a value from a sentence or a shared address to the choices. */
function withOwn(options: readonly { value: string; label: string }[], value: string | undefined, unit: string) {
  if (value === undefined || value === '' || options.some((option) => option.value === value)) return options;
  return [...options, { value, label: `${formatNumber(Number(value))} ${unit}` }];
}

function only(value: string | undefined, except: string): string | undefined {
  return value === except ? undefined : value;
}
