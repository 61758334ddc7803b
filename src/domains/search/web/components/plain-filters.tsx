import { HOME_TYPE_LABELS } from '#domains/listings/contract.ts';
import { buttonClasses } from '#ui/button.tsx';
import { KEEP_FILTERS } from '../apply-reading.ts';
import { SORT_LABELS } from '../../model/orders.ts';
import type { SearchState } from '../search-state.ts';

const PRICES = [200, 300, 400, 500, 600, 800, 1000, 1500, 2000, 3000];
const COUNTS = [1, 2, 3, 4, 5];
/** Filters with a field here. The form sends the others unchanged. */
const SHOWN = ['priceMin', 'priceMax', 'bedsMin', 'bathsMin', 'types'];

/** The main filters as a plain form, for browsers that run no script. */
export function PlainFilters({ state }: { state: SearchState }) {
  const { filters } = state;
  return (
    <noscript>
      <form
        action="/property-search"
        className="mb-6 flex flex-wrap items-end gap-3 rounded-card border border-line bg-surface p-4"
      >
        <input type="hidden" name={KEEP_FILTERS} value="1" />
        <label className="flex flex-col gap-1 text-sm">
          Where or what
          <input name="text" defaultValue={state.said} className={BOX} />
        </label>
        {Object.entries(filters).map(([name, value]) =>
          SHOWN.includes(name) ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        <PlainSelect
          name="priceMin"
          label="Price from"
          value={filters.priceMin}
          options={PRICES.map((price) => [String(price * 1000), `$${price},000`])}
        />
        <PlainSelect
          name="priceMax"
          label="Price to"
          value={filters.priceMax}
          options={PRICES.map((price) => [String(price * 1000), `$${price},000`])}
        />
        <PlainSelect
          name="bedsMin"
          label="Beds"
          value={filters.bedsMin}
          options={COUNTS.map((count) => [String(count), `${count}+`])}
        />
        <PlainSelect
          name="bathsMin"
          label="Baths"
          value={filters.bathsMin}
          options={COUNTS.map((count) => [String(count), `${count}+`])}
        />
        <PlainSelect name="types" label="Type" value={filters.types} options={Object.entries(HOME_TYPE_LABELS)} />
        <PlainSelect name="sort" label="Order" value={state.sort} options={Object.entries(SORT_LABELS)} />
        <button type="submit" className={buttonClasses({})}>
          Search
        </button>
      </form>
    </noscript>
  );
}

const BOX = 'h-control min-w-24 rounded-control border border-line-strong bg-surface px-3 text-base text-ink';

function PlainSelect({
  name,
  label,
  value,
  options,
}: {
  name: string;
  label: string;
  value: string | undefined;
  options: readonly (readonly [string, string])[];
}) {
  return (
    <label className="flex flex-col gap-1 text-sm">
      {label}
      <select name={name} defaultValue={value ?? ''} className={BOX}>
        <option value="">Any</option>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
