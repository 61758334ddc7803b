import { firstDayNotOver } from '#lib/calendar.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { remindOfPlanned } from './remind.ts';
import { endSets, PACK_SET, packSet } from './sets.ts';

/** Background work: packs sets, ends old ones, forgets visitors, and reminds of planned sheets. */
export const marketingJobs: JobHandler<ServerContext>[] = [
  { name: PACK_SET, handle: packSet },
  { name: 'marketing.end-sets', cron: '27 * * * *', handle: endSets },
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
      const told = await remindOfPlanned(ctx);
      if (told > 0) ctx.log.info({ told }, 'makers were reminded of planned marketing materials');
    },
  },
];
