import { splitCommas } from '#lib/comma-list.ts';
import { useQuery } from '@tanstack/react-query';
import { List, Map as MapIcon } from '#ui/icons/index.ts';
import { createElement, lazy, Suspense, use, useCallback, useState } from 'react';
import { boxAroundCircle } from '#lib/geo.ts';
import { formatNumber } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { DockItem } from '#ui/dock-item.tsx';
import { createPinFocusStore } from '#ui/map/pin-focus.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { PlaceSuggestion } from '../../contract.ts';
import { listKey, placeOptions, readingOptions, relaxOptions } from '../api.ts';
import { describePage } from '../describe-page.ts';
import type { FilterSection } from '../filter-chip.ts';
import type { SearchPageData } from '../load-search-page.ts';
import { MOST_SHOWN, PAGE_SIZE } from '../../model/page-size.ts';
import { CHOSEN_PLACE_FILTERS, encodeBox, isPersonal, searchHref, type SearchState, withFilters } from '../search-state.ts';
import { useIsWide } from '../use-is-wide.ts';
import { type Results, useResults } from '../use-results.ts';
import { type Go, useSearchState } from '../use-search-state.ts';
import { useStanding } from '../use-standing.ts';
import { useWithoutViewed } from '../viewed-homes.ts';
import { IgnoredNotice } from './ignored-notice.tsx';
import { EmptyResults } from './empty-results.tsx';
import { FilterBar } from './filter-bar.tsx';
import { KeywordOffer } from './keyword-offer.tsx';
import { ListTools } from './list-tools.tsx';
import { OwnResults } from './own-results.tsx';
import { PlainFilters } from './plain-filters.tsx';
import { ResultList } from './result-list.tsx';
import { SearchBox } from './search-box.tsx';
import { SearchLine } from './search-line.tsx';
import { useReportFilters } from '../use-report-filters.ts';
import { useReportSearch } from '../use-report-search.ts';
import { SearchExtrasContext } from './search-extras.ts';

const LazyMapPane = lazy(async () => {
  const { MapPane } = await import('./map-pane.tsx');
  return { default: MapPane };
});

const AROUND_ADDRESS_METERS = 800;

/** The list and the map of a search, side by side if there is room. */
export function SearchView({ loaded }: { loaded: SearchPageData }) {
  const { state, go } = useSearchState(loaded.ignored);
  useReportFilters(state.filters);
  const [focus] = useState(createPinFocusStore);
  const [panel, setPanel] = useState<FilterSection | null>(null);
  const [isMapless, setMapless] = useState(false);
  const isWide = useIsWide();
  const searched = useWithoutViewed(state);
  const standing = useStanding(state.filters);
  const results = useResults(searched, loaded.result === null ? null : { href: loaded.href, result: loaded.result }, standing);
  const { placeNames, onPlace } = usePlaceNames(state, loaded.placeNames, go);
  const reading = useReading(state, loaded);
  useReportSearch({
    search: JSON.stringify(state.filters),
    homes: results.isStale ? undefined : results.total?.value,
    reading,
  });
  const relaxation = useRelaxation(state, loaded, standing === 'free' && results.total?.value === 0 && !results.isStale);
  const { heading } = describePage(new URLSearchParams(searchHref(state).split('?')[1]), placeNames);
  const isBlocked = standing === 'signed-out' || standing === 'no-profile';
  const isEmpty = results.total?.value === 0 && results.items.length === 0;
  const showsMap = state.show === 'map' && !isMapless;
  const noMap = useCallback(() => setMapless(true), []);

  function loadMore() {
    void results.loadMore();
    if (state.cursor === '' && state.shown < MOST_SHOWN) {
      go((now) => ({ ...now, shown: now.shown + PAGE_SIZE }), { replace: true, keepScroll: true });
    }
  }

  return (
    <div className="lg:mx-[calc((100%-min(100vw-3rem,110rem))/2)]">
      <div
        data-head-bar
        className="sticky top-[calc(4rem+var(--away-bar,0px))] z-30 -mx-4 -mt-8 flex items-start gap-2 bg-paper px-4 py-2 sm:py-3 lg:mx-0 lg:px-0"
      >
        <SearchBox state={state} go={go} onPlace={onPlace} />
        <FilterBar filters={state.filters} go={go} panel={panel} onPanelChange={setPanel} />
      </div>
      <div className="grid gap-6 lg:grid-cols-2 xl:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]">
        <div className={`flex min-w-0 flex-col gap-2 sm:gap-3 ${showsMap ? 'max-lg:hidden' : ''}`}>
          <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-0 sm:gap-y-1">
            <ListHead heading={heading} total={results.total} state={state} searched={searched} go={go} isBlocked={isBlocked} />
            <SearchLine
              state={state}
              placeNames={placeNames}
              reading={reading}
              rankedBy={results.rankedBy}
              unspoken={results.unspoken}
              go={go}
              onEdit={setPanel}
            />
          </div>
          <PlainFilters state={state} />
          <KeywordOffer state={state} loaded={loaded} />
          {isPersonal(state.filters) ? (
            <noscript>
              <p>This search shows your own homes: turn on JavaScript to sign in and see them.</p>
            </noscript>
          ) : null}
          {isPersonal(state.filters) && standing === 'free' ? (
            <p className="text-sm text-ink-soft">These are your own homes: anyone else who opens this address sees theirs.</p>
          ) : null}
          <IgnoredNotice ignored={loaded.ignored} />
          {isBlocked ? (
            <OwnResults state={state} standing={standing} />
          ) : isEmpty ? (
            <EmptyResults state={state} placeNames={placeNames} relaxation={relaxation} focus={focus} />
          ) : (
            <ResultList results={results} state={state} focus={focus} oldSources={loaded.oldSources} onMore={loadMore} />
          )}
        </div>
        <section
          aria-label="Map"
          data-print="hide"
          className={`relative overflow-clip rounded-card border border-line bg-sunken max-lg:-mx-4 max-lg:rounded-none max-lg:border-x-0 lg:sticky lg:top-[calc(8.5rem+var(--away-bar,0px))] lg:h-[calc(100dvh-9.25rem-var(--away-bar,0px)-max(2rem,var(--foot-bar,0px)+0.75rem))] ${
            showsMap ? 'h-[calc(100dvh-9.25rem-var(--foot-bar,0px))] min-h-72' : 'max-lg:hidden'
          }`}
        >
          {/* On a phone the map replaces the list and its heading. */}
          {showsMap ? <PageTitle className="sr-only lg:hidden">{heading} on the map</PageTitle> : null}
          <noscript>
            <p className="p-6 text-center">The map needs JavaScript. The list shows the same homes.</p>
          </noscript>
          {isWide === undefined || (!isWide && !showsMap && !isMapless) ? null : (
            <Suspense fallback={<MapSpinner />}>
              <LazyMapPane
                state={state}
                searched={searched.filters}
                go={go}
                items={results.items}
                focus={focus}
                isWide={isWide}
                onUnavailable={noMap}
              />
            </Suspense>
          )}
        </section>
      </div>
      {isMapless ? null : <ViewToggle show={state.show} go={go} />}
    </div>
  );
}

function MapSpinner() {
  return (
    <div className="absolute inset-0 flex items-center justify-center">
      <Spinner />
    </div>
  );
}

function ListHead({
  heading,
  total,
  state,
  searched,
  go,
  isBlocked,
}: {
  heading: string;
  total: Results['total'];
  state: SearchState;
  searched: SearchState;
  go: Go;
  /** There are no results for this reader: nothing to save or export. */
  isBlocked: boolean;
}) {
  const Extras = use(SearchExtrasContext);
  return (
    <>
      <PageTitle size="small" className="col-span-2 row-start-1 line-clamp-2 self-end sm:line-clamp-none">
        {heading}
      </PageTitle>
      <p role="status" className="col-span-2 row-start-2 self-start text-sm text-ink-soft sm:self-center sm:text-base">
        {total === undefined
          ? ''
          : `${formatNumber(total.value)}${total.exact ? '' : '+'} ${total.value === 1 ? 'home' : 'homes'}`}
      </p>
      {Extras === null || isBlocked ? null : (
        <div className="col-start-3 row-span-2 row-start-1 flex gap-1 sm:row-span-1">
          <Suspense>{createElement(Extras, { filters: state.filters, name: heading, saved: state.saved })}</Suspense>
        </div>
      )}
      {isBlocked ? null : (
        <div className="col-start-1 row-start-3 sm:col-start-3 sm:row-start-2 sm:justify-self-end">
          <ListTools state={state} searched={searched} go={go} />
        </div>
      )}
    </>
  );
}

/** Switches between list and map on narrow screens. */
function ViewToggle({ show, go }: { show: SearchState['show']; go: Go }) {
  const isMap = show === 'map';
  return (
    <DockItem place="view">
      <Button size="small" className="rounded-full px-5" onClick={() => go((now) => ({ ...now, show: isMap ? 'list' : 'map' }))}>
        {isMap ? <List aria-hidden="true" className="size-5" /> : <MapIcon aria-hidden="true" className="size-5" />}
        {isMap ? 'List' : 'Map'}
      </Button>
    </DockItem>
  );
}

/** Names of the places in the address: from the server, from the chosen suggestion, or by a call. */
function usePlaceNames(state: SearchState, loaded: Readonly<Record<string, string>>, go: Go) {
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const known: Record<string, string> = { ...loaded, ...chosen };
  const missing = splitCommas(state.filters.place).find((slug) => known[slug] === undefined) ?? '';
  const asked = useQuery({ ...placeOptions(missing), enabled: missing !== '' });
  const placeNames = asked.data === undefined ? known : { ...known, [missing]: asked.data.place.name };

  function onPlace(place: PlaceSuggestion) {
    const { slug, label, latitude, longitude } = place;
    if (slug !== null) setChosen((names) => ({ ...names, [slug]: label }));
    else if (latitude !== null && longitude !== null) {
      const bbox = encodeBox(boxAroundCircle([longitude, latitude], AROUND_ADDRESS_METERS));
      go((now) => ({ ...withFilters(now, { bbox }, CHOSEN_PLACE_FILTERS), said: '', at: null }));
    }
  }
  return { placeNames, onPlace };
}

function useReading(state: SearchState, loaded: SearchPageData) {
  const isLoaded = loaded.reading !== null && loaded.said === state.said;
  const { data } = useQuery({
    ...readingOptions(state.said),
    enabled: state.said !== '',
    ...(isLoaded && loaded.reading !== null ? { initialData: loaded.reading } : {}),
  });
  return state.said === '' ? undefined : data;
}

function useRelaxation(state: SearchState, loaded: SearchPageData, isWanted: boolean) {
  const isLoaded = loaded.href === listKey(state.filters, state.sort, state.cursor)[0];
  const { data } = useQuery({
    ...relaxOptions(state.filters),
    enabled: isWanted,
    ...(isLoaded && loaded.relaxation !== null ? { initialData: loaded.relaxation } : {}),
  });
  return data;
}
