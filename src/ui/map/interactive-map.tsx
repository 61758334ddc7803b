import { MapPinOff } from '#ui/icons/index.ts';
import { Component, lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { EmptyState } from '../empty-state.tsx';
import { Spinner } from '../spinner.tsx';
import type { MapCanvasProps } from './map-canvas.tsx';

const LazyCanvas = lazy(async () => {
  const { MapCanvas } = await import('./map-canvas.tsx');
  return { default: MapCanvas };
});

export type InteractiveMapProps = Omit<MapCanvasProps, 'onFailure'> & {
  /** Called if this browser cannot draw maps; the page then shows only its list. */
  onUnavailable?: (() => void) | undefined;
};

/** A map that loads its code only in the browser, and says so if it cannot be drawn. Fills its positioned parent. */
export function InteractiveMap({ onUnavailable, ...canvas }: InteractiveMapProps) {
  const [state, setState] = useState<'waiting' | 'ready' | 'unavailable'>('waiting');

  function fail() {
    setState('unavailable');
    onUnavailable?.();
  }

  useEffect(() => setState(canDrawMaps() ? 'ready' : 'unavailable'), []);
  useEffect(() => {
    if (state === 'unavailable') onUnavailable?.();
  }, [state, onUnavailable]);

  if (state === 'unavailable') return <MapUnavailable />;
  if (state === 'waiting') return <MapLoading />;
  return (
    <MapBoundary onError={fail}>
      <Suspense fallback={<MapLoading />}>
        <LazyCanvas {...canvas} onFailure={fail} />
      </Suspense>
    </MapBoundary>
  );
}

export function MapLoading() {
  return (
    <div className="absolute inset-0 flex items-center justify-center bg-sunken">
      <Spinner />
    </div>
  );
}

function MapUnavailable() {
  return (
    <div className="absolute inset-0 flex items-center justify-center bg-sunken p-6">
      <EmptyState icon={MapPinOff} title="No map in this browser" className="bg-surface">
        The map needs WebGL, which this browser doesn’t offer. What it shows is on this page in words, too.
      </EmptyState>
    </div>
  );
}

function canDrawMaps(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}

class MapBoundary extends Component<{ onError: () => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.failed ? <MapUnavailable /> : this.props.children;
  }
}
