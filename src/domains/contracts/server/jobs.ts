import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { READ_SCAN } from './job-names.ts';

export const contractJobs: JobHandler<ServerContext>[] = [
  {
    name: READ_SCAN,
    handle: async (ctx, { contractId }, stopping) => (await import('./scans.ts')).readScan(ctx, String(contractId), stopping),
  },
  {
    name: 'contracts.refuse-still-scans',
    cron: '23 * * * *',
    handle: async (ctx) => (await import('./scans.ts')).refuseStillScans(ctx),
  },
];
