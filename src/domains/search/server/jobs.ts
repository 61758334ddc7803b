import type { Context } from '#platform/http/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { getOnDeviceEmbedder } from '#platform/ai/on-device-embedder.ts';
import { measureGround } from './measure-ground.ts';
import { storeNewestRemarkVectors } from './remark-vectors.ts';

/** Short, so that a process that is asked to stop can. */
const BUDGET_MS = 8_000;

/** Background work of the search: what lies around each home, and what its remarks mean. */
export const searchJobs: JobHandler<Context>[] = [
  {
    name: 'search.measure-ground',
    cron: '*/5 * * * *',
    async handle(ctx) {
      await measureGround(ctx, BUDGET_MS);
    },
  },
  {
    name: 'search.read-remarks',
    cron: '*/10 * * * *',
    async handle(ctx) {
      await storeNewestRemarkVectors(ctx.db, getOnDeviceEmbedder(), BUDGET_MS);
    },
  },
];
