import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { DeliveryContext } from './deliver-hooks.ts';

/** Background work: telling partners of what is theirs. */
export const odataJobs: JobHandler<DeliveryContext>[] = [
  {
    name: 'odata.tell-partners',
    cron: '* * * * *',
    wakeOn: 'partner_events',
    handle: async (ctx, _data, stopping) => (await import('./deliver-hooks.ts')).deliverHooks(ctx, stopping),
  },
  {
    name: 'odata.forget-events',
    cron: '41 3 * * *',
    handle: async (ctx) => (await import('./deliver-hooks.ts')).forgetEvents(ctx),
  },
];
