import { KEPT_MONTHS } from '#lib/kept-for.ts';
import { monthsBefore } from '#lib/calendar.ts';
import type { Context } from '#platform/verb/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { forgetOldCounts, forgetVisitors } from './listing-counts.ts';
import { forgetRawTraffic, rollUpTraffic } from './traffic/roll-up.ts';

/** Background work: deleting old data, as the privacy policy promises. */
export const analyticsJobs: JobHandler<Context>[] = [
  {
    name: 'analytics.forget-old-views',
    cron: '33 3 * * *',
    async handle({ db, now }) {
      const oldest = monthsBefore(now, KEPT_MONTHS);
      await forgetOldCounts(db, oldest);
      await forgetRawTraffic(db, now);
    },
  },
  {
    name: 'analytics.roll-up',
    cron: '* * * * *',
    async handle(ctx) {
      await rollUpTraffic(ctx);
    },
  },
  {
    name: 'analytics.forget-visitors',
    cron: '7 * * * *',
    handle: ({ db, now }) => forgetVisitors(db, now),
  },
];
