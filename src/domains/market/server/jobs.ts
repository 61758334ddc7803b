import type { Context } from '#platform/verb/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';

/** Background work: updates figures within a minute of a change and when a month ends. */
export const marketJobs: JobHandler<Context>[] = [
  {
    name: 'market.refresh',
    cron: '* * * * *',
    handle: async (ctx) => void (await (await import('./refresh-market.ts')).refreshMarket(ctx)),
  },
];
