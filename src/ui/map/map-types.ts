import type { Box, LngLat } from '#lib/geo.ts';

/** The source of the ground under the pins. */
export interface MapGround {
  /** Address of our own vector tiles with {z}, {x} and {y}; null where none are stored. */
  tilesUrl: string | null;
  /** The operator's style, which replaces our own. */
  styleUrl: string | null;
  /** The area that our own tiles cover. */
  bounds: Box | null;
  attribution: string;
}

export type MapTheme = 'light' | 'dark';

export type PinTone = 'normal' | 'viewed' | 'cut' | 'saved';

/** A pin on the map: one place, several at one point, or an area with many. */
export interface MapPin {
  id: string;
  kind: 'home' | 'stack' | 'cluster';
  longitude: number;
  latitude: number;
  /** The words on the pill or in the bubble. */
  label: string;
  count: number;
  tone: PinTone;
  /** The exact location is withheld: a circle shows the area instead of a point. */
  isApproximate: boolean;
  /** The area that a bubble opens. */
  bounds: Box;
}

export interface MapView {
  bounds: Box;
  center: LngLat;
  zoom: number;
}

export type InitialView = { bounds: Box; paddingPixels: number } | { center: LngLat; zoom: number };

/** A square of ground tinted by an amount: a step of `TINT_COLORS`, from least to most. */
export interface MapSquare {
  bounds: Box;
  step: number;
}

/** A drawn area: its corners, not closed. */
export type MapRing = readonly LngLat[];

export type DrawMode = 'freehand' | 'points' | 'radius';

/** The calls that the page can make once the map is ready. */
export interface MapHandle {
  fit: (bounds: Box, options?: { maxZoom?: number; padding?: number }) => void;
  moveTo: (center: LngLat, zoom?: number) => void;
}
