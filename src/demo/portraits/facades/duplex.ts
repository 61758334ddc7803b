import { drawDoor } from './doors.ts';
import { drawGarageDoors, garagePlaces, garageWidth, planGarageDoors } from './garages.ts';
import type { FacadeStyle, House } from './house.ts';
import { STORY, bodyWidth, drawBody, drawWindowRow, storiesOf } from './massing.ts';
import { type PorchOptions, drawPorch, drawPorchShade } from './porches.ts';
import { drawChimney, drawGableOrnament } from './roof-parts.ts';
import { drawGable, drawGableShade, drawSlope } from './roofs.ts';
import { drawSideShade, drawWall } from './walls.ts';
import { drawWindow } from './windows.ts';

/** Two homes side by side under one roof, each with its own door. */
export const planDuplex: FacadeStyle = (random, facts) => {
  const stories = storiesOf(facts);
  const body = bodyWidth(random, facts, 1.7, 38, 52);
  const leftDoors = planGarageDoors(random, Math.ceil(facts.garageSpaces / 2));
  const rightDoors = planGarageDoors(random, Math.floor(facts.garageSpaces / 2));
  const leftWing = garageWidth(leftDoors);
  const rightWing = garageWidth(rightDoors);
  const base = random.between(1, 2);
  const eave = base + STORY * stories;
  const half = body / 2;
  const inner = random.chance(0.5);
  const doors = inner ? [leftWing + half - 4, leftWing + half + 4] : [leftWing + 5, leftWing + body - 5];
  const roof = random.pick(['gables', 'slope', 'hip', 'gables'] as const);
  const rise = roof === 'gables' ? 8 : random.between(7, 9.5);
  const gableWidth = half * 0.66;
  const kind = random.pick(['raised', 'carriage', 'plain'] as const);
  const panes = random.pick(['double-hung', 'six-over-six', 'two-over-two'] as const);
  const porches: PorchOptions[] = (inner ? [[leftWing + half - 8.5, 17]] : doors.map((door) => [door - 4.4, 8.8])).map(
    ([x = 0, width = 0], index) => ({
      x,
      width,
      floor: base,
      ceiling: base + 8.2,
      columns: inner ? 4 : 2,
      column: 'square',
      rail: inner ? 'none' : 'baluster',
      rise: 2.4,
      roof: 'hip',
      door: doors[index] ?? x + width / 2,
    }),
  );
  return {
    width: leftWing + body + rightWing,
    height: eave + rise + 3.2,
    doors,
    garages: [...garagePlaces(leftDoors, 0), ...garagePlaces(rightDoors, leftWing + body)],
    beds: inner
      ? [
          [leftWing + 1, leftWing + half - 9],
          [leftWing + half + 9, leftWing + body - 1],
        ]
      : [
          [leftWing + 10, leftWing + half - 1],
          [leftWing + half + 1, leftWing + body - 10],
        ],
    setting: 'yard',
    draw: (house) => {
      const { scheme } = house;
      const wing = (x: number, width: number, list: typeof leftDoors): void => {
        if (width === 0) return;
        drawWall(house, { x, y: 0, width, height: 10 });
        drawSlope(house, x, width, 10, 5.4, { inset: roof === 'hip' ? 5 : 1 });
        drawGarageDoors(house, list, x, kind);
      };
      wing(0, leftWing, leftDoors);
      wing(leftWing + body, rightWing, rightDoors);
      if (facts.fireplace) for (const t of [0.3, 0.7]) drawChimney(house, leftWing + body * t, eave, eave + rise + 2, {});
      drawBody(house, leftWing, body, base, eave);
      const clear = inner ? 9 : 0;
      for (const side of [0, 1] as const) {
        const from = leftWing + (side === 0 ? (inner ? 1 : 9.6) : half + (inner ? clear : 1));
        const to = leftWing + (side === 0 ? half - (inner ? clear : 1) : body - (inner ? 1 : 9.6));
        if (roof !== 'gables')
          drawWindow(house, (from + to) / 2 - 3.4, base + 2.2, Math.min(6.8, to - from - 1), 5.2, {
            panes,
            columns: 2,
            head: 'flat',
            shutters: to - from > 12 ? scheme.shutter : null,
          });
        for (let story = 1; story < stories && roof !== 'gables'; story++)
          drawWindowRow(
            house,
            leftWing + half * side + 1.5,
            leftWing + half * (side + 1) - 1.5,
            half > 22 ? 3 : 2,
            base + STORY * story + 2.4,
            3,
            4.8,
            { panes, head: 'flat', shutters: half > 24 ? null : scheme.shutter },
          );
      }
      drawSlope(house, leftWing, body, eave, rise, { inset: roof === 'hip' ? rise * 1.2 : 1.6 });
      if (roof === 'gables')
        for (const side of [0, 1] as const)
          drawFrontGable(house, leftWing + half * (side + 0.5) - gableWidth / 2, gableWidth, base, eave, stories, panes, {
            ridge: eave + rise,
            from: leftWing,
            to: leftWing + body,
          });
      drawWall(house, {
        x: leftWing + half - 0.3,
        y: base,
        width: 0.6,
        height: eave - base,
        material: 'panel',
        color: scheme.trim,
      });
      for (const porch of porches) drawPorchShade(house, porch);
      doors.forEach((door, index) =>
        drawDoor(house, door, base, {
          kind: index === 0 ? 'panel' : random.pick(['panel', 'glazed']),
          lanterns: true,
          ...(index === 1 && random.chance(0.4) ? { color: scheme.shutter ?? scheme.door } : {}),
        }),
      );
      for (const porch of porches) drawPorch(house, porch);
    },
  };
};

function drawFrontGable(
  house: House,
  x: number,
  width: number,
  base: number,
  eave: number,
  stories: number,
  panes: 'double-hung' | 'six-over-six' | 'two-over-two',
  roof: { ridge: number; from: number; to: number },
): void {
  const rise = width * 0.46;
  drawGableShade(house, x, width, eave, rise, roof);
  drawSideShade(house, x, base, width, eave - base, roof, 1.2);
  drawWall(house, { x, y: 0, width, height: eave, material: house.scheme.accent, color: house.scheme.accentColor });
  drawGable(house, x, width, eave, rise);
  drawGableOrnament(house, x, width, eave, rise, 'vent');
  for (let story = 0; story < stories; story++)
    drawWindow(house, x + width / 2 - 2.6, base + STORY * story + 2.3, 5.2, 5, { panes, columns: 2, head: 'flat' });
}
