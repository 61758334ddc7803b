import { firstDayNotOver } from '#lib/calendar.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { PACK_SET } from './job-names.ts';

/** Background work: packs sets, ends old ones, forgets visitors, and reminds of planned materials. */
export const marketingJobs: JobHandler<ServerContext>[] = [
  { name: PACK_SET, handle: async (ctx, data) => (await import('./sets.ts')).packSet(ctx, data) },
  { name: 'marketing.end-sets', cron: '27 * * * *', handle: async (ctx) => (await import('./sets.ts')).endSets(ctx) },
  {
    name: 'marketing.forget-visitors',
    cron: '9 * * * *',
    async handle({ db, now }) {
      const today = firstDayNotOver(now);
      await db.deleteFrom('marketing_link_visitors').where('day', '<', today).execute();
    },
  },
  {
    name: 'marketing.remind',
    cron: '3 13 * * *',
    async handle(ctx) {
      const { remindOfPlanned } = await import('./remind.ts');
      const told = await remindOfPlanned(ctx);
      if (told > 0) ctx.log.info({ told }, 'makers were reminded of planned marketing materials');
    },
  },
];
