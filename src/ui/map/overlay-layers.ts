import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import type { MapPalette } from './ground-palette.ts';
import { SOURCE } from './map-source.ts';

const HIDDEN = { visibility: 'none' } as const;

const GRAVE = ['AE', 'High', '65 dB'];

/** Hazard zones, below the water and the streets; only the lists show air quality, since it follows the motorways. */
export function hazardLayers(): LayerSpecification[] {
  const color: ExpressionSpecification = [
    'match',
    ['get', 'kind'],
    'flood',
    '#2f7fb8',
    'wildfire',
    '#d1581c',
    'landslide',
    '#8a6136',
    'earthquake_liquefaction',
    '#8a4f8f',
    'noise',
    '#6b7280',
    '#57808a',
  ];
  const isGrave: ExpressionSpecification = ['in', ['get', 'value'], ['literal', GRAVE]];
  return [
    {
      id: 'hazard',
      type: 'fill',
      source: SOURCE,
      'source-layer': 'hazard',
      filter: ['!=', ['get', 'kind'], 'air_quality'],
      layout: HIDDEN,
      paint: { 'fill-color': color, 'fill-opacity': ['case', isGrave, 0.34, 0.17] },
    },
    {
      id: 'hazard-edge',
      type: 'line',
      source: SOURCE,
      'source-layer': 'hazard',
      filter: ['!=', ['get', 'kind'], 'air_quality'],
      layout: HIDDEN,
      paint: { 'line-color': color, 'line-width': 1, 'line-opacity': 0.25 },
    },
  ];
}

/** Layers that pages may show over the streets: transit lines and stops, schools. All are hidden at first. */
export function overlayLayers(palette: MapPalette): LayerSpecification[] {
  const lightRail: ExpressionSpecification = ['==', ['get', 'mode'], 'light_rail'];
  return [
    {
      id: 'transit-line',
      type: 'line',
      source: SOURCE,
      'source-layer': 'transit_line',
      layout: { ...HIDDEN, 'line-join': 'round', 'line-cap': 'round' },
      paint: {
        'line-color': ['case', lightRail, palette.lightRail, palette.transit],
        'line-width': ['interpolate', ['linear'], ['zoom'], 11, ['case', lightRail, 2.2, 1], 15, ['case', lightRail, 5, 2.4]],
        'line-opacity': ['case', lightRail, 0.95, 0.6],
      },
    },
    {
      id: 'transit-stop',
      type: 'circle',
      source: SOURCE,
      'source-layer': 'transit_stop',
      minzoom: 12,
      layout: HIDDEN,
      paint: {
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 12, ['case', lightRail, 3, 1], 15, ['case', lightRail, 6.5, 3.6]],
        'circle-color': palette.halo,
        'circle-stroke-color': ['case', lightRail, palette.lightRail, palette.transit],
        'circle-stroke-width': ['interpolate', ['linear'], ['zoom'], 12, 1, 15, 2],
      },
    },
    {
      id: 'school',
      type: 'circle',
      source: SOURCE,
      'source-layer': 'school',
      layout: HIDDEN,
      paint: {
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 12, 3, 15, 7],
        'circle-color': palette.school,
        'circle-stroke-color': palette.halo,
        'circle-stroke-width': 1.5,
      },
    },
  ];
}

export function overlayLabels(palette: MapPalette): SymbolLayerSpecification[] {
  return [
    pointLabel('transit-stop-label', 'transit_stop', 14.8, palette.transit, palette),
    pointLabel('school-label', 'school', 12.8, palette.school, palette),
  ];
}

function pointLabel(id: string, layer: string, minzoom: number, color: string, palette: MapPalette): SymbolLayerSpecification {
  return {
    id,
    type: 'symbol',
    source: SOURCE,
    'source-layer': layer,
    minzoom,
    layout: {
      ...HIDDEN,
      'text-field': ['get', 'name'],
      'text-font': ['Map Semibold'],
      'text-size': 11,
      'text-anchor': 'top',
      'text-offset': [0, 0.8],
      'text-max-width': 8,
    },
    paint: { 'text-color': color, 'text-halo-color': palette.halo, 'text-halo-width': 1.4 },
  };
}
