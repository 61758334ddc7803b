import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { keepTrue } from './keep-true.ts';
import { readOpenings } from './read-openings.ts';
import { tellWhoWaits } from './wait-for-experts.ts';

/** Background work: what ends takes vendors out, calendars say when they are free, and who waited for one hears of them. */
export const expertJobs: JobHandler<ServerContext>[] = [
  { name: 'experts.keep-true', cron: '* * * * *', handle: (ctx) => keepTrue(ctx) },
  { name: 'experts.read-openings', cron: '*/10 * * * *', handle: (ctx) => readOpenings(ctx) },
  { name: 'experts.tell-who-waits', cron: '*/10 * * * *', handle: (ctx) => tellWhoWaits(ctx) },
];
