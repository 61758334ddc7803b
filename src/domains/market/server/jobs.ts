import type { Context } from '#platform/verb/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { refreshMarket } from './refresh-market.ts';

/** Background work: figures follow what changed within a minute, and a new month when one has ended. */
export const marketJobs: JobHandler<Context>[] = [
  {
    name: 'market.refresh',
    cron: '* * * * *',
    handle: async (ctx) => void (await refreshMarket(ctx)),
  },
];
