import { PencilLine, Trash2 } from '#ui/icons/index.ts';
import { useState } from 'react';
import { addPoint, DrawPanel, type Drawing, ringOf, START_OF_DRAWING, useMapGround } from '#domains/search/web/index.ts';
import { boxAround } from '#lib/geo.ts';
import { Button } from '#ui/button.tsx';
import { InteractiveMap, MapLoading } from '#ui/map/interactive-map.tsx';
import type { InitialView, MapRing, MapView } from '#ui/map/map-types.ts';
import { createPinFocusStore } from '#ui/map/pin-focus.ts';
import type { BuyerProfile } from '../../contract.ts';

type Rings = BuyerProfile['where']['rings'];

const CITY_ZOOM = 10.5;
const MOST_RINGS = 5;
const MOST_CORNERS = 100;

interface AreaMapProps {
  rings: Rings;
  onRings: (rings: Rings) => void;
}

/** A map to draw areas on: freehand, by corners or by radius; corners and radius work by keyboard. */
export function AreaMap({ rings, onRings }: AreaMapProps) {
  const known = useMapGround();
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [view, setView] = useState<MapView>();
  const [focus] = useState(createPinFocusStore);
  const [start] = useState(rings);

  function finish(ring: MapRing) {
    setDrawing(null);
    const step = Math.max(1, Math.ceil(ring.length / MOST_CORNERS));
    const corners = ring
      .filter((_, at) => at % step === 0)
      .map(([longitude, latitude]): [number, number] => [longitude, latitude]);
    onRings([...rings, corners].slice(-MOST_RINGS));
  }

  if (known === undefined) {
    return (
      <div className="relative h-96 overflow-clip rounded-card border border-line">
        <MapLoading />
      </div>
    );
  }
  const { info, ground } = known;
  const initialView: InitialView =
    start.length > 0
      ? { bounds: boxAround(start.flat()), paddingPixels: 32 }
      : { center: info?.center ?? [-98, 39], zoom: info?.center == null ? 3 : CITY_ZOOM };
  return (
    <div className="relative h-96 overflow-clip rounded-card border border-line">
      <InteractiveMap
        label="Map to draw areas on"
        ground={ground}
        initialView={initialView}
        pins={[]}
        focus={focus}
        areas={rings}
        draft={drawing === null ? [] : ringOf(drawing)}
        drawMode={drawing?.mode ?? null}
        onDraftPoint={(point) => setDrawing((now) => (now === null ? null : addPoint(now, point)))}
        onRing={finish}
        onView={setView}
      >
        {drawing === null ? (
          <div className="absolute top-3 left-3 z-10 flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="small"
              className="min-h-11 border-line shadow-card"
              disabled={rings.length >= MOST_RINGS}
              onClick={() => setDrawing(START_OF_DRAWING)}
            >
              <PencilLine aria-hidden="true" className="size-4" /> {rings.length === 0 ? 'Draw an area' : 'Add an area'}
            </Button>
            {rings.length === 0 ? null : (
              <Button variant="secondary" size="small" className="min-h-11 border-line shadow-card" onClick={() => onRings([])}>
                <Trash2 aria-hidden="true" className="size-4" /> Clear
              </Button>
            )}
          </div>
        ) : (
          <DrawPanel
            drawing={drawing}
            onChange={setDrawing}
            cross={view?.center}
            doneLabel="Use this area"
            onDone={finish}
            onCancel={() => setDrawing(null)}
          />
        )}
      </InteractiveMap>
    </div>
  );
}
