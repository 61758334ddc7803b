import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Context } from '#platform/verb/context.ts';
import type { Ports } from '#platform/ports/server-context.ts';
import { findJob, type TimedJob } from './list-jobs.ts';

type CalendarContext = Context & Pick<Ports, 'config'>;

/** A job in a calendar, the same event wherever it is written; without an end where nobody has said how long the work takes. */
export function addJobEvent({ now, config }: CalendarContext, calendar: ICalCalendar, job: TimedJob): void {
  calendar.createEvent({
    id: `${job.id}@job`,
    sequence: job.sequence,
    stamp: now,
    start: job.startsAt,
    ...(job.endsAt === null ? {} : { end: job.endsAt }),
    summary: `${job.title}${job.standing === 'waits' ? ' (waits for an answer)' : ''}`,
    status: { off: ICalEventStatus.CANCELLED, agreed: ICalEventStatus.CONFIRMED, waits: ICalEventStatus.TENTATIVE }[job.standing],
    location: job.place,
    ...(config.PUBLIC_URL === undefined ? {} : { url: new URL(job.path, config.PUBLIC_URL).href }),
  });
}

/** The time of a job, for the calendar of a caller on one of its sides. Throws `not-found` for strangers, and without a time. */
export async function makeJobCalendar(ctx: CalendarContext, engagementId: string): Promise<string> {
  const job = await findJob(ctx, engagementId);
  const calendar = ical({
    prodId: { company: ctx.config.PRODUCT_NAME, product: 'job' },
    method: ICalCalendarMethod.PUBLISH,
  });
  addJobEvent(ctx, calendar, job);
  return calendar.toString();
}
