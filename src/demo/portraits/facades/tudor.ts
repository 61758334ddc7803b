import { drawDoor } from './doors.ts';
import type { FacadeStyle, House } from './house.ts';
import { STORY, bodyWidth, drawBody, drawWindowRow, drawWing, planWing, storiesOf } from './massing.ts';
import { drawChimney, drawDormer } from './roof-parts.ts';
import { drawGable, drawGableShade, drawRakes, drawSlope } from './roofs.ts';
import { drawSideShade, drawWall, drawWallPolygon } from './walls.ts';
import { drawWindow } from './windows.ts';
import { type Point, short } from '../svg.ts';

/** Steep gables with timbering over brick, leaded casements, an arched door. */
export const planTudor: FacadeStyle = (random, facts) => {
  const stories = storiesOf(facts, 2);
  const width = bodyWidth(random, facts, 1.6, 32, 46);
  const wing = planWing(random, facts, width, ['carriage', 'slat']);
  const base = 1.3;
  const eave = base + STORY * stories - (stories === 2 ? 0.8 : 0);
  const rise = random.between(10, 12);
  const bigWidth = random.between(15, 19);
  const bigX = random.pick([0.5, width - bigWidth - 1]);
  const bigRise = bigWidth * random.between(0.72, 0.88);
  const entryWidth = random.between(8, 9.6);
  const entryX = bigX < 1 ? bigX + bigWidth - entryWidth * 0.25 : bigX - entryWidth * 0.75;
  const door = entryX + entryWidth / 2;
  const third = random.chance(0.55);
  const chimneyX = bigX < 1 ? Math.min(width - 3, entryX + entryWidth + 2.2) : Math.max(3, entryX - 2.2);
  const cat = random.chance(0.5);
  return {
    width: width + wing.width,
    height: Math.max(eave + rise, eave + bigRise) + 3,
    doors: [door],
    garages: wing.places,
    beds: [
      [0, door - 3],
      [door + 3, width],
    ],
    setting: 'yard',
    draw: (house) => {
      const leaded = { panes: 'leaded', casing: 0.3 } as const;
      drawWing(house, wing, { roof: random.pick(['gable', 'slope']), rise: Math.min(10, wing.width * 0.45) });
      drawBody(house, 0, width, base, eave, false);
      const [from, to] = bigX < 1 ? [entryX + entryWidth, width] : [0, entryX];
      drawWindowRow(house, from + 1, to - 1, to - from > 14 ? 2 : 1, base + 2.4, 4.6, 5, leaded);
      if (stories === 2) {
        drawWall(house, {
          x: 0,
          y: base + STORY,
          width,
          height: eave - base - STORY,
          material: 'stucco',
          color: house.scheme.accentColor,
        });
        drawTimbers(house, 0, width, base + STORY, eave);
        drawWindowRow(house, from + 1, to - 1, to - from > 14 ? 2 : 1, base + STORY + 2.2, 3.8, 4.6, leaded);
      }
      if (facts.fireplace) drawChimney(house, chimneyX, eave + rise * 0.4, eave + rise + 2.6, { width: 3.6, pots: 3 });
      drawSlope(house, 0, width, eave, rise, { inset: 1.6, overhang: 0.9 });
      if (third)
        drawDormer(house, (from + to) / 2, eave + rise * 0.14, {
          width: 5.4,
          height: 3.8,
          kind: random.pick(['gable', 'hip']),
          window: leaded,
        });
      drawGableShade(house, bigX, bigWidth, eave, bigRise, { ridge: eave + rise, from: 0, to: width });
      drawSideShade(house, bigX, base, bigWidth, eave - base, { from: 0, to: width });
      drawBody(house, bigX, bigWidth, base, eave, false);
      if (stories === 2) {
        drawWall(house, {
          x: bigX,
          y: base + STORY,
          width: bigWidth,
          height: eave - base - STORY,
          material: 'stucco',
          color: house.scheme.accentColor,
        });
        drawTimbers(house, bigX, bigWidth, base + STORY, eave);
        drawWindow(house, bigX + bigWidth / 2 - 3.6, base + STORY + 2, 7.2, 4.8, { ...leaded });
      }
      drawGable(house, bigX, bigWidth, eave, bigRise, { material: 'stucco', overhang: 1, barge: 0.8 });
      drawGableTimbers(house, bigX, bigWidth, eave, bigRise);
      drawRakes(
        house,
        [
          [bigX, eave],
          [bigX + bigWidth / 2, eave + bigRise],
          [bigX + bigWidth, eave],
        ],
        { barge: 0.8 },
      );
      drawWindow(house, bigX + bigWidth / 2 - 1.6, eave + 1.6, 3.2, 4.2, leaded);
      drawWindow(house, bigX + bigWidth / 2 - 4, base + 2.2, 8, 5.2, leaded);
      drawEntry(house, entryX, entryWidth, base, cat);
      drawDoor(house, door, base, { kind: 'arched', width: 3.6, height: 7.4, casing: 0.3, lanterns: false, steps: 2 });
    },
  };
};

function drawEntry(house: House, x: number, width: number, base: number, cat: boolean): void {
  const eave = base + 7;
  const rise = width * 0.82;
  const low = cat ? base + 2.4 : eave;
  const farX = cat ? x + width + 3.4 : x + width;
  drawSideShade(house, x, base, width, eave - base, { from: x - 1.4, to: x + width + 1.4 }, 1.4);
  drawWall(house, { x, y: 0, width, height: eave });
  const peak: Point = [x + width / 2, eave + rise];
  const wall: Point[] = [house.at(x, eave - 0.1), house.at(...peak), house.at(x + width, eave - 0.1)];
  if (cat)
    drawWallPolygon(
      house,
      [house.at(x + width - 0.1, 0), house.at(farX, 0), house.at(farX, low), house.at(x + width - 0.1, eave)],
      house.scheme.wall,
      house.scheme.wallColor,
    );
  drawWallPolygon(house, wall, house.scheme.wall, house.scheme.wallColor);
  drawRakes(house, cat ? [[x, eave], peak, [x + width, eave], [farX, low]] : [[x, eave], peak, [x + width, eave]], {
    overhang: 0.7,
    barge: 0.6,
  });
}

function beam(house: House, from: Point, to: Point, thick = 0.5): void {
  house.sheet.line(...house.at(...from), ...house.at(...to), house.scheme.trim, thick * house.scale);
}

/** Posts, rails and a few braces on an upper story. */
function drawTimbers(house: House, x: number, width: number, from: number, to: number): void {
  beam(house, [x, from + 0.3], [x + width, from + 0.3], 0.65);
  beam(house, [x, to - 0.4], [x + width, to - 0.4], 0.5);
  const count = Math.max(4, Math.round(width / 3));
  for (let i = 0; i <= count; i++) {
    const px = x + 0.25 + ((width - 0.5) * i) / count;
    beam(house, [px, from], [px, to], 0.42);
  }
  const edge = width / count;
  beam(house, [x + 0.3, from + 0.6], [x + edge, to - 1], 0.36);
  beam(house, [x + width - 0.3, from + 0.6], [x + width - edge, to - 1], 0.36);
}

function drawGableTimbers(house: House, x: number, width: number, eave: number, rise: number): void {
  const middle = x + width / 2;
  const clip = house.sheet.clip(() =>
    house.sheet.path(
      `M${house.at(x, eave).map(short).join(' ')}L${house
        .at(middle, eave + rise)
        .map(short)
        .join(' ')}L${house
        .at(x + width, eave)
        .map(short)
        .join(' ')}Z`,
      '#000000',
    ),
  );
  house.sheet.group({ 'clip-path': clip }, () => {
    beam(house, [x, eave + 0.3], [x + width, eave + 0.3], 0.65);
    beam(house, [x, eave + rise * 0.5], [x + width, eave + rise * 0.5], 0.5);
    beam(house, [middle, eave + rise * 0.5], [middle, eave + rise], 0.5);
    for (const t of [0.3, 0.7]) beam(house, [x + width * t, eave], [x + width * t, eave + rise * 0.6], 0.42);
    for (const side of [-1, 1]) {
      beam(house, [middle + side * width * 0.42, eave], [middle + side * width * 0.2, eave + rise * 0.5], 0.42);
      beam(house, [middle + side * width * 0.16, eave + rise * 0.5], [middle, eave + rise * 0.84], 0.38);
    }
  });
}
