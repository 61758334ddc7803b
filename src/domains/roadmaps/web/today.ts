import { addDays, daysBetween } from '#lib/calendar.ts';
import { formatDate } from '#lib/format.ts';

/** The reader's own calendar day. */
export function readToday(now = new Date()): string {
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
}

/** "today", "in 3 days", "2 days late", or the date if it is far off. */
export function tellDue(dueOn: string, today: string): string {
  const days = daysBetween(today, dueOn);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days < 0) return days === -1 ? '1 day late' : `${-days} days late`;
  return dueOn <= addDays(today, 14) ? `in ${days} days` : showDate(dueOn);
}

export function showDate(date: string): string {
  return formatDate(date, 'UTC');
}
