import type { Random } from '#lib/random.ts';
import type { Light } from '../landscape/light.ts';
import type { Point, Sheet } from '../svg.ts';
import type { HomeFacts, WallMaterial } from '../types.ts';

export type RoofMaterial = 'asphalt' | 'slate' | 'shake' | 'tile' | 'metal' | 'membrane';

export interface Scheme {
  wall: WallMaterial;
  wallColor: string;
  /** Gables, upper stories, bays. */
  accent: WallMaterial;
  accentColor: string;
  base: 'brick' | 'stone' | 'concrete';
  baseColor: string;
  trim: string;
  sash: string;
  shutter: string | null;
  door: string;
  garage: string;
  roof: RoofMaterial;
  roofColor: string;
  metal: string;
}

/** The drawing of one house in feet: x to the right from its left edge, y up from the ground. */
export interface House {
  sheet: Sheet;
  random: Random;
  light: Light;
  facts: HomeFacts;
  scheme: Scheme;
  /** Pixels per foot. */
  scale: number;
  x(feet: number): number;
  y(feet: number): number;
  at(x: number, y: number): Point;
}

export interface GaragePlace {
  x: number;
  width: number;
}

export interface Facade {
  width: number;
  height: number;
  /** Where the front doors stand (middle, feet). */
  doors: readonly number[];
  garages: readonly GaragePlace[];
  /** Stretches along the front that take plants. */
  beds: readonly (readonly [from: number, to: number])[];
  setting: 'yard' | 'street';
  draw(house: House): void;
}

export type FacadeStyle = (random: Random, facts: HomeFacts, scheme: Scheme) => Facade;

/** Places a house of `facade` size on the page, its foot on `ground` px and its middle at `middle` px. */
export function placeHouse(
  parts: Pick<House, 'sheet' | 'random' | 'light' | 'facts' | 'scheme'>,
  facade: Pick<Facade, 'width' | 'height'>,
  place: { ground: number; middle: number; maxWidth: number; maxHeight: number; maxScale: number },
): House {
  const scale = Math.min(place.maxScale, place.maxWidth / facade.width, place.maxHeight / facade.height);
  const left = place.middle - (facade.width * scale) / 2;
  const x = (feet: number): number => left + feet * scale;
  const y = (feet: number): number => place.ground - feet * scale;
  return { ...parts, scale, x, y, at: (fx, fy) => [x(fx), y(fy)] };
}

/** Evenly spread middles of `count` openings over a wall from `from` to `to` feet. */
export function spread(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + ((index + 0.5) * (to - from)) / count);
}
