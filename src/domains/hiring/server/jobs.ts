import { VENDOR_STOPPED } from '#domains/experts/server/index.ts';
import { HOUR_MS } from '#lib/time-units.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { endOfStopped } from './end-stopped.ts';
import { remindClients } from './remind-clients.ts';
import { countStatistics } from './statistics.ts';
import { passTimes } from './pass-times.ts';

/** Background work: what time does, reminders, and figures for matching. */
export const hiringJobs: JobHandler<ServerContext>[] = [
  { name: 'hiring.pass-times', cron: '* * * * *', handle: (ctx) => passTimes(ctx) },
  {
    name: VENDOR_STOPPED,
    handle: (ctx, { vendorId, stoppedAt }) =>
      endOfStopped(ctx, { vendorId: String(vendorId), stoppedAt: new Date(String(stoppedAt)) }),
  },
  { name: 'hiring.remind-clients', cron: '7 * * * *', handle: (ctx) => remindClients(ctx) },
  {
    name: 'hiring.count-statistics',
    cron: '*/10 * * * *',
    handle: (ctx) => countStatistics(ctx, new Date(ctx.now.getTime() - HOUR_MS)),
  },
];
