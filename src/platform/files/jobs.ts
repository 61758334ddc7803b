import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';

export const fileJobs: JobHandler<ServerContext>[] = [
  {
    name: 'files.remove',
    cron: '*/10 * * * *',
    async handle(ctx) {
      const { removeFiles } = await import('./files-to-remove.ts');
      while (await removeFiles(ctx));
    },
  },
];
