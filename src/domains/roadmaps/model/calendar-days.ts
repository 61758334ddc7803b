import { addDays, utcDay, weekdayOf } from '#lib/calendar.ts';

const SUNDAY = 0;

/**
 * A date a number of business days before another, by the closing disclosure rule (12 CFR 1026.2(a)(6), second sense): every
 * day but Sundays and the federal public holidays.
 */
export function businessDaysBefore(date: string, days: number): string {
  let found = date;
  for (let left = days; left > 0;) {
    found = addDays(found, -1);
    if (isBusinessDay(found)) left -= 1;
  }
  return found;
}

function isBusinessDay(date: string): boolean {
  return weekdayOf(date) !== SUNDAY && !federalHolidays(Number(date.slice(0, 4))).includes(date);
}

const MONDAY = 1;
const THURSDAY = 4;

/** The eleven legal public holidays of 5 U.S.C. 6103(a), on their own dates. */
export function federalHolidays(year: number): string[] {
  const fixed = ['01-01', '06-19', '07-04', '11-11', '12-25'].map((day) => `${year}-${day}`);
  return [
    ...fixed,
    nthWeekday(year, 1, MONDAY, 3),
    nthWeekday(year, 2, MONDAY, 3),
    lastMonday(year, 5),
    nthWeekday(year, 9, MONDAY, 1),
    nthWeekday(year, 10, MONDAY, 2),
    nthWeekday(year, 11, THURSDAY, 4),
  ].toSorted();
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1));
  const offset = (weekday - first.getUTCDay() + 7) % 7;
  return utcDay(new Date(Date.UTC(year, month - 1, 1 + offset + (nth - 1) * 7)));
}

function lastMonday(year: number, month: number): string {
  const last = new Date(Date.UTC(year, month, 0));
  return addDays(utcDay(last), -((last.getUTCDay() + 6) % 7));
}
