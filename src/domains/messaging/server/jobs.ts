import { monthsBefore } from '#lib/calendar.ts';
import type { Context } from '#platform/http/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { deleteInquiriesBefore } from './queries.ts';

const KEPT_MONTHS = 24;

/** Background work: forgetting, as the privacy policy promises. */
export const messagingJobs: JobHandler<Context>[] = [
  {
    name: 'messaging.forget-old-inquiries',
    cron: '27 3 * * *',
    handle: ({ db, now }) => deleteInquiriesBefore(db, monthsBefore(now, KEPT_MONTHS)),
  },
];
