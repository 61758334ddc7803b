import type { Random } from '#lib/random.ts';
import { type GarageDoor, type GarageDoorKind, drawGarageDoors, garagePlaces, garageWidth, planGarageDoors } from './garages.ts';
import { type GaragePlace, type House, spread } from './house.ts';
import { drawGableOrnament } from './roof-parts.ts';
import { drawGable, drawGableShade, drawParapet, drawShed, drawSlab, drawSlope } from './roofs.ts';
import { drawCornerBoards, drawFoundation, drawSideShade, drawWall } from './walls.ts';
import { type WindowOptions, drawWindow } from './windows.ts';
import type { HomeFacts } from '../types.ts';

/** Floor-to-floor height, feet. */
export const STORY = 9.6;

export function storiesOf(facts: HomeFacts, most = 3): number {
  return Math.min(most, Math.max(1, Math.round(facts.stories)));
}

/** Width of the main body, feet, from the area of one story; wider for a larger `spread`. */
export function bodyWidth(random: Random, facts: HomeFacts, stretch: number, least: number, most: number): number {
  const floor = facts.livingAreaSqft / storiesOf(facts);
  return Math.min(most, Math.max(least, Math.sqrt(floor * stretch) * random.between(0.92, 1.08)));
}

interface Wing {
  doors: GarageDoor[];
  x: number;
  width: number;
  places: GaragePlace[];
  kind: GarageDoorKind;
}

/** The garage to the right of the main body, or none. */
export function planWing(random: Random, facts: HomeFacts, from: number, kinds: readonly GarageDoorKind[]): Wing {
  const doors = planGarageDoors(random, facts.garageSpaces);
  return { doors, x: from, width: garageWidth(doors), places: garagePlaces(doors, from), kind: random.pick(kinds) };
}

interface WingLook {
  roof: 'gable' | 'slope' | 'hip' | 'flat' | 'parapet' | 'shed';
  wallHeight?: number;
  rise?: number;
  /** Whether the wing stands in front of the body and shades it. */
  forward?: boolean;
  corners?: boolean;
  accent?: boolean;
}

export function drawWing(house: House, wing: Wing, look: WingLook): void {
  if (wing.width === 0) return;
  const { scheme } = house;
  const wallHeight = look.wallHeight ?? 10;
  const material = look.accent ? scheme.accent : scheme.wall;
  const color = look.accent ? scheme.accentColor : scheme.wallColor;
  if (look.forward) drawSideShade(house, wing.x, 0, 0, wallHeight, { from: 0, to: wing.x }, 2);
  drawWall(house, { x: wing.x, y: 0, width: wing.width, height: wallHeight, material, color });
  if (look.corners) drawCornerBoards(house, wing.x, 0, wing.width, wallHeight);
  const rise = look.rise ?? Math.min(9, wing.width * 0.3);
  if (look.roof === 'gable') {
    drawGable(house, wing.x, wing.width, wallHeight, rise);
    drawGableOrnament(house, wing.x, wing.width, wallHeight, rise, rise > 6 ? 'window' : 'vent');
  } else if (look.roof === 'slope') drawSlope(house, wing.x, wing.width, wallHeight, rise * 0.8, { inset: 1 });
  else if (look.roof === 'hip')
    drawSlope(house, wing.x, wing.width, wallHeight, rise * 0.8, { inset: Math.min(wing.width * 0.35, rise) });
  else if (look.roof === 'flat') drawSlab(house, wing.x, wing.width, wallHeight);
  else if (look.roof === 'parapet') drawParapet(house, wing.x, wing.width, wallHeight, scheme.trim);
  else drawShed(house, wing.x, wing.width, wallHeight, wallHeight + wing.width * 0.16);
  drawGarageDoors(house, wing.doors, wing.x, wing.kind);
}

/** Windows of one size, evenly spaced, their sills at `y`. */
export function drawWindowRow(
  house: House,
  from: number,
  to: number,
  count: number,
  y: number,
  width: number,
  height: number,
  options: WindowOptions = {},
): void {
  for (const middle of spread(from, to, count)) drawWindow(house, middle - width / 2, y, width, height, options);
}

export function drawBody(house: House, x: number, width: number, base: number, eave: number, corners = true): void {
  drawFoundation(house, x, width, base);
  drawWall(house, { x, y: base, width, height: eave - base });
  if (
    corners &&
    (house.scheme.wall === 'clapboard' || house.scheme.wall === 'shingle' || house.scheme.wall === 'board-and-batten')
  ) {
    drawCornerBoards(house, x, base, width, eave - base);
  }
}

/** A gabled part in front of a sloped main roof. */
export function drawCrossGable(
  house: House,
  x: number,
  width: number,
  base: number,
  eave: number,
  rise: number,
  ornament: Parameters<typeof drawGableOrnament>[5],
  roof: { eave: number; ridge: number; from: number; to: number },
): void {
  drawGableShade(house, x, width, Math.max(eave, roof.eave), rise - Math.max(0, roof.eave - eave), roof);
  drawSideShade(house, x, base, width, Math.min(eave, roof.eave) - base, roof);
  drawFoundation(house, x, width, base);
  drawWall(house, { x, y: base, width, height: eave - base });
  drawGable(house, x, width, eave, rise);
  drawGableOrnament(house, x, width, eave, rise, ornament);
}
