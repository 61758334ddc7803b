import { formatDuration } from '#lib/format.ts';

/** Minutes before the start at which everybody is reminded who chose nothing else. */
export const USUAL_REMINDERS = [1440, 60] as const;
export const SHORTEST_REMINDER_MINUTES = 5;
export const LONGEST_REMINDER_MINUTES = 14 * 1440;
/** How many reminders of one appointment a person gets at most by one way. */
export const MOST_REMINDERS = 6;

/** How a reminder begins that is given so long before the start, `late` minutes after its moment. */
export function sayAhead(minutes: number, late: number): string {
  // Somebody who hears it late is not told a wrong time: the line says the right one.
  if (late > Math.max(2, minutes / 20)) return 'Coming up';
  return minutes === 1440 ? 'Tomorrow' : `In ${formatDuration(minutes)}`;
}
