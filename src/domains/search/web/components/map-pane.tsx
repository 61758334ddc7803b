import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PencilLine, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { MapInfo, PlacePage } from '#domains/neighborhoods/contract.ts';
import type { ListingSummary } from '#domains/listings/contract.ts';
import { boxAround, type Box, type LngLat } from '#lib/geo.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { InteractiveMap, MapLoading } from '#ui/map/interactive-map.tsx';
import { MAP_LAYERS } from '#ui/map/map-layers.ts';
import type { InitialView, MapHandle, MapPin, MapRing, MapView } from '#ui/map/map-types.ts';
import type { PinFocus, PinFocusStore } from '#ui/map/pin-focus.ts';
import type { MapCell } from '../../contract.ts';
import type { TravelArea } from '#domains/travel/contract.ts';
import { MAX_LIMITS } from '#domains/travel/web/index.ts';
import { clusterOptions, mapOptions, placeOptions, travelAreaOptions } from '../api.ts';
import { splitList } from '../filter-labels.ts';
import { mapGround } from '../map-ground.ts';
import { split as splitParts } from '../more-filter-labels.ts';
import { cellPins, isSameSearch, searchedPart, withoutHomes } from '../map-pins.ts';
import {
  decodeBox,
  decodeRings,
  encodeBox,
  encodeRings,
  type Filters,
  type SearchState,
  standing,
  withFilters,
} from '../search-state.ts';
import { useDebounced } from '../use-debounced.ts';
import type { Go } from '../use-search-state.ts';
import { useHiddenHomes } from '../use-hidden-homes.ts';
import { useViewedHomes } from '../viewed-homes.ts';
import { addPoint, DrawPanel, type Drawing, ringOf, START_OF_DRAWING } from './draw-panel.tsx';
import { PinCard } from './pin-card.tsx';
import { StackSheet } from './stack-sheet.tsx';

const SETTLE_MS = 250;
const CELLS_PAUSE_MS = 80;
const PADDING_PIXELS = 24;
const CITY_ZOOM = 11;
const SMALLEST_BOX_DEGREES = 0.002;
/** Where nothing at all is known: the contiguous United States. */
const WIDEST: Box = { west: -125, south: 24, east: -66, north: 50 };

const NO_POINTS: readonly LngLat[] = [];
const NO_CELLS: readonly MapCell[] = [];

interface MapPaneProps {
  state: SearchState;
  /** The filters that the list goes by. */
  searched: Filters;
  go: Go;
  items: readonly ListingSummary[];
  focus: PinFocusStore;
  isWide: boolean;
  onUnavailable: () => void;
}

/** The map of a search: it waits until it knows where to stand. */
export function MapPane(props: MapPaneProps) {
  const { state, items } = props;
  const info = useQuery(mapOptions());
  const { shade, isPending: isShadePending } = useTravelShade(state.filters);
  const slug = splitList(state.filters.place)[0] ?? '';
  const place = useQuery({ ...placeOptions(slug), enabled: slug !== '' });
  if (info.data === undefined && !info.isError) return <MapLoading />;
  if (slug !== '' && place.isPending && state.at === null) return <MapLoading />;
  if (isShadePending && state.at === null && state.filters.bbox === undefined) return <MapLoading />;
  const found = place.data ?? null;
  return (
    <StandingMap
      {...props}
      info={info.data}
      place={slug === '' ? null : found}
      shade={shade}
      initialView={standAt(state, found, items, info.data, shade)}
    />
  );
}

interface StandingMapProps extends MapPaneProps {
  info: MapInfo | undefined;
  place: PlacePage | null;
  /** The ground within the search's travel times. */
  shade: TravelArea['area'] | null;
  initialView: InitialView;
}

function StandingMap({
  state,
  searched,
  go,
  items,
  focus,
  isWide,
  onUnavailable,
  info,
  place,
  shade,
  initialView,
}: StandingMapProps) {
  const map = useRef<MapHandle>(null);
  const [start] = useState(initialView);
  const [view, setView] = useState<MapView>();
  const [moved, setMoved] = useState(false);
  const [chosen, setChosen] = useState<MapPin | null>(null);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ground = useMemo(() => mapGround(info), [info]);
  const viewed = useViewedHomes();
  const hidden = useHiddenHomes();

  const area = useMemo(() => decodeBox(state.filters.bbox), [state.filters.bbox]);
  const rings = useMemo(() => decodeRings(state.filters.polygon), [state.filters.polygon]);
  const layers = useMemo(() => MAP_LAYERS.filter((layer) => state.layers.includes(layer)), [state.layers]);
  const chosenFocus = useMemo(() => (chosen === null ? null : pinFocus(chosen)), [chosen]);
  const isDrawn = rings.length > 0;
  const shown = useMemo(() => withoutHomes(searched, hidden), [searched, hidden]);
  const cells = useMapCells(shown, view, area);
  const pins = useMemo(() => cellPins(cells, viewed, hidden), [cells, viewed, hidden]);

  // Where the search now is, unless the map itself said so.
  const ownPlace = useRef(placeKey(state, shade));
  const follow = useEffectEvent(() => {
    const key = placeKey(state, shade);
    if (key === ownPlace.current) return;
    ownPlace.current = key;
    setMoved(false);
    const target = standAt(state, place, items, info, shade);
    if ('bounds' in target) map.current?.fit(target.bounds, { padding: target.paddingPixels, maxZoom: area === null ? 16 : 19 });
    else map.current?.moveTo(target.center, target.zoom);
  });
  useEffect(() => follow(), [state, place, shade]);
  useEffect(() => () => clearTimeout(settling.current), []);

  function settle(next: MapView) {
    go(
      (now) => {
        const moves = now.follow && now.filters.polygon === undefined;
        const after: SearchState = moves
          ? { ...withFilters(now, { bbox: encodeBox(next.bounds) }, ['place']), at: null }
          : { ...now, at: standing(next.center, next.zoom) };
        ownPlace.current = placeKey(after, shade);
        return after;
      },
      { replace: !state.follow || isDrawn || area !== null, keepScroll: true },
    );
  }

  function onView(next: MapView, byReader: boolean) {
    setView(next);
    if (!byReader) return;
    setMoved(true);
    clearTimeout(settling.current);
    settling.current = setTimeout(settle, SETTLE_MS, next);
  }

  function searchHere() {
    if (view === undefined) return;
    setMoved(false);
    go((now) => {
      const after = { ...withFilters(now, { bbox: encodeBox(view.bounds) }, ['place', 'polygon']), at: null };
      ownPlace.current = placeKey(after, shade);
      return after;
    });
  }

  function finish(ring: MapRing) {
    const isCircle = drawing?.mode === 'radius';
    setDrawing(null);
    if (isCircle) map.current?.fit(boxAround(ring));
    go(
      (now) => {
        const at = view === undefined || isCircle ? null : standing(view.center, view.zoom);
        const after = { ...withFilters(now, { polygon: encodeRings([...rings, ring]) }, ['bbox', 'place']), at };
        ownPlace.current = placeKey(after, shade);
        return after;
      },
      { keepScroll: true },
    );
  }

  function choose(pin: MapPin) {
    setChosen(pin);
    focus.set(null);
  }

  const isSearchHereOffered = !state.follow && moved && !isDrawn && drawing === null;
  return (
    <>
      <InteractiveMap
        ref={map}
        label="Map of the homes; the list holds the same homes"
        ground={ground}
        initialView={start}
        pins={pins}
        focus={focus}
        chosen={chosenFocus}
        outline={outlineOf(place)}
        areas={rings}
        shade={shade}
        draft={drawing === null ? NO_POINTS : ringOf(drawing)}
        drawMode={drawing?.mode ?? null}
        onDraftPoint={(point: LngLat) => setDrawing((now) => (now === null ? null : addPoint(now, point)))}
        onRing={finish}
        layers={layers}
        onLayersChange={(shown) => go((now) => ({ ...now, layers: shown }), { replace: true, keepScroll: true })}
        onView={onView}
        onPin={choose}
        onGround={() => setChosen(null)}
        onUnavailable={onUnavailable}
      >
        {drawing === null ? (
          <div className="absolute top-3 left-3 z-10 flex max-w-[calc(100%-5rem)] flex-wrap gap-2">
            <Checkbox
              label={<span className="text-sm">Search as I move</span>}
              checked={state.follow}
              onChange={(event) => go((now) => ({ ...now, follow: event.target.checked }), { replace: true, keepScroll: true })}
              className="min-h-11 items-center rounded-control border border-line bg-surface px-3 py-1 shadow-card [&>input]:mt-0"
            />
            <Button
              variant="secondary"
              size="small"
              className="min-h-11 border-line shadow-card"
              onClick={() => setDrawing(START_OF_DRAWING)}
            >
              <PencilLine aria-hidden="true" className="size-4" /> {isDrawn ? 'Add an area' : 'Draw'}
            </Button>
            {isDrawn ? (
              <Button
                variant="secondary"
                size="small"
                className="min-h-11 border-line shadow-card"
                onClick={() => go((now) => withFilters(now, {}, ['polygon']), { keepScroll: true })}
              >
                <Trash2 aria-hidden="true" className="size-4" /> Clear {rings.length === 1 ? 'area' : 'areas'}
              </Button>
            ) : null}
          </div>
        ) : (
          <DrawPanel
            drawing={drawing}
            onChange={setDrawing}
            cross={view?.center}
            onDone={finish}
            onCancel={() => setDrawing(null)}
          />
        )}
        {isSearchHereOffered ? (
          <div className="pointer-events-none absolute inset-x-0 top-18 z-10 flex justify-center">
            <Button className="pointer-events-auto shadow-float" onClick={searchHere}>
              Search this area
            </Button>
          </div>
        ) : null}
        {chosen?.kind === 'home' ? (
          <PinCard
            key={chosen.id}
            listingKey={chosen.id}
            known={items.find((home) => home.listingKey === chosen.id)}
            onClose={() => setChosen(null)}
          />
        ) : null}
      </InteractiveMap>
      {chosen?.kind === 'stack' ? (
        <StackSheet pin={chosen} filters={shown} isWide={isWide} onClose={() => setChosen(null)} />
      ) : null}
    </>
  );
}

function pinFocus({ id, longitude, latitude, label }: MapPin): PinFocus {
  return { id, longitude, latitude, label, origin: 'map' };
}

/** The ground within the search's travel times. */
function useTravelShade({ commute, near }: Filters): { shade: TravelArea['area'] | null; isPending: boolean } {
  const limits = [commute, near]
    .flatMap((list) => splitParts(list, '|'))
    .slice(0, MAX_LIMITS)
    .join('|');
  const query = useQuery({ ...travelAreaOptions(limits), enabled: limits !== '', placeholderData: keepPreviousData });
  return { shade: limits === '' ? null : (query.data?.area ?? null), isPending: limits !== '' && query.isPending };
}

/** The cells of what is in view; while the map moves, those of the part that was in view before. */
function useMapCells(filters: Filters, view: MapView | undefined, area: Box | null) {
  const settled = useDebounced(view, CELLS_PAUSE_MS);
  const part = settled === undefined ? null : searchedPart(settled.bounds, area);
  const options = clusterOptions(filters, part === null ? '' : encodeBox(part), Math.round(settled?.zoom ?? 0));
  const key = options.queryKey[0];
  const query = useQuery({
    ...options,
    enabled: part !== null,
    placeholderData: (before, query) => (isSameSearch(query?.queryKey[0], key) ? before : undefined),
  });
  return part === null ? NO_CELLS : (query.data?.cells ?? NO_CELLS);
}

/** What the address says of where the map stands. */
function placeKey({ filters, at }: SearchState, shade: TravelArea['area'] | null): string {
  const view = at === null ? '' : [...at.center, at.zoom].join();
  return [filters.bbox, filters.polygon, filters.place, filters.q, shade?.coordinates[0]?.[0]?.[0]?.join(), view].join(' ');
}

function standAt(
  state: SearchState,
  place: PlacePage | null,
  items: readonly ListingSummary[],
  info: MapInfo | undefined,
  shade: TravelArea['area'] | null,
): InitialView {
  const area = decodeBox(state.filters.bbox);
  if (area !== null) return { bounds: area, paddingPixels: 0 };
  if (state.at !== null) return { center: state.at.center, zoom: state.at.zoom };
  const rings = decodeRings(state.filters.polygon).flat();
  if (rings.length > 0) return { bounds: boxAround(rings), paddingPixels: PADDING_PIXELS };
  if (state.filters.place !== undefined && place?.place.bounds) {
    const [west, south, east, north] = place.place.bounds;
    return { bounds: { west, south, east, north }, paddingPixels: PADDING_PIXELS };
  }
  const reached = (shade?.coordinates ?? []).flat(2).map(([longitude = 0, latitude = 0]): LngLat => [longitude, latitude]);
  if (reached.length > 0) return { bounds: boxAround(reached), paddingPixels: PADDING_PIXELS };
  const points = items.flatMap(({ longitude, latitude }): LngLat[] =>
    longitude === null || latitude === null ? [] : [[longitude, latitude]],
  );
  const isSomewhere = state.filters.place !== undefined || state.filters.q !== undefined;
  if (points.length > 0 && (isSomewhere || info?.center == null))
    return { bounds: widened(boxAround(points)), paddingPixels: PADDING_PIXELS };
  if (info?.center != null) return { center: info.center, zoom: CITY_ZOOM };
  return { bounds: WIDEST, paddingPixels: 0 };
}

function widened({ west, south, east, north }: Box): Box {
  return {
    west: west - SMALLEST_BOX_DEGREES,
    south: south - SMALLEST_BOX_DEGREES,
    east: east + SMALLEST_BOX_DEGREES,
    north: north + SMALLEST_BOX_DEGREES,
  };
}

// The boundary column holds GeoJSON geometries only; anything else is no outline.
function outlineOf(place: PlacePage | null): GeoJSON.Geometry | null {
  const boundary = place?.boundary;
  if (typeof boundary !== 'object' || boundary === null || !('type' in boundary) || !('coordinates' in boundary)) return null;
  return boundary.type === 'Polygon' || boundary.type === 'MultiPolygon'
    ? (boundary as GeoJSON.Polygon | GeoJSON.MultiPolygon)
    : null;
}
