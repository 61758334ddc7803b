import type { ServerContext } from '#platform/ports/server-context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { expireApplications } from './expire-applications.ts';

export const financingJobs: JobHandler<ServerContext>[] = [
  { name: 'financing.forget-expired', cron: '20 4 * * *', handle: (ctx) => expireApplications(ctx) },
];
