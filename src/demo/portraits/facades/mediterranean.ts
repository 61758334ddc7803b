import { darken, lighten } from '../color.ts';
import { drawDoor } from './doors.ts';
import { type FacadeStyle, type House, spread } from './house.ts';
import { STORY, bodyWidth, drawBody, drawWindowRow, drawWing, planWing, storiesOf } from './massing.ts';
import { drawChimney } from './roof-parts.ts';
import { drawSlope } from './roofs.ts';
import { drawShade, drawSideShade, drawWall } from './walls.ts';
import { drawWindow } from './windows.ts';
import { short } from '../svg.ts';

/** Stucco, clay tile, arches, a tower or an arcade. */
export const planMediterranean: FacadeStyle = (random, facts) => {
  const stories = storiesOf(facts);
  const width = bodyWidth(random, facts, 1.8, 36, 52);
  const wing = planWing(random, facts, width, ['carriage', 'slat', 'raised']);
  const base = 0.9;
  const eave = base + STORY * stories + 0.6;
  const rise = random.between(5, 7);
  const feature = random.pick(['tower', 'arcade', 'loggia', 'arcade'] as const);
  const towerWidth = random.between(11, 13);
  const towerX = feature === 'tower' ? random.pick([1.5, width - towerWidth - 1.5]) : 0;
  const arcadeFrom = feature === 'tower' ? (towerX < 3 ? towerX + towerWidth + 1 : 2) : random.between(0.28, 0.36) * width;
  const arcadeTo = feature === 'tower' ? (towerX < 3 ? width - 2 : towerX - 1) : arcadeFrom + random.between(0.4, 0.5) * width;
  const arches = Math.max(2, Math.min(4, Math.round((arcadeTo - arcadeFrom) / 6)));
  const middles = spread(arcadeFrom, arcadeTo, arches);
  const door = middles[Math.floor((arches - 1) / 2)] ?? width / 2;
  const towerTop = eave + 5.4;
  return {
    width: width + wing.width,
    height: (feature === 'tower' ? towerTop + towerWidth * 0.3 : eave + rise) + 3,
    doors: [door],
    garages: wing.places,
    beds: [
      [0, door - 4],
      [door + 4, width],
    ],
    setting: 'yard',
    draw: (house) => {
      drawWing(house, wing, { roof: 'hip', rise: 6 });
      if (facts.fireplace)
        drawChimney(house, width * 0.5, eave, eave + rise + 1.8, { material: 'stucco', color: house.scheme.wallColor });
      drawBody(house, 0, width, base, eave, false);
      drawSlope(house, 0, width, eave, rise, { inset: rise * 1.3, overhang: 1.6, fascia: 0.4 });
      const side = { panes: 'grid', casing: 0.22, columns: 2 } as const;
      if (feature !== 'tower') {
        drawWindowRow(house, 1, arcadeFrom - 0.5, 1, base + 2, 5.4, 6, { ...side, columns: 3, shutters: house.scheme.shutter });
        if (width - arcadeTo > 7) drawWindowRow(house, arcadeTo + 0.5, width - 1, 1, base + 2, 4.4, 6, { ...side, arched: true });
      }
      for (let story = 1; story < stories; story++) {
        drawWindowRow(house, 1.5, width - 1.5, Math.round(width / 9), base + STORY * story + 2.2, 3, 5.2, {
          ...side,
          shutters: random.chance(0.6) ? house.scheme.shutter : null,
          arched: random.chance(0.3),
        });
      }
      drawArcade(house, middles, (arcadeTo - arcadeFrom) / arches, base);
      drawDoor(house, door, base, {
        kind: random.pick(['double', 'arched', 'arched']),
        width: 4,
        height: 7.6,
        casing: 0.2,
        lanterns: true,
        steps: 1,
      });
      if (feature === 'loggia' && stories > 1) drawBalcony(house, arcadeFrom, arcadeTo - arcadeFrom, base + STORY);
      if (feature === 'tower') drawTower(house, towerX, towerWidth, base, towerTop, stories, { from: 0, to: width });
    },
  };
};

function drawArcade(house: House, middles: readonly number[], pitch: number, base: number): void {
  const { sheet, scale, scheme, light } = house;
  const wide = pitch * 0.74;
  for (const middle of middles) {
    const r = (wide / 2) * scale;
    const left = house.x(middle) - r;
    const spring = house.y(base + 6.4);
    const shape = (grow: number): string =>
      `M${short(left - grow)} ${short(house.y(base))}V${short(spring)}A${short(r + grow)} ${short(Math.min(r, 3.2 * scale) + grow)} 0 0 1 ${short(left + r * 2 + grow)} ${short(spring)}V${short(house.y(base))}Z`;
    sheet.path(shape(scale * 0.3), lighten(scheme.wallColor, 0.25));
    sheet.path(
      shape(0),
      sheet.linear('down', [
        [0, darken(scheme.wallColor, 0.56)],
        [1, darken(scheme.wallColor, 0.34)],
      ]),
    );
    const clip = sheet.clip(() => sheet.path(shape(0), '#000000'));
    sheet.group({ 'clip-path': clip }, () => {
      drawWindow(house, middle - wide * 0.27, base + 1.8, wide * 0.54, 5.4, { panes: 'grid', columns: 2, casing: 0.2 });
      sheet.path(
        shape(0),
        sheet.linear('down', [
          [0, '#1a1420', 0.4],
          [1, '#1a1420', 0.05],
        ]),
      );
      if (light.lit) sheet.path(shape(0), '!#ffce80', { opacity: 0.22 });
    });
    if (light.sunSide) sheet.path(shape(0), 'none', { stroke: darken(scheme.wallColor, 0.2), 'stroke-width': 1.2 });
  }
}

function drawBalcony(house: House, x: number, width: number, y: number): void {
  const { sheet, scale, scheme } = house;
  drawShade(house, x, y - 0.2, width, 2, 0.3);
  sheet.rect(house.x(x - 0.4), house.y(y + 0.5), (width + 0.8) * scale, 0.7 * scale, lighten(scheme.wallColor, 0.15));
  for (let px = x; px < x + width; px += 0.55) sheet.rect(house.x(px), house.y(y + 3.3), 2, 2.8 * scale, '#2f2a28');
  sheet.rect(house.x(x - 0.3), house.y(y + 3.4), (width + 0.6) * scale, 3.4, '#2f2a28');
}

function drawTower(
  house: House,
  x: number,
  width: number,
  base: number,
  top: number,
  stories: number,
  body: { from: number; to: number },
): void {
  drawSideShade(house, x, base, width, top - base, body, 2.6);
  drawWall(house, { x, y: 0, width, height: top });
  drawWindow(house, x + width / 2 - 2.4, base + 2, 4.8, 6, { panes: 'grid', columns: 2, casing: 0.22, arched: stories === 1 });
  for (let story = 1; story < stories; story++)
    drawWindow(house, x + width / 2 - 1.7, base + STORY * story + 2.2, 3.4, 5, { panes: 'grid', columns: 2, casing: 0.22 });
  for (const t of [0.27, 0.5, 0.73])
    drawWindow(house, x + width * t - 0.9, top - 4.8, 1.8, 3.4, { panes: 'plain', arched: true, casing: 0.18, sill: false });
  drawSlope(house, x, width, top, width * 0.3, { inset: width * 0.5, overhang: 1.5, fascia: 0.4 });
}
