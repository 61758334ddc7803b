import { formatDate, formatDateTime } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';

/** An instant for its reader. */
export const sayTime = (instant: string): string => formatDateTime(instant, viewerTimeZone());
/** The day of an instant, or a day, for its reader. */
export const sayDate = (instant: string): string =>
  instant.length === 10 ? formatDate(`${instant}T12:00:00Z`, 'UTC') : formatDate(instant, viewerTimeZone());

/** "Dec 4, 2026", "Dec 4 to Dec 9, 2026", "Not said". */
export function sayWindow(startsOn: string | null, endsOn: string | null): string {
  if (startsOn === null) return endsOn === null ? 'Not given' : `Until ${sayDate(endsOn)}`;
  return endsOn === null ? `From ${sayDate(startsOn)}` : `${sayDate(startsOn)} to ${sayDate(endsOn)}`;
}
