import { Layer, Source } from '@vis.gl/react-maplibre';
import type { Geometry } from 'geojson';
import { useMemo } from 'react';
import type { LngLat } from '#lib/geo.ts';
import type { MapColors } from './map-theme.ts';
import type { MapRing } from './map-types.ts';
import { draftFeatures, ringFeatures } from './pin-features.ts';

interface AreaLayersProps {
  /** The boundary of the place that is searched. */
  outline: Geometry | null;
  areas: readonly MapRing[];
  shade: Geometry | null;
  draft: readonly LngLat[];
  colors: MapColors;
}

const NOTHING = { type: 'FeatureCollection' as const, features: [] };

export function AreaLayers({ outline, areas, shade, draft, colors }: AreaLayersProps) {
  const outlineData = useMemo(() => featureOf(outline), [outline]);
  const shadeData = useMemo(() => featureOf(shade), [shade]);
  const areaData = useMemo(() => ringFeatures(areas), [areas]);
  const draftData = useMemo(() => draftFeatures(draft), [draft]);
  return (
    <>
      <Source id="shade" type="geojson" data={shadeData}>
        <Layer id="shade-fill" type="fill" paint={{ 'fill-color': colors.brand, 'fill-opacity': 0.16 }} />
        <Layer
          id="shade-line"
          type="line"
          layout={{ 'line-join': 'round' }}
          paint={{ 'line-color': colors.brand, 'line-width': 1.5, 'line-opacity': 0.7 }}
        />
      </Source>
      <Source id="place-outline" type="geojson" data={outlineData}>
        <Layer
          id="place-outline-line"
          type="line"
          layout={{ 'line-join': 'round' }}
          paint={{ 'line-color': colors.brand, 'line-width': 2.5, 'line-opacity': 0.8 }}
        />
      </Source>
      <Source id="drawn-areas" type="geojson" data={areaData}>
        <Layer id="drawn-areas-fill" type="fill" paint={{ 'fill-color': colors.brand, 'fill-opacity': 0.1 }} />
        <Layer
          id="drawn-areas-line"
          type="line"
          layout={{ 'line-join': 'round' }}
          paint={{ 'line-color': colors.brand, 'line-width': 2.5 }}
        />
      </Source>
      <Source id="draft-area" type="geojson" data={draftData}>
        <Layer
          id="draft-area-line"
          type="line"
          filter={['==', ['geometry-type'], 'LineString']}
          paint={{ 'line-color': colors.accent, 'line-width': 2.5, 'line-dasharray': [2, 1.5] }}
        />
        <Layer
          id="draft-area-corners"
          type="circle"
          filter={['==', ['geometry-type'], 'Point']}
          paint={{
            'circle-radius': 6,
            'circle-color': colors.surface,
            'circle-stroke-color': colors.accent,
            'circle-stroke-width': 2.5,
          }}
        />
      </Source>
    </>
  );
}

function featureOf(geometry: Geometry | null) {
  return geometry === null ? NOTHING : { type: 'Feature' as const, properties: {}, geometry };
}
