import { noteFileToRemove, removeFiles } from '#domains/documents/server/index.ts';
import { monthsBefore } from '#lib/calendar.ts';
import { KEPT_MONTHS } from '#lib/kept-for.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { ServerContext } from '#platform/verb/server-context.ts';
import { transact } from '#platform/verb/transact.ts';

/** Background work: deleting old data, as the privacy policy promises. */
export const feedbackJobs: JobHandler<ServerContext>[] = [
  {
    name: 'feedback.forget-old',
    cron: '41 3 * * *',
    async handle(ctx) {
      await transact(ctx, async ({ db, now }) => {
        const gone = await db
          .deleteFrom('feedback_responses')
          .where('created_at', '<', monthsBefore(now, KEPT_MONTHS))
          .returning('file_key')
          .execute();
        for (const { file_key: key } of gone) if (key !== null) await noteFileToRemove(db, key, now);
      });
      await removeFiles(ctx);
    },
  },
];
