import { MINUTE_MS } from '#lib/time-units.ts';

/** A home of a day of tours; instants in milliseconds. */
export interface HomeToTour {
  id: string;
  durationMinutes: number;
  /** Starts that suit the home and the buyer, in order. */
  starts: readonly number[];
}

export interface DayQuestion {
  homes: readonly HomeToTour[];
  /** Minutes of the way from the home of a row to that of a column. */
  travelMinutes: readonly (readonly number[])[];
  /** The order of the homes stays; else the planner finds it. */
  inOrder?: boolean;
}

export interface PlannedVisit {
  id: string;
  start: number;
  end: number;
  /** From the visit before; 0 for the first. */
  travelMinutes: number;
  /** Between arriving and the start; 0 for the first. */
  waitMinutes: number;
}

export interface TourDay {
  visits: PlannedVisit[];
  /** Homes that do not fit, in the order given. */
  left: string[];
}

/** A way through some homes that ends at one of them. */
interface Leg {
  home: number;
  start: number;
  end: number;
  travel: number;
  count: number;
  before: Leg | undefined;
}

/** How many starts of each home a day may begin with: more are thinned out evenly. */
const MOST_BEGINNINGS = 48;

/**
 * Visits as many homes as fit, in the shortest day from the first start to the last end; of equal days with the least travel, then
 * the earliest. Exact: for each beginning, the ways through each set of homes that no other way beats both in time and in travel.
 */
export function planTourDay({ homes, travelMinutes, inOrder = false }: DayQuestion): TourDay {
  let best: Leg | undefined;
  let bestSpan = Number.POSITIVE_INFINITY;
  const way = (from: number, to: number) => travelMinutes[from]?.[to] ?? 0;
  const isBetter = (leg: Leg, began: number) => {
    if (best === undefined || leg.count !== best.count) return leg.count > (best?.count ?? 0);
    const span = leg.end - began;
    return span !== bestSpan ? span < bestSpan : leg.travel < best.travel;
  };

  for (const began of listBeginnings(homes)) {
    const sets = new Map<number, Leg[][]>();
    const keep = (set: number, leg: Leg) => {
      const ends = sets.get(set) ?? homes.map(() => []);
      sets.set(set, ends);
      const known = ends[leg.home] ?? [];
      if (known.some(({ end, travel }) => end <= leg.end && travel <= leg.travel)) return;
      ends[leg.home] = [...known.filter(({ end, travel }) => end < leg.end || travel < leg.travel), leg];
      if (!isBetter(leg, began)) return;
      best = leg;
      bestSpan = leg.end - began;
    };
    for (const [home, { starts, durationMinutes }] of homes.entries())
      if (starts[firstFrom(starts, began)] === began)
        keep(1 << home, {
          home,
          start: began,
          end: began + durationMinutes * MINUTE_MS,
          travel: 0,
          count: 1,
          before: undefined,
        });
    for (let set = 1; set < 1 << homes.length; set += 1) {
      for (const leg of sets.get(set)?.flat() ?? []) {
        const open = homes.flatMap((home, index) => {
          if ((set & (1 << index)) !== 0 || (inOrder && index < leg.home)) return [];
          const start = home.starts[firstFrom(home.starts, leg.end + way(leg.home, index) * MINUTE_MS)];
          return start === undefined ? [] : [{ index, start, end: start + home.durationMinutes * MINUTE_MS }];
        });
        // A home that is too far away from here may be near another one.
        const reachable = homes.filter(
          ({ starts }, index) => (set & (1 << index)) === 0 && starts[firstFrom(starts, leg.end)] !== undefined,
        ).length;
        const isHopeless = leg.count + reachable < (best?.count ?? 0);
        if (isHopeless) continue;
        for (const { index, start, end } of open) {
          if (best?.count === homes.length && end - began > bestSpan) continue;
          const travel = leg.travel + way(leg.home, index);
          keep(set | (1 << index), { home: index, start, end, travel, count: leg.count + 1, before: leg });
        }
      }
      sets.delete(set);
    }
  }
  return present(best, homes, way);
}

function present(last: Leg | undefined, homes: readonly HomeToTour[], way: (from: number, to: number) => number): TourDay {
  const visits: PlannedVisit[] = [];
  for (let leg = last; leg !== undefined; leg = leg.before) {
    const travel = leg.before === undefined ? 0 : way(leg.before.home, leg.home);
    const wait = leg.before === undefined ? 0 : (leg.start - leg.before.end) / MINUTE_MS - travel;
    visits.unshift({ id: homes[leg.home]?.id ?? '', start: leg.start, end: leg.end, travelMinutes: travel, waitMinutes: wait });
  }
  const planned = new Set(visits.map(({ id }) => id));
  return { visits, left: homes.map(({ id }) => id).filter((id) => !planned.has(id)) };
}

function listBeginnings(homes: readonly HomeToTour[]): number[] {
  const thinned = homes.flatMap(({ starts }) => {
    const step = Math.ceil(starts.length / MOST_BEGINNINGS);
    return starts.filter((_, index) => index % step === 0);
  });
  return [...new Set(thinned)].toSorted((a, b) => a - b);
}

/** The place of the first start that is not before a moment. */
function firstFrom(starts: readonly number[], moment: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}
