import type { ServerContext } from '#platform/ports/server-context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';

export const financingJobs: JobHandler<ServerContext>[] = [
  {
    name: 'financing.forget-expired',
    cron: '20 4 * * *',
    handle: async (ctx) => (await import('./expire-applications.ts')).expireApplications(ctx),
  },
];
