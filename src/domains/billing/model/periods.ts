import { addDays, daysBetween } from '#lib/calendar.ts';

/**
 * The day on which the next period begins, some months after one that began on `from`: the day of the month of the anchor, or
 * the last of a month that is shorter. From January 31 on: February 28, March 31. Calendar days.
 */
export function periodEnd(from: string, months: number, anchor: string): string {
  const [year = 0, month = 1] = from.split('-').map(Number);
  const wanted = Number(anchor.slice(8));
  const index = year * 12 + (month - 1) + months;
  const first = dayOf(Math.floor(index / 12), (index % 12) + 1, 1);
  const last = Number(addDays(dayOf(Math.floor((index + 1) / 12), ((index + 1) % 12) + 1, 1), -1).slice(8));
  return first.slice(0, 8) + String(Math.min(wanted, last)).padStart(2, '0');
}

/** A period that was broken off and goes on today, with as many days as were left. Calendar days. */
export function restOfPeriod(
  { from, to }: { from: string; to: string },
  { endedOn, today }: { endedOn: string; today: string },
): { from: string; to: string } | undefined {
  const left = daysBetween(endedOn, to);
  if (left <= 0) return undefined;
  const gone = daysBetween(endedOn, today);
  return { from: addDays(from, gone), to: addDays(to, gone) };
}

function dayOf(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
