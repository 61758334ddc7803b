import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';

/** Background work: the first odds once homes can be valued, and new ones every four weeks. */
export const oddsJobs: JobHandler<ServerContext>[] = [
  {
    name: 'odds.learn',
    cron: '*/10 * * * *',
    handle: async (ctx, _data, stopping) => (await import('./learn-due-odds.ts')).learnDueOdds(ctx, stopping),
  },
];
