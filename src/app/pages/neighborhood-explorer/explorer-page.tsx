import { explorerHref, type ExplorerState, FigureTable, MarketCharts } from '#domains/market/web/index.ts';
import type { CityTree } from '#domains/neighborhoods/contract.ts';
import { AppLink, LineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { AreaPicker } from './area-picker.tsx';
import { AreaSections } from './area-sections.tsx';
import type { ExploredArea } from './explored-area.ts';

export interface ExplorerPageProps {
  state: ExplorerState;
  areas: ExploredArea[];
  unknown: string[];
  cities: CityTree[];
}

/** Market and neighborhood facts of up to four areas, side by side. */
export function ExplorerPage({ state, areas, unknown, cities }: ExplorerPageProps) {
  const names = areas.map((area) => area.market.area.name);
  return (
    <Page
      size="large"
      title={names.length === 0 ? 'Neighborhood explorer' : names.join(' · ')}
      lead="Recorded sales, listings and public maps, each figure with its definition and the number of homes behind it. Compare up to four cities, neighborhoods or ZIP codes."
    >
      {unknown.length === 0 ? null : (
        <Notice tone="warning" className="mt-4" title="Not every area was found">
          There is no area called {unknown.join(', ')}.
        </Notice>
      )}
      <AreaPicker state={state} areas={areas} cities={cities} />
      {areas.length === 0 ? (
        <StartList cities={cities} state={state} />
      ) : (
        <>
          <FigureTable areas={areas} state={state} />
          <MarketCharts areas={areas} state={state} />
          <AreaSections areas={areas} />
          <OnPurpose />
        </>
      )}
    </Page>
  );
}

function StartList({ cities, state }: { cities: CityTree[]; state: ExplorerState }) {
  return (
    <div className="mt-12 space-y-10">
      {cities.map((city) => (
        <section key={city.slug}>
          <h2 className="font-serif text-2xl text-ink">
            <AppLink
              href={explorerHref({ ...state, areas: [city.slug] })}
              className="inline-flex items-center no-underline hover:underline pointer-coarse:min-h-control"
            >
              {city.name}
            </AppLink>
          </h2>
          <ul className="mt-3 grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-5">
            {[...city.neighborhoods, ...city.zips].map((area) => (
              <li key={area.slug}>
                <LineLink href={explorerHref({ ...state, areas: [area.slug] })} look="list" className="text-sm">
                  {area.name}
                </LineLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function OnPurpose() {
  return (
    <section aria-labelledby="left-out" className="mt-16 rounded-card border border-line bg-surface p-6">
      <h2 id="left-out" className="font-serif text-xl text-ink">
        What we leave out, on purpose
      </h2>
      <p className="mt-2 max-w-measure text-sm text-ink-soft">
        Nothing on race, religion, origin, incomes of groups or who lives in a household; no crime scores; no labels such as
        “safe” or “for families”. They say little about a home, much about prejudice, and steering by them is unlawful. Schools
        are listed without ratings: ask the district.
      </p>
    </section>
  );
}
