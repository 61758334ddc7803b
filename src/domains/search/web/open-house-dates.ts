import { DAY_MS } from '#lib/time-units.ts';
import { daysBetween, utcDay, weekdayOf } from '#lib/calendar.ts';
import type { Filters } from './search-state.ts';

const SATURDAY = 6;

/** The choice of the form that the dates of a search mean. */
export function openHouseChoice({ openHouseFrom, openHouseTo }: Filters): '' | 'weekend' | 'week' | 'other' {
  if (openHouseFrom === undefined && openHouseTo === undefined) return '';
  if (openHouseFrom === undefined || openHouseTo === undefined) return 'other';
  const days = daysBetween(openHouseFrom, openHouseTo);
  const weekday = weekdayOf(openHouseFrom.slice(0, 10));
  if ((weekday === SATURDAY && days === 1) || (weekday === 0 && days === 0)) return 'weekend';
  return days === 6 ? 'week' : 'other';
}

/** The dates of a choice, counted from the reader's day. On a Sunday, the weekend is that day. */
export function openHouseDates(choice: string, now: Date): Filters {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const weekday = now.getDay();
  if (choice === 'week') return span(today, 6);
  if (choice === 'weekend') return weekday === 0 ? span(today, 0) : span(today + (SATURDAY - weekday) * DAY_MS, 1);
  return choice === 'other' ? { openHouseFrom: day(today), openHouseTo: '' } : { openHouseFrom: '', openHouseTo: '' };
}

function span(start: number, days: number): Filters {
  return { openHouseFrom: day(start), openHouseTo: day(start + days * DAY_MS) };
}

function day(milliseconds: number): string {
  return utcDay(new Date(milliseconds));
}
