import { dateFormat } from '#lib/format.ts';
import { HOUR_MS } from '#lib/time-units.ts';

export interface TourTimeLimits {
  noticeHours: number;
  windowDays: number;
}

/** Why a start time cannot be requested; undefined if it can. Times in UTC. */
export function refuseTourTime(startsAt: Date, now: Date, { noticeHours, windowDays }: TourTimeLimits): string | undefined {
  const hoursAhead = (startsAt.getTime() - now.getTime()) / HOUR_MS;
  if (!(hoursAhead >= noticeHours)) return `Choose times at least ${noticeHours} hours from now`;
  if (hoursAhead > windowDays * 24) return `Choose times within the next ${windowDays} days`;
  return undefined;
}

/** A start in the home's own zone: 'Saturday, November 28, 10:00 AM PST'. */
export function formatTourTime(startsAt: Date, timeZone: string): string {
  return dateFormat('tour', timeZone, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(startsAt);
}
