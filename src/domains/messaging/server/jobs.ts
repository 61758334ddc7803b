import { monthsBefore } from '#lib/calendar.ts';
import type { Context } from '#platform/verb/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { deleteInquiriesBefore, deleteLeftInquiries } from './queries.ts';
import { forgetReplyLinks } from './reply-links.ts';

const KEPT_MONTHS = 24;

/** Background work: forgetting, as the privacy policy promises. */
export const messagingJobs: JobHandler<Context>[] = [
  {
    name: 'messaging.forget-old-inquiries',
    cron: '27 3 * * *',
    async handle({ db, now }) {
      await deleteInquiriesBefore(db, monthsBefore(now, KEPT_MONTHS));
      await forgetReplyLinks(db, now);
      await deleteLeftInquiries(db);
    },
  },
];
