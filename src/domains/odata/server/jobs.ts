import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { deliverHooks, type DeliveryContext, forgetEvents } from './deliver-hooks.ts';

/** Background work: telling partners of what is theirs. */
export const odataJobs: JobHandler<DeliveryContext>[] = [
  {
    name: 'odata.tell-partners',
    cron: '* * * * *',
    wakeOn: 'partner_events',
    handle: (ctx, _data, stopping) => deliverHooks(ctx, stopping),
  },
  { name: 'odata.forget-events', cron: '41 3 * * *', handle: (ctx) => forgetEvents(ctx) },
];
