import { VENDOR_CLOSED } from '#domains/experts/server/index.ts';
import { HOUR_MS } from '#lib/time-units.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { endOfClosed, endStopped } from './end-stopped.ts';
import { remindClients } from './remind-clients.ts';
import { countStatistics } from './statistics.ts';
import { passTimes } from './pass-times.ts';

/** Background work: what time does, reminders, and figures for matching. */
export const hiringJobs: JobHandler<ServerContext>[] = [
  { name: 'hiring.pass-times', cron: '* * * * *', handle: (ctx) => passTimes(ctx) },
  { name: 'hiring.end-stopped', cron: '* * * * *', handle: (ctx) => endStopped(ctx) },
  {
    name: VENDOR_CLOSED,
    handle: (ctx, { vendorId, closedAt }) =>
      endOfClosed(ctx, { vendorId: String(vendorId), closedAt: new Date(String(closedAt)) }),
  },
  { name: 'hiring.remind-clients', cron: '7 * * * *', handle: (ctx) => remindClients(ctx) },
  {
    name: 'hiring.count-statistics',
    cron: '*/10 * * * *',
    handle: (ctx) => countStatistics(ctx, new Date(ctx.now.getTime() - HOUR_MS)),
  },
];
