import { HOME_TYPE_LABELS } from '#domains/listings/contract.ts';
import { formatWholeDollars } from '#lib/format.ts';
import { buttonClasses } from '#ui/button.tsx';
import { splitCommas } from '#lib/comma-list.ts';
import { KEEP_FILTERS } from '../apply-reading.ts';
import { SORT_LABELS } from '../../model/orders.ts';
import type { SearchState } from '../search-state.ts';

type Option = readonly [value: string, words: string];

const PRICES = [200, 300, 400, 500, 600, 800, 1000, 1500, 2000, 3000].map((thousands) => priceOption(String(thousands * 1000)));
const COUNTS = [1, 2, 3, 4, 5].map((count) => countOption(String(count)));
const TYPES = Object.entries(HOME_TYPE_LABELS);
/** What they sort by is known of whoever runs scripts alone. */
const NEEDS_SCRIPT: readonly string[] = ['commute', 'match'];
const ORDERS = Object.entries(SORT_LABELS).filter(([sort]) => !NEEDS_SCRIPT.includes(sort));
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
        <PlainSelect name="priceMin" label="Price from" value={filters.priceMin} options={PRICES} sayOther={priceOption} />
        <PlainSelect name="priceMax" label="Price to" value={filters.priceMax} options={PRICES} sayOther={priceOption} />
        <PlainSelect name="bedsMin" label="Beds" value={filters.bedsMin} options={COUNTS} sayOther={countOption} />
        <PlainSelect name="bathsMin" label="Baths" value={filters.bathsMin} options={COUNTS} sayOther={countOption} />
        <PlainSelect name="types" label="Type" value={filters.types} options={TYPES} sayOther={typesOption} />
        <PlainSelect name="sort" label="Order" value={state.sort} options={ORDERS} sayOther={sortOption} />
        <button type="submit" className={buttonClasses({})}>
          Search
        </button>
      </form>
    </noscript>
  );
}

const BOX = 'h-control min-w-24 rounded-control border border-line-strong bg-surface px-3 text-base text-ink';

function priceOption(dollars: string): Option {
  return [dollars, formatWholeDollars(Number(dollars))];
}
function countOption(count: string): Option {
  return [count, `${count}+`];
}
function typesOption(types: string): Option {
  return [
    types,
    splitCommas(types)
      .map((type) => wordsOf(type, TYPES))
      .join(', '),
  ];
}
function sortOption(sort: string): Option {
  return [sort, wordsOf(sort, Object.entries(SORT_LABELS))];
}
const wordsOf = (value: string, options: readonly Option[]): string => options.find(([option]) => option === value)?.[1] ?? value;

interface PlainSelectProps {
  name: string;
  label: string;
  value: string | undefined;
  options: readonly Option[];
  /** A value that is none of the options, such as a price that somebody typed: it stays until another is chosen. */
  sayOther: (value: string) => Option;
}

function PlainSelect({ name, label, value, options, sayOther }: PlainSelectProps) {
  const isOther = value !== undefined && value !== '' && !options.some(([option]) => option === value);
  return (
    <label className="flex flex-col gap-1 text-sm">
      {label}
      <select name={name} defaultValue={value ?? ''} className={BOX}>
        <option value="">Any</option>
        {(isOther ? [sayOther(value), ...options] : options).map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
