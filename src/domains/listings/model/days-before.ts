import { daysBetween } from '#lib/calendar.ts';
import type { PriceEventKind } from './price-events.ts';

/** A home that stays off the market for longer begins anew: a new listing number alone does not make it new. */
export const MOST_DAYS_OFF = 60;

const ON: readonly PriceEventKind[] = ['Listed', 'Relisted', 'BackOnMarket'];
const OFF: readonly PriceEventKind[] = ['Contingent', 'Pending', 'Sold', 'Withdrawn', 'Canceled', 'Expired', 'Hold', 'Deleted'];

interface HistoryEntry {
  /** YYYY-MM-DD */
  date: string;
  event: PriceEventKind;
}

/**
 * Days for sale before the first day of the present listing, in earlier listings of the same home: ending a listing and making a new one makes no home
 * new. A sale, or a long time off the market, does. The history is the newest first.
 */
export function countDaysBefore(history: readonly HistoryEntry[], firstDay: string | null): number {
  if (firstDay === null) return 0;
  let days = 0;
  let on: string | undefined;
  let off: string | undefined;
  for (const { date, event } of history.toReversed()) {
    const isOn = ON.includes(event);
    // From here on, the present listing counts its own days.
    if (date > firstDay || (isOn && date === firstDay)) break;
    if (isOn && on === undefined) {
      if (off !== undefined && daysBetween(off, date) > MOST_DAYS_OFF) days = 0;
      on = date;
    } else if (OFF.includes(event)) {
      if (on !== undefined) days += daysBetween(on, date);
      [on, off] = [undefined, date];
      if (event === 'Sold') days = 0;
    }
  }
  return off !== undefined && daysBetween(off, firstDay) > MOST_DAYS_OFF ? 0 : days;
}
