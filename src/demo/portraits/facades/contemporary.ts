import { drawDoor } from './doors.ts';
import type { FacadeStyle, House } from './house.ts';
import { bodyWidth, drawWindowRow, drawWing, planWing, storiesOf } from './massing.ts';
import { drawChimney } from './roof-parts.ts';
import { drawGable, drawGableShade, drawShed, drawSlab, drawSlope } from './roofs.ts';
import { drawFoundation, drawSideShade, drawWall, drawWallPolygon } from './walls.ts';
import { drawWindow } from './windows.ts';

/** Crossed gables and shed roofs in sharp outline, mixed cladding, tall glass. */
export const planContemporary: FacadeStyle = (random, facts) => {
  const stories = storiesOf(facts);
  const width = bodyWidth(random, facts, 1.6, 32, 48);
  const wing = planWing(random, facts, width, ['glass', 'slat', 'plain']);
  const base = 0.8;
  const eave = base + 10 * stories;
  const shape = random.pick(['shed', 'gable', 'twin-shed', 'gable'] as const);
  const bigWidth = width * random.between(0.38, 0.48);
  const bigX = random.pick([0, width * 0.52]);
  const rise = shape === 'gable' ? bigWidth * random.between(0.46, 0.6) : bigWidth * 0.28;
  const door = bigX === 0 ? bigWidth + 4.6 : bigX - 4.6;
  const [from, to] = bigX === 0 ? [bigWidth, width] : [0, bigX];
  return {
    width: width + wing.width,
    height: eave + rise + 3.4,
    doors: [door],
    garages: wing.places,
    beds: [
      [0, door - 4],
      [door + 4, width],
    ],
    setting: 'yard',
    draw: (house) => {
      const { scheme } = house;
      drawWing(house, wing, {
        roof: shape === 'gable' ? 'slope' : random.pick(['shed', 'flat']),
        wallHeight: 9.6,
        accent: random.chance(0.5),
      });
      if (facts.fireplace) drawChimney(house, (from + to) / 2, eave, eave + 7, { width: 3.4, material: 'stone', pots: 0 });
      drawFoundation(house, 0, width, base);
      drawWall(house, { x: 0, y: base, width, height: eave - base, material: scheme.accent, color: scheme.accentColor });
      const black = { panes: 'plain', casing: 0.22, sill: false } as const;
      for (let story = 1; story < stories; story++)
        drawWindowRow(house, from + 1, to - 1, to - from > 18 ? 3 : 2, base + 10 * story + 2.4, 4, 5.4, black);
      const farFrom = bigX === 0 ? door + 3 : from + 1;
      const farTo = bigX === 0 ? to - 1 : door - 3;
      if (farTo - farFrom > 4)
        drawWindow(house, farFrom + 0.6, base + 1.6, farTo - farFrom - 1.2, 6.6, {
          ...black,
          panes: 'ribbon',
          columns: Math.max(2, Math.round((farTo - farFrom) / 4)),
        });
      if (shape === 'gable') drawSlope(house, 0, width, eave, 6.4, { inset: 0.2, overhang: 0.5, fascia: 0.4 });
      else if (shape === 'shed') drawSlab(house, from, to - from, eave, { overhang: 0.8 });
      else drawShed(house, from, to - from, eave, eave + (to - from) * 0.14, { overhang: 1.4 });
      drawFront(house, bigX, bigWidth, base, eave, rise, shape === 'gable', stories, { from: 0, to: width });
      drawDoor(house, door, base, {
        kind: 'modern',
        width: 3.8,
        height: 8,
        casing: 0.24,
        steps: 1,
        sidelights: true,
        lanterns: true,
      });
      drawSlab(house, door - 4, 8, base + 9, { overhang: 0.5, thickness: 0.5, shade: 1.5 });
    },
  };
};

function drawFront(
  house: House,
  x: number,
  width: number,
  base: number,
  eave: number,
  rise: number,
  gabled: boolean,
  stories: number,
  span: { from: number; to: number },
): void {
  const { scheme } = house;
  if (gabled) drawGableShade(house, x, width, eave, rise, { ridge: eave + 6.4, ...span });
  drawSideShade(house, x, base, width, eave - base, span, 2);
  drawFoundation(house, x, width, base);
  drawWall(house, { x, y: base, width, height: eave - base });
  const glass = { panes: 'ribbon', casing: 0.24, sill: false } as const;
  if (gabled) {
    drawGable(house, x, width, eave, rise, {
      material: scheme.wall,
      color: scheme.wallColor,
      overhang: 0.4,
      barge: 0.5,
      trim: scheme.roofColor,
    });
  } else {
    drawWallPolygon(
      house,
      [house.at(x, eave - 0.1), house.at(x + width, eave - 0.1), house.at(x + width, eave + rise), house.at(x, eave)],
      scheme.wall,
      scheme.wallColor,
    );
    drawShed(house, x, width, eave, eave + rise, { overhang: 1.6 });
  }
  const margin = width * 0.17;
  drawWindow(house, x + margin, base + 0.9, width - margin * 2, 8, { ...glass, columns: 3 });
  for (let story = 1; story < stories; story++)
    drawWindow(house, x + margin, base + 10 * story + 1.2, width - margin * 2, 7, { ...glass, columns: 3 });
  if (gabled)
    drawWindow(house, x + width / 2 - width * 0.12, eave + 0.8, width * 0.24, rise * 0.42, { ...glass, panes: 'plain' });
  else drawWindow(house, x + width * 0.5, eave - 0.6, width * 0.4, rise * 0.42, { ...glass, columns: 2 });
}
