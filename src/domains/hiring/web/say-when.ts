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

/** Whether the client agreed to calls about the request. */
export const sayMayCall = (mayCall: boolean): string =>
  mayCall ? 'May be called about this request' : 'Write first: they didn’t agree to calls';
