import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { announceTimes } from './announce-times.ts';

/** Background work: telling of what the clock did. */
export const offerJobs: JobHandler<ServerContext>[] = [
  { name: 'offers.announce-times', cron: '* * * * *', handle: (ctx) => announceTimes(ctx) },
];
