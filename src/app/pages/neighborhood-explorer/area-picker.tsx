import { formatCount } from '#lib/format.ts';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { MARKET_TYPE_LABELS, MARKET_TYPES, MARKET_WINDOWS } from '#domains/market/contract.ts';
import { explorerHref, type ExplorerState, MOST_AREAS, SPANS } from '#domains/market/web/index.ts';
import type { CityTree } from '#domains/neighborhoods/contract.ts';
import { FollowArea } from '#domains/saved/web/index.ts';
import { foldText } from '#lib/fold-text.ts';
import { AfterHydration } from '#platform/web/after-hydration.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { Field } from '#ui/field.tsx';
import { AppLink } from '#ui/link.tsx';
import type { ExploredArea } from './explored-area.ts';

const AreaMap = lazy(() => import('./area-map.tsx'));

const KINDS: Record<string, string> = {
  city: 'City',
  neighborhood: 'Neighborhood',
  zip: 'ZIP code',
  county: 'County',
  state: 'State',
};
const SHOWN_OPTIONS = 8;

interface AreaPickerProps {
  state: ExplorerState;
  areas: ExploredArea[];
  cities: CityTree[];
}

/** Chooses areas (by name, on the map, or by drawing around them), the kind of homes and the period. */
export function AreaPicker({ state, areas, cities }: AreaPickerProps) {
  const navigate = useNavigate();
  const isFull = state.areas.length >= MOST_AREAS;
  const add = (slugs: readonly string[]) =>
    void navigate(explorerHref({ ...state, areas: [...new Set([...state.areas, ...slugs])].slice(0, MOST_AREAS) }), {
      preventScrollReset: true,
    });
  return (
    <div className="mt-6 grid grid-cols-1 gap-6 print:hidden lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="min-w-0 space-y-5">
        {isFull ? (
          <p className="text-sm text-ink-soft">Four areas are compared. Remove one to add another.</p>
        ) : (
          <AreaSearch key={state.areas.join()} cities={cities} chosen={state.areas} onChoose={(slug) => add([slug])} />
        )}
        {areas.length === 0 ? null : (
          <ul aria-label="Areas compared" className="flex flex-wrap gap-2">
            {areas.map(({ market: { area } }) => (
              <li
                key={area.slug}
                className="inline-flex min-h-9 items-center gap-2 rounded-full border border-line bg-surface pl-3.5 text-sm text-ink"
              >
                {area.name} <span className="text-ink-soft">{KINDS[area.kind] ?? ''}</span>
                <AppLink
                  href={explorerHref({ ...state, areas: state.areas.filter((slug) => slug !== area.slug) })}
                  keepScroll
                  aria-label={`Remove ${area.name}`}
                  className="flex size-9 items-center justify-center rounded-full text-ink-soft no-underline hover:text-ink pointer-coarse:size-11"
                >
                  ×
                </AppLink>
              </li>
            ))}
          </ul>
        )}
        {areas.length === 0 ? null : (
          <div className="flex min-h-control-small flex-wrap gap-2 print:hidden">
            <AfterHydration>
              {() =>
                areas.map(({ market: { area } }) => (
                  <FollowArea key={area.slug} slug={area.slug} name={area.name} propertyType={state.type} />
                ))
              }
            </AfterHydration>
          </div>
        )}
        <ChoiceRow
          label="Homes"
          choices={MARKET_TYPES.map((type) => ({
            label: MARKET_TYPE_LABELS[type],
            href: explorerHref({ ...state, type }),
            isOn: type === state.type,
          }))}
        />
        <ChoiceRow
          label="Period of each figure"
          choices={MARKET_WINDOWS.map((window) => ({
            label: formatCount(window, 'month'),
            href: explorerHref({ ...state, window }),
            isOn: window === state.window,
          }))}
        />
        <ChoiceRow
          label="Trends over"
          choices={SPANS.map((span) => ({
            label: span === 12 ? '1 year' : `${span / 12} years`,
            href: explorerHref({ ...state, span }),
            isOn: span === state.span,
          }))}
        />
      </div>
      <div className="relative h-96 overflow-clip rounded-card border border-line bg-sunken lg:h-auto lg:min-h-96 print:hidden">
        <Suspense fallback={null}>
          <AreaMap areas={areas} cities={cities} room={MOST_AREAS - state.areas.length} onPick={add} />
        </Suspense>
      </div>
    </div>
  );
}

function AreaSearch({
  cities,
  chosen,
  onChoose,
}: {
  cities: CityTree[];
  chosen: readonly string[];
  onChoose: (slug: string) => void;
}) {
  const [query, setQuery] = useState('');
  const wanted = foldText(query.trim());
  const all = cities.flatMap((city) => [
    { ...city, within: city.stateOrProvince ?? '' },
    ...[...city.neighborhoods, ...city.zips].map((place) => ({ ...place, within: city.name })),
  ]);
  const options = all
    .filter((place) => !chosen.includes(place.slug) && foldText(place.name).includes(wanted))
    .toSorted((one, other) => closeness(one.name, wanted) - closeness(other.name, wanted))
    .slice(0, SHOWN_OPTIONS)
    .map((place) => ({ value: place.slug, label: place.name, detail: `${KINDS[place.kind] ?? ''} · ${place.within}` }));
  return (
    <Field label={chosen.length === 0 ? 'Choose an area' : 'Compare with'} hint="City, neighborhood or ZIP code">
      <Combobox query={query} onQueryChange={setQuery} options={options} onSelect={(option) => onChoose(option.value)} />
    </Field>
  );
}

/** Exact matches first, then names that begin with the text, then names that contain it. */
function closeness(name: string, wanted: string): number {
  const folded = foldText(name);
  if (folded === wanted) return 0;
  return folded.startsWith(wanted) ? 1 : 2;
}

function ChoiceRow({ label, choices }: { label: string; choices: { label: string; href: string; isOn: boolean }[] }) {
  return (
    <div>
      <p className="text-sm font-medium text-ink">{label}</p>
      <ul aria-label={label} className="mt-1.5 flex flex-wrap gap-2">
        {choices.map((choice) => (
          <li key={choice.label}>
            <AppLink
              href={choice.href}
              keepScroll
              aria-current={choice.isOn ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-3.5 text-sm text-ink no-underline hover:border-line-strong aria-[current=true]:border-brand aria-[current=true]:bg-brand-tint sm:min-h-9"
            >
              {choice.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
