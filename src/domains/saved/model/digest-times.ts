import type { Frequency } from '../contract/searches.ts';

const HOUR_UTC = 13;
const SATURDAY = 6;
const DAY_MS = 86_400_000;

/** Of mail with this frequency, what was noted before this moment is due. */
export interface DueDigest {
  frequency: Exclude<Frequency, 'off'>;
  before: Date;
}

/**
 * What is due at a moment: daily mail at 13:00 UTC, in the American morning, weekly mail on Saturdays then. Times that
 * passed while nothing ran are due still.
 */
export function findDueDigests(now: Date): DueDigest[] {
  const daily = new Date(now);
  daily.setUTCHours(HOUR_UTC, 0, 0, 0);
  if (daily > now) daily.setTime(daily.getTime() - DAY_MS);
  const daysSinceSaturday = (daily.getUTCDay() - SATURDAY + 7) % 7;
  const weekly = new Date(daily.getTime() - daysSinceSaturday * DAY_MS);
  return [
    { frequency: 'instant', before: now },
    { frequency: 'daily', before: daily },
    { frequency: 'weekly', before: weekly },
  ];
}
