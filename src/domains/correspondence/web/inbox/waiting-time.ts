import { formatSpan } from '#lib/format.ts';

/** How long somebody waits or waited: "under a minute", "12 minutes", "3 hours", "2 days". */
export const sayWait = (minutes: number): string => (minutes < 1 ? 'under a minute' : formatSpan(minutes));

/** Minutes between an instant and now. */
export const minutesSince = (iso: string, now: number): number => (now - Date.parse(iso)) / 60_000;
