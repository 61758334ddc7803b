/** A picture in gray: one byte a pixel, row by row, upright, at most {@link MEASURED_PX} pixels a side. */
export interface GrayPicture {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** What is measured of a photo once. What the numbers mean is decided in `photo-flags.ts`, so it may change later. */
export interface PhotoMeasures {
  /** Share of the detail that a second blur does not take away, 0 (sharp) to 1 (Crété et al. 2007, "The blur effect"). */
  reblur: number;
  /**
   * Variance of the second difference, in gray levels squared, along the direction that has less of it: a shaken picture is
   * blurred along one direction only.
   */
  detail: number;
  /** Mean and 95th percentile of the gray levels, 0 to 255. */
  meanLight: number;
  brightLight: number;
  /** Share of pixels that are white, with nothing left to see, 0 to 1. */
  whiteShare: number;
  /** What the picture looks like, and its mirror image: 63 bits in hexadecimal. Null if it shows nothing. */
  looks: string | null;
  mirroredLooks: string | null;
}

/** Pictures are measured at this size, so that the numbers of all cameras compare. */
export const MEASURED_PX = 512;
const WHITE = 250;

/** Measures a gray picture of {@link MEASURED_PX}: light as 0 to 255, the others as {@link PhotoMeasures} says. */
export function measurePhoto(picture: GrayPicture): PhotoMeasures {
  const light = measureLight(picture);
  const small = shrink(picture);
  const hasContrast = light.contrast >= LEAST_CONTRAST;
  return {
    reblur: Math.max(reblurAlong(picture, 'x'), reblurAlong(picture, 'y')),
    detail: Math.min(detailAlong(picture, 'x'), detailAlong(picture, 'y')),
    meanLight: light.mean,
    brightLight: light.bright,
    whiteShare: light.whiteShare,
    looks: hasContrast ? hashLooks(small) : null,
    mirroredLooks: hasContrast ? hashLooks(mirror(small)) : null,
  };
}

const LEAST_CONTRAST = 3;

function measureLight({ pixels }: GrayPicture) {
  const counts = new Uint32Array(256);
  for (const level of pixels) counts[level] = (counts[level] ?? 0) + 1;
  const total = Math.max(1, pixels.length);
  let sum = 0;
  let squares = 0;
  let white = 0;
  let below = 0;
  let bright = 255;
  let isFound = false;
  counts.forEach((count, level) => {
    sum += count * level;
    squares += count * level * level;
    if (level > WHITE) white += count;
    below += count;
    if (!isFound && below >= total * 0.95) {
      bright = level;
      isFound = true;
    }
  });
  const mean = sum / total;
  return { mean, bright, whiteShare: white / total, contrast: Math.sqrt(Math.max(0, squares / total - mean * mean)) };
}

const BLUR_TAPS = 9;

/** How little changes along one direction if the picture is blurred again: a blurred one has nothing to lose. */
function reblurAlong({ pixels, width, height }: GrayPicture, along: 'x' | 'y'): number {
  const [lines, length, step, stride] = along === 'x' ? [height, width, 1, width] : [width, height, width, 1];
  const half = (BLUR_TAPS - 1) / 2;
  let sharp = 0;
  let lost = 0;
  for (let line = 0; line < lines; line++) {
    const at = (index: number) => pixels[line * stride + Math.min(length - 1, Math.max(0, index)) * step] ?? 0;
    let sum = 0;
    for (let tap = -half; tap <= half; tap++) sum += at(tap);
    for (let index = 1; index < length; index++) {
      const before = sum / BLUR_TAPS;
      sum += at(index + half) - at(index - half - 1);
      const change = Math.abs(at(index) - at(index - 1));
      sharp += change;
      lost += Math.max(0, change - Math.abs(sum / BLUR_TAPS - before));
    }
  }
  return sharp === 0 ? 1 : (sharp - lost) / sharp;
}

/** How much the steps between neighbors vary along one direction. */
function detailAlong({ pixels, width, height }: GrayPicture, along: 'x' | 'y'): number {
  const step = along === 'x' ? 1 : width;
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const value = (pixels[at - step] ?? 0) + (pixels[at + step] ?? 0) - 2 * (pixels[at] ?? 0);
      sum += value;
      squares += value * value;
      count += 1;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

const HASHED_PX = 32;
const FREQUENCIES = 8;

/** The mean light of 32 by 32 tiles. */
function shrink({ pixels, width, height }: GrayPicture): Float64Array {
  const small = new Float64Array(HASHED_PX * HASHED_PX);
  const edge = (index: number, length: number) => Math.floor((index * length) / HASHED_PX);
  for (let row = 0; row < HASHED_PX; row++) {
    for (let column = 0; column < HASHED_PX; column++) {
      const [top, left] = [edge(row, height), edge(column, width)];
      const bottom = Math.max(top + 1, edge(row + 1, height));
      const right = Math.max(left + 1, edge(column + 1, width));
      let sum = 0;
      for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += pixels[y * width + x] ?? 0;
      small[row * HASHED_PX + column] = sum / ((bottom - top) * (right - left));
    }
  }
  return small;
}

const mirror = (small: Float64Array): Float64Array =>
  small.map((_, at) => small[at - (at % HASHED_PX) + (HASHED_PX - 1 - (at % HASHED_PX))] ?? 0);

const COSINES = Array.from({ length: FREQUENCIES }, (_, frequency) =>
  Array.from({ length: HASHED_PX }, (__, at) => Math.cos(((2 * at + 1) * frequency * Math.PI) / (2 * HASHED_PX))),
);

/** 63 bits: for each low frequency of the cosine transform but the mean, whether it is above the median of them. */
function hashLooks(small: Float64Array): string {
  const rows = Array.from({ length: HASHED_PX }, (_, row) =>
    COSINES.map((cosines) => cosines.reduce((sum, cosine, at) => sum + cosine * (small[row * HASHED_PX + at] ?? 0), 0)),
  );
  const waves = COSINES.flatMap((cosines) =>
    COSINES.map((__, across) => cosines.reduce((sum, cosine, row) => sum + cosine * (rows[row]?.[across] ?? 0), 0)),
  ).slice(1);
  const median = waves.toSorted((a, b) => a - b)[Math.floor(waves.length / 2)] ?? 0;
  const bits = waves.map((wave) => (wave > median ? '1' : '0')).join('');
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0');
}

/** How many of the 63 bits differ between two pictures. */
export function differenceOf(one: string, other: string): number {
  let bits = 0;
  for (const at of [0, 8]) {
    let rest = Number.parseInt(one.slice(at, at + 8), 16) ^ Number.parseInt(other.slice(at, at + 8), 16);
    for (; rest !== 0; rest &= rest - 1) bits += 1;
  }
  return bits;
}
