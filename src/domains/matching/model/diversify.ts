import { metersBetween } from '#lib/geo.ts';
import type { MatchHome } from './match-home.ts';

/** How similar two homes are, 0 to 1: price, size, rooms, type, age and distance from each other. */
export function likeness(a: MatchHome, b: MatchHome): number {
  const parts = [
    gap(log(a.price), log(b.price), 0.15),
    gap(log(a.livingAreaSqft), log(b.livingAreaSqft), 0.2),
    gap(a.beds, b.beds, 1),
    gap(a.yearBuilt, b.yearBuilt, 15),
    a.type === b.type ? 0 : 1,
    distance(a, b),
  ];
  return Math.exp(-parts.reduce((sum, part) => sum + part, 0) / 2);
}

function log(value: number | null): number | null {
  return value === null || value <= 0 ? null : Math.log(value);
}

function gap(a: number | null, b: number | null, scale: number): number {
  return a === null || b === null ? 0.5 : Math.min(4, ((a - b) / scale) ** 2);
}

const METERS_APART = 800;

function distance(a: MatchHome, b: MatchHome): number {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return 0.5;
  const meters = metersBetween(
    { latitude: a.latitude, longitude: a.longitude },
    { latitude: b.latitude, longitude: b.longitude },
  );
  return Math.min(4, (meters / METERS_APART) ** 2);
}

/** How many of the best homes to spread out; the rest stay in score order. */
const SPREAD_OVER = 60;
/** Points that a home loses if it is a perfect twin of an earlier one. */
const TWIN_PENALTY = 12;

/**
 * Maximal marginal relevance (Carbonell and Goldstein 1998): each position gets the home with the best score after a
 * deduction for similarity to the homes before it. The best home stays first.
 */
export function diversify<T extends { home: MatchHome; score: number }>(ranked: readonly T[]): T[] {
  const open = ranked.slice(0, SPREAD_OVER).map((item) => ({ item, repeats: 0 }));
  const shown: T[] = [];
  while (open.length > 0) {
    let best = 0;
    for (const [index, one] of open.entries()) {
      const leader = open[best];
      if (leader === undefined || one.item.score - TWIN_PENALTY * one.repeats > leader.item.score - TWIN_PENALTY * leader.repeats)
        best = index;
    }
    const [taken] = open.splice(best, 1);
    if (taken === undefined) break;
    shown.push(taken.item);
    for (const one of open) one.repeats = Math.max(one.repeats, likeness(one.item.home, taken.item.home));
  }
  return [...shown, ...ranked.slice(SPREAD_OVER)];
}
