import type { ServerContext } from '#platform/ports/server-context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { PACK_EXPORT } from './job-names.ts';

/** Background work: packs copies, and erases what is due. */
export const privacyJobs: JobHandler<ServerContext>[] = [
  { name: PACK_EXPORT, handle: async (ctx, data) => (await import('./exports.ts')).packRequestedExport(ctx, data) },
  {
    name: 'privacy.erase-due-accounts',
    cron: '17 * * * *',
    handle: async (ctx) => (await import('./erase-account.ts')).eraseDueAccounts(ctx),
  },
  {
    name: 'privacy.remove-ended-exports',
    cron: '47 * * * *',
    handle: async (ctx) => (await import('./exports.ts')).removeEndedExports(ctx),
  },
  {
    name: 'privacy.remove-old-requests',
    cron: '27 4 * * *',
    handle: async (ctx) => (await import('./strangers.ts')).removeOldRequests(ctx),
  },
];
