import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';

/** A busy machine learns for long. */
const TRAINING_SECONDS = 4 * 3600;

/** Background work: a first model as soon as sales are recorded, and a new one once a month, when the sales have changed. */
export const valuationJobs: JobHandler<ServerContext>[] = [
  {
    name: 'valuation.train-first',
    cron: '* * * * *',
    patienceSeconds: TRAINING_SECONDS,
    async handle(ctx, _data, stopping) {
      const { trainWhere } = await import('./train-due.ts');
      await trainWhere(ctx, ({ hasModel }) => !hasModel, stopping);
    },
  },
  {
    name: 'valuation.train',
    cron: '17 2 2 * *',
    patienceSeconds: TRAINING_SECONDS,
    async handle(ctx, _data, stopping) {
      const { trainWhere } = await import('./train-due.ts');
      await trainWhere(ctx, ({ isStale }) => isStale, stopping);
    },
  },
  {
    name: 'valuation.estimate-listed',
    cron: '*/5 * * * *',
    async handle(ctx, _data, stopping) {
      const { estimateListed } = await import('./train-due.ts');
      await estimateListed(ctx, stopping);
    },
  },
  // Each looks for what its month still lacks, so that a day without a worker costs nothing.
  {
    name: 'valuation.monthly-sample',
    cron: '40 3 * * *',
    handle: async (ctx) => (await import('./draw-sample.ts')).drawSample(ctx),
  },
  {
    name: 'valuation.monthly-mail',
    cron: '20 13 * * *',
    handle: async (ctx) => (await import('./mail-values-monthly.ts')).mailHomeValues(ctx),
  },
];
