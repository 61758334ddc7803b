import { capitalize } from '#lib/format.ts';
import type { Map as MapLibreMap } from 'maplibre-gl';

/** The layers that can cover the ground, in the order the menu offers them. */
export const MAP_LAYERS = ['prices', 'transit', 'schools', 'hazards', 'buildings'] as const;
export type MapLayer = (typeof MAP_LAYERS)[number];

export const MAP_LAYER_LABELS: Record<MapLayer, string> = {
  prices: 'Price per ft²',
  transit: 'Transit lines and stops',
  schools: 'Schools',
  hazards: 'Hazard zones',
  buildings: 'Buildings in 3D',
};

const LAYER_IDS: Record<MapLayer, RegExp> = {
  prices: /^prices/,
  transit: /^transit/,
  schools: /^schools?/,
  hazards: /^hazards?/,
  buildings: /^buildings?-3d/,
};

/** The layers that this style has. */
export function availableLayers(map: MapLibreMap): MapLayer[] {
  const ids = map.getLayersOrder();
  return MAP_LAYERS.filter((layer) => ids.some((id) => LAYER_IDS[layer].test(id)));
}

/** Shows the chosen layers and hides the others; skips layers that are already right. */
export function showLayers(map: MapLibreMap, shown: readonly MapLayer[]): void {
  for (const id of map.getLayersOrder()) {
    const layer = MAP_LAYERS.find((name) => LAYER_IDS[name].test(id));
    if (layer === undefined) continue;
    const visibility = shown.includes(layer) ? 'visible' : 'none';
    if (map.getLayoutProperty(id, 'visibility') !== visibility) map.setLayoutProperty(id, 'visibility', visibility);
  }
}

export interface LegendEntry {
  label: string;
  color: string;
}

/** Which color means which hazard, as the style itself says it: ['match', input, kind, color, …, otherwise]. */
export function hazardLegend(map: MapLibreMap): LegendEntry[] {
  const expression: unknown = map.getLayer('hazard') === undefined ? undefined : map.getPaintProperty('hazard', 'fill-color');
  if (!Array.isArray(expression) || expression[0] !== 'match') return [];
  const pairs: unknown[] = expression.slice(2, -1);
  return pairs.flatMap((kind, at) => {
    const color = pairs[at + 1];
    if (at % 2 !== 0 || typeof kind !== 'string' || typeof color !== 'string') return [];
    const words = kind.replaceAll('_', ' ');
    return [{ label: capitalize(words), color }];
  });
}
