import { siteDay } from '#domains/analytics/server/index.ts';
import { monthsBefore } from '#lib/calendar.ts';
import { KEPT_MONTHS } from '#lib/kept-for.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { Context } from '#platform/verb/context.ts';
import { countReportedActs } from './experiments/count-acts.ts';

/** Background work: deleting old data, as the privacy policy promises. */
export const landingJobs: JobHandler<Context>[] = [
  {
    name: 'landing.forget-old-leads',
    cron: '37 3 * * *',
    async handle({ db, now }) {
      await db.deleteFrom('landing_leads').where('created_at', '<', monthsBefore(now, KEPT_MONTHS)).execute();
    },
  },
  {
    name: 'landing.count-reported-acts',
    cron: '* * * * *',
    handle: (ctx) => countReportedActs(ctx),
  },
  {
    // Names of visitors go when their day is over.
    name: 'landing.forget-visitors',
    cron: '13 * * * *',
    async handle({ db, now }) {
      await db.deleteFrom('landing_exposures').where('day', '<', siteDay(now)).execute();
    },
  },
];
