import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { announceTimes } from './announce-times.ts';
import { remindOfSteps } from './remind-of-steps.ts';

/** Background work: telling of what the clock did, and in the morning of the United States of what a sale needs. */
export const offerJobs: JobHandler<ServerContext>[] = [
  { name: 'offers.announce-times', cron: '* * * * *', handle: (ctx) => announceTimes(ctx) },
  { name: 'offers.remind-of-steps', cron: '15 14 * * *', handle: (ctx) => remindOfSteps(ctx) },
];
