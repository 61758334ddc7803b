import type { Box } from './pdf-boxes.ts';

type Point = readonly [number, number];

/** Letters with their place on a page. */
interface Letters {
  x: number;
  /** Of the base line. */
  y: number;
  width: number;
  height: number;
}

// A stroke through words is thin, and runs through the middle of their letters.
const BAR = { thickest: 0.25, lowest: 0.12, highest: 0.62 };

/** Whether a bar runs through the middle of letters. */
export function strikes([left, bottom, right, top]: Box, { x, y, width, height }: Letters): boolean {
  const middle = (bottom + top) / 2;
  const center = x + width / 2;
  return (
    center >= left &&
    center <= right &&
    top - bottom <= height * BAR.thickest &&
    middle >= y + height * BAR.lowest &&
    middle <= y + height * BAR.highest
  );
}

/** Whether a color can hardly be told from white paper. */
export function isPaper(color: string): boolean {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color);
  return match !== null && match.slice(1).every((part) => Number.parseInt(part, 16) >= 0xf2);
}

/** Whether a path runs along the sides of a rectangle. */
export function isRectangle(points: readonly Point[]): boolean {
  const isStraight = points.slice(1).every(([x, y], at) => {
    const [fromX, fromY] = points[at] ?? [x, y];
    return Math.abs(x - fromX) < 0.01 || Math.abs(y - fromY) < 0.01;
  });
  return isStraight && points.length >= 4 && points.length <= 6;
}

/** How many numbers follow each step of a path: move, line, curve, quadratic curve, close. */
const STEP_LENGTHS = [2, 2, 6, 4, 0];

/** The points of each path that a drawing of many steps is made of. */
export function subpathsOf(path: Float32Array): Point[][] {
  const all: Point[][] = [];
  let own: Point[] = [];
  for (let at = 0; at < path.length;) {
    const step = path[at] ?? 0;
    const length = STEP_LENGTHS[step] ?? path.length;
    const point: Point = [path[at + length - 1] ?? 0, path[at + length] ?? 0];
    if (step === 0) {
      if (own.length > 1) all.push(own);
      own = [point];
    } else if (step === 4 && own[0] !== undefined) own.push(own[0]);
    else if (step < 4) own.push(point);
    at += length + 1;
  }
  return own.length > 1 ? [...all, own] : all;
}
