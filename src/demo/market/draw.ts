import type { Random } from '#lib/random.ts';

/** Values with their relative weights. */
export type Chances<T> = readonly (readonly [value: T, weight: number])[];

/** Draws one value in proportion to its weight. */
export function draw<T>(random: Random, chances: Chances<T>): T {
  return random.weighted(chances, (entry) => entry[1])[0];
}
