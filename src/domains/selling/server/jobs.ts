import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { Context } from '#platform/verb/context.ts';
import { clearDemonstration } from './clear-demonstration.ts';

export const sellingJobs: JobHandler<Context>[] = [
  {
    name: 'selling.clear-demonstration',
    cron: '*/10 * * * *',
    async handle(ctx) {
      const removed = await clearDemonstration(ctx);
      if (removed > 0) ctx.log.info({ removed }, 'homes of demo people whose day is over left the demonstration');
    },
  },
];
