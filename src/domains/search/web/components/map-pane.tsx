import { splitCommas } from '#lib/comma-list.ts';
import { useQuery } from '@tanstack/react-query';
import { PencilLine, Trash2 } from '#ui/icons/index.ts';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { AttendanceArea, MapInfo, PlacePage } from '#domains/neighborhoods/contract.ts';
import type { ListingSummary } from '#domains/listings/contract.ts';
import { type Box, boxAround, type LngLat } from '#lib/geo.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { InteractiveMap, MapLoading } from '#ui/map/interactive-map.tsx';
import { MAP_LAYERS } from '#ui/map/map-layers.ts';
import type { InitialView, MapGround, MapHandle, MapPin, MapRing, MapView } from '#ui/map/map-types.ts';
import type { PinFocus, PinFocusStore } from '#ui/map/pin-focus.ts';
import type { TravelArea } from '#domains/travel/contract.ts';
import { placeOptions } from '../api.ts';
import { useMapGround } from '../use-map-ground.ts';
import { cellPins, withoutHomes } from '../map-pins.ts';
import { outlineOf, placeKey, standAt } from '../stand-map.ts';
import { useAttendanceArea, useMapCells, usePriceLevels, useTravelShade } from '../use-map-data.ts';
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
import type { Go } from '../use-search-state.ts';
import { useHiddenHomes, useSavedHomes } from '../use-own-homes.ts';
import { useViewedHomes } from '../viewed-homes.ts';
import { CellCard, CellNote, type CellNoteProps } from './cell-note.tsx';
import { addPoint, DrawPanel, type Drawing, ringOf, START_OF_DRAWING } from './draw-panel.tsx';
import { PinCard } from './pin-card.tsx';
import { PriceLegend } from './price-legend.tsx';
import { StackSheet } from './stack-sheet.tsx';

const SETTLE_MS = 250;

const NO_POINTS: readonly LngLat[] = [];

interface MapPaneProps {
  state: SearchState;
  /** The filters of the list. */
  searched: Filters;
  go: Go;
  items: readonly ListingSummary[];
  focus: PinFocusStore;
  isWide: boolean;
  onUnavailable: () => void;
}

/** The map of a search, shown once its position is known. */
export function MapPane(props: MapPaneProps) {
  const { state, items } = props;
  const known = useMapGround();
  const { shade, isPending: isShadePending } = useTravelShade(state.filters);
  const { attendance, isPending: isAttendancePending } = useAttendanceArea(state.filters);
  const slug = splitCommas(state.filters.place)[0] ?? '';
  const place = useQuery({ ...placeOptions(slug), enabled: slug !== '' });
  if (known === undefined) return <MapLoading />;
  if (slug !== '' && place.isPending && state.at === null) return <MapLoading />;
  const isGroundPending = isShadePending || isAttendancePending;
  if (isGroundPending && state.at === null && state.filters.bbox === undefined) return <MapLoading />;
  const found = place.data ?? null;
  return (
    <StandingMap
      {...props}
      {...known}
      place={slug === '' ? null : found}
      shade={shade}
      attendance={attendance}
      initialView={standAt(state, found, items, known.info, shade ?? attendance)}
    />
  );
}

interface StandingMapProps extends MapPaneProps {
  info: MapInfo | undefined;
  ground: MapGround;
  place: PlacePage | null;
  /** The ground within the search's travel times. */
  shade: TravelArea['area'] | null;
  /** The attendance areas of the search. */
  attendance: AttendanceArea['area'] | null;
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
  ground,
  place,
  shade,
  attendance,
  initialView,
}: StandingMapProps) {
  const map = useRef<MapHandle>(null);
  const [start] = useState(initialView);
  const [view, setView] = useState<MapView>();
  const [chosen, setChosen] = useState<MapPin | null>(null);
  const [opened, setOpened] = useState<CellNoteProps | null>(null);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const viewed = useViewedHomes();
  const hidden = useHiddenHomes();
  const saved = useSavedHomes();

  const area = useMemo(() => decodeBox(state.filters.bbox), [state.filters.bbox]);
  const rings = useMemo(() => decodeRings(state.filters.polygon), [state.filters.polygon]);
  const layers = useMemo(() => MAP_LAYERS.filter((layer) => state.layers.includes(layer)), [state.layers]);
  const chosenFocus = useMemo(() => (chosen === null ? null : pinFocus(chosen)), [chosen]);
  const isDrawn = rings.length > 0;
  const shown = useMemo(() => withoutHomes(searched, hidden), [searched, hidden]);
  const { cells, asked } = useMapCells(shown, view, area);
  const prices = usePriceLevels(shown, view, area, layers.includes('prices'));
  const pins = useMemo(() => cellPins(cells, { viewed, hidden, saved }), [cells, viewed, hidden, saved]);

  const reach = shade ?? attendance;
  const { isMoved, onView, searchHere, searchWithin } = useMovedSearch({
    state,
    go,
    place,
    items,
    info,
    area,
    rings,
    reach,
    view,
    setView,
    map,
  });

  function finish(ring: MapRing) {
    setDrawing(null);
    searchWithin(ring, drawing?.mode === 'radius');
  }

  function noteOf({ id }: MapPin): CellNoteProps | null {
    const cell = cells.find((known) => known.id === id);
    return cell === undefined || asked === undefined ? null : { cell, filters: shown, asked };
  }

  function tellOf(pin: MapPin) {
    const note = noteOf(pin);
    return note === null ? null : <CellNote {...note} />;
  }

  function choose(pin: MapPin) {
    setOpened(null);
    setChosen(pin);
    focus.set(null);
  }

  const isSearchHereOffered = !state.follow && isMoved && !isDrawn && drawing === null;
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
        outline={attendance ?? outlineOf(place)}
        areas={rings}
        shade={shade}
        squares={prices.levels.squares}
        draft={drawing === null ? NO_POINTS : ringOf(drawing)}
        drawMode={drawing?.mode ?? null}
        onDraftPoint={(point: LngLat) => setDrawing((now) => (now === null ? null : addPoint(now, point)))}
        onRing={finish}
        layers={layers}
        onLayersChange={(shown) => go((now) => ({ ...now, layers: shown }), { replace: true, keepScroll: true })}
        onView={onView}
        onPin={choose}
        onTapBubble={(pin) => {
          setChosen(null);
          setOpened(noteOf(pin));
        }}
        note={tellOf}
        onGround={() => {
          setOpened(null);
          setChosen(null);
        }}
        onUnavailable={onUnavailable}
      >
        {drawing === null ? (
          <AreaTools state={state} go={go} areas={rings.length} onDraw={() => setDrawing(START_OF_DRAWING)} />
        ) : (
          <DrawPanel
            drawing={drawing}
            onChange={setDrawing}
            cross={view?.center}
            onDone={finish}
            onCancel={() => setDrawing(null)}
          />
        )}
        {layers.includes('prices') && chosen?.kind !== 'home' ? (
          <PriceLegend levels={prices.levels} state={prices.state} />
        ) : null}
        {isSearchHereOffered ? (
          <div className="pointer-events-none absolute inset-x-0 top-18 z-10 flex justify-center">
            <Button className="pointer-events-auto shadow-float" onClick={searchHere}>
              Search this area
            </Button>
          </div>
        ) : null}
        {opened === null ? null : <CellCard key={opened.cell.id} {...opened} onClose={() => setOpened(null)} />}
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

interface MovedSearch extends Pick<StandingMapProps, 'state' | 'go' | 'place' | 'items' | 'info'> {
  area: Box | null;
  rings: MapRing[];
  /** The ground of travel times or of schools, if the search has one. */
  reach: TravelArea['area'] | null;
  view: MapView | undefined;
  setView: (view: MapView) => void;
  map: RefObject<MapHandle | null>;
}

/** Keeps map and search together: the map moves to what is searched, and a move or a drawn area of a reader is searched. */
function useMovedSearch({ state, go, place, items, info, area, rings, reach, view, setView, map }: MovedSearch) {
  const [isMoved, setMoved] = useState(false);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Moves to the search's area, unless the map set it.
  const ownPlace = useRef(placeKey(state, reach));
  const follow = useEffectEvent(() => {
    const key = placeKey(state, reach);
    if (key === ownPlace.current) return;
    ownPlace.current = key;
    setMoved(false);
    const target = standAt(state, place, items, info, reach);
    if ('bounds' in target) map.current?.fit(target.bounds, { padding: target.paddingPixels, maxZoom: area === null ? 16 : 19 });
    else map.current?.moveTo(target.center, target.zoom);
  });
  useEffect(() => follow(), [state, place, reach]);
  useEffect(() => () => clearTimeout(settling.current), []);

  function settle(next: MapView) {
    go(
      (now) => {
        const moves = now.follow && now.filters.polygon === undefined;
        const after: SearchState = moves
          ? { ...withFilters(now, { bbox: encodeBox(next.bounds) }, ['place']), at: null }
          : { ...now, at: standing(next.center, next.zoom) };
        ownPlace.current = placeKey(after, reach);
        return after;
      },
      { replace: !state.follow || rings.length > 0 || area !== null, keepScroll: true },
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
      ownPlace.current = placeKey(after, reach);
      return after;
    });
  }

  function searchWithin(ring: MapRing, isCircle: boolean) {
    if (isCircle) map.current?.fit(boxAround(ring));
    go(
      (now) => {
        const at = view === undefined || isCircle ? null : standing(view.center, view.zoom);
        const after = { ...withFilters(now, { polygon: encodeRings([...rings, ring]) }, ['bbox', 'place']), at };
        ownPlace.current = placeKey(after, reach);
        return after;
      },
      { keepScroll: true },
    );
  }

  return { isMoved, onView, searchHere, searchWithin };
}

interface AreaToolsProps extends Pick<MapPaneProps, 'state' | 'go'> {
  /** How many were drawn. */
  areas: number;
  onDraw: () => void;
}

/** Whether the search follows the map, and the way to drawing an area. */
function AreaTools({ state, go, areas, onDraw }: AreaToolsProps) {
  return (
    <div className="absolute top-3 left-3 z-10 flex max-w-[calc(100%-5rem)] flex-wrap gap-2">
      <Checkbox
        label={<span className="text-sm">Search as I move</span>}
        checked={state.follow}
        onChange={(event) => go((now) => ({ ...now, follow: event.target.checked }), { replace: true, keepScroll: true })}
        className="min-h-11 items-center rounded-control border border-line bg-surface px-3 py-1 shadow-card [&>input]:mt-0"
      />
      <Button variant="secondary" size="small" className="min-h-11 border-line shadow-card" onClick={onDraw}>
        <PencilLine aria-hidden="true" className="size-4" /> {areas > 0 ? 'Add an area' : 'Draw'}
      </Button>
      {areas > 0 ? (
        <Button
          variant="secondary"
          size="small"
          className="min-h-11 border-line shadow-card"
          onClick={() => go((now) => withFilters(now, {}, ['polygon']), { keepScroll: true })}
        >
          <Trash2 aria-hidden="true" className="size-4" /> Clear {areas === 1 ? 'area' : 'areas'}
        </Button>
      ) : null}
    </div>
  );
}

function pinFocus({ id, longitude, latitude, label }: MapPin): PinFocus {
  return { id, longitude, latitude, label, origin: 'map' };
}
