import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';

/** Background work: reminders of dated tasks, in the morning of the United States. */
export const roadmapJobs: JobHandler<ServerContext>[] = [
  {
    name: 'roadmaps.remind',
    cron: '10 14 * * *',
    handle: async (ctx) => (await import('./remind-of-tasks.ts')).remindOfTasks(ctx),
  },
];
