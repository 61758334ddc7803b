import type { ServerContext } from '#platform/ports/server-context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { eraseDueAccounts } from './erase-account.ts';
import { PACK_EXPORT, packRequestedExport, removeEndedExports } from './exports.ts';
import { removeOldRequests } from './strangers.ts';

/** Background work: packs copies, and erases what is due. */
export const privacyJobs: JobHandler<ServerContext>[] = [
  { name: PACK_EXPORT, handle: packRequestedExport },
  { name: 'privacy.erase-due-accounts', cron: '17 * * * *', handle: eraseDueAccounts },
  { name: 'privacy.remove-ended-exports', cron: '47 * * * *', handle: removeEndedExports },
  { name: 'privacy.remove-old-requests', cron: '27 4 * * *', handle: removeOldRequests },
];
