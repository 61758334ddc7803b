import type { Random } from '#lib/random.ts';
import { darken, lighten } from '../color.ts';
import { drawGlass } from './glass.ts';
import type { GaragePlace, House } from './house.ts';
import { drawShade } from './walls.ts';

export type GarageDoorKind = 'raised' | 'carriage' | 'glass' | 'slat' | 'plain';

export interface GarageDoor {
  /** Left edge relative to the first door, feet. */
  x: number;
  width: number;
  cars: number;
}

/** Splits the spaces into doors: single doors are 9 ft, double doors 16 ft. */
export function planGarageDoors(random: Random, spaces: number): GarageDoor[] {
  const doors: GarageDoor[] = [];
  let left = spaces;
  let x = 0;
  while (left > 0) {
    const double = left >= 2 && (left > 3 || random.chance(0.62));
    const cars = double ? 2 : 1;
    const width = double ? 16 : 9;
    doors.push({ x, width, cars });
    x += width + 1.6;
    left -= cars;
  }
  return doors;
}

/** Feet of wall that hold the doors with a pier at each end. */
export function garageWidth(doors: readonly GarageDoor[]): number {
  const last = doors.at(-1);
  return last ? last.x + last.width + 4 : 0;
}

export function garagePlaces(doors: readonly GarageDoor[], from: number): GaragePlace[] {
  return doors.map((door) => ({ x: from + 2 + door.x, width: door.width }));
}

/** Draws the doors in a wall that begins at `from` feet. */
export function drawGarageDoors(
  house: House,
  doors: readonly GarageDoor[],
  from: number,
  kind: GarageDoorKind,
  height = 7.4,
): void {
  for (const door of doors) {
    house.sheet.group({ 'data-part': 'garage-door', 'data-cars': door.cars }, () =>
      drawGarageDoor(house, from + 2 + door.x, door.width, height, kind),
    );
  }
}

function drawGarageDoor(house: House, x: number, width: number, height: number, kind: GarageDoorKind): void {
  const { sheet, scheme, scale } = house;
  const [px, py, pw, ph] = [house.x(x), house.y(height), width * scale, height * scale];
  const casing = scale * 0.45;
  sheet.rect(px - casing, py - casing, pw + casing * 2, ph + casing, scheme.trim);
  sheet.rect(px, py, pw, ph, scheme.garage);
  const rows = kind === 'carriage' ? 3 : kind === 'slat' ? 12 : kind === 'plain' ? 5 : 4;
  const columns = Math.max(2, Math.round(width / (kind === 'glass' ? 3.2 : 2.1)));
  if (kind === 'glass') {
    for (let i = 0; i < columns; i++) {
      for (let j = 0; j < rows; j++) {
        drawGlass(house, px + (pw * i) / columns + 2, py + (ph * j) / rows + 2, pw / columns - 4, ph / rows - 4);
      }
    }
  } else {
    drawSections(house, px, py, pw, ph, rows, columns, kind);
  }
  if (kind === 'raised' || kind === 'carriage') {
    const top = kind === 'carriage' ? ph * 0.26 : ph / rows;
    for (let i = 0; i < columns; i++) {
      const inset = (pw / columns) * 0.14;
      drawGlass(house, px + (pw * i) / columns + inset, py + ph * 0.055, pw / columns - inset * 2, top - ph * 0.08);
    }
  }
  if (kind === 'carriage') drawStraps(house, px, py, pw, ph);
  sheet.rect(px, py + ph - 3, pw, 3, '#2a2c30', { opacity: 0.7 });
  drawShade(house, x, height, width, 1.6, 0.34);
}

function drawSections(
  house: House,
  x: number,
  y: number,
  width: number,
  height: number,
  rows: number,
  columns: number,
  kind: GarageDoorKind,
): void {
  const { sheet, scheme, scale } = house;
  for (let j = 0; j < rows; j++) {
    const top = y + (height * j) / rows;
    if (kind === 'raised') {
      for (let i = 0; i < columns; i++) {
        const inset = (width / columns) * 0.12;
        sheet.rect(
          x + (width * i) / columns + inset,
          top + (height / rows) * 0.16,
          width / columns - inset * 2,
          (height / rows) * 0.66,
          darken(scheme.garage, 0.1),
        );
        sheet.rect(
          x + (width * i) / columns + inset + 1.4,
          top + (height / rows) * 0.16 + 1.6,
          width / columns - inset * 2 - 2.6,
          (height / rows) * 0.66 - 3,
          lighten(scheme.garage, 0.12),
        );
      }
    }
    sheet.rect(x, top + height / rows - 1.4, width, 1.4, darken(scheme.garage, 0.3), { opacity: 0.7 });
    sheet.rect(x, top, width, 1.2, lighten(scheme.garage, 0.2), { opacity: 0.6 });
  }
  if (kind === 'carriage') {
    for (let i = 1; i < columns * 2; i++)
      sheet.rect(x + (width * i) / (columns * 2), y + height * 0.28, 1.1, height * 0.72, darken(scheme.garage, 0.22), {
        opacity: 0.6,
      });
  }
  if (kind === 'plain') sheet.rect(x + width / 2 - scale * 0.5, y + height * 0.66, scale, 2.4, darken(scheme.garage, 0.5));
}

function drawStraps(house: House, x: number, y: number, width: number, height: number): void {
  const { sheet, scheme, scale } = house;
  const leaves = width > 12 * scale ? 2 : 1;
  for (let i = 0; i < leaves; i++) {
    const left = x + (width * i) / leaves;
    const wide = width / leaves;
    sheet.rect(left + wide / 2 - 1, y, 2, height, darken(scheme.garage, 0.4));
    for (const side of [0.03, 0.85]) {
      for (const v of [0.33, 0.84]) sheet.rect(left + wide * side, y + height * v, wide * 0.12, 3, '#26241f');
    }
    for (const side of [0.45, 0.53]) sheet.rect(left + wide * side, y + height * 0.54, 2.6, height * 0.1, '#26241f');
  }
}
