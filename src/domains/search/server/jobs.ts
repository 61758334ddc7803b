import type { Context } from '#platform/verb/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';

/** Less than the time to its next turn. */
const MEASURING_MS = 60_000;
/** Short, so that a process that is asked to stop can. */
const READING_MS = 8_000;

/** Background work of the search: what lies around each home, and what its remarks mean. */
export const searchJobs: JobHandler<Context>[] = [
  {
    name: 'search.measure-ground',
    cron: '*/5 * * * *',
    async handle(ctx, _data, stopping) {
      const { measureGround } = await import('./measure-ground.ts');
      await measureGround(ctx, MEASURING_MS, stopping);
    },
  },
  {
    name: 'search.read-remarks',
    cron: '*/10 * * * *',
    async handle(ctx) {
      const { getOnDeviceEmbedder } = await import('#platform/ai/on-device-embedder.ts');
      const { storeNewestRemarkVectors } = await import('./ranking/remark-vectors.ts');
      await storeNewestRemarkVectors(ctx.db, getOnDeviceEmbedder(), READING_MS);
    },
  },
];
