import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { Context } from '#platform/verb/context.ts';
import type { FileStore } from '#platform/files/file-store.ts';

export const sellingJobs: JobHandler<Context & { files: FileStore }>[] = [
  {
    name: 'selling.clear-demonstration',
    cron: '*/10 * * * *',
    async handle(ctx) {
      const { clearDemonstration } = await import('./clear-demonstration.ts');
      const removed = await clearDemonstration(ctx);
      if (removed > 0) ctx.log.info({ removed }, 'homes of demo people whose day is over left the demonstration');
    },
  },
  {
    name: 'selling.measure-photos',
    cron: '*/5 * * * *',
    async handle(ctx) {
      const { measureDuePhotos } = await import('./measure-photo.ts');
      const measured = await measureDuePhotos(ctx);
      if (measured > 0) ctx.log.info({ measured }, 'photos were measured');
    },
  },
];
