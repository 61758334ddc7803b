import { createRandom } from '#lib/random.ts';
import { darken, lighten, mix } from '../color.ts';
import type { Vector } from './camera.ts';
import { type Stage, type WindowSide, paintFace } from './stage.ts';
import { onWall, paintOnWall } from './wall-places.ts';

/** A framed picture on a wall; `a`, `b` is its lower left corner. */
export function drawArt(stage: Stage, side: WindowSide, a: number, b: number, width: number, height: number, key: string): void {
  const random = createRandom(`${stage.facts.seed}/art/${key}`);
  const { interior } = stage;
  const frame = random.pick([interior.wood, '#2b2a28', '#efe9dc', interior.metal]);
  paintOnWall(stage, side, a + 0.06, b - 0.12, a + width + 0.1, b + height - 0.05, '#2a2018', { opacity: 0.16 });
  paintOnWall(stage, side, a, b, a + width, b + height, frame);
  const mat = random.chance(0.65) ? 0.22 : 0.02;
  paintOnWall(stage, side, a + 0.1, b + 0.1, a + width - 0.1, b + height - 0.1, '#f7f3ea');
  const [x0, y0, x1, y1] = [a + 0.1 + mat, b + 0.1 + mat, a + width - 0.1 - mat, b + height - 0.1 - mat];
  const palette = random.shuffle([...interior.textiles, interior.feature, '#e8dcc4', '#c9b79a', '#6f8790']);
  const color = (index: number): string => palette[index % palette.length] ?? '#c9b79a';
  paintOnWall(stage, side, x0, y0, x1, y1, lighten(color(0), 0.5));
  const at = (u: number, v: number): Vector => onWall(stage, side, x0 + (x1 - x0) * u, y0 + (y1 - y0) * v);
  const blob = (u: number, v: number, r: number, fill: string): void => {
    const stretch = (x1 - x0) / Math.max(0.1, y1 - y0);
    paintFace(
      stage,
      Array.from({ length: 22 }, (_, i) =>
        at(
          u + (Math.cos((i / 22) * 6.283) * r) / Math.max(1, stretch),
          v + Math.sin((i / 22) * 6.283) * r * Math.min(1, stretch),
        ),
      ),
      fill,
    );
  };
  const kind = random.pick(['hills', 'shapes', 'bands', 'sun', 'leaf'] as const);
  if (kind === 'hills' || kind === 'sun') {
    if (kind === 'sun') blob(random.between(0.3, 0.7), 0.66, 0.17, color(1));
    for (let layer = 0; layer < 3; layer++) {
      const top = 0.55 - layer * 0.16;
      const points: Vector[] = [at(0, 0)];
      for (let i = 0; i <= 8; i++) points.push(at(i / 8, top + Math.sin(i * 0.9 + layer * 2 + random.next()) * 0.07));
      points.push(at(1, 0));
      paintFace(stage, points, mix(color(layer + 1), '#3a4a4a', layer * 0.14));
    }
  } else if (kind === 'bands') {
    let v = 0;
    for (let i = 0; v < 1; i++) {
      const next = Math.min(1, v + random.between(0.1, 0.32));
      paintFace(stage, [at(0, v), at(1, v), at(1, next), at(0, next)], color(i));
      v = next;
    }
  } else if (kind === 'leaf') {
    for (let i = 0; i < 7; i++) {
      const angle = -0.9 + i * 0.3;
      paintFace(
        stage,
        [
          at(0.5, 0.12),
          at(0.5 + Math.sin(angle) * 0.3 - 0.05, 0.5),
          at(0.5 + Math.sin(angle) * 0.46, 0.5 + Math.cos(angle) * 0.42),
          at(0.5 + Math.sin(angle) * 0.3 + 0.05, 0.46),
        ],
        color(1 + (i % 2)),
      );
    }
  } else {
    blob(0.36, 0.6, 0.24, color(1));
    blob(0.62, 0.36, 0.2, color(2));
    paintFace(stage, [at(0.15, 0.1), at(0.55, 0.1), at(0.5, 0.34), at(0.2, 0.3)], color(3));
  }
}

/** One large picture, a pair, or a small gallery, centered on `a`. */
export function drawArtGroup(stage: Stage, side: WindowSide, a: number, b: number, width: number, key: string): void {
  if (stage.interior.plenty < 0.4) return;
  const kind = createRandom(`${stage.facts.seed}/group/${key}`).pick(['one', 'pair', 'gallery', 'one', 'tall'] as const);
  if (kind === 'pair') {
    const each = Math.min(2.1, width * 0.44);
    drawArt(stage, side, a - each - 0.2, b, each, each * 1.3, `${key}1`);
    drawArt(stage, side, a + 0.2, b, each, each * 1.3, `${key}2`);
  } else if (kind === 'gallery' && width > 4) {
    drawArt(stage, side, a - 2.2, b + 0.3, 1.5, 2, `${key}1`);
    drawArt(stage, side, a - 0.5, b + 0.9, 1.9, 1.4, `${key}2`);
    drawArt(stage, side, a - 0.5, b - 0.4, 1.1, 1.1, `${key}3`);
    drawArt(stage, side, a + 0.8, b - 0.4, 0.9, 1.1, `${key}4`);
    drawArt(stage, side, a + 1.6, b + 0.1, 1.3, 1.7, `${key}5`);
  } else if (kind === 'tall') {
    drawArt(stage, side, a - Math.min(1.2, width * 0.4), b - 0.3, Math.min(2.4, width * 0.8), 3, key);
  } else {
    const wide = Math.min(4.4, width * 0.9);
    drawArt(stage, side, a - wide / 2, b, wide, wide * 0.62, key);
  }
}

/** A flat screen on the wall. */
export function drawScreen(stage: Stage, side: WindowSide, a: number, b: number, width: number): void {
  const height = width * 0.57;
  paintOnWall(stage, side, a + 0.08, b - 0.1, a + width + 0.1, b + height - 0.04, '#2a2018', { opacity: 0.22 });
  paintOnWall(stage, side, a, b, a + width, b + height, '#17191c');
  const outline = stage.camera.outline([
    onWall(stage, side, a + 0.08, b + 0.08),
    onWall(stage, side, a + width * 0.5, b + 0.08),
    onWall(stage, side, a + width * 0.8, b + height - 0.08),
    onWall(stage, side, a + 0.08, b + height - 0.08),
  ]);
  if (outline.length > 2) stage.sheet.polygon(outline, '#ffffff', { opacity: 0.05 });
}

export function drawMirror(
  stage: Stage,
  side: WindowSide,
  a: number,
  b: number,
  width: number,
  height: number,
  kind: 'round' | 'arch' | 'rect',
): void {
  const { interior, sheet, camera } = stage;
  const shape = (grow: number): Vector[] => {
    if (kind === 'rect')
      return [
        onWall(stage, side, a - grow, b - grow),
        onWall(stage, side, a + width + grow, b - grow),
        onWall(stage, side, a + width + grow, b + height + grow),
        onWall(stage, side, a - grow, b + height + grow),
      ];
    const [cx, rx] = [a + width / 2, width / 2 + grow];
    const points: Vector[] = [];
    if (kind === 'round')
      for (let i = 0; i < 32; i++)
        points.push(
          onWall(
            stage,
            side,
            cx + Math.cos((i / 32) * 6.283) * rx,
            b + height / 2 + Math.sin((i / 32) * 6.283) * (height / 2 + grow),
          ),
        );
    else {
      points.push(onWall(stage, side, cx - rx, b - grow), onWall(stage, side, cx + rx, b - grow));
      for (let i = 0; i <= 16; i++)
        points.push(
          onWall(stage, side, cx + Math.cos((i / 16) * 3.1416) * rx, b + height - width / 2 + Math.sin((i / 16) * 3.1416) * rx),
        );
    }
    return points;
  };
  paintFace(stage, shape(0.14), darken(interior.metal, 0.1));
  paintFace(stage, shape(0.09), interior.metal);
  const outline = camera.outline(shape(0));
  if (outline.length < 3) return;
  sheet.polygon(
    outline,
    sheet.linear('down', [
      [0, '#e9eff0'],
      [1, '#c3d0d2'],
    ]),
  );
  const clip = sheet.clip(() => sheet.polygon(outline, '#000000'));
  const [x, y] = camera.project(onWall(stage, side, a, b + height));
  const unit = camera.scaleAt(onWall(stage, side, a, b));
  sheet.group({ 'clip-path': clip }, () => {
    for (const [from, wide] of [
      [0.5, 0.5],
      [1.25, 0.18],
    ] as const)
      sheet.polygon(
        [
          [x + from * unit, y - 20],
          [x + (from + wide) * unit, y - 20],
          [x + (from + wide - 2.2) * unit, y + height * unit + 20],
          [x + (from - 2.2) * unit, y + height * unit + 20],
        ],
        '#ffffff',
        { opacity: 0.4 },
      );
  });
}
