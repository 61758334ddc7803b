import { PencilLine } from '#ui/icons/index.ts';
import { useMemo, useRef, useState } from 'react';
import type { CityTree, MapInfo } from '#domains/neighborhoods/contract.ts';
import type { TravelArea } from '#domains/travel/contract.ts';
import { TravelReach, useTravelReach } from '#domains/travel/web/index.ts';
import { addPoint, DrawPanel, ringOf, START_OF_DRAWING, type Drawing, useMapGround } from '#domains/search/web/index.ts';
import { boxAround, isInRing, type Box, type LngLat } from '#lib/geo.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { Button } from '#ui/button.tsx';
import { InteractiveMap, MapLoading } from '#ui/map/interactive-map.tsx';
import type { MapLayer } from '#ui/map/map-layers.ts';
import type { InitialView, MapGround, MapHandle, MapPin, MapRing, MapView } from '#ui/map/map-types.ts';
import { createPinFocusStore } from '#ui/map/pin-focus.ts';
import { ringsOf } from './boundary-rings.ts';
import type { ExploredArea } from './explored-area.ts';

interface AreaMapProps {
  areas: ExploredArea[];
  cities: CityTree[];
  /** How many more areas may be chosen. */
  room: number;
  onPick: (slugs: string[]) => void;
}

export default function AreaMap(props: AreaMapProps) {
  return (
    <QueryScope>
      <MapAndReach {...props} />
    </QueryScope>
  );
}

function MapAndReach(props: AreaMapProps) {
  const known = useMapGround();
  const reach = useTravelReach(props.areas.map(({ page }) => page.place));
  if (known === undefined) return <MapLoading />;
  return (
    <div className="flex size-full flex-col">
      <div className="relative min-h-0 flex-1">
        <StandingMap key={props.areas.map((area) => area.market.area.slug).join()} {...props} {...known} shade={reach.shade} />
      </div>
      {reach.isKnown ? <TravelReach reach={reach} /> : null}
    </div>
  );
}

interface StandingMapProps extends AreaMapProps {
  info: MapInfo | undefined;
  ground: MapGround;
  /** The ground within the travel time that was asked for. */
  shade: TravelArea['area'] | null;
}

/** The boundaries of the chosen areas; readers tap the bubbles of others, or draw around them. */
function StandingMap({ areas, cities, room, onPick, info, ground, shade }: StandingMapProps) {
  const map = useRef<MapHandle>(null);
  const [focus] = useState(createPinFocusStore);
  const [layers, setLayers] = useState<MapLayer[]>([]);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [view, setView] = useState<MapView>();
  const chosen = useMemo(() => new Set(areas.map((area) => area.market.area.slug)), [areas]);
  const pins = useMemo(() => pinsOf(cities, chosen), [cities, chosen]);
  const rings = useMemo(() => areas.flatMap((area) => ringsOf(area.page.boundary)), [areas]);

  function finish(ring: MapRing) {
    setDrawing(null);
    onPick(
      pins
        .filter((pin) => isInRing([pin.longitude, pin.latitude], ring))
        .slice(0, room)
        .map((pin) => pin.id),
    );
  }

  return (
    <>
      <InteractiveMap
        ref={map}
        label="Areas to explore"
        ground={ground}
        initialView={startView(areas, info)}
        pins={room > 0 ? pins : []}
        focus={focus}
        areas={rings}
        shade={shade}
        layers={layers}
        onLayersChange={setLayers}
        onView={setView}
        onPin={(pin) => onPick([pin.id])}
        drawMode={drawing?.mode ?? null}
        draft={drawing?.mode === 'points' ? drawing.points : drawing === null ? [] : ringOf(drawing)}
        onDraftPoint={(point) => setDrawing((now) => (now === null ? null : addPoint(now, point)))}
        onRing={finish}
      />
      {drawing === null ? (
        // A browser that draws no map has no view of one.
        view !== undefined &&
        room > 0 && (
          <Button
            size="small"
            variant="secondary"
            className="absolute top-3 left-3 z-10"
            onClick={() => setDrawing(START_OF_DRAWING)}
          >
            <PencilLine aria-hidden="true" className="size-4" /> Draw around areas
          </Button>
        )
      ) : (
        <DrawPanel
          drawing={drawing}
          onChange={setDrawing}
          cross={view?.center}
          onDone={finish}
          onCancel={() => setDrawing(null)}
        />
      )}
    </>
  );
}

function pinsOf(cities: CityTree[], chosen: ReadonlySet<string>): MapPin[] {
  return cities
    .flatMap((city) => city.neighborhoods)
    .flatMap((place) => {
      const { latitude, longitude, slug } = place;
      if (latitude === null || longitude === null || chosen.has(slug)) return [];
      const at: Box = { west: longitude, east: longitude, south: latitude, north: latitude };
      return [
        {
          id: slug,
          kind: 'home',
          longitude,
          latitude,
          label: place.name,
          count: 1,
          tone: 'normal',
          isApproximate: false,
          bounds: at,
        } satisfies MapPin,
      ];
    });
}

function startView(areas: ExploredArea[], info: MapInfo | undefined): InitialView {
  const corners = areas.flatMap(({ page }): LngLat[] => {
    const bounds = page.place.bounds;
    return bounds === null
      ? []
      : [
          [bounds[0], bounds[1]],
          [bounds[2], bounds[3]],
        ];
  });
  if (corners.length > 0) return { bounds: boxAround(corners), paddingPixels: 32 };
  return info?.center == null ? { center: [-98, 39], zoom: 3 } : { center: info.center, zoom: 12 };
}
