import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';

/** Background work: sums of people, which no page waits for, and alerts. */
export const insightsJobs: JobHandler<ServerContext>[] = [
  {
    name: 'insights.roll-up-people',
    cron: '*/10 * * * *',
    async handle(ctx) {
      const { rollUpPeople } = await import('./roll-up-people.ts');
      await rollUpPeople(ctx);
    },
  },
  // After the day has ended everywhere it counts.
  { name: 'insights.look-at-alerts', cron: '20 9 * * *', handle: async (ctx) => (await import('./alerts.ts')).lookAtAlerts(ctx) },
];
