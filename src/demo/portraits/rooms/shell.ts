import { createRandom } from '#lib/random.ts';
import { darken, lighten, mix } from '../color.ts';
import type { Vector } from './camera.ts';
import { drawFloor, NEAR_EDGE, type Flooring } from './floors.ts';
import { paintFace, type Stage, type WindowSide } from './stage.ts';

export type WallFinish =
  | 'paint'
  | 'wainscot'
  | 'panels'
  | 'shiplap'
  | 'brick'
  | 'stripes'
  | 'slats'
  | 'tile'
  | 'half-tile'
  | 'beadboard'
  | 'arch';

export interface Shell {
  floor: Flooring;
  floorColor: string;
  /** Finish of each wall; plain paint when absent. */
  finish?: Partial<Record<WindowSide, WallFinish>>;
  /** Walls in the feature colour. */
  feature?: readonly WindowSide[];
  ceiling?: 'flat' | 'beams' | 'coffer' | 'boards';
  crown?: boolean;
  tileColor?: string;
  tileHeight?: number;
}

/** A place on a wall: `a` feet along it (from the left or from us), `b` feet up. */
export function onWall(stage: Stage, side: WindowSide, a: number, b: number, off = 0): Vector {
  if (side === 'back') return [a, stage.size.depth - off, b];
  return side === 'left' ? [off, a, b] : [stage.size.width - off, a, b];
}

export function wallLength(stage: Stage, side: WindowSide): number {
  return side === 'back' ? stage.size.width : stage.size.depth;
}

export function paintOnWall(
  stage: Stage,
  side: WindowSide,
  a0: number,
  b0: number,
  a1: number,
  b1: number,
  fill: string,
  more?: Record<string, string | number>,
): void {
  paintFace(
    stage,
    [onWall(stage, side, a0, b0), onWall(stage, side, a1, b0), onWall(stage, side, a1, b1), onWall(stage, side, a0, b1)],
    fill,
    more,
  );
}

/** Whether we see the inner face of a wall. */
function seen(stage: Stage, side: WindowSide): boolean {
  const [x] = stage.camera.at;
  return side === 'back' || (side === 'left' ? x > 0 : x < stage.size.width);
}

export function drawShell(stage: Stage, shell: Shell): void {
  const { sheet, size, interior } = stage;
  sheet.rect(0, 0, 1600, 1067, interior.ceiling);
  drawCeiling(stage, shell);
  for (const side of ['left', 'right', 'back'] as const) if (seen(stage, side)) drawWall(stage, shell, side);
  drawFloor(stage, shell.floor, shell.floorColor);
  for (const side of ['left', 'right', 'back'] as const) if (seen(stage, side)) drawSkirting(stage, shell, side);
  if (shell.ceiling === 'beams') drawBeams(stage, size.height);
}

function wallShade(stage: Stage, side: WindowSide, color: string): string {
  if (side === stage.bright) return darken(color, 0.07);
  if (side === 'back') return color;
  return stage.bright === 'back' ? darken(color, 0.045) : lighten(color, 0.05);
}

function drawWall(stage: Stage, shell: Shell, side: WindowSide): void {
  const { sheet, camera, size, interior } = stage;
  const from = side === 'back' ? 0 : NEAR_EDGE;
  const length = wallLength(stage, side);
  const base = shell.feature?.includes(side) ? interior.feature : interior.wall;
  const color = wallShade(stage, side, base);
  const outline = camera.outline([
    onWall(stage, side, from, 0),
    onWall(stage, side, length, 0),
    onWall(stage, side, length, size.height),
    onWall(stage, side, from, size.height),
  ]);
  if (outline.length < 3) return;
  sheet.polygon(outline, color);
  const clip = sheet.clip(() => sheet.polygon(outline, '#000000'));
  sheet.group({ 'clip-path': clip }, () => {
    FINISHES[shell.finish?.[side] ?? 'paint'](stage, side, color, shell);
    drawCorners(stage, side, from, length);
  });
  const [, top] = camera.project(onWall(stage, side, length, size.height));
  const [, bottom] = camera.project(onWall(stage, side, length, 0));
  sheet.polygon(
    outline,
    sheet.linear(
      [
        [0, top],
        [0, bottom],
      ],
      [
        [0, '#2a2018', 0.09],
        [0.18, '#2a2018', 0],
        [0.75, '#2a2018', 0],
        [1, '#2a2018', 0.07],
      ],
    ),
  );
}

/** The soft dark of inner corners and the fall of light along side walls. */
function drawCorners(stage: Stage, side: WindowSide, from: number, length: number): void {
  const { sheet, camera, size } = stage;
  const strip = (a0: number, a1: number, dark: number): void => {
    const outline = camera.outline([
      onWall(stage, side, a0, 0),
      onWall(stage, side, a1, 0),
      onWall(stage, side, a1, size.height),
      onWall(stage, side, a0, size.height),
    ]);
    if (outline.length < 3) return;
    const corner = camera.project(onWall(stage, side, dark, 0))[0];
    const clear = camera.project(onWall(stage, side, a0 + a1 - dark, 0))[0];
    sheet.polygon(
      outline,
      sheet.linear(
        [
          [corner, 0],
          [clear, 0],
        ],
        [
          [0, '#2a2018', 0.09],
          [0.4, '#2a2018', 0.03],
          [1, '#2a2018', 0],
        ],
      ),
    );
  };
  const reach = Math.min(3.4, length * 0.3);
  strip(length - reach, length, length);
  if (side === 'back') strip(0, reach, 0);
  if (side !== 'back') {
    const near = camera.outline([
      onWall(stage, side, from, 0),
      onWall(stage, side, length, 0),
      onWall(stage, side, length, size.height),
      onWall(stage, side, from, size.height),
    ]);
    const cornerX = camera.project(onWall(stage, side, length, 0))[0];
    const edgeX = side === 'left' ? Math.min(...near.map(([x]) => x), 0) : Math.max(...near.map(([x]) => x), 1600);
    const outer = Math.max(-200, Math.min(1800, edgeX));
    sheet.polygon(
      near,
      sheet.linear(
        [
          [cornerX, 0],
          [outer, 0],
        ],
        [
          [0, '#2a2018', 0],
          [1, '#2a2018', stage.bright === side ? 0.06 : 0.1],
        ],
      ),
    );
  }
}

type FinishPainter = (stage: Stage, side: WindowSide, color: string, shell: Shell) => void;

const FINISHES: Record<WallFinish, FinishPainter> = {
  paint: () => {},
  wainscot: (stage, side) => drawWainscot(stage, side, 3.1, false),
  panels: drawPanels,
  shiplap: drawShiplap,
  brick: drawBrick,
  stripes: drawStripes,
  slats: drawSlats,
  tile: (stage, side, _color, shell) => drawWallTile(stage, side, stage.size.height, shell),
  'half-tile': (stage, side, _color, shell) => drawWallTile(stage, side, shell.tileHeight ?? 4, shell),
  beadboard: (stage, side) => drawWainscot(stage, side, 4, true),
  arch: drawPaintedArch,
};

function line(
  stage: Stage,
  side: WindowSide,
  a0: number,
  b0: number,
  a1: number,
  b1: number,
  color: string,
  width: number,
  opacity = 1,
): void {
  const { camera, sheet } = stage;
  sheet.line(...camera.project(onWall(stage, side, a0, b0)), ...camera.project(onWall(stage, side, a1, b1)), color, width, {
    opacity,
  });
}

function farEnough(stage: Stage, side: WindowSide): number {
  return side === 'back' ? 0 : Math.max(NEAR_EDGE, stage.camera.at[1] + 0.8);
}

function drawWainscot(stage: Stage, side: WindowSide, height: number, beads: boolean): void {
  const length = wallLength(stage, side);
  const from = farEnough(stage, side);
  const color = wallShade(stage, side, stage.interior.trim);
  paintOnWall(stage, side, from - 1, 0, length, height, color);
  if (beads) {
    for (let a = length; a > from; a -= 0.36) line(stage, side, a, 0, a, height, darken(color, 0.14), 1, 0.7);
  } else {
    const panel = 2.4;
    for (let a = length - 0.35; a - panel > from; a -= panel + 0.35) {
      paintOnWall(stage, side, a - panel, 0.8, a, height - 0.5, darken(color, 0.1));
      paintOnWall(stage, side, a - panel + 0.07, 0.87, a - 0.05, height - 0.55, lighten(color, 0.2));
    }
  }
  paintOnWall(stage, side, from - 1, height - 0.12, length, height + 0.1, lighten(color, 0.3));
  paintOnWall(stage, side, from - 1, height - 0.2, length, height - 0.12, darken(color, 0.18));
}

function drawPanels(stage: Stage, side: WindowSide, color: string): void {
  const length = wallLength(stage, side);
  const from = farEnough(stage, side);
  const count = Math.max(2, Math.round((length - Math.max(0, from)) / 4.4));
  const step = (length - Math.max(0, from)) / count;
  for (let i = 0; i < count; i++) {
    const a = Math.max(0, from) + i * step + 0.5;
    const b = a + step - 1;
    for (const [low, high] of [
      [0.9, 2.8],
      [3.4, stage.size.height - 1],
    ] as const) {
      for (const [a0, b0, a1, b1, dark] of [
        [a, low, b, low + 0.09, false],
        [a, high - 0.09, b, high, true],
        [a, low, a + 0.09, high, true],
        [b - 0.09, low, b, high, false],
      ] as const) {
        paintOnWall(stage, side, a0, b0, a1, b1, dark ? darken(color, 0.13) : lighten(color, 0.25));
      }
    }
  }
}

function drawShiplap(stage: Stage, side: WindowSide, color: string): void {
  const length = wallLength(stage, side);
  for (let b = 0.6; b < stage.size.height; b += 0.58) {
    line(stage, side, farEnough(stage, side), b, length, b, darken(color, 0.2), 1.5, 0.6);
    line(stage, side, farEnough(stage, side), b - 0.03, length, b - 0.03, lighten(color, 0.5), 1, 0.5);
  }
}

function drawBrick(stage: Stage, side: WindowSide, color: string): void {
  const random = createRandom(`brick${color}`);
  const length = wallLength(stage, side);
  const brick = stage.interior.mood === 'loft' ? color : mix(color, '#a4614a', 0.7);
  const from = Math.max(farEnough(stage, side), -1);
  paintOnWall(stage, side, from - 1, 0, length, stage.size.height, mix(lighten(brick, 0.4), '#d3c8ba', 0.5));
  const [long, tall] = [0.74, 0.25];
  for (let row = 0; row * tall < stage.size.height; row++) {
    for (let a = length - (row % 2) * (long / 2); a > from; a -= long) {
      const tone = random.chance(0.5) ? darken(brick, random.between(0, 0.16)) : lighten(brick, random.between(0, 0.12));
      paintOnWall(
        stage,
        side,
        Math.max(from, a - long + 0.03),
        row * tall + 0.02,
        Math.min(length, a),
        (row + 1) * tall - 0.02,
        tone,
      );
    }
  }
}

function drawStripes(stage: Stage, side: WindowSide, color: string): void {
  const length = wallLength(stage, side);
  for (let a = length - 0.4; a > farEnough(stage, side); a -= 1.2)
    paintOnWall(stage, side, a - 0.6, 0, a, stage.size.height, lighten(color, 0.28), { opacity: 0.6 });
}

function drawSlats(stage: Stage, side: WindowSide): void {
  const length = wallLength(stage, side);
  const wood = stage.interior.wood;
  paintOnWall(stage, side, farEnough(stage, side), 0, length, stage.size.height, darken(wood, 0.5));
  for (let a = length; a > farEnough(stage, side); a -= 0.3)
    paintOnWall(stage, side, a - 0.2, 0, a, stage.size.height, wallShade(stage, side, wood));
}

function drawPaintedArch(stage: Stage, side: WindowSide, color: string): void {
  const length = wallLength(stage, side);
  const middle = length / 2;
  const half = Math.min(4.2, length * 0.26);
  const points: Vector[] = [onWall(stage, side, middle - half, 0)];
  for (let i = 0; i <= 16; i++) {
    const t = Math.PI - (i / 16) * Math.PI;
    points.push(onWall(stage, side, middle + Math.cos(t) * half, stage.size.height * 0.52 + Math.sin(t) * half * 0.72));
  }
  points.push(onWall(stage, side, middle + half, 0));
  paintFace(stage, points, mix(color, stage.interior.feature, 0.62));
}

const TILE_SIZES = { subway: [0.66, 0.33], square: [0.42, 0.42], stack: [0.28, 0.84], slab: [3.2, 1.7] } as const;

function drawWallTile(stage: Stage, side: WindowSide, height: number, shell: Shell): void {
  const color = shell.tileColor ?? stage.interior.tile;
  const random = createRandom(`tile${color}${side}`);
  const kind = createRandom(`tile-kind${stage.facts.seed}`).pick(['subway', 'square', 'stack', 'slab', 'subway'] as const);
  const length = wallLength(stage, side);
  const from = Math.max(-0.6, farEnough(stage, side));
  const shaded = wallShade(stage, side, color);
  paintOnWall(stage, side, from - 1, 0, length, height, kind === 'slab' ? shaded : mix(darken(shaded, 0.1), '#cfcac0', 0.5));
  const [wide, tall] = TILE_SIZES[kind];
  for (let row = 0; row * tall < height; row++) {
    const shift = kind === 'subway' ? (row % 2) * (wide / 2) : 0;
    for (let a = length - shift; a > from; a -= wide) {
      const spread = kind === 'slab' ? 0.02 : kind === 'square' ? 0.08 : 0.04;
      const tone = random.chance(0.5)
        ? darken(shaded, random.between(0, spread))
        : lighten(shaded, random.between(0, spread * 2));
      paintOnWall(
        stage,
        side,
        Math.max(from, a - wide + 0.02),
        row * tall + 0.012,
        Math.min(length, a),
        Math.min(height, (row + 1) * tall - 0.012),
        tone,
      );
    }
  }
  if (height < stage.size.height) paintOnWall(stage, side, from - 1, height, length, height + 0.12, lighten(shaded, 0.3));
}

function drawSkirting(stage: Stage, shell: Shell, side: WindowSide): void {
  const { size, interior } = stage;
  const from = side === 'back' ? 0 : NEAR_EDGE;
  const length = wallLength(stage, side);
  const finish = shell.finish?.[side];
  if (finish === 'tile' || finish === 'half-tile') return;
  const color = wallShade(stage, side, interior.trim);
  const tall = interior.mood === 'modern' || interior.mood === 'loft' ? 0.28 : 0.5;
  paintOnWall(stage, side, from, 0, length, tall, color);
  paintOnWall(stage, side, from, tall - 0.06, length, tall, lighten(color, 0.4));
  paintOnWall(stage, side, from, 0, length, 0.05, darken(color, 0.35), { opacity: 0.5 });
  if (!shell.crown) return;
  paintOnWall(stage, side, from, size.height - 0.4, length, size.height, color);
  paintOnWall(stage, side, from, size.height - 0.46, length, size.height - 0.4, darken(color, 0.2));
  paintOnWall(stage, side, from, size.height - 0.14, length, size.height - 0.1, darken(color, 0.1));
}

function drawCeiling(stage: Stage, shell: Shell): void {
  const { size, interior, sheet, camera } = stage;
  const z = size.height;
  const outline = camera.outline([
    [0, NEAR_EDGE, z],
    [size.width, NEAR_EDGE, z],
    [size.width, size.depth, z],
    [0, size.depth, z],
  ]);
  if (outline.length < 3) return;
  sheet.polygon(outline, interior.ceiling);
  const far = camera.project([size.width / 2, size.depth, z])[1];
  sheet.polygon(
    outline,
    sheet.linear(
      [
        [0, far],
        [0, 0],
      ],
      [
        [0, '#3a3026', 0.12],
        [0.5, '#3a3026', 0.03],
        [1, '#3a3026', 0.08],
      ],
    ),
  );
  if (shell.ceiling === 'boards') {
    for (let x = 0.6; x < size.width; x += 0.6)
      paintFace(
        stage,
        [
          [x, NEAR_EDGE, z],
          [x + 0.03, NEAR_EDGE, z],
          [x + 0.03, size.depth, z],
          [x, size.depth, z],
        ],
        darken(interior.ceiling, 0.16),
        { opacity: 0.7 },
      );
  }
  if (shell.ceiling === 'flat') {
    for (const x of [0.3, 0.7]) for (const y of [0.35, 0.75]) drawDownlight(stage, [size.width * x, size.depth * y, z]);
  }
  if (shell.ceiling === 'coffer') drawCoffers(stage);
}

function drawDownlight({ camera, sheet, light }: Stage, at: Vector): void {
  if (at[1] < camera.at[1] + 2) return;
  const [x, y] = camera.project(at);
  const r = camera.scaleAt(at) * 0.24;
  sheet.ellipse(x, y, r, r * 0.3, '#dcd6ca');
  sheet.ellipse(x, y, r * 0.75, r * 0.22, light.lit ? '!#fff1c9' : '#fffdf6');
}

function drawCoffers(stage: Stage): void {
  const { size, interior } = stage;
  const z = size.height;
  const color = darken(interior.ceiling, 0.05);
  for (const t of [0, 1 / 3, 2 / 3, 1]) {
    const x = Math.min(size.width - 0.5, Math.max(0, t * size.width - 0.25));
    paintFace(
      stage,
      [
        [x, NEAR_EDGE, z],
        [x + 0.5, NEAR_EDGE, z],
        [x + 0.5, size.depth, z],
        [x, size.depth, z],
      ],
      color,
    );
    paintFace(
      stage,
      [
        [x + 0.5, NEAR_EDGE, z],
        [x + 0.58, NEAR_EDGE, z],
        [x + 0.58, size.depth, z],
        [x + 0.5, size.depth, z],
      ],
      darken(color, 0.16),
    );
  }
  for (let y = size.depth - 0.25; y > 0; y -= 4.4) {
    paintFace(
      stage,
      [
        [0, y, z],
        [size.width, y, z],
        [size.width, y - 0.5, z],
        [0, y - 0.5, z],
      ],
      color,
    );
    paintFace(
      stage,
      [
        [0, y - 0.5, z],
        [size.width, y - 0.5, z],
        [size.width, y - 0.58, z],
        [0, y - 0.58, z],
      ],
      darken(color, 0.16),
    );
  }
}

function drawBeams(stage: Stage, z: number): void {
  const { size, interior, camera } = stage;
  const deep = 0.7;
  const near = Math.max(0.5, camera.at[1] + 2.5);
  for (let y = size.depth - 1; y > near; y -= 3.6) {
    paintFace(
      stage,
      [
        [0, y - 0.6, z - deep],
        [size.width, y - 0.6, z - deep],
        [size.width, y, z - deep],
        [0, y, z - deep],
      ],
      darken(interior.wood, 0.3),
    );
    paintFace(
      stage,
      [
        [0, y - 0.6, z - deep],
        [size.width, y - 0.6, z - deep],
        [size.width, y - 0.6, z],
        [0, y - 0.6, z],
      ],
      darken(interior.wood, 0.08),
    );
  }
}
