import type { Random } from '#lib/random.ts';
import { darken, lighten, mix } from '../color.ts';
import { drawBay } from './bay.ts';
import { drawDoor } from './doors.ts';
import { type GarageDoor, drawGarageDoors, garageWidth, planGarageDoors } from './garages.ts';
import type { FacadeStyle, House, Scheme } from './house.ts';
import { STORY, drawWindowRow } from './massing.ts';
import { drawDormer } from './roof-parts.ts';
import { drawGable, drawParapet, drawSlope } from './roofs.ts';
import { chooseScheme } from './scheme.ts';
import { drawFoundation, drawWall } from './walls.ts';
import { type WindowOptions, drawWindow } from './windows.ts';
import type { HomeFacts } from '../types.ts';

interface Unit {
  x: number;
  width: number;
  stories: number;
  scheme: Scheme;
  doors: GarageDoor[];
  top: 'cornice' | 'mansard' | 'gable' | 'flat';
  bay: boolean;
  base: number;
  door: number;
  window: WindowOptions;
}

/** A row: the home in the middle, its neighbors a little paler at both sides. */
export const planTownhouse: FacadeStyle = (random, facts, scheme) => {
  const own = facts.garageSpaces > 0 ? planGarageDoors(random, facts.garageSpaces) : [];
  const width = Math.max(random.between(18, 22), garageWidth(own) + (own.length > 0 ? 6 : 0));
  const stories = Math.min(4, Math.max(2, Math.round(facts.stories)));
  const uniform = random.chance(0.4);
  const look = pickLook(random);
  const neighbor = (x: number, index: number): Unit => {
    const fork = random.fork(`neighbour-${index}`);
    const other = uniform ? scheme : chooseScheme(fork, { ...facts, seed: `${facts.seed}-${index}` });
    return planUnit(
      fork,
      x,
      19,
      Math.max(2, stories + (uniform ? 0 : fork.int(-1, 0))),
      other,
      [],
      uniform ? look : pickLook(fork),
    );
  };
  const left = neighbor(0, 0);
  const mine = planUnit(random, left.width, width, stories, scheme, own, look);
  const right = neighbor(left.width + width, 1);
  const units = [left, right, mine];
  return {
    width: left.width + width + right.width,
    height: mine.base + STORY * stories + 8,
    doors: [mine.door],
    garages: own.map((door) => ({ x: mine.x + 2 + door.x, width: door.width })),
    beds: [
      [left.width * 0.1, mine.x - 1],
      [mine.x + width + 3, mine.x + width + 14],
    ],
    setting: 'street',
    draw: (house) => {
      for (const unit of units) drawUnit({ ...house, scheme: unit.scheme }, unit, unit === mine, facts);
    },
  };
};

function pickLook(random: Random): Pick<Unit, 'top' | 'bay' | 'window'> {
  return {
    top: random.pick(['cornice', 'cornice', 'mansard', 'flat', 'gable']),
    bay: random.chance(0.4),
    window: {
      panes: random.pick(['double-hung', 'two-over-two', 'six-over-six', 'casement'] as const),
      head: random.pick(['crown', 'flat', 'keystone', 'arch-brick', 'none'] as const),
    },
  };
}

function planUnit(
  random: Random,
  x: number,
  width: number,
  stories: number,
  scheme: Scheme,
  doors: GarageDoor[],
  look: Pick<Unit, 'top' | 'bay' | 'window'>,
): Unit {
  const base = doors.length > 0 ? 0.8 : random.between(2, 4);
  return { x, width, stories, scheme, doors, ...look, base, door: doors.length > 0 ? x + width - 4 : x + 4 };
}

function drawUnit(house: House, unit: Unit, mine: boolean, facts: HomeFacts): void {
  const { x, width, stories, base } = unit;
  const { sheet, scale, scheme } = house;
  const top = base + STORY * stories;
  const garage = unit.doors.length > 0;
  drawFoundation(house, x, width, base);
  drawWall(house, { x, y: base, width, height: top - base });
  if (garage || facts.style === 'Townhouse') {
    const color = mix(scheme.wallColor, scheme.baseColor, 0.55);
    if (garage || scheme.wall === 'brick')
      drawWall(house, {
        x,
        y: 0,
        width,
        height: base + STORY - 0.8,
        material: garage ? scheme.wall : 'stone',
        color: garage ? scheme.wallColor : lighten(color, 0.15),
      });
  }
  sheet.rect(house.x(x), house.y(base + STORY - 0.5), width * scale, 0.45 * scale, lighten(scheme.trim, 0.05));
  const windows = { ...unit.window };
  for (let story = 1; story < stories; story++) {
    const y = base + STORY * story + 1.9;
    if (unit.bay) {
      drawBay(house, x + width * 0.42, y - 1.2, width * 0.48, STORY - 1, {
        panes: 'double-hung',
        roof: story === stories - 1 ? 'copper' : 'flat',
      });
      drawWindow(house, x + width * 0.12, y, 3, 5.8, windows);
    } else {
      drawWindowRow(house, x + 0.8, x + width - 0.8, width > 24 ? 4 : 3, y, 3, 5.8, {
        ...windows,
        box: mine && story === 1 && house.random.chance(0.35),
      });
    }
  }
  if (garage) drawGarageDoors(house, unit.doors, x, 'raised');
  else drawWindowRow(house, x + 7.4, x + width - 1, width > 24 ? 3 : 2, base + 2, 3, 5.8, windows);
  drawDoor(house, unit.door, base, {
    kind: house.random.pick(['panel', 'glazed', 'panel']),
    transom: 'flat',
    lanterns: mine,
    steps: garage ? 1 : 4,
    casing: 0.5,
  });
  drawTop(house, unit, top);
  sheet.rect(house.x(x + width) - 1.5, house.y(top), 3, top * scale, house.light.shadow, { opacity: 0.3 });
  if (!mine) sheet.rect(house.x(x), house.y(top + 8), width * scale, (top + 8) * scale, 'none');
}

function drawTop(house: House, unit: Unit, top: number): void {
  const { x, width } = unit;
  const { sheet, scale, scheme } = house;
  if (unit.top === 'mansard') {
    const roof = { ...house, scheme: { ...scheme, roof: 'slate' as const } };
    drawSlope(roof, x, width, top, 7, { inset: 1.8, overhang: 0.3, fascia: 0.7 });
    for (const t of [0.27, 0.73])
      drawDormer(roof, x + width * t, top + 1, { width: 4, height: 4.2, kind: 'arched', window: { panes: 'double-hung' } });
    return;
  }
  if (unit.top === 'gable') {
    const shingled = { ...house, scheme: { ...scheme, roof: 'asphalt' as const } };
    drawGable(shingled, x + 0.4, width - 0.8, top, width * 0.3, {
      overhang: 0.3,
      material: scheme.wall,
      color: scheme.wallColor,
    });
    drawWindow(house, x + width / 2 - 1.4, top + 0.8, 2.8, 3.6, { panes: 'two-over-two' });
    return;
  }
  if (unit.top === 'flat') {
    drawParapet(house, x, width, top, scheme.roofColor);
    return;
  }
  sheet.rect(house.x(x - 0.2), house.y(top + 1.6), (width + 0.4) * scale, 1.9 * scale, scheme.trim);
  for (let bx = x + 0.5; bx < x + width - 0.4; bx += 1.6)
    sheet.rect(house.x(bx), house.y(top + 1), 0.6 * scale, 1.3 * scale, darken(scheme.trim, 0.16));
  sheet.rect(house.x(x - 0.6), house.y(top + 2.2), (width + 1.2) * scale, 0.7 * scale, lighten(scheme.trim, 0.08));
  sheet.rect(house.x(x - 0.2), house.y(top - 0.3), (width + 0.4) * scale, 0.5 * scale, house.light.shadow, { opacity: 0.28 });
}
