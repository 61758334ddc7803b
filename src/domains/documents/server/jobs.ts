import type { ServerContext } from '#platform/ports/server-context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';

export const documentJobs: JobHandler<ServerContext>[] = [
  { name: 'documents.empty-trash', cron: '23 * * * *', handle: async (ctx) => (await import('./trash.ts')).deleteOldTrash(ctx) },
  {
    name: 'documents.read-words',
    cron: '* * * * *',
    handle: async (ctx, _data, stopping) => (await import('./read-words.ts')).readWords(ctx, stopping),
  },
  {
    name: 'documents.scan-later',
    cron: '*/5 * * * *',
    handle: async (ctx, _data, stopping) => (await import('./scan-later.ts')).scanLater(ctx, stopping),
  },
  {
    name: 'documents.tell-of-files',
    cron: '* * * * *',
    handle: async (ctx) => (await import('./tell-what-came.ts')).tellOfFiles(ctx),
  },
  {
    name: 'documents.forget-uploads',
    cron: '41 3 * * *',
    handle: async (ctx) => (await import('./uploads.ts')).forgetOldUploads(ctx),
  },
];
