import { METERS_PER_MILE, metersBetween } from '#lib/geo.ts';
import type { CmaHome } from './home.ts';

export interface Rung {
  miles: number;
  months: number;
  /** Largest difference in living area, as a share of the subject's. */
  sizeShare: number;
}

/** From the ideal outward: each step allows more than the one before. */
export const LADDER: readonly Rung[] = [
  { miles: 0.5, months: 3, sizeShare: 0.15 },
  { miles: 1, months: 3, sizeShare: 0.2 },
  { miles: 1, months: 6, sizeShare: 0.2 },
  { miles: 1, months: 12, sizeShare: 0.2 },
  { miles: 2, months: 12, sizeShare: 0.25 },
  { miles: 4, months: 12, sizeShare: 0.35 },
];
export const WANTED_COMPS = 6;
export const LEAST_COMPS = 3;

/** Nearby sales less similar than this do not stop the search. */
export const ALIKE = 0.45;

export interface Candidate {
  home: CmaHome;
  similarity: number;
  /** Months between the sale and the effective date; 0 for homes on the market. */
  monthsAgo: number;
}

/** Whether a sale is as near, as new and as similar in size as this rung asks, and of the subject’s own type. */
export function isOnRung(subject: CmaHome, candidate: Pick<Candidate, 'home' | 'monthsAgo'>, rung: Rung): boolean {
  const { home, monthsAgo } = candidate;
  return (
    home.propertySubType === subject.propertySubType &&
    monthsAgo <= rung.months &&
    Math.abs(home.livingAreaSqft - subject.livingAreaSqft) <= rung.sizeShare * subject.livingAreaSqft &&
    metersBetween(subject, home) <= rung.miles * METERS_PER_MILE
  );
}

/** The first step with enough similar candidates, or else the widest. */
export function climb(subject: CmaHome, candidates: readonly Candidate[], wanted = WANTED_COMPS): Rung {
  const found = LADDER.find(
    (rung) =>
      candidates.filter((candidate) => candidate.similarity >= ALIKE && isOnRung(subject, candidate, rung)).length >= wanted,
  );
  return found ?? LADDER.at(-1) ?? { miles: 4, months: 12, sizeShare: 0.35 };
}
