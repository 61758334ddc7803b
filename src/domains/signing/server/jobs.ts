import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { expireEnvelopes, remindByItself, sealEnvelopes } from './seal-envelopes.ts';

/** Background work: what follows the last signature, and what the clock ends. */
export const signingJobs: JobHandler<ServerContext>[] = [
  { name: 'signing.seal', cron: '* * * * *', handle: (ctx) => sealEnvelopes(ctx) },
  { name: 'signing.stamp-late', cron: '*/10 * * * *', handle: stampWhereConfigured },
  { name: 'signing.expire', cron: '*/10 * * * *', handle: (ctx) => expireEnvelopes(ctx) },
  { name: 'signing.remind', cron: '17 * * * *', handle: (ctx) => remindByItself(ctx) },
];

/** The libraries of time stamps come with their first use. */
async function stampWhereConfigured(ctx: ServerContext): Promise<void> {
  if (ctx.config.SIGNING_TIMESTAMP_URL === undefined) return;
  const { stampLate } = await import('./stamp-late.ts');
  await stampLate(ctx);
}
