import type { FilterSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import type { MapPalette } from './ground-palette.ts';
import { SOURCE } from './map-source.ts';

const REGULAR = ['Map Regular'];
const SEMIBOLD = ['Map Semibold'];

/** Names, the least important first: where labels collide, the map keeps the later one. */
export function labelLayers(palette: MapPalette): SymbolLayerSpecification[] {
  return [
    ...poiLabels(palette),
    roadLabel('lane', ['lane'], 15.5, 10, palette),
    roadLabel('street', ['street'], 14.6, 10.5, palette),
    roadLabel('collector', ['collector'], 13.4, 11, palette),
    roadLabel('arterial', ['arterial'], 12.4, 11.5, palette),
    motorwayLabel(palette),
    ...waterLabels(palette),
    placeLabel('park', palette, {
      minzoom: 12.8,
      layout: { 'text-font': REGULAR, 'text-size': ['interpolate', ['linear'], ['zoom'], 13, 10.5, 16, 13], 'text-max-width': 7 },
      color: palette.parkText,
    }),
    placeLabel('neighborhood', palette, {
      minzoom: 11.4,
      maxzoom: 16.2,
      layout: {
        'text-font': SEMIBOLD,
        'text-transform': 'uppercase',
        'text-letter-spacing': 0.13,
        'text-size': ['interpolate', ['linear'], ['zoom'], 11.5, 9, 13, 10.5, 15, 13.5],
        'text-max-width': 8,
        'text-padding': 8,
      },
      color: palette.inkSoft,
    }),
    placeLabel('municipality', palette, {
      maxzoom: 13.2,
      layout: {
        'text-font': SEMIBOLD,
        'text-size': ['interpolate', ['linear'], ['zoom'], 8, 12, 10, 16, 12, 21],
        'text-max-width': 9,
        'text-padding': 6,
      },
      color: palette.ink,
    }),
  ];
}

function roadLabel(id: string, classes: string[], minzoom: number, size: number, palette: MapPalette): SymbolLayerSpecification {
  return {
    id: `road-label-${id}`,
    type: 'symbol',
    source: SOURCE,
    'source-layer': 'road',
    minzoom,
    filter: ['in', ['get', 'class'], ['literal', classes]],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 320,
      'text-field': ['get', 'name'],
      'text-font': REGULAR,
      'text-size': ['interpolate', ['linear'], ['zoom'], minzoom, size - 0.5, 17, size + 2],
      'text-letter-spacing': 0.02,
      'text-max-angle': 32,
      'text-padding': 4,
    },
    paint: halo(palette.roadText, palette),
  };
}

function motorwayLabel(palette: MapPalette): SymbolLayerSpecification {
  return {
    id: 'road-label-motorway',
    type: 'symbol',
    source: SOURCE,
    'source-layer': 'road',
    minzoom: 9.5,
    filter: ['==', ['get', 'class'], 'motorway'],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 420,
      'text-field': ['get', 'name'],
      'text-font': SEMIBOLD,
      'text-size': ['interpolate', ['linear'], ['zoom'], 10, 10, 15, 12.5],
      'text-rotation-alignment': 'viewport',
      'text-padding': 10,
    },
    paint: { 'text-color': palette.ink, 'text-halo-color': palette.motorway, 'text-halo-width': 2.2 },
  };
}

function waterLabels(palette: MapPalette): SymbolLayerSpecification[] {
  const base = { type: 'symbol', source: SOURCE, 'source-layer': 'place_label' } as const;
  const text = { 'text-field': ['get', 'name'], 'text-font': REGULAR, 'text-letter-spacing': 0.16 } as const;
  const isWater: FilterSpecification = ['==', ['get', 'kind'], 'water'];
  return [
    {
      ...base,
      id: 'water-label-line',
      minzoom: 11.5,
      filter: ['all', isWater, ['==', ['geometry-type'], 'LineString']],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': REGULAR,
        'text-letter-spacing': 0.16,
        'symbol-placement': 'line',
        'symbol-spacing': 460,
        'text-size': ['interpolate', ['linear'], ['zoom'], 12, 10.5, 16, 15],
        'text-max-angle': 28,
      },
      paint: { 'text-color': palette.waterText, 'text-halo-color': palette.water, 'text-halo-width': 1 },
    },
    {
      ...base,
      id: 'water-label',
      minzoom: 9,
      filter: ['all', isWater, ['==', ['geometry-type'], 'Point']],
      layout: {
        'text-field': text['text-field'] as ['get', string],
        'text-font': REGULAR,
        'text-letter-spacing': 0.16,
        'text-size': ['interpolate', ['linear'], ['zoom'], 9, 11, 12, 13.5, 15, 17],
        'text-max-width': 7,
      },
      paint: { 'text-color': palette.waterText, 'text-halo-color': palette.water, 'text-halo-width': 1 },
    },
  ];
}

function poiLabels(palette: MapPalette): SymbolLayerSpecification[] {
  return [
    {
      id: 'poi-label',
      type: 'symbol',
      source: SOURCE,
      'source-layer': 'poi',
      minzoom: 16,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': REGULAR,
        'text-size': 10.5,
        'text-anchor': 'left',
        'text-offset': [0.6, 0],
        'text-max-width': 9,
        'text-optional': true,
        'text-padding': 6,
      },
      paint: halo(palette.poi, palette),
    },
  ];
}

function placeLabel(
  kind: string,
  palette: MapPalette,
  options: { minzoom?: number; maxzoom?: number; layout: NonNullable<SymbolLayerSpecification['layout']>; color: string },
): SymbolLayerSpecification {
  const { minzoom = 0, maxzoom = 24, layout, color } = options;
  return {
    id: `label-${kind}`,
    type: 'symbol',
    source: SOURCE,
    'source-layer': 'place_label',
    minzoom,
    maxzoom,
    filter: ['==', ['get', 'kind'], kind],
    layout: { 'text-field': ['get', 'name'], ...layout },
    paint: halo(color, palette),
  };
}

function halo(color: string, palette: MapPalette): NonNullable<SymbolLayerSpecification['paint']> {
  return { 'text-color': color, 'text-halo-color': palette.halo, 'text-halo-width': 1.4, 'text-halo-blur': 0.4 };
}
