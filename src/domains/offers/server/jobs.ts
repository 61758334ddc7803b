import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';

/** Background work: telling of what the clock did, and in the morning of the United States of what a sale needs. */
export const offerJobs: JobHandler<ServerContext>[] = [
  {
    name: 'offers.announce-times',
    cron: '* * * * *',
    handle: async (ctx) => (await import('./announce-times.ts')).announceTimes(ctx),
  },
  {
    name: 'offers.remind-of-steps',
    cron: '15 14 * * *',
    handle: async (ctx) => (await import('./remind-of-steps.ts')).remindOfSteps(ctx),
  },
];
