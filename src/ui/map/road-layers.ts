import type { ExpressionSpecification, FilterSpecification, LineLayerSpecification } from 'maplibre-gl';
import type { MapPalette } from './ground-palette.ts';
import { SOURCE } from './map-source.ts';

interface RoadStyle {
  id: string;
  classes: readonly string[];
  minzoom: number;
  /** Zoom and width in pixels; from zoom 15 on, roads have their true widths. */
  width: readonly (readonly [zoom: number, pixels: number])[];
  casing: number;
  casingFrom: number;
  fill: keyof MapPalette;
  edge: keyof MapPalette;
}

const ROADS: readonly RoadStyle[] = [
  {
    id: 'lane',
    classes: ['lane', 'path'],
    minzoom: 13,
    width: [
      [13, 0.5],
      [14, 1.4],
      [15, 3.4],
      [16, 7.6],
      [18, 30],
    ],
    casing: 1,
    casingFrom: 14.5,
    fill: 'street',
    edge: 'streetCasing',
  },
  {
    id: 'street',
    classes: ['street'],
    minzoom: 12,
    width: [
      [12, 0.45],
      [13, 1],
      [14, 2.2],
      [15, 5],
      [16, 10.5],
      [18, 42],
    ],
    casing: 1,
    casingFrom: 13.5,
    fill: 'street',
    edge: 'streetCasing',
  },
  {
    id: 'collector',
    classes: ['collector'],
    minzoom: 11,
    width: [
      [11, 0.8],
      [12, 1.4],
      [13, 2.4],
      [14, 4.2],
      [15, 7.2],
      [16, 14],
      [18, 54],
    ],
    casing: 1.1,
    casingFrom: 12,
    fill: 'collector',
    edge: 'streetCasing',
  },
  {
    id: 'arterial',
    classes: ['arterial'],
    minzoom: 9,
    width: [
      [9, 0.7],
      [11, 1.7],
      [12, 2.6],
      [13, 3.8],
      [14, 6],
      [15, 10],
      [16, 19],
      [18, 72],
    ],
    casing: 1.1,
    casingFrom: 11,
    fill: 'arterial',
    edge: 'arterialCasing',
  },
];
const MOTORWAY: RoadStyle = {
  id: 'motorway',
  classes: ['motorway'],
  minzoom: 8,
  width: [
    [8, 1.4],
    [10, 2.4],
    [12, 4.2],
    [14, 8.5],
    [15, 15],
    [16, 29],
    [18, 110],
  ],
  casing: 1.3,
  casingFrom: 8,
  fill: 'motorway',
  edge: 'motorwayCasing',
};

/** Roads from the smallest up: first all edges, then all surfaces, then the motorway, then what crosses above it. */
export function roadLayers(palette: MapPalette): LineLayerSpecification[] {
  const ground: FilterSpecification = ['!', ['get', 'bridge']];
  const above: FilterSpecification = ['all', ['get', 'bridge']];
  return [
    ...railLayers(palette),
    ...ROADS.map((road) => casing(road, palette, ground, '')),
    ...ROADS.map((road) => surface(road, palette, ground, '')),
    casing(MOTORWAY, palette, ground, ''),
    surface(MOTORWAY, palette, ground, ''),
    ...[...ROADS, MOTORWAY].flatMap((road) => [
      {
        ...casing({ ...road, edge: 'bridgeCasing', casing: road.casing + 0.5, casingFrom: 13.2 }, palette, above, '-bridge'),
        layout: { 'line-cap': 'butt' as const },
      },
      surface(road, palette, above, '-bridge'),
    ]),
  ];
}

function casing(road: RoadStyle, palette: MapPalette, where: FilterSpecification, suffix: string): LineLayerSpecification {
  return {
    id: `road-${road.id}${suffix}-casing`,
    type: 'line',
    source: SOURCE,
    'source-layer': 'road',
    minzoom: Math.max(road.minzoom, road.casingFrom),
    filter: ['all', ['in', ['get', 'class'], ['literal', [...road.classes]]], where] as FilterSpecification,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': palette[road.edge], 'line-width': widthOf(road, 2 * road.casing) },
  };
}

function surface(road: RoadStyle, palette: MapPalette, where: FilterSpecification, suffix: string): LineLayerSpecification {
  return {
    id: `road-${road.id}${suffix}`,
    type: 'line',
    source: SOURCE,
    'source-layer': 'road',
    minzoom: road.minzoom,
    filter: ['all', ['in', ['get', 'class'], ['literal', [...road.classes]]], where] as FilterSpecification,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': palette[road.fill], 'line-width': widthOf(road, 0) },
  };
}

function widthOf(road: RoadStyle, extra: number): ExpressionSpecification {
  const stops = road.width.flatMap(([zoom, pixels]) => [zoom, pixels + (pixels < 1 ? extra / 2 : extra)]);
  return ['interpolate', ['exponential', 1.7], ['zoom'], ...stops] as ExpressionSpecification;
}

function railLayers(palette: MapPalette): LineLayerSpecification[] {
  const base = {
    type: 'line',
    source: SOURCE,
    'source-layer': 'road',
    minzoom: 10,
    filter: ['==', ['get', 'class'], 'rail'],
  } as const;
  return [
    {
      ...base,
      filter: ['==', ['get', 'class'], 'rail'],
      id: 'rail',
      paint: {
        'line-color': palette.rail,
        'line-width': ['interpolate', ['exponential', 1.5], ['zoom'], 10, 0.7, 14, 2.2, 16, 4.6, 18, 9],
      },
    },
    {
      ...base,
      filter: ['==', ['get', 'class'], 'rail'],
      id: 'rail-ties',
      minzoom: 12,
      paint: {
        'line-color': palette.railTies,
        'line-dasharray': [5, 5],
        'line-width': ['interpolate', ['exponential', 1.5], ['zoom'], 12, 0.7, 14, 1.2, 16, 2.8, 18, 6],
      },
    },
  ];
}
