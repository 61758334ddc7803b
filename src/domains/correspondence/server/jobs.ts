import { KEPT_MONTHS } from '#lib/kept-for.ts';
import { monthsBefore } from '#lib/calendar.ts';
import type { Context } from '#platform/verb/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';

/** Background work: deleting old data, as the privacy policy promises. */
export const correspondenceJobs: JobHandler<Context>[] = [
  {
    name: 'correspondence.forget-old-threads',
    cron: '27 3 * * *',
    async handle({ db, now }) {
      // A thread that goes on loses what is old, and stays.
      const end = monthsBefore(now, KEPT_MONTHS);
      await db.deleteFrom('messages').where('created_at', '<', end).execute();
      await db
        .deleteFrom('threads as t')
        .where('t.created_at', '<', end)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('messages as m').select('m.id').whereRef('m.thread_id', '=', 't.id'))),
        )
        .execute();
      await (await import('./reply-links.ts')).forgetReplyLinks(db, now);
      await (await import('./leave-threads.ts')).deleteLeftThreads(db);
    },
  },
  {
    name: 'correspondence.wake-threads',
    cron: '*/5 * * * *',
    handle: async (ctx) => (await import('./desks.ts')).wakeThreads(ctx),
  },
];
