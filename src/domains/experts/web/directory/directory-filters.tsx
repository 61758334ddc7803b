import { Form } from 'react-router';
import { formatNumber } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { AppLink } from '#ui/link.tsx';
import { TextInput } from '#ui/text-input.tsx';
import {
  AVAILABILITIES,
  CHECK_WORDS,
  type DirectoryAnswer,
  type DirectorySort,
  type Facet,
  PRICE_WORDS,
  RATINGS,
  SORTS,
} from '../../contract.ts';
import { directoryHref, type DirectoryState, facetHref } from './directory-href.ts';

const FACET_NAMES: Record<Facet, string> = {
  badge: 'Verified',
  rating: 'Rating',
  free: 'Free',
  price: 'Price',
  language: 'Speaks',
  state: 'Licensed',
  city: 'Based in',
  remote: 'Remotely',
  onsite: 'On site',
};
const ROWS: readonly Facet[] = ['badge', 'rating', 'free', 'price', 'language', 'state', 'city'];
const SHOWN_VALUES = 8;

/** Facets with their counts as links, each of which works without scripts, and the ZIP code that must be served. */
export function DirectoryFilters({
  state,
  facets,
  unknownZip,
}: {
  state: DirectoryState;
  facets: DirectoryAnswer['facets'];
  unknownZip: string | null;
}) {
  const zip = state.zip ?? unknownZip ?? '';
  const kept = Object.entries(state).filter(([name]) => name !== 'zip' && name !== 'page');
  const remote = facets.remote[0]?.count ?? 0;
  return (
    <div className="mt-6 space-y-3">
      <Form method="get" action="/experts" role="search" className="flex max-w-sm items-end gap-3">
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={String(value)} />
        ))}
        <Field label="Serves ZIP code" className="grow">
          <TextInput
            key={zip}
            name="zip"
            defaultValue={zip}
            inputMode="numeric"
            autoComplete="postal-code"
            pattern="\d{5}"
            title="Five digits"
          />
        </Field>
        <Button type="submit" variant="secondary">
          Show
        </Button>
      </Form>
      {ROWS.map((facet) => (
        <ChipRow
          key={facet}
          label={FACET_NAMES[facet]}
          chips={facets[facet].slice(0, SHOWN_VALUES).map(({ value, count }) => ({
            label: sayValue(facet, value),
            count,
            isOn: state[facet] === value,
            href: facetHref(state, facet, value),
          }))}
        />
      ))}
      {remote === 0 ? null : (
        <ChipRow
          label="Where"
          chips={(['onsite', 'remote'] as const).map((facet) => ({
            label: FACET_NAMES[facet],
            count: facets[facet][0]?.count ?? 0,
            isOn: state[facet] === '1',
            href: facetHref(state, facet, '1'),
          }))}
        />
      )}
      <ChipRow
        label="Order"
        chips={(Object.entries(SORTS) as [DirectorySort, string][]).map(([sort, label]) => ({
          label,
          isOn: (state.sort ?? 'rating') === sort,
          href: directoryHref({ ...state, sort, page: 1 }),
        }))}
      />
    </div>
  );
}

function sayValue(facet: Facet, value: string): string {
  const words: Partial<Record<Facet, Readonly<Record<string, string>>>> = {
    badge: CHECK_WORDS,
    price: PRICE_WORDS,
    rating: RATINGS,
    free: AVAILABILITIES,
  };
  return words[facet]?.[value] ?? value;
}

interface ChipData {
  label: string;
  count?: number;
  isOn: boolean;
  href: string;
}

function ChipRow({ label, chips }: { label: string; chips: readonly ChipData[] }) {
  if (chips.length === 0) return null;
  return (
    <div className="flex min-w-0 items-start gap-3">
      <span className="w-16 shrink-0 pt-2.5 text-sm font-medium text-ink sm:pt-2">{label}</span>
      <ul aria-label={label} className="flex gap-2 max-sm:-m-1 max-sm:overflow-x-auto max-sm:p-1 max-sm:*:shrink-0 sm:flex-wrap">
        {chips.map((chip) => (
          <li key={chip.href}>
            <AppLink
              href={chip.href}
              keepScroll
              rel="nofollow"
              aria-current={chip.isOn ? 'true' : undefined}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-surface px-3.5 text-sm text-ink no-underline hover:border-line-strong aria-[current=true]:border-brand aria-[current=true]:bg-brand-tint sm:min-h-9"
            >
              {chip.label}
              {chip.count === undefined ? null : <span className="text-ink-soft tabular-nums">{formatNumber(chip.count)}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
