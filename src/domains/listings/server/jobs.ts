import type { FileStore } from '#platform/files/file-store.ts';
import type { Context } from '#platform/verb/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';

type JobContext = Context & { files: FileStore };

/** Short, so that a process that is asked to stop can. */
const BUDGET_MS = 6_000;

/** Background work of the listings: traits after what they mean has changed, and files that nothing uses. Pictures are fetched by `feeds`. */
export const listingJobs: JobHandler<JobContext>[] = [
  {
    name: 'listings.refresh-traits',
    cron: '*/5 * * * *',
    async handle(ctx) {
      const { refreshTraits } = await import('./refresh-traits.ts');
      await refreshTraits(ctx, BUDGET_MS);
    },
  },
  {
    name: 'listings.sweep-files',
    cron: '17 4 * * *',
    async handle(ctx) {
      const { sweepOrphanedFiles } = await import('./store-media.ts');
      while ((await sweepOrphanedFiles(ctx)) > 0);
    },
  },
];
