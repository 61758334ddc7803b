import { darken, lighten, mix } from '../color.ts';
import type { Vector } from './camera.ts';
import type { FloorKind } from './interior.ts';
import type { Stage } from './stage.ts';
import { type Point, circlesPath, short } from '../svg.ts';

/** How far the room reaches toward and behind us, so that floor and walls always fill the page. */
export const NEAR_EDGE = -9;

export type Flooring = FloorKind | 'checker' | 'large-tile' | 'hex';

/** The floor; its pattern is cut to the floor's own outline. */
export function drawFloor(stage: Stage, kind: Flooring, color: string): void {
  const { sheet, camera, size } = stage;
  const outline = camera.outline([
    [0, NEAR_EDGE, 0],
    [size.width, NEAR_EDGE, 0],
    [size.width, size.depth, 0],
    [0, size.depth, 0],
  ]);
  if (outline.length < 3) return;
  sheet.polygon(outline, color);
  const clip = sheet.clip(() => sheet.polygon(outline, '#000000'));
  sheet.group({ 'clip-path': clip }, () => {
    PATTERNS[kind](stage, color);
    const far = camera.project([size.width / 2, size.depth, 0])[1];
    sheet.polygon(
      outline,
      sheet.linear(
        [
          [0, far],
          [0, 1067],
        ],
        [
          [0, '#fffaf0', 0.12],
          [0.25, '#fffaf0', 0],
          [1, '#1b1410', 0.2],
        ],
      ),
    );
    drawEdgeShade(stage);
  });
}

/** The darkening where floor meets wall. */
function drawEdgeShade({ sheet, camera, size }: Stage): void {
  const strip = (points: readonly Vector[], opacity: number): void => {
    const outline = camera.outline(points);
    if (outline.length > 2) sheet.polygon(outline, '#1b1410', { opacity });
  };
  for (const [reach, opacity] of [
    [1.4, 0.05],
    [0.7, 0.06],
    [0.25, 0.08],
  ] as const) {
    strip(
      [
        [0, size.depth - reach, 0],
        [size.width, size.depth - reach, 0],
        [size.width, size.depth, 0],
        [0, size.depth, 0],
      ],
      opacity,
    );
    strip(
      [
        [0, NEAR_EDGE, 0],
        [reach, NEAR_EDGE, 0],
        [reach, size.depth, 0],
        [0, size.depth, 0],
      ],
      opacity,
    );
    strip(
      [
        [size.width - reach, NEAR_EDGE, 0],
        [size.width, NEAR_EDGE, 0],
        [size.width, size.depth, 0],
        [size.width - reach, size.depth, 0],
      ],
      opacity,
    );
  }
}

const PATTERNS: Record<Flooring, (stage: Stage, color: string) => void> = {
  planks: (stage, color) => drawPlanks(stage, color, 0.38, 0.1),
  'wide-planks': (stage, color) => drawPlanks(stage, color, 0.68, 0.07),
  herringbone: drawHerringbone,
  concrete: drawConcrete,
  terracotta: (stage, color) => drawTiles(stage, color, 1.15, 0.1, '#d8c3a8', false),
  carpet: drawCarpet,
  checker: (stage, color) => drawTiles(stage, color, 1.1, 0.02, '#d9d6cf', true),
  'large-tile': (stage, color) => drawTiles(stage, color, 2.1, 0.03, darken(color, 0.16), false),
  hex: drawHexagons,
};

/** Gathers quads by tone so that each tone is one path. */
function createTones(stage: Stage): {
  add(tone: string, points: readonly Vector[]): void;
  paint(more?: Record<string, string | number>): void;
} {
  const paths = new Map<string, string>();
  return {
    add: (tone, points) => {
      const outline = stage.camera.outline(points);
      if (
        outline.length < 3 ||
        outline.every(([, y]) => y > 1100) ||
        outline.every(([x]) => x < -40) ||
        outline.every(([x]) => x > 1640)
      )
        return;
      const data = outline.map(([x, y]: Point, i) => `${i === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');
      paths.set(tone, `${paths.get(tone) ?? ''}${data}Z`);
    },
    paint: (more = {}) => {
      for (const [tone, data] of paths) stage.sheet.path(data, tone, more);
    },
  };
}

function drawPlanks(stage: Stage, color: string, board: number, spread: number): void {
  const { size, random } = stage;
  const shades = [-1, -0.6, -0.25, 0.15, 0.5, 0.9].map((step) =>
    step < 0 ? darken(color, -step * spread) : lighten(color, step * spread),
  );
  const tones = createTones(stage);
  const along = random.chance(0.72);
  const across = along ? size.width : size.depth - NEAR_EDGE;
  const length = along ? size.depth : size.width;
  const start = along ? NEAR_EDGE : 0;
  for (let i = 0; i * board < across; i++) {
    const a = i * board;
    const b = a + board - 0.022;
    let from = start - random.between(0, 5);
    while (from < length) {
      const to = Math.min(length, from + random.between(3.5, 8));
      const tone = random.pick(shades);
      if (along)
        tones.add(tone, [
          [a, from, 0],
          [b, from, 0],
          [b, to - 0.03, 0],
          [a, to - 0.03, 0],
        ]);
      else
        tones.add(tone, [
          [Math.max(0, from), size.depth - b, 0],
          [to - 0.03, size.depth - b, 0],
          [to - 0.03, size.depth - a, 0],
          [Math.max(0, from), size.depth - a, 0],
        ]);
      from = to;
    }
  }
  stage.sheet.rect(0, 0, 1600, 1067, darken(color, 0.3));
  tones.paint();
}

function drawHerringbone(stage: Stage, color: string): void {
  const { size, random } = stage;
  const tones = createTones(stage);
  const shades = [darken(color, 0.1), darken(color, 0.04), lighten(color, 0.04), lighten(color, 0.09)];
  const long = 2;
  const wide = 0.5;
  const d = Math.SQRT1_2;
  stage.sheet.rect(0, 0, 1600, 1067, darken(color, 0.28));
  for (let row = -3; row * wide * Math.SQRT2 < size.depth + 14; row++) {
    for (let column = -1; column * (long * d) * 2 * d * 1.0 < size.width + 4; column++) {
      const x = column * long * Math.SQRT2 * 0.5 * 2 * 0.5;
      const y = NEAR_EDGE + row * wide * Math.SQRT2;
      const up = column % 2 === 0;
      const sx = x;
      const sy = up ? y : y + long * d;
      const dir: readonly [number, number] = up ? [d, d] : [d, -d];
      const side: readonly [number, number] = up ? [-d, d] : [d, d];
      const g = 0.02;
      const at = (l: number, w: number): Vector => [sx + dir[0] * l + side[0] * w, sy + dir[1] * l + side[1] * w, 0];
      tones.add(up ? random.pick(shades.slice(0, 3)) : random.pick(shades.slice(1)), [
        at(g, g),
        at(long - g, g),
        at(long - g, wide - g),
        at(g, wide - g),
      ]);
    }
  }
  tones.paint();
}

function drawTiles(stage: Stage, color: string, tile: number, spread: number, grout: string, checker: boolean): void {
  const { size, random } = stage;
  const tones = createTones(stage);
  const shades = checker
    ? ['#f0ede6', mix(color, '#40474a', 0.25)]
    : [darken(color, spread), color, lighten(color, spread), lighten(color, spread * 0.5)];
  stage.sheet.rect(0, 0, 1600, 1067, checker ? grout : mix(grout, color, 0.3));
  for (let i = 0; i * tile < size.width; i++) {
    for (let j = 0; size.depth - j * tile > NEAR_EDGE; j++) {
      const [x, y] = [i * tile, size.depth - (j + 1) * tile];
      const tone = checker ? (shades[(i + j) % 2] ?? color) : random.pick(shades);
      const g = 0.02;
      tones.add(tone, [
        [x + g, y + g, 0],
        [x + tile - g, y + g, 0],
        [x + tile - g, y + tile - g, 0],
        [x + g, y + tile - g, 0],
      ]);
    }
  }
  tones.paint();
}

function drawHexagons(stage: Stage, color: string): void {
  const { size, random } = stage;
  const tones = createTones(stage);
  const r = 0.46;
  stage.sheet.rect(0, 0, 1600, 1067, '#cfcac0');
  const dark = mix(color, '#3c4448', 0.5);
  for (let j = 0; size.depth - j * r * 1.5 > -2; j++) {
    for (let i = 0; i * r * 1.732 < size.width + 1; i++) {
      const cx = i * r * 1.732 + (j % 2) * r * 0.866;
      const cy = size.depth - j * r * 1.5;
      const points = [0, 1, 2, 3, 4, 5].map((k): Vector => [
        cx + Math.sin((k * Math.PI) / 3) * r * 0.93,
        cy + Math.cos((k * Math.PI) / 3) * r * 0.93,
        0,
      ]);
      tones.add(i % 4 === 0 && j % 4 === 0 ? dark : random.pick(['#f1eee7', '#ebe7df', '#f5f3ed']), points);
    }
  }
  tones.paint();
}

function drawConcrete(stage: Stage, color: string): void {
  const { sheet, random, size, camera } = stage;
  for (let i = 0; i < 14; i++) {
    const [x, y] = camera.project([random.between(0, size.width), random.between(1, size.depth), 0]);
    sheet.ellipse(
      x,
      y,
      random.between(80, 240),
      random.between(14, 46),
      random.chance(0.5) ? lighten(color, 0.2) : darken(color, 0.12),
      { opacity: 0.14, filter: sheet.blur(14) },
    );
  }
  for (let y = size.depth - 5; y > NEAR_EDGE; y -= 6) {
    const line = camera.outline([
      [0, y, 0],
      [size.width, y, 0],
      [size.width, y + 0.03, 0],
      [0, y + 0.03, 0],
    ]);
    if (line.length > 2) sheet.polygon(line, darken(color, 0.25), { opacity: 0.5 });
  }
}

function drawCarpet(stage: Stage, color: string): void {
  const { sheet, random } = stage;
  for (const tone of [darken(color, 0.1), lighten(color, 0.12)]) {
    const specks = Array.from(
      { length: 420 },
      () => [random.between(0, 1600), 1067 - random.next() ** 1.3 * 480, random.between(0.8, 2)] as const,
    );
    sheet.path(circlesPath(specks), tone, { opacity: 0.45 });
  }
}
