import { darken, lighten } from '../color.ts';
import { drawDoor } from './doors.ts';
import type { FacadeStyle, House } from './house.ts';
import { bodyWidth, drawWing, planWing, storiesOf } from './massing.ts';
import { drawParapet, drawSlab } from './roofs.ts';
import { drawFoundation, drawShade, drawSideShade, drawWall } from './walls.ts';
import { drawWindow } from './windows.ts';

/** Flat roofs, boxes that slide over one another, glass walls and wood. */
export const planModern: FacadeStyle = (random, facts) => {
  const stories = storiesOf(facts);
  const width = bodyWidth(random, facts, 1.6, 30, 48);
  const wing = planWing(random, facts, width, ['glass', 'slat', 'slat', 'plain']);
  const base = random.between(0.5, 1.2);
  const floor = 10.4;
  const slab = random.chance(0.6);
  const door = width * random.between(0.62, 0.8);
  const upperX = random.pick([-2.5, width * 0.12, width * 0.22]);
  const upperWidth = Math.min(width * random.between(0.66, 0.82), width - upperX);
  const balcony = random.chance(0.55);
  const rowPanes = random.int(3, 5);
  const tower = stories === 1 && random.chance(0.5);
  const top = base + floor * stories + (tower ? 3 : 0);
  return {
    width: width + wing.width,
    height: top + 3,
    doors: [door],
    garages: wing.places,
    beds: [
      [0, door - 5],
      [door + 4, width],
    ],
    setting: 'yard',
    draw: (house) => {
      const { scheme } = house;
      drawWing(house, wing, { roof: slab ? 'flat' : 'parapet', wallHeight: base + floor - 0.6, accent: random.chance(0.5) });
      drawFoundation(house, 0, width, base);
      drawWall(house, { x: 0, y: base, width, height: floor });
      const accentWidth = Math.min(11, width - door + 5);
      drawWall(house, {
        x: door - 4.4,
        y: base,
        width: accentWidth,
        height: floor + (tower ? 3 : 0),
        material: scheme.accent,
        color: scheme.accentColor,
      });
      if (tower) {
        drawSideShade(house, door - 4.4, base, accentWidth, floor + 3, { from: 0, to: width }, 1.4);
        drawParapet(house, door - 4.4, accentWidth, base + floor + 3, scheme.roofColor);
      }
      const glassWidth = door - 7.4;
      drawWindow(house, 1.8, base + 0.9, glassWidth, floor - 2.6, {
        panes: 'ribbon',
        columns: rowPanes,
        casing: 0.22,
        sash: scheme.sash,
        sill: false,
      });
      drawDoor(house, door, base, { kind: 'modern', height: 8.2, width: 3.8, casing: 0.22, steps: 1, lanterns: true });
      if (width - door > 9)
        drawWindow(house, door + 4.6, base + 2.4, Math.min(5, width - door - 6.4), 5.4, {
          panes: 'plain',
          casing: 0.2,
          sill: false,
        });
      for (let story = 1; story < stories; story++)
        drawUpper(
          house,
          upperX + (story - 1) * 4,
          upperWidth - (story - 1) * 7,
          base + floor * story,
          floor,
          balcony && story === 1,
          rowPanes,
          story === stories - 1 && slab,
        );
      if (stories === 1) {
        if (slab) drawSlab(house, 0, width, base + floor);
        else drawParapet(house, 0, width, base + floor, scheme.roofColor);
      } else {
        drawSlab(house, 0, width, base + floor - 0.35, { overhang: random.pick([0.3, 1.4]), thickness: 0.7, shade: 1.8 });
      }
      drawSlab(house, door - 3.4, 6.8, base + 9, { overhang: 0.8, thickness: 0.45, shade: 1.4 });
    },
  };
};

function drawUpper(
  house: House,
  x: number,
  width: number,
  y: number,
  floor: number,
  balcony: boolean,
  panes: number,
  slab: boolean,
): void {
  const { scheme, sheet, scale } = house;
  const accent = house.random.chance(0.35);
  const color = accent ? scheme.accentColor : lighten(scheme.wallColor, 0.12);
  drawWall(house, { x, y, width, height: floor - 0.4, material: accent ? scheme.accent : scheme.wall, color });
  const split = house.random.chance(0.5);
  const glass = (from: number, to: number, count: number): void =>
    drawWindow(house, from, y + 2, to - from, floor - 4.4, { panes: 'ribbon', columns: count, casing: 0.24, sill: false });
  if (split) {
    glass(x + 1.6, x + width * 0.46, Math.max(2, panes - 2));
    glass(x + width * 0.56, x + width - 1.6, Math.max(2, panes - 2));
  } else {
    glass(x + 2, x + width - 2, panes);
  }
  if (slab) drawSlab(house, x, width, y + floor - 0.4, { overhang: 1.6 });
  else drawParapet(house, x, width, y + floor - 0.4, scheme.roofColor);
  drawShade(house, Math.max(0, x), y - 0.3, width, 2.2, 0.34);
  if (!balcony) return;
  const [px, py] = house.at(x + width * 0.1, y + 3.4);
  const wide = width * 0.8 * scale;
  sheet.rect(px, py, wide, 3.4 * scale, '#bcd3da', { opacity: 0.28 });
  sheet.rect(px, py - 2, wide, 3, darken(scheme.sash, 0.1));
  for (let i = 0; i <= 6; i++) sheet.rect(px + (wide * i) / 6 - 1, py, 2, 3.4 * scale, darken(scheme.sash, 0.1));
  sheet.rect(px - 4, house.y(y), wide + 8, 0.5 * scale, scheme.roofColor);
}
