import type { ServerContext } from '#platform/ports/server-context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { removeFiles } from './keep-documents.ts';
import { readWords } from './read-words.ts';
import { scanLater } from './scan-later.ts';
import { tellOfFiles } from './tell-what-came.ts';
import { deleteOldTrash } from './trash.ts';
import { forgetOldUploads } from './uploads.ts';

export const documentJobs: JobHandler<ServerContext>[] = [
  { name: 'documents.remove-files', cron: '*/10 * * * *', handle: (ctx) => removeFiles(ctx) },
  { name: 'documents.empty-trash', cron: '23 * * * *', handle: (ctx) => deleteOldTrash(ctx) },
  { name: 'documents.read-words', cron: '* * * * *', handle: (ctx) => readWords(ctx) },
  { name: 'documents.scan-later', cron: '*/5 * * * *', handle: (ctx) => scanLater(ctx) },
  { name: 'documents.tell-of-files', cron: '* * * * *', handle: (ctx) => tellOfFiles(ctx) },
  { name: 'documents.forget-uploads', cron: '41 3 * * *', handle: (ctx) => forgetOldUploads(ctx) },
];
