import { HOUR_MS } from '#lib/time-units.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';

/** Background work: what time does, reminders, and figures for matching. */
export const hiringJobs: JobHandler<ServerContext>[] = [
  { name: 'hiring.pass-times', cron: '* * * * *', handle: async (ctx) => (await import('./pass-times.ts')).passTimes(ctx) },
  {
    // `experts` sends it.
    name: 'experts.vendor-stopped',
    async handle(ctx, { vendorId, stoppedAt }) {
      const { endOfStopped } = await import('./end-stopped.ts');
      await endOfStopped(ctx, { vendorId: String(vendorId), stoppedAt: new Date(String(stoppedAt)) });
    },
  },
  {
    name: 'hiring.remind-clients',
    cron: '7 * * * *',
    handle: async (ctx) => (await import('./remind-clients.ts')).remindClients(ctx),
  },
  {
    name: 'hiring.remind-of-ends',
    cron: '*/30 * * * *',
    handle: async (ctx) => (await import('./remind-of-ends.ts')).remindOfEnds(ctx),
  },
  {
    name: 'hiring.count-statistics',
    cron: '*/10 * * * *',
    handle: async (ctx) => (await import('./statistics.ts')).countStatistics(ctx, new Date(ctx.now.getTime() - HOUR_MS)),
  },
];
