import { Map as MapIcon } from '#ui/icons/index.ts';
import type { FeedSource } from '#domains/listings/contract.ts';
import { ListingCard, OldSources } from '#domains/listings/web/index.ts';
import type { Market } from '#domains/market/contract.ts';
import { MarketBlurb } from '#domains/market/web/index.ts';
import type { CityTree, PlacePage, PlaceWithCount } from '#domains/neighborhoods/contract.ts';
import type { Facets, SearchResult } from '#domains/search/contract.ts';
import { IgnoredNotice, type IgnoredParameter } from '#domains/search/web/index.ts';
import { formatCount, formatNumber } from '#lib/format.ts';
import type { Crumb } from '#ui/breadcrumb.tsx';
import { buttonClasses } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { AppLink, LineLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { TabLinks } from '#ui/tabs.tsx';
import { AreaLinks, LinkGroup } from './area-links.tsx';
import { BrowseFilters } from './browse-filters.tsx';
import { BROWSE_TABS, browseHref, nextPage, previousPage, startOf, type BrowseState, type BrowseTab } from './browse-state.ts';
import { SourceLine, SourceTabs, SourceTerms } from './feed-sources.tsx';

export interface BrowsePageProps {
  /** The same homes on the map. */
  map: string;
  state: BrowseState;
  result: SearchResult;
  facets: Facets;
  place: PlacePage | null;
  market: Market | null;
  /** Nearby areas with homes, if the list is empty. */
  near: PlaceWithCount[];
  /** Parameters of the address that could not be used. */
  ignored: readonly IgnoredParameter[];
  cities: CityTree[] | null;
  /** Where the homes of other brokers come from, on their page. */
  sources: FeedSource[] | null;
  /** Where the homes of this page come from, but for those that are sold. */
  readFrom: readonly FeedSource[];
}

const TAB_LABELS: Record<BrowseTab, string> = {
  sale: 'For sale',
  open: 'Open houses this week',
  sold: 'Recently sold',
  others: 'From other brokers',
};
const TAB_TITLES: Record<BrowseTab, string> = {
  sale: 'Homes for sale',
  open: 'Open houses this week',
  sold: 'Recently sold homes',
  others: 'Homes from other brokers',
};

/** The crawlable list: every step of it is a link. */
export function BrowsePage({
  state,
  map,
  result,
  facets,
  place,
  market,
  near,
  cities,
  ignored,
  sources,
  readFrom,
}: BrowsePageProps) {
  const where = place?.place.name;
  const previous = previousPage(state);
  const shown = (sources ?? []).filter(({ name }) => state.source === undefined || name === state.source);
  return (
    <Page
      size="large"
      crumbs={crumbsOf(place)}
      title={`${TAB_TITLES[state.tab]}${where === undefined ? '' : ` in ${where}`}`}
      lead={sources === null ? undefined : 'Listed by brokers who share them here. Each names its firm and how to reach it.'}
      note={`${formatNumber(result.total.value)}${result.total.exact ? '' : '+'} ${result.total.value === 1 ? 'home' : 'homes'}`}
      actions={
        <AppLink href={map} className={buttonClasses({ variant: 'secondary' })}>
          <MapIcon aria-hidden="true" className="size-4" /> Show on the map
        </AppLink>
      }
    >
      <IgnoredNotice ignored={ignored} className="mt-4" />
      <OldSources sources={readFrom} className="mt-4" />
      {market === null ? null : <MarketBlurb market={market} className="mt-4 max-w-measure text-ink" />}
      <TabLinks
        label="What to show"
        className="mt-6"
        links={BROWSE_TABS.map((tab) => ({
          href: browseHref(startOf({ ...state, tab, source: undefined })),
          label: TAB_LABELS[tab],
          current: tab === state.tab,
        }))}
      />
      {sources !== null && sources.length > 1 ? <SourceTabs state={state} sources={sources} /> : null}
      <BrowseFilters state={state} facets={facets} />
      {result.items.length === 0 ? (
        <>
          <NothingHere state={state} place={place} />
          <div className="mt-8">
            <LinkGroup title={`Near ${where ?? 'here'}, with homes for sale`} places={near} />
          </div>
        </>
      ) : (
        <>
          <h2 className="sr-only">Results</h2>
          <ul className="mt-6 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
            {result.items.map((home, index) => (
              <li key={home.listingKey} className="has-[[data-hidden-home]]:hidden">
                <ListingCard
                  listing={home}
                  eager={index < 4}
                  showsScore
                  footer={sources === null ? undefined : <SourceLine home={home} sources={sources} />}
                  imageSizes="(min-width: 1280px) 19rem, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw"
                />
              </li>
            ))}
          </ul>
          <div className="mt-8">
            <Pagination
              previousHref={previous === undefined ? undefined : browseHref(previous)}
              nextHref={result.nextCursor === null ? undefined : browseHref(nextPage(state, result.nextCursor))}
              position={`${formatCount(result.items.length, 'home')} on this page`}
            />
          </div>
        </>
      )}
      {sources === null ? <AreaLinks place={place} cities={cities} /> : <SourceTerms sources={shown} />}
    </Page>
  );
}

function crumbsOf(place: PlacePage | null): Crumb[] {
  if (place === null) return [{ label: 'Properties' }];
  return [
    { label: 'Properties', href: '/properties' },
    ...place.ancestors.map((ancestor) => ({ label: ancestor.name, href: browseHref({ place: ancestor.slug }) })),
    { label: place.place.name },
  ];
}

function NothingHere({ state, place }: { state: BrowseState; place: PlacePage | null }) {
  if (state.tab === 'others' && state.source === undefined && place === null && !isFilteredBy(state)) {
    return (
      <EmptyState
        className="mt-8"
        title="No homes from other brokers right now"
        action={<LineLink href="/properties">Browse all homes</LineLink>}
      >
        They appear here as soon as a source sends them.
      </EmptyState>
    );
  }
  const isFiltered = isFilteredBy(state);
  const wider = place?.ancestors.at(-1);
  const action = isFiltered
    ? { label: 'Clear the filters', href: browseHref({ tab: state.tab, place: state.place, source: state.source }) }
    : { label: wider === undefined ? 'All homes for sale' : `Homes in ${wider.name}`, href: browseHref({ place: wider?.slug }) };
  return (
    <EmptyState
      className="mt-8"
      title={isFiltered ? 'No home fits these filters' : 'Nothing here right now'}
      action={<LineLink href={action.href}>{action.label}</LineLink>}
    >
      {isFiltered ? 'Relax one of them, or look in a larger area.' : 'The areas around it may have homes.'}
    </EmptyState>
  );
}

function isFilteredBy({ types, priceMin, priceMax, bedsMin }: BrowseState): boolean {
  return [types, priceMin, priceMax, bedsMin].some((value) => value !== undefined);
}
