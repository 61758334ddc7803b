import type { Random } from '#lib/random.ts';
import { darken, lighten } from '../color.ts';
import type { RoofMaterial } from '../facades/house.ts';
import { surface } from '../facades/materials.ts';
import type { Scene } from './scene.ts';
import { type Lobe, drawFoliage } from '../landscape/foliage.ts';
import type { Light } from '../landscape/light.ts';
import type { Point, Sheet } from '../svg.ts';

interface RoofPlan {
  x: number;
  y: number;
  width: number;
  height: number;
  kind: 'gable' | 'cross' | 'hip' | 'flat';
  material: RoofMaterial;
  color: string;
}

export function drawCarFromAbove(sheet: Sheet, random: Random, x: number, y: number): void {
  const color = random.pick(['#a33f36', '#2f5570', '#e3e0d8', '#3c4246', '#6f8a7a', '#c99a45']);
  sheet.rect(x + 5, y - 16, 106, 46, '#1b1d20', { rx: 14, opacity: 0.3 });
  sheet.rect(x, y - 22, 106, 46, color, { rx: 15 });
  sheet.rect(x + 24, y - 16, 58, 34, darken(color, 0.16), { rx: 9 });
  sheet.rect(x + 26, y - 14, 12, 30, '#2e3a42', { rx: 4 });
  sheet.rect(x + 70, y - 14, 10, 30, '#2e3a42', { rx: 4 });
  sheet.rect(x + 40, y - 14, 28, 30, lighten(color, 0.14), { rx: 3 });
}

/** Four slopes at most, each as bright as it faces the sun. */
export function drawRoof({ sheet, light }: Scene, roof: RoofPlan): void {
  const { x, y, width, height, kind, color } = roof;
  const reach = 26;
  sheet.polygon(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ].map(([px = 0, py = 0]): Point => [px - light.sunSide * reach, py + reach * 0.8]),
    light.shadow,
    { opacity: light.shadowOpacity + 0.1 },
  );
  const fill = surface(sheet, roof.material, color, 15);
  const slope = (points: readonly Point[], brightness: number): void => {
    sheet.polygon(points, fill);
    sheet.polygon(points, brightness > 0 ? '#fff4d8' : '#0f1420', { opacity: Math.abs(brightness) });
  };
  const a: Point = [x, y];
  const b: Point = [x + width, y];
  const c: Point = [x + width, y + height];
  const d: Point = [x, y + height];
  const sunny = light.sunSide > 0;
  if (kind === 'flat') {
    slope([a, b, c, d], 0.05);
    sheet.rect(x + 7, y + 7, width - 14, height - 14, 'none', { stroke: lighten(color, 0.4), 'stroke-width': 6 });
    for (const t of [0.3, 0.68])
      sheet.rect(x + width * t, y + height * 0.3, 34, 26, '#b9bcbd', { stroke: '#7d8082', 'stroke-width': 2 });
    for (let i = 0; i < 4; i++)
      sheet.rect(x + width * 0.12 + i * 34, y + height * 0.62, 30, 46, '#2f4256', { stroke: '#8fa0ac', 'stroke-width': 1.6 });
    return;
  }
  const inset = kind === 'hip' ? Math.min(width, height) * 0.48 : 0;
  const [p, q]: [Point, Point] =
    kind === 'cross'
      ? [
          [x + width / 2, y],
          [x + width / 2, y + height],
        ]
      : [
          [x + inset, y + height / 2],
          [x + width - inset, y + height / 2],
        ];
  if (kind === 'cross') {
    slope([a, p, q, d], sunny ? -0.16 : 0.14);
    slope([p, b, c, q], sunny ? 0.14 : -0.16);
  } else {
    slope([a, b, q, p], -0.14);
    slope([d, c, q, p], 0.1);
    if (inset > 0) {
      slope([a, d, p], sunny ? -0.22 : 0.12);
      slope([b, c, q], sunny ? 0.12 : -0.22);
      for (const [from, to] of [
        [a, p],
        [d, p],
        [b, q],
        [c, q],
      ] as const)
        sheet.line(...from, ...to, lighten(color, 0.18), 2.4);
    }
  }
  sheet.line(...p, ...q, lighten(color, 0.24), 4);
  sheet.rect(x, y, width, height, 'none', { stroke: darken(color, 0.3), 'stroke-width': 3 });
  if (kind !== 'cross' && width > 190) {
    sheet.rect(x + width * 0.7, y + height * 0.3, 24, 24, '#96604c', { stroke: '#6f4436', 'stroke-width': 2 });
    sheet.rect(x + width * 0.7 + 7, y + height * 0.3 + 7, 10, 10, '#2b2523');
  }
}

export function crownFromAbove(sheet: Sheet, random: Random, light: Light, x: number, y: number, radius: number): void {
  sheet.ellipse(x - light.sunSide * radius * 0.5, y + radius * 0.42, radius, radius * 0.92, light.shadow, {
    opacity: light.shadowOpacity,
  });
  const lobes: Lobe[] = [[x, y, radius * 0.62]];
  for (let i = 0; i < 6; i++)
    lobes.push([x + Math.cos(i * 1.05 + radius) * radius * 0.56, y + Math.sin(i * 1.05 + radius) * radius * 0.56, radius * 0.44]);
  drawFoliage(sheet, random, light, lobes, random.pick(light.leaves), { leaf: Math.max(2.2, radius * 0.1), density: 13 });
}
