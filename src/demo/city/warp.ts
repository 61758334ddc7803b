import type { Random } from '#lib/random.ts';
import type { Point } from './plane.ts';

/** Bends the flat plan into the ground: straight lines become long, gentle curves. */
export type Warp = (point: Point) => Point;

interface Wave {
  kx: number;
  ky: number;
  phase: number;
  amplitude: number;
}

/** [wavelength, amplitude] in meters; amplitude / wavelength stays small enough that nothing folds over. */
const WAVES = [
  [9500, 290],
  [5600, 120],
  [3000, 46],
] as const;

export function createWarp(random: Random): Warp {
  const eastward = createWaves(random.fork('east'));
  const northward = createWaves(random.fork('north'));
  return ([x, y]) => [x + sum(eastward, x, y), y + sum(northward, x, y)];
}

function createWaves(random: Random): Wave[] {
  return WAVES.map(([wavelength, amplitude]) => {
    const direction = random.between(0, Math.PI * 2);
    const k = (2 * Math.PI) / wavelength;
    return { kx: Math.cos(direction) * k, ky: Math.sin(direction) * k, phase: random.between(0, 7), amplitude };
  });
}

function sum(waves: readonly Wave[], x: number, y: number): number {
  let total = 0;
  for (const wave of waves) total += wave.amplitude * Math.sin(wave.kx * x + wave.ky * y + wave.phase);
  return total;
}
