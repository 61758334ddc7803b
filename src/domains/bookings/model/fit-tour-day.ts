import { MINUTE_MS } from '#lib/time-units.ts';
import type { TourDayFacts, TourHome } from '../contract.ts';
import { planTourDay, type TourDay } from './plan-tour-day.ts';
import { SPARE_MINUTES } from './tour-day-terms.ts';

export interface DayWishes {
  /** The homes keep the order they have. */
  inOrder: boolean;
  /** Starts that the buyer chose, by home. */
  chosen: Readonly<Record<string, string>>;
}

/**
 * The day from what is free: what is agreed or chosen stays where it is, and everything else lies around it and around the
 * buyer's other appointments, whose place nobody knows.
 */
export function fitTourDay({ homes, travelMinutes, busy }: TourDayFacts, { inOrder, chosen }: DayWishes): TourDay {
  const way = travelMinutes.map((row, from) => row.map((minutes, to) => (from === to ? 0 : minutes + SPARE_MINUTES)));
  const fixed = homes.map((home) => fixedStart(home, chosen));
  const lengths = homes.map(({ agreed, durationMinutes }) =>
    agreed === null ? durationMinutes * MINUTE_MS : Date.parse(agreed.endsAt) - Date.parse(agreed.startsAt),
  );
  const taken = busy.map(({ startsAt, endsAt }) => ({ start: Date.parse(startsAt), end: Date.parse(endsAt) }));
  const suits = (start: number, index: number) => {
    const end = start + (lengths[index] ?? 0);
    return (
      taken.every((one) => end <= one.start || start >= one.end) &&
      fixed.every((other, place) => {
        if (other === undefined || place === index) return true;
        const isBefore = end + (way[index]?.[place] ?? 0) * MINUTE_MS <= other;
        return isBefore || start >= other + (lengths[place] ?? 0) + (way[place]?.[index] ?? 0) * MINUTE_MS;
      })
    );
  };
  const day = planTourDay({
    inOrder,
    travelMinutes: way,
    homes: homes.map(({ listingKey, starts, way: how }, index) => {
      const own = fixed[index];
      const open = how === 'none' ? [] : starts.map((start) => Date.parse(start)).filter((start) => suits(start, index));
      return { id: listingKey, durationMinutes: (lengths[index] ?? 0) / MINUTE_MS, starts: own === undefined ? open : [own] };
    }),
  });
  return { ...day, visits: day.visits.map(giveSpare) };
}

/** The same day with its homes in the order of some keys, and without those that the keys do not name. */
export function inOrderOf(facts: TourDayFacts, keys: readonly string[]): TourDayFacts {
  const places = keys.map((key) => facts.homes.findIndex(({ listingKey }) => listingKey === key)).filter((place) => place >= 0);
  return {
    ...facts,
    homes: places.flatMap((place) => facts.homes[place] ?? []),
    travelMinutes: places.map((from) => places.map((to) => facts.travelMinutes[from]?.[to] ?? 0)),
  };
}

function fixedStart({ listingKey, agreed, starts }: TourHome, chosen: DayWishes['chosen']): number | undefined {
  if (agreed !== null) return Date.parse(agreed.startsAt);
  const own = chosen[listingKey];
  return own !== undefined && starts.includes(own) ? Date.parse(own) : undefined;
}

/** The way is shown as it is, and the spare minutes as a wait. */
function giveSpare(visit: TourDay['visits'][number], index: number): TourDay['visits'][number] {
  if (index === 0) return visit;
  const spare = Math.min(SPARE_MINUTES, visit.travelMinutes);
  return { ...visit, travelMinutes: visit.travelMinutes - spare, waitMinutes: visit.waitMinutes + spare };
}
