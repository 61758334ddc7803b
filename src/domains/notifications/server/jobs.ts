import { KEPT_MONTHS, KEPT_NEWS_MONTHS } from '#lib/kept-for.ts';
import { monthsBefore } from '#lib/calendar.ts';
import type { Context } from '#platform/verb/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';

/** Background work: deleting old data, as the privacy policy promises. */
export const notificationJobs: JobHandler<Context>[] = [
  {
    name: 'notifications.forget-old-interest',
    cron: '31 3 * * *',
    async handle({ db, now }) {
      await db.deleteFrom('interest_signups').where('created_at', '<', monthsBefore(now, KEPT_MONTHS)).execute();
    },
  },
  {
    name: 'notifications.forget-old-notifications',
    cron: '33 3 * * *',
    async handle({ db, now }) {
      await db.deleteFrom('notifications').where('created_at', '<', monthsBefore(now, KEPT_NEWS_MONTHS)).execute();
    },
  },
];
