import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';

/** Background work: what follows the last signature, and what the clock ends. */
export const signingJobs: JobHandler<ServerContext>[] = [
  { name: 'signing.seal', cron: '* * * * *', handle: async (ctx) => (await import('./seal-envelopes.ts')).sealEnvelopes(ctx) },
  { name: 'signing.stamp-late', cron: '*/10 * * * *', handle: stampWhereConfigured },
  {
    name: 'signing.expire',
    cron: '*/10 * * * *',
    handle: async (ctx) => (await import('./seal-envelopes.ts')).expireEnvelopes(ctx),
  },
  {
    name: 'signing.remind',
    cron: '17 * * * *',
    handle: async (ctx) => (await import('./seal-envelopes.ts')).remindByItself(ctx),
  },
];

async function stampWhereConfigured(ctx: ServerContext): Promise<void> {
  if (ctx.config.SIGNING_TIMESTAMP_URL === undefined) return;
  const { stampLate } = await import('./stamp-late.ts');
  await stampLate(ctx);
}
