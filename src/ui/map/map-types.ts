import type { Box, LngLat } from '#lib/geo.ts';

/** Where the ground under the pins comes from. */
export interface MapGround {
  /** Address of our own vector tiles with {z}, {x} and {y}; null where none are stored. */
  tilesUrl: string | null;
  /** A style of the operator's, which takes the place of our own. */
  styleUrl: string | null;
  /** What our own tiles cover. */
  bounds: Box | null;
  attribution: string;
}

export type MapTheme = 'light' | 'dark';

export type PinTone = 'normal' | 'viewed' | 'cut' | 'saved';

/** A pin on the map: one place, several on one point, or an area with many. */
export interface MapPin {
  id: string;
  kind: 'home' | 'stack' | 'cluster';
  longitude: number;
  latitude: number;
  /** The words on the pill or in the bubble. */
  label: string;
  count: number;
  tone: PinTone;
  /** The exact place is withheld: a circle shows the area instead of a point. */
  isApproximate: boolean;
  /** Where a bubble opens to. */
  bounds: Box;
}

export interface MapView {
  bounds: Box;
  center: LngLat;
  zoom: number;
}

export type InitialView = { bounds: Box; paddingPixels: number } | { center: LngLat; zoom: number };

/** A square of ground that is tinted by how much there is of something: the step of `TINT_COLORS`, from least to most. */
export interface MapSquare {
  bounds: Box;
  step: number;
}

/** A drawn area: its corners, not closed. */
export type MapRing = readonly LngLat[];

export type DrawMode = 'freehand' | 'points' | 'radius';

/** What the page can ask of the map once it is ready. */
export interface MapHandle {
  fit: (bounds: Box, options?: { maxZoom?: number; padding?: number }) => void;
  moveTo: (center: LngLat, zoom?: number) => void;
}
