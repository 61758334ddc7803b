import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Config } from '#platform/config/config.ts';
import type { Context } from '#platform/http/context.ts';

const TOUR_MS = 3_600_000;

/** A confirmed tour as an iCalendar file: an hour from its start, under one id whatever changes. */
export function makeTourFile(
  { config, now }: Pick<Context, 'now'> & { config: Config },
  { id, startsAt, label, isVideo }: { id: string; startsAt: Date; label: string; isVideo: boolean },
): string {
  const calendar = ical({
    prodId: { company: config.PRODUCT_NAME, product: 'tour' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${id}@tour`,
    stamp: now,
    start: startsAt,
    end: new Date(startsAt.getTime() + TOUR_MS),
    summary: `${isVideo ? 'Video tour' : 'Tour'}: ${label}`,
    status: ICalEventStatus.CONFIRMED,
    ...(isVideo ? {} : { location: label }),
  });
  return calendar.toString();
}
