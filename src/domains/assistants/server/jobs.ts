import type { Context } from '#platform/verb/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { forgetClients } from './find-client.ts';
import { forgetTokens } from './tokens.ts';

/** Background work: forgetting sign-ins of assistants that have ended. */
export const assistantJobs: JobHandler<Context>[] = [
  {
    name: 'assistants.forget',
    cron: '43 3 * * *',
    async handle(ctx) {
      await forgetTokens(ctx);
      await forgetClients(ctx);
    },
  },
];
