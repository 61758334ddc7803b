import type { Facets } from '#domains/search/contract.ts';
import { formatCompactMoney, formatNumber } from '#lib/format.ts';
import { ChevronDown, SlidersHorizontal } from '#ui/icons/index.ts';
import { AppLink } from '#ui/link.tsx';
import { BROWSE_SORTS, browseHref, startOf, type BrowseState } from './browse-state.ts';

interface ChipData {
  label: string;
  count?: number | undefined;
  isOn: boolean;
  state: BrowseState;
}

const PRICE_BANDS = [
  { priceMin: undefined, priceMax: '400000' },
  { priceMin: '400000', priceMax: '700000' },
  { priceMin: '700000', priceMax: '1000000' },
  { priceMin: '1000000', priceMax: '1500000' },
  { priceMin: '1500000', priceMax: undefined },
];
const SHOWN_TYPES = 6;
const MOST_BEDS = 5;

/**
 * Types, price bands, beds and the order as links, each of which works without scripts. On a phone they fold into one line
 * that says what is chosen, so that the first home is in sight.
 */
export function BrowseFilters({ state, facets }: { state: BrowseState; facets: Facets }) {
  const rows = [
    { label: 'Type', chips: typeChips(state, facets) },
    { label: 'Price', chips: priceChips(state, facets) },
    { label: 'Beds', chips: bedChips(state, facets) },
    { label: 'Order', chips: sortChips(state) },
  ];
  const chosen = rows.flatMap(({ label, chips }) =>
    chips.filter(({ isOn }) => isOn).map((chip) => (label === 'Beds' ? `${chip.label} beds` : chip.label)),
  );
  return (
    <details className="ui-fold-on-phones group/filters mt-3 sm:mt-4">
      <summary className="flex min-h-11 items-center gap-2 rounded-control text-sm">
        <SlidersHorizontal aria-hidden="true" className="size-4 shrink-0" />
        <span className="shrink-0 font-medium">Filters</span>
        <span className="min-w-0 flex-1 truncate text-ink-soft">{chosen.join(' · ')}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform group-open/filters:rotate-180"
        />
      </summary>
      <div className="space-y-2 pt-2 sm:pt-0">
        {rows.map((row) => (
          <ChipRow key={row.label} {...row} />
        ))}
      </div>
    </details>
  );
}

function typeChips(state: BrowseState, facets: Facets): ChipData[] {
  return facets.types.slice(0, SHOWN_TYPES).map((type) => ({
    label: type.value,
    count: type.count,
    isOn: state.types === type.value,
    state: { ...state, types: state.types === type.value ? undefined : type.value },
  }));
}

function priceChips(state: BrowseState, facets: Facets): ChipData[] {
  return PRICE_BANDS.map((band) => {
    const isOn = state.priceMin === band.priceMin && state.priceMax === band.priceMax;
    return {
      label: bandLabel(band),
      count: countIn(band, facets),
      isOn,
      state: { ...state, ...(isOn ? { priceMin: undefined, priceMax: undefined } : band) },
    };
  });
}

/** The bands of the counts are finer, and start at our bounds. */
function countIn({ priceMin, priceMax }: (typeof PRICE_BANDS)[number], { price }: Facets): number {
  const [least, most] = [Number(priceMin ?? 0), priceMax === undefined ? Number.POSITIVE_INFINITY : Number(priceMax)];
  return price.reduce(
    (sum, { from, to, count }) => (from >= least && (to ?? Number.POSITIVE_INFINITY) <= most ? sum + count : sum),
    0,
  );
}

function bandLabel({ priceMin, priceMax }: (typeof PRICE_BANDS)[number]): string {
  const money = (dollars: string) => formatCompactMoney(Number(dollars) * 100);
  if (priceMin === undefined) return `Under ${money(priceMax ?? '0')}`;
  return priceMax === undefined ? `${money(priceMin)} and up` : `${money(priceMin)} to ${money(priceMax)}`;
}

function bedChips(state: BrowseState, facets: Facets): ChipData[] {
  return Array.from({ length: MOST_BEDS }, (_, index) => {
    const beds = index + 1;
    const isOn = state.bedsMin === String(beds);
    const count = facets.beds.reduce((sum, facet) => (facet.value >= beds ? sum + facet.count : sum), 0);
    return { label: `${beds}+`, count, isOn, state: { ...state, bedsMin: isOn ? undefined : String(beds) } };
  });
}

function sortChips(state: BrowseState): ChipData[] {
  const now = state.sort ?? BROWSE_SORTS[0].value;
  return BROWSE_SORTS.map(({ value, label }) => ({ label, isOn: value === now, state: { ...state, sort: value } }));
}

function ChipRow({ label, chips }: { label: string; chips: ChipData[] }) {
  if (chips.length === 0) return null;
  return (
    <div className="flex items-start gap-3">
      <span className="w-12 shrink-0 pt-2.5 text-sm font-medium text-ink sm:pt-2">{label}</span>
      <ul aria-label={label} className="flex flex-wrap gap-2">
        {chips.map((chip) => (
          <li key={chip.label}>
            <AppLink
              href={browseHref(startOf(chip.state))}
              aria-current={chip.isOn ? 'true' : undefined}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-surface px-3.5 text-sm text-ink no-underline hover:border-line-strong aria-[current=true]:border-brand aria-[current=true]:bg-brand-tint sm:min-h-9"
            >
              {chip.label}
              {chip.count !== undefined && <span className="text-ink-soft tabular-nums">{formatNumber(chip.count)}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
