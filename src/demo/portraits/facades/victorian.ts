import { lighten } from '../color.ts';
import { drawBay } from './bay.ts';
import { drawDoor } from './doors.ts';
import type { FacadeStyle, House } from './house.ts';
import { bodyWidth, drawBody, drawWindowRow, drawWing, planWing, storiesOf } from './massing.ts';
import { surface } from './materials.ts';
import { type PorchOptions, drawPorch, drawPorchShade } from './porches.ts';
import { drawChimney, drawDormer, drawGableOrnament } from './roof-parts.ts';
import { drawGable, drawGableShade, drawSlope } from './roofs.ts';
import { drawBelt, drawSideShade, drawWall } from './walls.ts';
import { drawWindow } from './windows.ts';
import { short } from '../svg.ts';

const FLOOR = 10.4;

/** Tall, asymmetrical fronts with a turret or a bay, bands of shingle and a turned porch. */
export const planVictorian: FacadeStyle = (random, facts) => {
  const stories = Math.max(1, storiesOf(facts));
  const width = bodyWidth(random, facts, 1.5, 31, 42);
  const wing = planWing(random, facts, width + 1, ['carriage', 'raised']);
  const base = random.between(2.2, 3.2);
  const eave = base + FLOOR * stories;
  const rise = random.between(9, 12);
  const turret = random.chance(0.58);
  const turretWidth = random.between(8.5, 10.5);
  const gableWidth = random.between(13, 16);
  const gableX = turret ? width - gableWidth - 0.5 : random.pick([0.5, width - gableWidth - 0.5]);
  const gableRise = gableWidth * random.between(0.58, 0.72);
  const roundBay = random.chance(0.5);
  const door = turret ? turretWidth + (gableX - turretWidth) / 2 + 0.8 : gableX < 2 ? (gableWidth + width) / 2 : gableX / 2;
  const porchFrom = turret ? turretWidth - 0.5 : gableX < 2 ? gableWidth + 0.4 : 0.3;
  const porchTo = turret
    ? Math.max(gableX + (roundBay ? 0 : gableWidth), turretWidth + 7)
    : gableX < 2
      ? width - 0.3
      : gableX - 0.4;
  const porch: PorchOptions = {
    x: porchFrom,
    width: porchTo - porchFrom,
    floor: base,
    ceiling: base + 8.6,
    columns: Math.max(2, Math.round((porchTo - porchFrom) / 6) + 1),
    column: 'turned',
    rail: 'baluster',
    rise: 2.8,
    roof: random.pick(['hip', 'shed']),
    door: Math.min(Math.max(door, porchFrom + 3), porchTo - 3),
    furniture: random.chance(0.3),
  };
  const ornament = random.pick(['round', 'window', 'truss'] as const);
  return {
    width: width + (wing.width ? wing.width + 1 : 0),
    height: eave + Math.max(rise, gableRise, turret ? 15 : 0) + 3,
    doors: [porch.door],
    garages: wing.places,
    beds: [
      [0, porch.door - 4],
      [porch.door + 4, width],
    ],
    setting: 'yard',
    draw: (house) => {
      drawWing(house, wing, { roof: 'gable', rise: 8, corners: true });
      if (facts.fireplace) drawChimney(house, width * 0.62, eave, eave + rise + 2.6, { width: 2.6, pots: 2 });
      drawBody(house, 0, width, base, eave);
      for (let story = 1; story < stories; story++) {
        drawBelt(house, 0, base + FLOOR * story - 0.5, width, 0.5);
        const count = Math.max(1, Math.round((width - gableWidth) / 8));
        const [from, to] = gableX < 2 ? [gableWidth, width - 1] : [turret ? turretWidth : 1, gableX];
        drawWindowRow(house, from, to, count, base + FLOOR * story + 2.6, 2.7, 5.6, { panes: 'double-hung', head: 'pediment' });
      }
      drawSlope(house, 0, width, eave, rise, { inset: width * 0.3, overhang: 1 });
      if (!turret)
        drawDormer(house, gableX < 2 ? width * 0.74 : width * 0.26, eave + rise * 0.12, {
          width: 4.4,
          height: 4,
          kind: 'gable',
          window: { panes: 'two-over-two' },
        });
      drawGableShade(house, gableX, gableWidth, eave, gableRise, {
        ridge: eave + rise * 0.7,
        from: width * 0.1,
        to: width * 0.9,
      });
      drawSideShade(house, gableX, base, gableWidth, eave - base, { from: 0, to: width }, 1.4);
      drawBody(house, gableX, gableWidth, base, eave);
      for (let story = 1; story < stories; story++) drawBelt(house, gableX, base + FLOOR * story - 0.5, gableWidth, 0.5);
      drawGable(house, gableX, gableWidth, eave, gableRise, { overhang: 1.2, barge: 0.7, material: 'shingle' });
      drawGableOrnament(house, gableX, gableWidth, eave, gableRise, ornament);
      drawScallops(house, gableX, gableWidth, eave);
      for (let story = stories - 1; story >= (roundBay || !turret ? 0 : 1); story--) {
        drawBay(house, gableX + gableWidth * 0.17, base + FLOOR * story + 0.2, gableWidth * 0.66, FLOOR - 1.5, {
          panes: 'double-hung',
          roof: story === stories - 1 ? 'hip' : 'flat',
        });
      }
      drawPorchShade(house, porch);
      if (turret && !roundBay) drawWindow(house, gableX + gableWidth / 2 - 1.5, base + 2, 3, 6, { panes: 'double-hung' });
      drawDoor(house, porch.door, base, { kind: random.pick(['glazed', 'double', 'panel']), transom: 'flat', lanterns: false });
      drawPorch(house, porch);
      if (turret) drawTurret(house, 0, turretWidth, base, eave + 3.4, stories);
    },
  };
};

function drawScallops(house: House, x: number, width: number, y: number): void {
  const { sheet, scale, scheme } = house;
  const count = Math.round(width / 0.8);
  let data = '';
  for (let i = 0; i < count; i++)
    data += `M${short(house.x(x + (width * i) / count))} ${short(house.y(y))}a${short((width / count / 2) * scale)} ${short(scale * 0.45)} 0 0 0 ${short((width / count) * scale)} 0Z`;
  sheet.path(data, scheme.trim);
}

function drawTurret(house: House, x: number, width: number, base: number, top: number, stories: number): void {
  const { sheet, scheme, scale, light } = house;
  drawSideShade(house, x, base, width, top - base - 3.4, { from: 0, to: width + 3 }, 1.8);
  drawWall(house, { x, y: 0, width, height: base, material: scheme.base, color: scheme.baseColor });
  drawWall(house, { x, y: base, width, height: top - base, material: scheme.accent, color: scheme.accentColor });
  const curve =
    light.sunSide > 0
      ? ([
          [0, '#1a2030', 0.36],
          [0.5, '#1a2030', 0.02],
          [1, '#1a2030', 0.16],
        ] as const)
      : ([
          [0, '#1a2030', 0.16],
          [0.5, '#1a2030', 0.02],
          [1, '#1a2030', 0.36],
        ] as const);
  sheet.rect(house.x(x), house.y(top), width * scale, (top - base) * scale, sheet.linear('across', curve));
  for (let story = 0; story < stories; story++) {
    const y = base + FLOOR * story + 2.4;
    drawWindow(house, x + width * 0.34, y, width * 0.32, 6, { panes: 'double-hung', head: 'flat' });
    drawWindow(house, x + width * 0.07, y, width * 0.15, 6, { panes: 'double-hung', casing: 0.24, sill: false });
    drawWindow(house, x + width * 0.78, y, width * 0.15, 6, { panes: 'double-hung', casing: 0.24, sill: false });
    if (story > 0) drawBelt(house, x - 0.2, base + FLOOR * story - 0.5, width + 0.4, 0.5);
  }
  sheet.rect(house.x(x - 0.5), house.y(top + 0.6), (width + 1) * scale, 0.9 * scale, scheme.trim);
  for (let i = 0; i < 9; i++)
    sheet.rect(
      house.x(x - 0.3 + (i * (width + 0.2)) / 9),
      house.y(top - 0.3),
      0.4 * scale,
      0.5 * scale,
      lighten(scheme.trim, 0.1),
    );
  const peak = top + width * 1.15;
  const cone = `M${short(house.x(x - 1))} ${short(house.y(top + 0.6))}Q${short(house.x(x + width * 0.42))} ${short(house.y(top + width * 0.32))} ${short(house.x(x + width / 2))} ${short(house.y(peak))}Q${short(house.x(x + width * 0.58))} ${short(house.y(top + width * 0.32))} ${short(house.x(x + width + 1))} ${short(house.y(top + 0.6))}Z`;
  sheet.path(cone, surface(sheet, scheme.roof, scheme.roofColor, scale));
  sheet.path(
    cone,
    sheet.linear(
      'across',
      light.sunSide > 0
        ? [
            [0, '#10141f', 0.35],
            [0.7, '#fff4dc', 0.14],
            [1, '#10141f', 0.08],
          ]
        : [
            [0, '#10141f', 0.08],
            [0.3, '#fff4dc', 0.14],
            [1, '#10141f', 0.35],
          ],
    ),
  );
  sheet.line(...house.at(x + width / 2, peak - 0.5), ...house.at(x + width / 2, peak + 2.4), scheme.metal, 2.6);
  sheet.circle(house.x(x + width / 2), house.y(peak + 0.9), scale * 0.22, scheme.metal);
}
