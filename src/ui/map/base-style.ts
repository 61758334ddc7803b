import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { labelLayers } from './label-layers.ts';
import { mapPalette } from './ground-palette.ts';
import type { MapPalette } from './ground-palette.ts';
import { SOURCE } from './map-source.ts';
import type { MapTheme } from './map-types.ts';
import { hazardLayers, overlayLabels, overlayLayers } from './overlay-layers.ts';
import { roadLayers } from './road-layers.ts';

const MIN_TILE_ZOOM = 8;
const MAX_TILE_ZOOM = 16;

/** Plain ground without streets, for places outside our tiles. */
export function plainStyle({ theme }: { theme: MapTheme }): StyleSpecification {
  return { version: 8, sources: {}, layers: [ground(mapPalette(theme))] };
}

/**
 * The style of the base map. Labels are drawn with the browser's own fonts ('Map Regular', 'Map Semibold', see
 * map.css); layers whose ids begin with hazard, school, transit or building-3d are hidden until a page shows them.
 */
export function baseStyle({
  tilesUrl,
  theme,
  attribution,
}: {
  tilesUrl: string;
  theme: MapTheme;
  attribution: string;
}): StyleSpecification {
  const palette = mapPalette(theme);
  return {
    version: 8,
    sources: {
      [SOURCE]: { type: 'vector', tiles: [tilesUrl], minzoom: MIN_TILE_ZOOM, maxzoom: MAX_TILE_ZOOM, attribution },
    },
    light: { anchor: 'viewport', intensity: 0.25, position: [1.2, 210, 40] },
    layers: [
      ground(palette),
      ...areaLayers(palette),
      ...hazardLayers(),
      ...waterLayers(palette),
      ...roadLayers(palette),
      ...buildingLayers(palette),
      ...overlayLayers(palette),
      ...labelLayers(palette),
      ...overlayLabels(palette),
    ],
  };
}

function ground(palette: MapPalette): LayerSpecification {
  return { id: 'ground', type: 'background', paint: { 'background-color': palette.land } };
}

function areaLayers(palette: MapPalette): LayerSpecification[] {
  const landuse = (kind: 'urban' | 'residential' | 'commercial' | 'civic'): LayerSpecification => ({
    id: `landuse-${kind}`,
    type: 'fill',
    source: SOURCE,
    'source-layer': 'landuse',
    filter: ['==', ['get', 'kind'], kind],
    paint: { 'fill-color': palette[kind], 'fill-antialias': kind !== 'urban' },
  });
  return [
    landuse('urban'),
    landuse('residential'),
    landuse('commercial'),
    landuse('civic'),
    { id: 'park', type: 'fill', source: SOURCE, 'source-layer': 'park', paint: { 'fill-color': palette.park } },
  ];
}

function waterLayers(palette: MapPalette): LayerSpecification[] {
  return [
    {
      id: 'boundary',
      type: 'line',
      source: SOURCE,
      'source-layer': 'boundary',
      filter: ['==', ['get', 'kind'], 'municipality'],
      paint: {
        'line-color': palette.boundary,
        'line-dasharray': [5, 3, 1, 3],
        'line-width': ['interpolate', ['linear'], ['zoom'], 9, 0.8, 14, 1.6],
        'line-opacity': 0.55,
      },
    },
    {
      id: 'water',
      type: 'fill',
      source: SOURCE,
      'source-layer': 'water',
      paint: { 'fill-color': palette.water },
    },
    {
      id: 'creek',
      type: 'line',
      source: SOURCE,
      'source-layer': 'water',
      minzoom: 12,
      filter: ['==', ['get', 'kind'], 'creek'],
      paint: { 'line-color': palette.water, 'line-width': ['interpolate', ['linear'], ['zoom'], 12, 1, 15, 1.4] },
    },
  ];
}

function buildingLayers(palette: MapPalette): LayerSpecification[] {
  const from = { source: SOURCE, 'source-layer': 'building' } as const;
  return [
    {
      ...from,
      id: 'building',
      type: 'fill',
      minzoom: 14,
      paint: {
        'fill-color': palette.building,
        'fill-outline-color': palette.buildingEdge,
        'fill-opacity': ['interpolate', ['linear'], ['zoom'], 14, 0.75, 15, 1],
      },
    },
    {
      ...from,
      id: 'building-3d',
      type: 'fill-extrusion',
      minzoom: 15,
      layout: { visibility: 'none' },
      paint: {
        'fill-extrusion-color': palette.building3d,
        'fill-extrusion-height': ['interpolate', ['linear'], ['zoom'], 15, 0, 15.5, ['get', 'height']],
        'fill-extrusion-opacity': 0.92,
        'fill-extrusion-vertical-gradient': true,
      },
    },
    {
      ...from,
      'source-layer': 'poi',
      id: 'poi',
      type: 'circle',
      minzoom: 15.4,
      paint: {
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 15, 2, 17, 4],
        'circle-color': palette.poi,
        'circle-stroke-color': palette.halo,
        'circle-stroke-width': 1,
        'circle-opacity': 0.85,
      },
    },
  ];
}
