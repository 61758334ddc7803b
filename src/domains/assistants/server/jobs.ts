import type { Context } from '#platform/verb/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';

/** Background work: forgetting sign-ins of assistants that have ended. */
export const assistantJobs: JobHandler<Context>[] = [
  {
    name: 'assistants.forget',
    cron: '43 3 * * *',
    async handle(ctx) {
      const [{ forgetTokens }, { forgetClients }] = await Promise.all([import('./tokens.ts'), import('./find-client.ts')]);
      await forgetTokens(ctx);
      await forgetClients(ctx);
    },
  },
];
