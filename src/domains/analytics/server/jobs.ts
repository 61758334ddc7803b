import { KEPT_MONTHS } from '#lib/kept-for.ts';
import { monthsBefore } from '#lib/calendar.ts';
import type { Context } from '#platform/verb/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';

/** Background work: deleting old data, as the privacy policy promises. */
export const analyticsJobs: JobHandler<Context>[] = [
  {
    name: 'analytics.forget-old-views',
    cron: '33 3 * * *',
    async handle({ db, now }) {
      const { forgetOldCounts } = await import('./listing-counts.ts');
      const { forgetRawTraffic } = await import('./traffic/roll-up.ts');
      const oldest = monthsBefore(now, KEPT_MONTHS);
      await forgetOldCounts(db, oldest);
      await forgetRawTraffic(db, now);
    },
  },
  {
    name: 'analytics.roll-up',
    cron: '* * * * *',
    async handle(ctx) {
      const { rollUpTraffic } = await import('./traffic/roll-up.ts');
      await rollUpTraffic(ctx);
    },
  },
  {
    name: 'analytics.forget-visitors',
    cron: '7 * * * *',
    handle: async ({ db, now }) => (await import('./listing-counts.ts')).forgetVisitors(db, now),
  },
];
