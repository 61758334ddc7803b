import { monthsBefore, firstDayNotOver, utcDay } from '#lib/calendar.ts';
import { KEPT_MONTHS } from '#lib/kept-for.ts';
import type { Context } from '#platform/verb/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';

/** Background work: each listing's score of the day is kept; names of visitors go when their day is over everywhere, old scores with other counts. */
export const optimizingJobs: JobHandler<Context>[] = [
  {
    name: 'optimizing.forget-visitors',
    cron: '11 * * * *',
    async handle({ db, now }) {
      const today = firstDayNotOver(now);
      await db.deleteFrom('listing_trial_visitors').where('day', '<', today).execute();
    },
  },
  {
    name: 'optimizing.keep-scores',
    cron: '23 9 * * *',
    async handle(ctx) {
      const { keepDailyScores } = await import('./keep-daily-scores.ts');
      const kept = await keepDailyScores(ctx);
      ctx.log.info({ kept }, 'scores of the day were kept');
    },
  },
  {
    name: 'optimizing.forget-old-scores',
    cron: '41 3 * * *',
    async handle({ db, now }) {
      await db
        .deleteFrom('listing_score_days')
        .where('day', '<', utcDay(monthsBefore(now, KEPT_MONTHS)))
        .execute();
    },
  },
];
