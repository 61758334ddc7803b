import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { ServerContext } from '#platform/verb/server-context.ts';
import { endDueHolds } from './queries.ts';
import { remindOfBookings } from './remind.ts';

/** Background work: reminders, and the end of holds. */
export const bookingJobs: JobHandler<ServerContext>[] = [
  {
    name: 'bookings.remind',
    cron: '* * * * *',
    async handle(ctx) {
      await endDueHolds(ctx.db, ctx.now);
      await remindOfBookings(ctx);
    },
  },
];
