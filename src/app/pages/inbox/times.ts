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

const atNine = (now: Date, days: number): Date => {
  const time = new Date(now);
  time.setDate(time.getDate() + days);
  time.setHours(9, 0, 0, 0);
  return time;
};

/** How long a thread may sleep, in the clock of the reader. */
export const SNOOZES: readonly { label: string; untilOf: (now: Date) => Date }[] = [
  { label: 'For three hours', untilOf: (now) => new Date(now.getTime() + 3 * HOUR * 60_000) },
  { label: 'Until tomorrow at 9', untilOf: (now) => atNine(now, 1) },
  { label: 'Until Monday at 9', untilOf: (now) => atNine(now, (8 - now.getDay()) % 7 || 7) },
  { label: 'For two weeks', untilOf: (now) => atNine(now, 14) },
];
