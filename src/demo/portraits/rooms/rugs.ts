import { darken, lighten } from '../color.ts';
import type { Vector } from './camera.ts';
import { type Stage, paintFace } from './stage.ts';
import type { Point } from '../svg.ts';

/** A rug, flat on the floor; draw before the furniture. */
export function drawRug(stage: Stage, x: number, y: number, width: number, depth: number, round = false): void {
  const { interior, random, camera, sheet } = stage;
  const [first = '#a6523f', second = '#d9c29a', third = '#4b5d66'] = interior.textiles;
  const base = random.pick([lighten(second, 0.35), lighten(first, 0.5), lighten(third, 0.45), '#e9e3d6']);
  const ink = random.pick([first, third, darken(base, 0.25)]);
  const style = random.pick(['border', 'stripes', 'diamonds', 'plain', 'moroccan', 'border'] as const);
  if (round) {
    const ring = (share: number): Point[] =>
      camera.outline(
        Array.from({ length: 36 }, (_, i): Vector => [
          x + width / 2 + Math.cos((i / 36) * Math.PI * 2) * (width / 2) * share,
          y + depth / 2 + Math.sin((i / 36) * Math.PI * 2) * (depth / 2) * share,
          0.02,
        ]),
      );
    sheet.polygon(ring(1.015), darken(base, 0.3), { opacity: 0.35 });
    for (const [share, color] of [
      [1, base],
      [0.86, ink],
      [0.82, base],
      [0.5, ink],
      [0.47, base],
    ] as const)
      sheet.polygon(ring(share), color, { opacity: share === 1 ? 1 : 0.7 });
    return;
  }
  const quad = (a: number, b: number, c: number, d: number, fill: string, more?: Record<string, string | number>): void =>
    paintFace(
      stage,
      [
        [x + width * a, y + depth * b, 0.02],
        [x + width * c, y + depth * b, 0.02],
        [x + width * c, y + depth * d, 0.02],
        [x + width * a, y + depth * d, 0.02],
      ],
      fill,
      more,
    );
  quad(-0.006, -0.012, 1.006, 1.006, darken(base, 0.45), { opacity: 0.3 });
  quad(0, 0, 1, 1, base);
  if (style === 'border') {
    quad(0.035, 0.05, 0.965, 0.95, ink, { opacity: 0.55 });
    quad(0.05, 0.075, 0.95, 0.925, base);
    quad(0.09, 0.13, 0.91, 0.87, ink, { opacity: 0.16 });
    quad(0.11, 0.16, 0.89, 0.84, base);
  } else if (style === 'stripes') {
    for (let i = 0; i < 9; i++) quad(i / 9 + 0.02, 0, i / 9 + 0.06, 1, ink, { opacity: 0.5 });
  } else if (style === 'diamonds' || style === 'moroccan') {
    for (let i = 0; i < 6; i++) {
      for (let j = 0; j < 4; j++) {
        const [cx, cy] = [x + (width * (i + 0.5)) / 6, y + (depth * (j + 0.5)) / 4];
        const [rx, ry] = [(width / 12) * 0.86, (depth / 8) * 0.86];
        const outline = camera.outline([
          [cx - rx, cy, 0.02],
          [cx, cy - ry, 0.02],
          [cx + rx, cy, 0.02],
          [cx, cy + ry, 0.02],
        ]);
        if (outline.length < 3) continue;
        if (style === 'moroccan') sheet.polygon(outline, 'none', { stroke: darken(ink, 0.1), 'stroke-width': 2, opacity: 0.5 });
        else sheet.polygon(outline, (i + j) % 2 === 0 ? ink : third, { opacity: 0.5 });
      }
    }
  }
  for (const b of [0, 1]) quad(0, b === 0 ? -0.02 : 1, 1, b === 0 ? 0 : 1.02, lighten(base, 0.2), { opacity: 0.7 });
}
