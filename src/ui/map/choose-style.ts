import type { StyleSpecification } from 'maplibre-gl';
import { compareBoxes, type Box } from '#lib/geo.ts';
import { baseStyle, plainStyle } from './base-style.ts';
import type { MapGround, MapTheme } from './map-types.ts';

/** Whether there are streets to show: the operator's style covers the world, our tiles their own bounds. */
export function isCovered(ground: MapGround, view: Box | null): boolean {
  if (ground.styleUrl !== null) return true;
  if (ground.tilesUrl === null) return false;
  return view === null || ground.bounds === null || compareBoxes(ground.bounds, view) !== 'outside';
}

/** The style of the ground: the operator's own, ours within our tiles, else a plain one without streets. */
export function chooseStyle(ground: MapGround, theme: MapTheme, hasStreets: boolean): string | StyleSpecification {
  if (ground.styleUrl !== null) return ground.styleUrl;
  if (ground.tilesUrl === null || !hasStreets) return plainStyle({ theme });
  return baseStyle({ tilesUrl: location.origin + ground.tilesUrl, theme, attribution: ground.attribution });
}
