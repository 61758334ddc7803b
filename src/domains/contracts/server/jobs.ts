import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { READ_SCAN, readScan, refuseStillScans } from './scans.ts';

export const contractJobs: JobHandler<ServerContext>[] = [
  { name: READ_SCAN, handle: (ctx, { contractId }, stopping) => readScan(ctx, String(contractId), stopping) },
  { name: 'contracts.refuse-still-scans', cron: '23 * * * *', handle: (ctx) => refuseStillScans(ctx) },
];
