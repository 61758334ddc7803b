import { useState } from 'react';
import { addPoint, DrawPanel, type Drawing, ringOf, START_OF_DRAWING, useMapGround } from '#domains/search/web/index.ts';
import { boxAround, boxAroundCircle, METERS_PER_MILE } from '#lib/geo.ts';
import { Button } from '#ui/button.tsx';
import { InteractiveMap, MapLoading } from '#ui/map/interactive-map.tsx';
import type { MapRing, MapView } from '#ui/map/map-types.ts';
import { createPinFocusStore } from '#ui/map/pin-focus.ts';
import { MOST_CORNERS } from '../../model/service-area.ts';

interface DrawAreaProps {
  base: { latitude: number; longitude: number };
  ring: readonly [number, number][];
  onRing: (ring: [number, number][]) => void;
}

/** A map to draw the area on: freehand, by corners or by radius; corners and radius work by keyboard. */
export function DrawArea({ base, ring, onRing }: DrawAreaProps) {
  const known = useMapGround();
  const [drawing, setDrawing] = useState<Drawing | null>(ring.length === 0 ? START_OF_DRAWING : null);
  // What stopping brings back.
  const [before, setBefore] = useState(ring);
  const [view, setView] = useState<MapView>();
  const [focus] = useState(createPinFocusStore);
  const [bounds] = useState(() =>
    ring.length > 2 ? boxAround(ring) : boxAroundCircle([base.longitude, base.latitude], 15 * METERS_PER_MILE),
  );

  function keep(drawn: MapRing) {
    const step = Math.max(1, Math.ceil(drawn.length / MOST_CORNERS));
    onRing(drawn.filter((_, at) => at % step === 0).map(([longitude, latitude]): [number, number] => [longitude, latitude]));
  }

  /** What is drawn so far is what is saved: the form can be sent before the drawing is closed. */
  function draw(next: Drawing) {
    setDrawing(next);
    keep(ringOf(next));
  }

  function begin() {
    setBefore(ring);
    setDrawing(START_OF_DRAWING);
  }

  function finish(drawn: MapRing) {
    setDrawing(null);
    keep(drawn);
  }

  function stop() {
    setDrawing(null);
    keep(before);
  }

  return (
    // Tall enough that the cross in its middle is not under the panel.
    <div className="relative h-144 overflow-hidden rounded-card border border-line sm:h-128">
      {known === undefined ? (
        <MapLoading />
      ) : (
        <InteractiveMap
          label="Where you work"
          ground={known.ground}
          initialView={{ bounds, paddingPixels: 24 }}
          pins={[]}
          focus={focus}
          areas={drawing === null && ring.length > 2 ? [ring] : []}
          onView={setView}
          drawMode={drawing?.mode ?? null}
          draft={drawing?.mode === 'points' ? drawing.points : drawing === null ? [] : ringOf(drawing)}
          onDraftPoint={(point) => drawing !== null && draw(addPoint(drawing, point))}
          onRing={finish}
        />
      )}
      {drawing === null ? (
        <Button size="small" variant="secondary" className="absolute top-3 left-3 z-10" onClick={begin}>
          Draw it again
        </Button>
      ) : (
        <DrawPanel
          drawing={drawing}
          onChange={draw}
          cross={view?.center}
          onDone={finish}
          onCancel={stop}
          doneLabel="Use this area"
        />
      )}
    </div>
  );
}
