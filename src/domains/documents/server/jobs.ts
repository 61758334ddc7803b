import type { ServerContext } from '#platform/verb/server-context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { removeFiles } from './keep-documents.ts';
import { deleteOldTrash } from './trash.ts';

export const documentJobs: JobHandler<ServerContext>[] = [
  { name: 'documents.remove-files', cron: '*/10 * * * *', handle: (ctx) => removeFiles(ctx) },
  { name: 'documents.empty-trash', cron: '23 * * * *', handle: (ctx) => deleteOldTrash(ctx) },
];
