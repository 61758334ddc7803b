import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { Context } from '#platform/verb/context.ts';
import type { FileStore } from './file-store.ts';

export const fileJobs: JobHandler<Context & { files: FileStore }>[] = [
  {
    name: 'files.remove',
    cron: '*/10 * * * *',
    async handle(ctx) {
      const { removeFiles } = await import('./files-to-remove.ts');
      while (await removeFiles(ctx));
    },
  },
];
