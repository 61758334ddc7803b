import type { Random } from '#lib/random.ts';
import { clamp } from '#lib/clamp.ts';
import type { HomeType } from './types.ts';

/** Bedrooms grow with the logarithm of area: two at 1,000 square feet, four at 2,600. */
export function bedroomsFor(random: Random, areaSqft: number, type: HomeType): number {
  const expected = 0.85 + 1.75 * Math.log(areaSqft / 500);
  const least = type === 'Single Family Residence' || type === 'Manufactured Home' ? 2 : 1;
  return clamp(Math.round(random.normal(expected, 0.42)), areaSqft < 750 ? 1 : least, 7);
}

export function bathsFor(random: Random, areaSqft: number, bedrooms: number, yearBuilt: number): { full: number; half: number } {
  const era = yearBuilt < 1950 ? -0.45 : yearBuilt < 1980 ? -0.1 : yearBuilt > 2000 ? 0.45 : 0.2;
  const total = clamp(
    random.normal(0.35 + bedrooms * 0.3 + areaSqft / 1500 + era, 0.32),
    1,
    Math.max(1, Math.min(bedrooms + 1.5, areaSqft / 430)),
  );
  const full = Math.max(1, Math.floor(total + 0.25));
  const half = areaSqft > 900 && total - Math.floor(total) >= 0.35 && total - Math.floor(total) < 0.75 ? 1 : 0;
  return { full, half };
}
