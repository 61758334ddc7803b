import { darken, lighten } from '../color.ts';
import { drawDoor } from './doors.ts';
import { drawGlass } from './glass.ts';
import type { FacadeStyle, House } from './house.ts';
import { STORY, bodyWidth, drawWing, planWing, storiesOf } from './massing.ts';
import { drawChimney } from './roof-parts.ts';
import { drawShed, drawSlab } from './roofs.ts';
import { drawFoundation, drawWall, drawWallPolygon } from './walls.ts';
import { drawWindow } from './windows.ts';

/** Low roofs with deep eaves and exposed beams, clerestories, a bright door. */
export const planMidCentury: FacadeStyle = (random, facts) => {
  const stories = storiesOf(facts, 2);
  const width = bodyWidth(random, facts, 2.1, 38, 56);
  const wing = planWing(random, facts, width, ['plain', 'slat', 'plain']);
  const base = 0.8;
  const lift = (stories - 1) * STORY;
  const roof = random.pick(['gable', 'butterfly', 'flat', 'shed'] as const);
  const wall = base + 8.4 + lift;
  const rise = roof === 'gable' ? width * random.between(0.11, 0.15) : roof === 'flat' ? 0 : width * 0.09;
  const door = width * random.between(0.44, 0.56);
  const screen = random.chance(0.5);
  return {
    width: width + wing.width,
    height: wall + rise + 4,
    doors: [door],
    garages: wing.places,
    beds: [
      [0, door - 4],
      [door + 4, width],
    ],
    setting: 'yard',
    draw: (house) => {
      const { scheme, sheet } = house;
      drawWing(house, wing, {
        roof: roof === 'flat' || roof === 'gable' ? 'flat' : 'shed',
        wallHeight: base + 8.2,
        accent: random.chance(0.4),
      });
      if (facts.fireplace)
        drawChimney(house, width * 0.7, wall - 1, wall + rise + 3.4, {
          width: 5.4,
          material: random.pick(['stone', 'brick']),
          pots: 0,
        });
      drawFoundation(house, 0, width, base);
      drawWall(house, { x: 0, y: base, width, height: wall - base });
      const top = roofLine(roof, width, wall, rise);
      drawWallPolygon(
        house,
        [house.at(0, wall - 0.1), ...top.map(([px, py]) => house.at(px, py)), house.at(width, wall - 0.1)],
        scheme.wall,
        scheme.wallColor,
      );
      const accentWidth = width * 0.2;
      drawWall(house, {
        x: width - accentWidth,
        y: base,
        width: accentWidth,
        height: wall - base,
        material: scheme.accent,
        color: scheme.accentColor,
      });
      if (rise > 2) drawClerestory(house, top, width, wall);
      drawWindow(house, 1.6, base + 0.8, door - 7.4, 7, {
        panes: 'ribbon',
        columns: Math.max(3, Math.round((door - 7) / 4.6)),
        casing: 0.28,
        sill: false,
      });
      drawWindow(house, door + 4.6, base + 3.6, Math.max(4, width - accentWidth - door - 6), 3.8, {
        panes: 'ribbon',
        columns: 3,
        casing: 0.26,
        sill: false,
      });
      if (lift > 0)
        drawWindow(house, 2.5, base + STORY + 2, width - accentWidth - 5, 5, {
          panes: 'ribbon',
          columns: 6,
          casing: 0.28,
          sill: false,
        });
      if (lift > 0)
        sheet.rect(house.x(0), house.y(base + STORY + 0.4), width * house.scale, 0.9 * house.scale, darken(scheme.trim, 0.05));
      drawDoor(house, door, base, {
        kind: random.pick(['modern', 'panel']),
        width: 3.4,
        casing: 0.24,
        sidelights: random.chance(0.6),
        lanterns: false,
        steps: 1,
      });
      if (screen) drawBlockScreen(house, door + 3, base, 3.6, 7);
      if (roof === 'flat') drawSlab(house, 0, width, wall, { overhang: 2.6, thickness: 0.8, color: scheme.roofColor });
      else if (roof === 'shed') drawShed(house, 0, width, wall, wall + rise, { overhang: 2.6 });
      else drawFolded(house, top);
      drawBeamEnds(house, top);
      drawGlobe(house, door + 2.6, base + 7.2);
    },
  };
};

type Line = [number, number][];

function roofLine(roof: 'gable' | 'butterfly' | 'flat' | 'shed', width: number, wall: number, rise: number): Line {
  if (roof === 'gable')
    return [
      [0, wall],
      [width * 0.45, wall + rise],
      [width, wall],
    ];
  if (roof === 'butterfly')
    return [
      [0, wall + rise],
      [width * 0.58, wall],
      [width, wall + rise * 0.75],
    ];
  if (roof === 'shed')
    return [
      [0, wall],
      [width, wall + rise],
    ];
  return [
    [0, wall],
    [width, wall],
  ];
}

/** The roof edge along a broken line, with deep eaves. */
function drawFolded(house: House, line: Line): void {
  const { sheet, scheme, scale, light } = house;
  const [first, second, last] = [line[0], line[1], line[2]];
  if (!first || !second || !last) return;
  const out = 3;
  const left: [number, number] = [first[0] - out, first[1] - ((second[1] - first[1]) / (second[0] - first[0])) * out];
  const right: [number, number] = [last[0] + out, last[1] + ((last[1] - second[1]) / (last[0] - second[0])) * out];
  const points = [left, second, right];
  const lifted = (by: number) => points.map(([px, py]) => house.at(px, py + by));
  sheet.polyline(lifted(-0.9), light.shadow, scale * 1.6, { opacity: light.shadowOpacity + 0.05 });
  sheet.polyline(lifted(0.45), scheme.roofColor, scale * 1, { 'stroke-linejoin': 'miter' });
  sheet.polyline(lifted(0.2), scheme.trim, scale * 0.55, { 'stroke-linejoin': 'miter' });
  sheet.polyline(lifted(0.95), lighten(scheme.roofColor, 0.3), 2, {});
}

function drawBeamEnds(house: House, line: Line): void {
  const { sheet, scale, scheme } = house;
  for (let i = 0; i + 1 < line.length; i++) {
    const from = line[i];
    const to = line[i + 1];
    if (!from || !to) continue;
    const count = Math.max(1, Math.round((to[0] - from[0]) / 6));
    for (let j = 0; j < count; j++) {
      const t = (j + 0.5) / count;
      const [px, py] = house.at(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t);
      sheet.rect(px - scale * 0.22, py + scale * 0.1, scale * 0.44, scale * 0.7, darken(scheme.trim, 0.12));
    }
  }
}

function drawClerestory(house: House, line: Line, width: number, wall: number): void {
  const { sheet, scheme } = house;
  const shape = [
    house.at(width * 0.06, wall + 0.6),
    ...line.map(([px, py]) => house.at(px * 0.86 + width * 0.06, Math.max(wall + 0.6, py - 1.1))),
    house.at(width * 0.92, wall + 0.6),
  ];
  const clip = sheet.clip(() => sheet.polygon(shape, '#000000'));
  const ys = shape.map(([, py]) => py);
  const top = Math.min(...ys);
  sheet.group({ 'clip-path': clip }, () => {
    const count = 7;
    const from = house.x(width * 0.06);
    const step = (house.x(width * 0.92) - from) / count;
    for (let i = 0; i < count; i++) drawGlass(house, from + step * i + 2, top, step - 4, Math.max(...ys) - top);
  });
  sheet.polygon(shape, 'none', { stroke: scheme.trim, 'stroke-width': house.scale * 0.22 });
}

function drawBlockScreen(house: House, x: number, y: number, width: number, height: number): void {
  const { sheet, scale } = house;
  const color = '#efe8da';
  sheet.rect(house.x(x), house.y(y + height), width * scale, height * scale, darken(color, 0.42));
  const size = 1.2 * scale;
  for (let row = 0; row * size < height * scale - 2; row++) {
    for (let column = 0; column * size < width * scale - 2; column++) {
      const [px, py] = [house.x(x) + column * size, house.y(y + height) + row * size];
      sheet.rect(px + 1, py + 1, size - 2, size - 2, 'none', { stroke: color, 'stroke-width': size * 0.17 });
      sheet.circle(px + size / 2, py + size / 2, size * 0.2, 'none', { stroke: color, 'stroke-width': size * 0.13 });
    }
  }
}

function drawGlobe(house: House, x: number, y: number): void {
  const { sheet, scale, light } = house;
  const [px, py] = house.at(x, y);
  if (light.lit)
    sheet.circle(
      px,
      py,
      scale * 3,
      sheet.radial(px, py, scale * 3, [
        [0, '!#ffdf9a', 0.6],
        [1, '!#ffdf9a', 0],
      ]),
    );
  sheet.circle(px, py, scale * 0.42, light.lit ? '!#fff3cf' : '#f3ead6');
}
