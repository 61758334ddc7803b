import type { Config } from '#platform/config/config.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Context } from '#platform/verb/context.ts';
import type { JobHandler, JobQueue } from '#platform/jobs/job-queue.ts';
import { fetchOptionsOf } from '#platform/files/fetch-picture.ts';
import { refreshTraits } from './refresh-traits.ts';
import { fetchDueMedia, sweepOrphanedFiles } from './store-media.ts';

type JobContext = Context & { config: Config; files: FileStore; jobs: JobQueue };

const FETCH_MEDIA = 'listings.fetch-media';
/** Short, so that a process that is asked to stop can. */
const BUDGET_MS = 6_000;
const PARALLEL = 3;

/** Background work of the listings: pictures of feeds, and traits after what they mean has changed. */
export const listingJobs: JobHandler<JobContext>[] = [
  {
    name: FETCH_MEDIA,
    cron: '* * * * *',
    async handle(ctx) {
      const tried = await fetchDueMedia(ctx, {
        budgetMs: BUDGET_MS,
        parallel: PARALLEL,
        ...fetchOptionsOf(ctx.config),
      });
      if (tried > 0) await ctx.jobs.send(ctx.db, FETCH_MEDIA, {}, { singletonKey: FETCH_MEDIA, startAfterSeconds: 1 });
    },
  },
  {
    name: 'listings.refresh-traits',
    cron: '*/5 * * * *',
    async handle(ctx) {
      await refreshTraits(ctx, BUDGET_MS);
    },
  },
  {
    name: 'listings.sweep-files',
    cron: '17 4 * * *',
    async handle(ctx) {
      while ((await sweepOrphanedFiles(ctx)) > 0);
    },
  },
];
