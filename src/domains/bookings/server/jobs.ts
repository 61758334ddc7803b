import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { READ_CALENDAR } from './job-names.ts';

/** Background work: reminders, feedback after visits, news for those who wait, the end of holds and of requests without an answer, and calendars elsewhere. */
export const bookingJobs: JobHandler<ServerContext>[] = [
  {
    name: 'bookings.remind',
    cron: '* * * * *',
    async handle(ctx) {
      await (await import('./queries.ts')).endDueHolds(ctx.db, ctx.now);
      await (await import('./lapse-unanswered.ts')).lapseUnanswered(ctx);
      await (await import('./remind-of-bookings.ts')).remindOfBookings(ctx);
      await (await import('./remind-of-tours.ts')).remindOfTours(ctx);
    },
  },
  {
    name: 'bookings.ask-for-feedback',
    cron: '*/10 * * * *',
    handle: async (ctx) => (await import('./ask-for-feedback.ts')).askForFeedback(ctx),
  },
  {
    name: 'bookings.tell-waiting',
    cron: '*/5 * * * *',
    handle: async (ctx) => (await import('./tell-waiting.ts')).tellOfNewTimes(ctx),
  },
  {
    name: 'bookings.read-calendars',
    cron: '*/5 * * * *',
    handle: async (ctx) => (await import('./read-calendar.ts')).sendDueReadings(ctx),
  },
  {
    name: READ_CALENDAR,
    concurrency: 4,
    handle: async (ctx, data) => (await import('./read-calendar.ts')).readCalendar(ctx, data),
  },
];
