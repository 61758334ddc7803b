import type { GeoJSONSource, Map as MapLibreMap, MapMouseEvent, MapTouchEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import type { LngLat } from '#lib/geo.ts';
import { draftFeatures } from './pin-features.ts';
import { simplifyRing, type ScreenPoint } from './simplify-ring.ts';

const TOLERANCE_PIXELS = 2;
const SMALLEST_PIXELS = 12;

/** Lets the pointer draw an area in one stroke; the map does not move meanwhile. */
export function useFreehand(map: MapLibreMap | null, isOn: boolean, onRing: (ring: LngLat[]) => void): void {
  const finish = useEffectEvent(onRing);
  useEffect(() => {
    if (map === null || !isOn) return;
    let stroke: ScreenPoint[] | null = null;

    function start(event: MapMouseEvent | MapTouchEvent) {
      if ('points' in event && event.points.length > 1) return;
      event.preventDefault();
      stroke = [[event.point.x, event.point.y]];
    }
    function extend(event: MapMouseEvent | MapTouchEvent) {
      if (stroke === null) return;
      event.preventDefault();
      stroke.push([event.point.x, event.point.y]);
      void map?.getSource<GeoJSONSource>('draft-area')?.setData(draftLine(stroke));
    }
    function end() {
      const drawn = stroke;
      stroke = null;
      void map?.getSource<GeoJSONSource>('draft-area')?.setData(draftFeatures([]));
      if (drawn === null || isTooSmall(drawn)) return;
      const ring = simplifyRing(drawn, TOLERANCE_PIXELS).map(toLngLat);
      if (ring.length >= 3) finish(ring);
    }
    function toLngLat([x, y]: ScreenPoint): LngLat {
      const place = map?.unproject([x, y]);
      return [place?.lng ?? 0, place?.lat ?? 0];
    }
    function draftLine(points: readonly ScreenPoint[]) {
      const { features } = draftFeatures(points.map(toLngLat));
      return { type: 'FeatureCollection' as const, features: features.slice(0, 1) };
    }

    map.dragPan.disable();
    map.on('mousedown', start);
    map.on('touchstart', start);
    map.on('mousemove', extend);
    map.on('touchmove', extend);
    map.on('mouseup', end);
    map.on('touchend', end);
    window.addEventListener('mouseup', end);
    return () => {
      map.dragPan.enable();
      map.off('mousedown', start);
      map.off('touchstart', start);
      map.off('mousemove', extend);
      map.off('touchmove', extend);
      map.off('mouseup', end);
      map.off('touchend', end);
      window.removeEventListener('mouseup', end);
    };
  }, [map, isOn]);
}

function isTooSmall(stroke: readonly ScreenPoint[]): boolean {
  const xs = stroke.map(([x]) => x);
  const ys = stroke.map(([, y]) => y);
  return Math.max(...xs) - Math.min(...xs) < SMALLEST_PIXELS && Math.max(...ys) - Math.min(...ys) < SMALLEST_PIXELS;
}
