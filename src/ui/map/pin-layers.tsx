import type { DataDrivenPropertyValueSpecification, ExpressionSpecification } from 'maplibre-gl';
import { Layer, Source } from '@vis.gl/react-maplibre';
import { useMemo } from 'react';
import { BUBBLE_STOPS } from './bubble-size.ts';
import type { MapColors } from './map-theme.ts';
import type { MapPin, MapTheme } from './map-types.ts';
import { pinFeatures } from './pin-features.ts';
import { pillName } from './pill-sprite.ts';
import { dotColor, pillColors } from './pin-colors.ts';

export const PIN_LAYERS = ['pin-pills', 'pin-bubbles', 'pin-reach'];
export const FOCUS_SOURCE = 'pin-focus';

const WITHHELD_RADIUS_METERS = 1_000;
const METERS_PER_PIXEL_AT_ZOOM_0 = 78_271.517;

/** A circle on the ground: its pixels double with each step of zoom. */
const withheldRadius: DataDrivenPropertyValueSpecification<number> = [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  0,
  ['*', WITHHELD_RADIUS_METERS / METERS_PER_PIXEL_AT_ZOOM_0, ['get', 'stretch']],
  22,
  ['*', (WITHHELD_RADIUS_METERS / METERS_PER_PIXEL_AT_ZOOM_0) * 2 ** 22, ['get', 'stretch']],
];

const bubbleRadius: ExpressionSpecification = [
  'interpolate',
  ['linear'],
  ['log10', ['max', 1, ['get', 'count']]],
  ...BUBBLE_STOPS.flat(),
];

interface PinLayersProps {
  pins: readonly MapPin[];
  theme: MapTheme;
  colors: MapColors;
  fonts: string[];
}

export function PinLayers({ pins, theme, colors, fonts }: PinLayersProps) {
  const data = useMemo(() => pinFeatures(pins), [pins]);
  const pillIcon: ExpressionSpecification = [
    'match',
    ['get', 'tone'],
    'viewed',
    pillName('viewed', theme),
    'cut',
    pillName('cut', theme),
    'saved',
    pillName('saved', theme),
    pillName('normal', theme),
  ];
  const pillText: ExpressionSpecification = [
    'match',
    ['get', 'tone'],
    'viewed',
    pillColors('viewed', colors).text,
    'cut',
    pillColors('cut', colors).text,
    'saved',
    pillColors('saved', colors).text,
    pillColors('normal', colors).text,
  ];
  return (
    <Source id="pins" type="geojson" data={data}>
      <Layer
        id="pin-areas"
        type="circle"
        filter={['==', ['get', 'isApproximate'], true]}
        paint={{
          'circle-radius': withheldRadius,
          'circle-color': colors.brand,
          'circle-opacity': 0.12,
          'circle-stroke-color': colors.brand,
          'circle-stroke-width': 1.5,
          'circle-stroke-opacity': 0.6,
          'circle-pitch-alignment': 'map',
        }}
      />
      <Layer
        id="pin-bubbles"
        type="circle"
        filter={['==', ['get', 'kind'], 'cluster']}
        layout={{ 'circle-sort-key': ['get', 'count'] }}
        paint={{
          'circle-radius': bubbleRadius,
          'circle-color': colors.brand,
          'circle-opacity': 0.94,
          'circle-stroke-color': colors.surface,
          'circle-stroke-width': 2,
        }}
      />
      <Layer
        id="pin-reach"
        type="circle"
        filter={['!=', ['get', 'kind'], 'cluster']}
        paint={{ 'circle-radius': 13, 'circle-opacity': 0, 'circle-color': colors.brand }}
      />
      <Layer
        id="pin-dots"
        type="circle"
        filter={['!=', ['get', 'kind'], 'cluster']}
        paint={{
          'circle-radius': ['match', ['get', 'kind'], 'stack', 8, 6],
          'circle-color': [
            'match',
            ['get', 'tone'],
            'viewed',
            dotColor('viewed', colors),
            'cut',
            dotColor('cut', colors),
            'saved',
            dotColor('saved', colors),
            dotColor('normal', colors),
          ],
          'circle-stroke-color': colors.surface,
          'circle-stroke-width': 2,
        }}
      />
      <Layer
        id="pin-pills"
        type="symbol"
        filter={['!=', ['get', 'kind'], 'cluster']}
        layout={{
          'icon-image': pillIcon,
          'icon-text-fit': 'both',
          'icon-text-fit-padding': [1, 1, 1, 1],
          'text-field': ['get', 'label'],
          'text-font': fonts,
          'text-size': 13,
          // If prices would cover each other, only one shows; the others stay dots.
          'symbol-sort-key': [
            'match',
            ['get', 'kind'],
            'stack',
            0,
            ['match', ['get', 'tone'], 'saved', 0, 'cut', 1, 'viewed', 3, 2],
          ],
        }}
        paint={{ 'text-color': pillText }}
      />
      <Layer
        id="pin-counts"
        type="symbol"
        filter={['==', ['get', 'kind'], 'cluster']}
        layout={{
          'text-field': ['get', 'label'],
          'text-font': fonts,
          'text-size': 13,
          'text-allow-overlap': true,
          // Placed first: prices and names of the ground make room for the bubbles.
          'text-padding': 4,
        }}
        paint={{ 'text-color': colors.onBrand }}
      />
    </Source>
  );
}

const NOTHING = { type: 'FeatureCollection' as const, features: [] };

/** The pin the reader points at, above all others; code outside React sets its data. */
export function FocusLayer({ theme, colors, fonts }: Omit<PinLayersProps, 'pins'>) {
  return (
    <Source id={FOCUS_SOURCE} type="geojson" data={NOTHING}>
      <Layer
        id="pin-focus"
        type="symbol"
        layout={{
          'icon-image': pillName('focus', theme),
          'icon-text-fit': 'both',
          'icon-text-fit-padding': [2, 2, 2, 2],
          'icon-allow-overlap': true,
          'icon-ignore-placement': true,
          'text-field': ['get', 'label'],
          'text-font': fonts,
          'text-size': 14,
          'text-allow-overlap': true,
          'text-ignore-placement': true,
        }}
        paint={{ 'text-color': pillColors('focus', colors).text }}
      />
    </Source>
  );
}
