import { createRandom } from '#lib/random.ts';
import { darken, lighten, mix } from '../color.ts';
import type { Vector } from './camera.ts';
import { NEAR_EDGE } from './floors.ts';
import type { Shell } from './shell-look.ts';
import { type Stage, type WindowSide, paintFace } from './stage.ts';
import type { WallFinish } from './wall-finish.ts';
import { onWall, paintOnWall, wallLength, wallShade } from './wall-places.ts';

type FinishPainter = (stage: Stage, side: WindowSide, color: string, shell: Shell) => void;

export const FINISHES: Record<WallFinish, FinishPainter> = {
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
