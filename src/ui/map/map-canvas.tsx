import 'maplibre-gl/dist/maplibre-gl.css';
import './map.css';
import { Map as ReactMap, type ViewStateChangeEvent } from '@vis.gl/react-maplibre';
import type { Geometry } from 'geojson';
import * as maplibre from 'maplibre-gl';
import type { GeoJSONSource, Map as MapLibreMap, MapLayerMouseEvent } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import type { Box, LngLat } from '#lib/geo.ts';
import { AreaLayers } from './area-layers.tsx';
import { chooseStyle, isCovered } from './choose-style.ts';
import { MapControls } from './map-controls.tsx';
import { availableLayers, hazardLegend, type LegendEntry, showLayers, type MapLayer } from './map-layers.ts';
import { readMapColors, useMapTheme } from './map-theme.ts';
import type { DrawMode, InitialView, MapGround, MapHandle, MapPin, MapRing, MapSquare, MapView } from './map-types.ts';
import type { PinFocus, PinFocusStore } from './pin-focus.ts';
import { FOCUS_SOURCE, FocusLayer, PIN_LAYERS, PinLayers } from './pin-layers.tsx';
import { PinNotes } from './pin-notes.tsx';
import { drawPill, pillLookOf } from './pill-sprite.ts';
import { TintLayer } from './tint-layer.tsx';
import { useFreehand } from './use-freehand.ts';

maplibre.setWorkerUrl(workerUrl);

const OWN_FONTS = ['Map Semibold'];
const BUBBLE_PADDING = 48;
/** Tinted ground lies below a style's water, and so below streets and names. */
const FIRST_ABOVE_TINT = /^water/;
const PITCH_OF_3D = 50;
/** From this zoom on, buildings have their full height. */
const ZOOM_OF_3D = 15.6;

export interface MapCanvasProps {
  ref?: Ref<MapHandle> | undefined;
  label: string;
  ground: MapGround;
  initialView: InitialView;
  pins: readonly MapPin[];
  focus: PinFocusStore;
  /** The place that stays in sight while the reader points at nothing else. */
  chosen?: PinFocus | null | undefined;
  outline?: Geometry | null | undefined;
  areas?: readonly MapRing[] | undefined;
  /** Tinted ground, such as the area reached in a given time. */
  shade?: Geometry | null | undefined;
  /** Tinted squares for the layer `prices`; the map offers the layer if this list is given, even empty. */
  squares?: readonly MapSquare[] | undefined;
  /** Corners of an area that is being drawn. */
  draft?: readonly LngLat[] | undefined;
  drawMode?: DrawMode | null | undefined;
  onDraftPoint?: ((point: LngLat) => void) | undefined;
  onRing?: ((ring: LngLat[]) => void) | undefined;
  layers?: readonly MapLayer[] | undefined;
  onLayersChange?: ((layers: MapLayer[]) => void) | undefined;
  /** Called when the map rests; `byReader` where a person moved it. */
  onView?: ((view: MapView, byReader: boolean) => void) | undefined;
  onPin?: ((pin: MapPin) => void) | undefined;
  /** Called when a bubble is tapped on a device without hover; the bubble also opens. */
  onTapBubble?: ((pin: MapPin) => void) | undefined;
  /** The note on a bubble under the pointer or the keyboard focus. If given, the keyboard moves from pin to pin. */
  note?: ((pin: MapPin) => ReactNode) | undefined;
  onGround?: (() => void) | undefined;
  onFailure: () => void;
  children?: ReactNode;
}

const NO_AREAS: readonly MapRing[] = [];
const NO_POINTS: readonly LngLat[] = [];
const NO_LAYERS: readonly MapLayer[] = [];

export function MapCanvas({
  ref,
  label,
  ground,
  initialView,
  pins,
  focus,
  chosen = null,
  outline = null,
  areas = NO_AREAS,
  shade = null,
  squares,
  draft = NO_POINTS,
  drawMode = null,
  onDraftPoint,
  onRing,
  layers = NO_LAYERS,
  onLayersChange,
  onView,
  onPin,
  onTapBubble,
  note,
  onGround,
  onFailure,
  children,
}: MapCanvasProps) {
  const theme = useMapTheme();
  // oxlint-disable-next-line react/exhaustive-deps -- the tokens change with the theme
  const colors = useMemo(readMapColors, [theme]);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [view, setView] = useState<Box | null>('bounds' in initialView ? initialView.bounds : null);
  const [fonts, setFonts] = useState(OWN_FONTS);
  const [locateFailed, setLocateFailed] = useState(false);
  const hasStreets = isCovered(ground, view);
  const style = useMemo(() => chooseStyle(ground, theme, hasStreets), [ground, theme, hasStreets]);
  const { available, hazards, pitch, changeLayers } = useShownLayers(map, layers, onLayersChange);
  const pointer = usePointer({ pins, focus, drawMode, onDraftPoint, onPin, onTapBubble, onGround });

  useImperativeHandle(
    ref,
    () => ({
      fit: ({ west, south, east, north }, { maxZoom = 16, padding = 24 } = {}) =>
        map?.fitBounds([west, south, east, north], { padding, maxZoom }),
      moveTo: (center, zoom) => map?.easeTo({ center: [...center], ...(zoom === undefined ? {} : { zoom }) }),
    }),
    [map],
  );
  useShownFocus(map, focus, chosen);
  useFreehand(map, drawMode === 'freehand', onRing ?? ignore);

  function reportView(target: MapLibreMap, byReader: boolean) {
    const next = viewOf(target);
    setView(next.bounds);
    onView?.(next, byReader);
  }

  function onMoveEnd(event: ViewStateChangeEvent) {
    const isOwn = 'byReader' in event && event.byReader === true;
    reportView(event.target, isOwn || event.originalEvent !== undefined);
  }

  function onLoad(target: MapLibreMap) {
    drawMissingPills(target);
    setMap(target);
    if (ground.styleUrl !== null) setFonts(fontsOf(target));
    reportView(target, false);
  }

  return (
    <div className="absolute inset-0">
      <ReactMap
        mapLib={maplibre}
        initialViewState={toViewState(initialView)}
        mapStyle={style}
        minZoom={2}
        maxZoom={19}
        maxPitch={60}
        renderWorldCopies={false}
        doubleClickZoom={drawMode === null}
        dragRotate={pitch > 0}
        fadeDuration={0}
        attributionControl={{ compact: false }}
        locale={{ 'Map.Title': label }}
        interactiveLayerIds={PIN_LAYERS}
        cursor={drawMode === null ? '' : 'crosshair'}
        onLoad={(event) => onLoad(event.target)}
        onMoveEnd={onMoveEnd}
        onMouseMove={pointer.move}
        onMouseOut={pointer.leave}
        onClick={pointer.click}
        onError={(event) => {
          if (map === null && /webgl/i.test(event.error.message)) onFailure();
        }}
      >
        {map === null ? null : (
          <>
            {squares === undefined ? null : (
              <TintLayer squares={squares} below={map.getLayersOrder().find((id) => FIRST_ABOVE_TINT.test(id))} />
            )}
            <AreaLayers outline={outline} areas={areas} shade={shade} draft={draft} colors={colors} />
            <PinLayers pins={pins} theme={theme} colors={colors} fonts={fonts} />
            <FocusLayer theme={theme} colors={colors} fonts={fonts} />
          </>
        )}
      </ReactMap>
      {drawMode === 'points' || drawMode === 'radius' ? <Cross /> : null}
      {map === null || note === undefined || drawMode !== null ? null : (
        <PinNotes
          map={map}
          pins={pins}
          hovered={pointer.hoveredBubble}
          note={note}
          onRest={(pin) => focus.set(pin === null ? null : focusOf(pin))}
          onOpen={(pin) => pointer.open(map, pin)}
        />
      )}
      <MapControls
        ready={map !== null}
        onZoom={(by) => map?.zoomTo(Math.round(map.getZoom()) + by, {}, { byReader: true })}
        onLocate={({ longitude, latitude }) => {
          setLocateFailed(false);
          map?.easeTo({ center: [longitude, latitude], zoom: Math.max(13, map.getZoom()) }, { byReader: true });
        }}
        onLocateFailed={() => setLocateFailed(true)}
        available={available}
        shown={layers}
        onShownChange={changeLayers}
        hazards={hazards}
      />
      <MapNotices hasStreets={hasStreets} locateFailed={locateFailed} />
      {children}
    </div>
  );
}

/** Shows the chosen layers of a map, and tells which of them its style has. */
function useShownLayers(map: MapLibreMap | null, layers: readonly MapLayer[], onChange: MapCanvasProps['onLayersChange']) {
  const [available, setAvailable] = useState<MapLayer[]>([]);
  const [hazards, setHazards] = useState<LegendEntry[]>([]);

  const syncLayers = useCallback(() => {
    if (map === null) return;
    showLayers(map, layers);
    const found = availableLayers(map);
    setAvailable((known) => (known.join() === found.join() ? known : found));
    setHazards((known) => (known.length > 0 ? known : hazardLegend(map)));
  }, [map, layers]);

  useEffect(() => {
    if (map === null) return;
    syncLayers();
    map.on('styledata', syncLayers);
    return () => void map.off('styledata', syncLayers);
  }, [map, syncLayers]);

  const pitch = layers.includes('buildings') ? PITCH_OF_3D : 0;
  useEffect(() => {
    if (map !== null && map.getPitch() !== pitch) map.easeTo({ pitch });
  }, [map, pitch]);

  function changeLayers(shown: MapLayer[]) {
    const isNew3d = shown.includes('buildings') && !layers.includes('buildings');
    if (map !== null && isNew3d)
      map.easeTo({ pitch: PITCH_OF_3D, zoom: Math.max(map.getZoom(), ZOOM_OF_3D) }, { byReader: true });
    onChange?.(shown);
  }

  return { available, hazards, pitch, changeLayers };
}

/** Marks the place that the reader points at, in the list or on the map, or else the chosen one. */
function useShownFocus(map: MapLibreMap | null, focus: PinFocusStore, chosen: PinFocus | null): void {
  useEffect(() => {
    if (map === null) return;
    const show = () => showFocus(map, focus.get() ?? chosen);
    show();
    map.on('styledata', show);
    const stop = focus.subscribe(show);
    return () => {
      stop();
      map.off('styledata', show);
    };
  }, [map, focus, chosen]);
}

type PointerProps = Pick<MapCanvasProps, 'pins' | 'focus' | 'drawMode' | 'onDraftPoint' | 'onPin' | 'onTapBubble' | 'onGround'>;

/** What the pointer does to pins and ground; while an area is drawn, it only draws. */
function usePointer({ pins, focus, drawMode, onDraftPoint, onPin, onTapBubble, onGround }: PointerProps) {
  const hovered = useRef<number | undefined>(undefined);
  const [hoveredBubble, setHoveredBubble] = useState<MapPin | null>(null);

  function move(event: MapLayerMouseEvent) {
    if (drawMode !== null) return;
    const at = event.features?.[0]?.id;
    const pin = typeof at === 'number' ? pins[at] : undefined;
    event.target.getCanvas().style.cursor = pin === undefined ? '' : 'pointer';
    const next = typeof at === 'number' ? at : undefined;
    if (next === hovered.current) return;
    hovered.current = next;
    setHoveredBubble(pin?.kind === 'cluster' && canHover() ? pin : null);
    focus.set(pin === undefined ? null : focusOf(pin));
  }

  function leave() {
    if (hovered.current === undefined) return;
    hovered.current = undefined;
    setHoveredBubble(null);
    focus.set(null);
  }

  function open(target: MapLibreMap, pin: MapPin) {
    if (pin.kind === 'cluster') openBubble(target, pin);
    else onPin?.(pin);
  }

  function click(event: MapLayerMouseEvent) {
    if (drawMode === 'points' || drawMode === 'radius') {
      onDraftPoint?.([event.lngLat.lng, event.lngLat.lat]);
      return;
    }
    if (drawMode !== null) return;
    const at = event.features?.[0]?.id;
    const pin = typeof at === 'number' ? pins[at] : undefined;
    if (pin === undefined) onGround?.();
    else {
      open(event.target, pin);
      if (pin.kind === 'cluster' && !canHover()) onTapBubble?.(pin);
    }
  }

  return { move, leave, click, open, hoveredBubble };
}

/** What the map has to say for itself, over its foot. */
function MapNotices({ hasStreets, locateFailed }: { hasStreets: boolean; locateFailed: boolean }) {
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-8 z-10 flex flex-col items-center gap-2 px-3">
      {hasStreets ? null : (
        <p className="rounded-control border border-line bg-surface px-3 py-1.5 text-center text-sm text-ink shadow-card">
          There is no street map of this area. The pins are still in the right places.
        </p>
      )}
      <p
        role="status"
        className={
          locateFailed ? 'rounded-control border border-line bg-surface px-3 py-1.5 text-sm text-ink shadow-card' : 'sr-only'
        }
      >
        {locateFailed ? 'We don’t know where you are. Allow your location in the browser, or type a place.' : ''}
      </p>
    </div>
  );
}

function ignore() {}

function canHover(): boolean {
  return window.matchMedia('(hover: hover)').matches;
}

/** Draws a pill in the current colors when a layer first asks for it. */
function drawMissingPills(map: MapLibreMap): void {
  map.setMissingStyleImageResolver((id) => {
    const look = pillLookOf(id);
    const pill = look === undefined || map.hasImage(id) ? undefined : drawPill(look, readMapColors());
    if (pill !== undefined) map.addImage(id, pill.image, pill.options);
  });
}

/** Marks the middle of the map, where the keyboard sets its points. */
function Cross() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="pointer-events-none absolute inset-0 z-10 m-auto size-8 text-accent">
      <path d="M16 3v10M16 19v10M3 16h10M19 16h10" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}

function viewOf(map: MapLibreMap): MapView {
  const bounds = map.getBounds();
  const center = map.getCenter();
  return {
    bounds: { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() },
    center: [center.lng, center.lat],
    zoom: map.getZoom(),
  };
}

function toViewState(view: InitialView) {
  if ('bounds' in view) {
    const { west, south, east, north } = view.bounds;
    return {
      bounds: [west, south, east, north] as [number, number, number, number],
      fitBoundsOptions: { maxZoom: 17, padding: view.paddingPixels },
    };
  }
  return { longitude: view.center[0], latitude: view.center[1], zoom: view.zoom };
}

function focusOf(pin: MapPin): PinFocus | null {
  if (pin.kind === 'cluster') return null;
  return { id: pin.id, longitude: pin.longitude, latitude: pin.latitude, label: pin.label, origin: 'map' };
}

function showFocus(map: MapLibreMap, focus: PinFocus | null): void {
  const source = map.getSource<GeoJSONSource>(FOCUS_SOURCE);
  if (source === undefined) return;
  if (focus === null || focus.longitude === null || focus.latitude === null) {
    void source.setData({ type: 'FeatureCollection', features: [] });
    return;
  }
  void source.setData({
    type: 'Feature',
    properties: { label: focus.label },
    geometry: { type: 'Point', coordinates: [focus.longitude, focus.latitude] },
  });
}

function openBubble(map: MapLibreMap, pin: MapPin): void {
  const { west, south, east, north } = pin.bounds;
  const camera = map.cameraForBounds([west, south, east, north], { padding: BUBBLE_PADDING, maxZoom: 18 });
  const zoom = Math.max(camera?.zoom ?? 0, map.getZoom() + 1);
  map.easeTo({ center: camera?.center ?? [pin.longitude, pin.latitude], zoom }, { byReader: true });
}

/** Fonts that the operator's style already has, since it brings its own glyphs. */
function fontsOf(map: MapLibreMap): string[] {
  for (const layer of map.getStyle().layers) {
    const stack: unknown = layer.type === 'symbol' ? layer.layout?.['text-font'] : undefined;
    if (Array.isArray(stack) && stack.length > 0 && stack.every((font) => typeof font === 'string')) return stack;
  }
  return OWN_FONTS;
}
