import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';

/** Background work: what ends takes vendors out, calendars say when they are free, and who waited for one hears of them. */
export const expertJobs: JobHandler<ServerContext>[] = [
  { name: 'experts.keep-true', cron: '* * * * *', handle: async (ctx) => (await import('./keep-true.ts')).keepTrue(ctx) },
  {
    name: 'experts.read-openings',
    cron: '*/10 * * * *',
    handle: async (ctx) => (await import('./read-openings.ts')).readOpenings(ctx),
  },
  {
    name: 'experts.tell-who-waits',
    cron: '*/10 * * * *',
    handle: async (ctx) => (await import('./wait-for-experts.ts')).tellWhoWaits(ctx),
  },
];
