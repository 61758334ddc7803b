import { monthsBefore } from '#lib/calendar.ts';
import { KEPT_MONTHS } from '#lib/kept-for.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { Context } from '#platform/verb/context.ts';

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
    handle: async (ctx) => (await import('./experiments/count-acts.ts')).countReportedActs(ctx),
  },
  {
    // Names of visitors go when their day is over, what known browsers did when its experiment is, and they after their time.
    name: 'landing.forget-visitors',
    cron: '13 * * * *',
    async handle({ db, now }) {
      const [{ siteDay }, { recognizedSince }] = await Promise.all([
        import('#domains/analytics/server/index.ts'),
        import('./experiments/known-browsers.ts'),
      ]);
      for (const table of ['landing_exposures', 'landing_known_visitors'] as const)
        await db.deleteFrom(table).where('day', '<', siteDay(now)).execute();
      const stopped = db.selectFrom('landing_experiments').select('id').where('stopped_at', 'is not', null);
      await db.deleteFrom('landing_known_exposures').where('experiment_id', 'in', stopped).execute();
      await db.deleteFrom('landing_known_browsers').where('agreed_at', '<=', recognizedSince(now)).execute();
    },
  },
];
