const HOUR = 60;
const DAY = 24 * HOUR;

/** A span in the largest unit that says enough: "under a minute", "12 min", "3 h", "2 days". */
export function sayMinutes(minutes: number): string {
  if (minutes < 1) return 'under a minute';
  const whole = Math.round(minutes);
  if (whole < HOUR) return `${whole} min`;
  if (whole < 2 * DAY) return `${Math.round(whole / HOUR)} h`;
  return `${Math.round(whole / DAY)} days`;
}

/** Minutes between an instant and now. */
export const minutesSince = (iso: string, now: number): number => (now - Date.parse(iso)) / 60_000;
