/** Where things lie on a page: PDF points, y upwards. */
export type Matrix = readonly [number, number, number, number, number, number];
export type Box = readonly [number, number, number, number];

export const UNIT: Matrix = [1, 0, 0, 1, 0, 0];

export const holds = ([left, bottom, right, top]: Box, x: number, y: number) =>
  x >= left && x <= right && y >= bottom && y <= top;

export const isNear = (one: Box, other: Box) => one.every((value, at) => Math.abs(value - (other[at] ?? 0)) < 2);

const BAND = 24;
const NOTHING: readonly never[] = [];

/** What lies about a height on the page, without looking at all of it for each letter. */
export function byHeight<T>(things: readonly T[], boxOf: (thing: T) => Box): (y: number) => readonly T[] {
  const bands = new Map<number, T[]>();
  const tall: T[] = [];
  for (const thing of things) {
    const [, bottom, , top] = boxOf(thing);
    const [first, last] = [Math.floor((bottom - BAND) / BAND), Math.floor((top + BAND) / BAND)];
    // What is higher than a page, or no number, is looked at for each.
    if (!(last - first < 100)) tall.push(thing);
    else
      for (let band = first; band <= last; band += 1) {
        const own = bands.get(band);
        if (own === undefined) bands.set(band, [thing]);
        else own.push(thing);
      }
  }
  return (y) => {
    const own = bands.get(Math.floor(y / BAND)) ?? NOTHING;
    return tall.length === 0 ? own : [...own, ...tall];
  };
}

export function toMatrix(list: unknown): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Array.from(list as ArrayLike<number>, Number);
  return [a, b, c, d, e, f];
}

export function multiply(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[2] * b[1],
    a[1] * b[0] + a[3] * b[1],
    a[0] * b[2] + a[2] * b[3],
    a[1] * b[2] + a[3] * b[3],
    a[0] * b[4] + a[2] * b[5] + a[4],
    a[1] * b[4] + a[3] * b[5] + a[5],
  ];
}

export function transformBox(m: Matrix, [x0, y0, x1, y1]: Box): Box {
  const xs = [x0, x1].flatMap((x) => [y0, y1].map((y) => m[0] * x + m[2] * y + m[4]));
  const ys = [x0, x1].flatMap((x) => [y0, y1].map((y) => m[1] * x + m[3] * y + m[5]));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
