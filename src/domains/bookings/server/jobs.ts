import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { ServerContext } from '#platform/verb/server-context.ts';
import { endHolds, remindOfBookings } from './remind.ts';

/** Background work: reminders, and the end of holds. */
export const bookingJobs: JobHandler<ServerContext>[] = [
  {
    name: 'bookings.remind',
    cron: '* * * * *',
    async handle(ctx) {
      await endHolds(ctx);
      await remindOfBookings(ctx);
    },
  },
];
