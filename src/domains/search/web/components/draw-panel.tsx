import { Check, Crosshair, Undo2, X } from '#ui/icons/index.ts';
import { useEffect, useRef } from 'react';
import { circleRing, type LngLat, METERS_PER_MILE } from '#lib/geo.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { DrawMode, MapRing } from '#ui/map/map-types.ts';
import { NumberBox } from '#ui/number-box.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';

export interface Drawing {
  mode: DrawMode;
  /** Corners of the area, or the center of the circle. */
  points: readonly LngLat[];
  radiusMiles: number;
}

export const START_OF_DRAWING: Drawing = { mode: 'freehand', points: [], radiusMiles: 1 };

const MODES = [
  { value: 'freehand', label: 'Freehand' },
  { value: 'points', label: 'Points' },
  { value: 'radius', label: 'Radius' },
] as const;

const HELP: Record<DrawMode, string> = {
  freehand: 'Press on the map, draw around the area, and let go.',
  points: 'Tap each corner, or move the map and add the cross.',
  radius: 'Tap the center, or move the map and use the cross.',
};

/** Adds a corner, or moves the center of the circle. */
export function addPoint(drawing: Drawing, point: LngLat): Drawing {
  return { ...drawing, points: drawing.mode === 'radius' ? [point] : [...drawing.points, point] };
}

/** The area drawn so far; empty if it is not one yet. */
export function ringOf({ mode, points, radiusMiles }: Drawing): MapRing {
  const [middle] = points;
  if (mode === 'radius') return middle === undefined ? [] : circleRing(middle, radiusMiles * METERS_PER_MILE, 40);
  return points;
}

interface DrawPanelProps {
  drawing: Drawing;
  onChange: (drawing: Drawing) => void;
  /** The center of the map. */
  cross: LngLat | undefined;
  onDone: (ring: MapRing) => void;
  onCancel: () => void;
  /** The label of the last button. */
  doneLabel?: string | undefined;
}

/** Three ways to draw an area. Two need no dragging and work by keyboard. */
export function DrawPanel({ drawing, onChange, cross, onDone, onCancel, doneLabel = 'Search here' }: DrawPanelProps) {
  const ring = ringOf(drawing);
  const panel = useRef<HTMLElement>(null);
  // The button that opened the panel is gone: the focus moves into the panel.
  useEffect(() => panel.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);
  return (
    <section
      ref={panel}
      aria-label="Draw an area"
      className="absolute top-3 right-16 left-3 max-sm:right-3 z-20 flex max-w-96 flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-float"
    >
      <div className="flex items-start justify-between gap-2">
        <SegmentedControl
          legend="How to draw"
          hideLegend
          segments={MODES}
          value={drawing.mode}
          onValueChange={(mode) => onChange({ ...drawing, mode, points: [] })}
        />
        <IconButton icon={X} label="Stop drawing" size="small" className="-mt-0.5 -mr-2" onClick={onCancel} />
      </div>
      <p className="text-sm text-ink-soft">{HELP[drawing.mode]}</p>
      {drawing.mode === 'radius' ? (
        <NumberBox
          label="Radius"
          value={drawing.radiusMiles}
          min={0.1}
          max={50}
          step={0.1}
          suffix="miles"
          onCommit={(radiusMiles) => onChange({ ...drawing, radiusMiles })}
        />
      ) : null}
      {drawing.mode === 'freehand' ? null : (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            variant="secondary"
            disabled={cross === undefined}
            onClick={() => cross !== undefined && onChange(addPoint(drawing, cross))}
          >
            <Crosshair aria-hidden="true" className="size-4" /> {drawing.mode === 'radius' ? 'Use the cross' : 'Add the cross'}
          </Button>
          {drawing.mode === 'points' ? (
            <Button
              size="small"
              variant="quiet"
              disabled={drawing.points.length === 0}
              onClick={() => onChange({ ...drawing, points: drawing.points.slice(0, -1) })}
            >
              <Undo2 aria-hidden="true" className="size-4" /> Undo
            </Button>
          ) : null}
          <Button size="small" disabled={ring.length < 3} onClick={() => onDone(ring)}>
            <Check aria-hidden="true" className="size-4" /> {doneLabel}
          </Button>
          <p role="status" className="sr-only">
            {drawing.mode === 'points' ? `${drawing.points.length} points` : ''}
          </p>
        </div>
      )}
    </section>
  );
}
