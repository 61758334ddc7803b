import { monthsBefore } from '#lib/calendar.ts';
import { KEPT_MONTHS } from '#lib/kept-for.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';

/** Background work: deleting old data, as the privacy policy promises. */
export const feedbackJobs: JobHandler<ServerContext>[] = [
  {
    name: 'feedback.forget-old',
    cron: '41 3 * * *',
    async handle(ctx) {
      // Their pictures go with the rows, by a trigger.
      await ctx.db.deleteFrom('feedback_responses').where('created_at', '<', monthsBefore(ctx.now, KEPT_MONTHS)).execute();
      const { removeFiles } = await import('#platform/files/files-to-remove.ts');
      await removeFiles(ctx);
    },
  },
];
