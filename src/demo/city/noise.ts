import type { Random } from '#lib/random.ts';

/** Smooth noise in about [-1, 1], the same for the same place. */
export type Noise = (x: number, y: number) => number;

const SIZE = 256;

/** Gradient noise (Perlin 2002) whose features are about `wavelength` meters apart. */
export function createNoise(random: Random, wavelength: number): Noise {
  const angles = Float64Array.from({ length: SIZE }, () => random.next() * Math.PI * 2);
  const gradientX = angles.map((angle) => Math.cos(angle));
  const gradientY = angles.map((angle) => Math.sin(angle));
  const permutation = Uint8Array.from(random.shuffle(Array.from({ length: SIZE }, (_, i) => i)));

  function corner(ix: number, iy: number, dx: number, dy: number): number {
    const hash = permutation[((permutation[ix & 255] ?? 0) + iy) & 255] ?? 0;
    return (gradientX[hash] ?? 0) * dx + (gradientY[hash] ?? 0) * dy;
  }

  return (x, y) => {
    const sx = x / wavelength;
    const sy = y / wavelength;
    const ix = Math.floor(sx);
    const iy = Math.floor(sy);
    const dx = sx - ix;
    const dy = sy - iy;
    const fx = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
    const fy = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
    const top = corner(ix, iy, dx, dy) * (1 - fx) + corner(ix + 1, iy, dx - 1, dy) * fx;
    const bottom = corner(ix, iy + 1, dx, dy - 1) * (1 - fx) + corner(ix + 1, iy + 1, dx - 1, dy - 1) * fx;
    return (top * (1 - fy) + bottom * fy) * 1.5;
  };
}

/** Several octaves of noise, each half as long and half as strong as the one before. */
export function createFractalNoise(random: Random, wavelength: number, octaves: number): Noise {
  const layers = Array.from({ length: octaves }, (_, i) => createNoise(random.fork(`octave ${i}`), wavelength / 2 ** i));
  const total = 2 - 2 ** (1 - octaves);
  return (x, y) => {
    let sum = 0;
    for (let i = 0; i < layers.length; i++) sum += (layers[i]?.(x, y) ?? 0) / 2 ** i;
    return sum / total;
  };
}
