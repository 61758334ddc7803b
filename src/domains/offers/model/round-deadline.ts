import { formatCount } from '#lib/format.ts';
import { HOUR_MS } from '#lib/time-units.ts';
import { zonedTimeToInstant } from '#lib/zoned-time.ts';
import { LONGEST_ROUND_DAYS, SHORTEST_ROUND_HOURS } from './offer-times.ts';

export const ROUND_TIME_WORDS = `Give buyers at least ${formatCount(SHORTEST_ROUND_HOURS, 'hour')} and at most ${LONGEST_ROUND_DAYS} days.`;

/** Whether buyers have neither too little nor too much time until a moment. */
export function isRoundTime(opensAt: Date, closesAt: Date): boolean {
  const hours = (closesAt.getTime() - opensAt.getTime()) / HOUR_MS;
  return hours >= SHORTEST_ROUND_HOURS && hours <= LONGEST_ROUND_DAYS * 24;
}

/** What is wrong with a deadline in wall time of the home, by its fields. */
export function checkDeadline(
  { closesOn, closesAt }: { closesOn: string; closesAt: string },
  timeZone: string,
  now: Date,
): { closesOn?: string; closesAt?: string } {
  const hasDay = /^\d{4}-\d{2}-\d{2}$/.test(closesOn);
  const hasTime = /^\d{2}:\d{2}$/.test(closesAt);
  if (!hasDay || !hasTime)
    return {
      ...(hasDay ? {} : { closesOn: 'Give the day of the deadline' }),
      ...(hasTime ? {} : { closesAt: 'Give the time of the deadline' }),
    };
  const moment = new Date(zonedTimeToInstant(`${closesOn}T${closesAt}:00`, timeZone));
  return isRoundTime(now, moment) ? {} : { closesOn: ROUND_TIME_WORDS };
}
