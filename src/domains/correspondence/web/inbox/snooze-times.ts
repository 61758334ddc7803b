import { HOUR_MS } from '#lib/time-units.ts';

const atNine = (now: Date, days: number): Date => {
  const time = new Date(now);
  time.setDate(time.getDate() + days);
  time.setHours(9, 0, 0, 0);
  return time;
};

/** How long a thread may sleep, in the clock of the reader. */
export const SNOOZES: readonly { label: string; untilOf: (now: Date) => Date }[] = [
  { label: 'For three hours', untilOf: (now) => new Date(now.getTime() + 3 * HOUR_MS) },
  { label: 'Until tomorrow at 9', untilOf: (now) => atNine(now, 1) },
  { label: 'Until Monday at 9', untilOf: (now) => atNine(now, (8 - now.getDay()) % 7 || 7) },
  { label: 'For two weeks', untilOf: (now) => atNine(now, 14) },
];
