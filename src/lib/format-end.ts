import { formatDate, formatDateTime } from './format.ts';
import { DAY_MS } from './time-units.ts';

/** From here on people count the hours to an end, and a day alone misleads whoever comes on it. */
const NEAR_DAYS = 7;

/**
 * When something ends, such as a link: the day while it is far off, with time and zone ("Mar 4, 2026, 2:30 PM PST") from a week
 * before. A calendar day has no time.
 */
export function formatEnd(iso: string, timeZone: string, now: Date): string {
  const isNear = iso.includes('T') && Date.parse(iso) - now.getTime() < NEAR_DAYS * DAY_MS;
  return isNear ? formatDateTime(iso, timeZone) : formatDate(iso, timeZone);
}
