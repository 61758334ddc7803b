import { darken, lighten } from '../color.ts';
import type { Vector } from './camera.ts';
import { type Stage, type WindowSide, paintFace } from './stage.ts';

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

export function wallShade(stage: Stage, side: WindowSide, color: string): string {
  if (side === stage.bright) return darken(color, 0.07);
  if (side === 'back') return color;
  return stage.bright === 'back' ? darken(color, 0.045) : lighten(color, 0.05);
}
