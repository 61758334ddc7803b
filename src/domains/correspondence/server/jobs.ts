import { KEPT_MONTHS } from '#lib/kept-for.ts';
import { monthsBefore } from '#lib/calendar.ts';
import type { Context } from '#platform/verb/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { wakeThreads } from './desks.ts';
import { deleteLeftThreads } from './leave-threads.ts';
import { forgetReplyLinks } from './reply-links.ts';

/** Background work: deleting old data, as the privacy policy promises. */
export const correspondenceJobs: JobHandler<Context>[] = [
  {
    name: 'correspondence.forget-old-threads',
    cron: '27 3 * * *',
    async handle({ db, now }) {
      await db.deleteFrom('threads').where('created_at', '<', monthsBefore(now, KEPT_MONTHS)).execute();
      await forgetReplyLinks(db, now);
      await deleteLeftThreads(db);
    },
  },
  {
    name: 'correspondence.wake-threads',
    cron: '*/5 * * * *',
    handle: (ctx) => wakeThreads(ctx),
  },
];
