/** Gray pixels of a page, row by row: 0 is black, 255 white. */
export interface GrayPage {
  data: Uint8Array;
  width: number;
  height: number;
}

/** A check box of a page, in pixels from the top left. */
export interface CheckBox {
  x: number;
  y: number;
  size: number;
  isTicked: boolean;
}

const DARK = 140;
/** Sizes of check boxes at 200 dots an inch: a twelfth to a third of an inch. */
const SMALLEST = 17;
const LARGEST = 64;
// A box is a frame: its sides are drawn nearly all along, and its middle is mostly empty or holds a mark.
const SIDE_SHARE = 0.85;
const CLEARANCE = 6;
const INK_OF_MARK = 0.06;
const INK_OF_BLOCK = 0.75;

/** The check boxes of a page, told by their frames, and whether ink stands in them. */
export function findCheckBoxes({ data, width, height }: GrayPage): CheckBox[] {
  const isDark = (x: number, y: number) => (data[y * width + x] ?? 255) < DARK;
  const boxes: CheckBox[] = [];
  for (let y = 3; y < height - SMALLEST; y += 1) {
    let x = 1;
    while (x < width - SMALLEST) {
      // The left end of a dark run that has paper above it: the top side of a frame, perhaps.
      if (!isDark(x, y) || isDark(x - 1, y) || isDark(x + 1, y - 3)) {
        x += 1;
        continue;
      }
      const run = lengthOfRun(isDark, x, y, LARGEST + 2);
      const box = run >= SMALLEST && run <= LARGEST ? frameAt(isDark, x, y, run) : undefined;
      if (box !== undefined && !boxes.some((one) => Math.abs(one.x - box.x) < 6 && Math.abs(one.y - box.y) < 6)) boxes.push(box);
      x += Math.max(1, run);
    }
  }
  return boxes;
}

type IsDark = (x: number, y: number) => boolean;

function lengthOfRun(isDark: IsDark, x: number, y: number, most: number): number {
  let length = 0;
  while (length <= most && isDark(x + length, y)) length += 1;
  return length;
}

function frameAt(isDark: IsDark, x: number, y: number, size: number): CheckBox | undefined {
  // Scans are a little higher or wider than they were drawn.
  for (const tall of [size, size - 1, size + 1, size - 2, size + 2]) {
    const bottom = y + tall - 1;
    const right = x + size - 1;
    const sides = [
      share(tall, (at) => isDark(x, y + at) || isDark(x + 1, y + at)),
      share(tall, (at) => isDark(right, y + at) || isDark(right - 1, y + at)),
      share(size, (at) => isDark(x + at, bottom) || isDark(x + at, bottom - 1)),
    ];
    if (sides.some((side) => side < SIDE_SHARE)) continue;
    // Letters stand close to each other; a box has paper about it.
    const isAlone = [x - 3, x - CLEARANCE, right + 3, right + CLEARANCE].every(
      (column) => share(tall, (at) => isDark(column, y + at)) === 0,
    );
    if (!isAlone) return undefined;
    const margin = Math.max(3, Math.round(size * 0.2));
    const inner = size - 2 * margin;
    const ink = share(inner * inner, (at) => isDark(x + margin + (at % inner), y + margin + Math.floor(at / inner)));
    return ink > INK_OF_BLOCK ? undefined : { x, y, size, isTicked: ink >= INK_OF_MARK };
  }
  return undefined;
}

function share(count: number, is: (at: number) => boolean): number {
  let found = 0;
  for (let at = 0; at < count; at += 1) if (is(at)) found += 1;
  return count === 0 ? 0 : found / count;
}
