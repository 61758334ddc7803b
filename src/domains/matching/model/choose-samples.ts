import { type AttributeScale } from './attributes.ts';
import type { MatchHome } from './match-home.ts';

/** Homes that are rated at once on the taste step. */
export const SAMPLES = 10;

/**
 * Picks homes as different as possible, so that each answer teaches something: first the most typical one, then always the
 * one farthest from all picked so far (Gonzalez 1985). Leaves out very unusual homes.
 */
export function chooseSamples(homes: readonly MatchHome[], scale: AttributeScale, count: number): MatchHome[] {
  const points = homes.map((home) => ({ home, vector: scale.toVector(home) }));
  const ordinary = points
    .map((point) => ({ ...point, size: squared(point.vector, []) }))
    .toSorted((a, b) => a.size - b.size || a.home.id - b.home.id);
  const open = ordinary
    .slice(0, Math.max(count, Math.ceil(ordinary.length * 0.9)))
    .map((point) => ({ ...point, far: Number.POSITIVE_INFINITY }));
  const chosen: MatchHome[] = [];
  while (chosen.length < count && open.length > 0) {
    let best = 0;
    for (const [index, point] of open.entries()) {
      if (point.far > (open[best]?.far ?? 0)) best = index;
    }
    const [taken] = open.splice(best, 1);
    if (taken === undefined) break;
    chosen.push(taken.home);
    for (const point of open) point.far = Math.min(point.far, squared(point.vector, taken.vector));
  }
  return chosen;
}

function squared(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + (value - (b[index] ?? 0)) ** 2, 0);
}
