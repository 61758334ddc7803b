import { KEPT_MONTHS } from '#lib/kept-for.ts';
import { monthsBefore } from '#lib/calendar.ts';
import type { Context } from '#platform/verb/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';

/** Background work: deleting old data, as the privacy policy promises. */
export const inquiryJobs: JobHandler<Context>[] = [
  {
    name: 'inquiries.forget-old-mistakes',
    cron: '29 3 * * *',
    async handle({ db, now }) {
      await db.deleteFrom('listing_mistakes').where('created_at', '<', monthsBefore(now, KEPT_MONTHS)).execute();
    },
  },
];
