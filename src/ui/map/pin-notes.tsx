import type { Map as MapLibreMap } from 'maplibre-gl';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { bubbleRadiusPixels } from './bubble-size.ts';
import type { MapPin } from './map-types.ts';

const PIN_RADIUS_PIXELS = 18;
const GAP_PIXELS = 8;
const RING_PIXELS = 4;

interface PinNotesProps {
  map: MapLibreMap;
  pins: readonly MapPin[];
  /** The bubble under the pointer. */
  hovered: MapPin | null;
  /** The text about a bubble. */
  note: (pin: MapPin) => ReactNode;
  /** Called with the pin that has the keyboard focus, or null when the focus leaves. */
  onRest: (pin: MapPin | null) => void;
  onOpen: (pin: MapPin) => void;
}

/**
 * The map's pins for the keyboard, one tab stop with arrows from pin to pin, and a note beside the current bubble.
 */
export function PinNotes({ map, pins, hovered, note, onRest, onOpen }: PinNotesProps) {
  const listId = useId();
  const [isListed, setListed] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const isMoving = useIsMoving(map);
  const ordered = useMemo(() => pins.toSorted((a, b) => b.latitude - a.latitude || a.longitude - b.longitude), [pins]);
  const activeAt = Math.max(
    0,
    ordered.findIndex(({ id }) => id === activeId),
  );
  const active = isListed ? ordered[activeAt] : undefined;
  const told = active ?? (hovered !== null && pins.some(({ id }) => id === hovered.id) ? hovered : undefined);

  function moveTo(at: number) {
    const pin = ordered[(at + ordered.length) % ordered.length];
    if (pin === undefined) return;
    setActiveId(pin.id);
    onRest(pin);
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps: Partial<Record<string, number>> = {
      ArrowDown: activeAt + 1,
      ArrowRight: activeAt + 1,
      ArrowUp: activeAt - 1,
      ArrowLeft: activeAt - 1,
      Home: 0,
      End: -1,
    };
    const next = steps[event.key];
    if (next !== undefined) {
      event.preventDefault();
      moveTo(next);
    } else if ((event.key === 'Enter' || event.key === ' ') && active !== undefined) {
      event.preventDefault();
      onOpen(active);
    }
  }

  return (
    <>
      <ul
        role="listbox"
        aria-label="On the map. Arrows go from one to the next, Enter opens."
        tabIndex={ordered.length > 0 || isListed ? 0 : -1}
        aria-activedescendant={active === undefined ? undefined : `${listId}-${activeAt}`}
        onFocus={() => {
          setListed(true);
          onRest(ordered[activeAt] ?? null);
        }}
        onBlur={() => {
          setListed(false);
          onRest(null);
        }}
        onKeyDown={onKeyDown}
        className="sr-only"
      >
        {ordered.map((pin, at) => (
          <li key={pin.id} id={`${listId}-${at}`} role="option" aria-selected={at === activeAt}>
            {sayPin(pin)}
          </li>
        ))}
      </ul>
      {told === undefined || isMoving ? null : (
        <Beside key={told.id} map={map} pin={told} isRinged={active !== undefined}>
          {told.kind === 'cluster' ? note(told) : null}
        </Beside>
      )}
    </>
  );
}

function sayPin({ kind, count, label }: MapPin): string {
  if (kind === 'home') return `Home, ${label}`;
  return kind === 'stack' ? `${label} at one place` : `${count} homes here`;
}

function useIsMoving(map: MapLibreMap): boolean {
  const [isMoving, setMoving] = useState(false);
  useEffect(() => {
    const start = () => setMoving(true);
    const end = () => setMoving(false);
    map.on('movestart', start);
    map.on('moveend', end);
    return () => {
      map.off('movestart', start);
      map.off('moveend', end);
    };
  }, [map]);
  return isMoving;
}

/** Above the pin, or below if there is no room; never beyond the map's edge. */
function Beside({ map, pin, isRinged, children }: { map: MapLibreMap; pin: MapPin; isRinged: boolean; children: ReactNode }) {
  const noteRef = useRef<HTMLDivElement>(null);
  const ringRef = useRef<HTMLSpanElement>(null);
  const radius = pin.kind === 'cluster' ? bubbleRadiusPixels(pin.count) : PIN_RADIUS_PIXELS;

  useLayoutEffect(() => {
    const element = noteRef.current;
    const place = () => {
      const { x, y } = map.project([pin.longitude, pin.latitude]);
      const ring = ringRef.current;
      if (ring !== null) {
        const size = 2 * (radius + RING_PIXELS);
        Object.assign(ring.style, {
          width: `${size}px`,
          height: `${size}px`,
          left: `${x - size / 2}px`,
          top: `${y - size / 2}px`,
        });
      }
      if (element === null) return;
      const { clientWidth } = map.getContainer();
      const left = Math.min(clientWidth - element.offsetWidth - GAP_PIXELS, x - element.offsetWidth / 2);
      const above = y - radius - GAP_PIXELS - element.offsetHeight;
      element.style.left = `${Math.max(GAP_PIXELS, left)}px`;
      element.style.top = `${above >= GAP_PIXELS ? above : y + radius + GAP_PIXELS}px`;
    };
    place();
    if (element === null) return;
    const watcher = new ResizeObserver(place);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [map, pin, radius]);

  return (
    <>
      {isRinged ? (
        <span ref={ringRef} aria-hidden="true" className="pointer-events-none absolute z-10 rounded-full ring-3 ring-focus" />
      ) : null}
      {children === null ? null : (
        <div
          ref={noteRef}
          role="status"
          className="pointer-events-none absolute z-20 w-max max-w-64 rounded-card border border-line bg-surface px-3.5 py-2.5 text-sm text-ink shadow-float"
        >
          {children}
        </div>
      )}
    </>
  );
}
