import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { askForFeedback } from './ask-for-feedback.ts';
import { READ_CALENDAR } from './busy-calendars.ts';
import { lapseUnanswered } from './lapse-unanswered.ts';
import { endDueHolds } from './queries.ts';
import { readCalendar, sendDueReadings } from './read-calendar.ts';
import { remindOfTours } from './remind-of-tours.ts';
import { remindOfBookings } from './remind.ts';

/** Background work: reminders, feedback after visits, the end of holds and of requests without an answer, and calendars elsewhere. */
export const bookingJobs: JobHandler<ServerContext>[] = [
  {
    name: 'bookings.remind',
    cron: '* * * * *',
    async handle(ctx) {
      await endDueHolds(ctx.db, ctx.now);
      await lapseUnanswered(ctx);
      await remindOfBookings(ctx);
      await remindOfTours(ctx);
    },
  },
  { name: 'bookings.ask-for-feedback', cron: '*/10 * * * *', handle: (ctx) => askForFeedback(ctx) },
  { name: 'bookings.read-calendars', cron: '*/5 * * * *', handle: (ctx) => sendDueReadings(ctx) },
  { name: READ_CALENDAR, concurrency: 4, handle: readCalendar },
];
