import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { DELIVER_SANDBOX_EVENTS } from '#platform/payments/payments.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { PAYOUT_CRON } from '../model/payout-terms.ts';

/** Background work: what providers tell, what waits for them, and what the clock does. */
export const billingJobs: JobHandler<ServerContext>[] = [
  {
    name: 'billing.work-events',
    cron: '* * * * *',
    handle: async (ctx) => (await import('./payment-events.ts')).workEvents(ctx),
  },
  {
    name: DELIVER_SANDBOX_EVENTS,
    cron: '* * * * *',
    handle: async (ctx) => (await import('./payment-events.ts')).deliverSandboxEvents(ctx),
  },
  {
    name: 'billing.settle-sandbox',
    cron: '*/5 * * * *',
    handle: async (ctx) => (await import('./sandbox-checkout.ts')).settleSandbox(ctx),
  },
  { name: 'billing.catch-up', cron: '*/10 * * * *', handle: async (ctx) => (await import('./payment-events.ts')).catchUp(ctx) },
  { name: 'billing.send-refunds', cron: '* * * * *', handle: async (ctx) => (await import('./refunds.ts')).sendRefunds(ctx) },
  { name: 'billing.send-payouts', cron: '* * * * *', handle: async (ctx) => (await import('./payouts.ts')).sendPayouts(ctx) },
  { name: 'billing.queue-payouts', cron: PAYOUT_CRON, handle: async (ctx) => (await import('./payouts.ts')).queueWeekly(ctx) },
  {
    name: 'billing.pass-milestone-days',
    cron: '19 * * * *',
    handle: async (ctx) => (await import('./pass-milestone-days.ts')).passMilestoneDays(ctx),
  },
  {
    name: 'billing.issue-invoices',
    cron: '* * * * *',
    handle: async (ctx) => (await import('./invoices.ts')).issueInvoices(ctx),
  },
  { name: 'billing.renew', cron: '7 * * * *', handle: async (ctx) => (await import('./renewals.ts')).renewSubscriptions(ctx) },
  {
    name: 'billing.remind-of-renewals',
    cron: '47 15 * * *',
    handle: async (ctx) => (await import('./remind-of-renewals.ts')).remindOfRenewals(ctx),
  },
  {
    name: 'billing.end-plans-of-sales',
    cron: '37 * * * *',
    handle: async (ctx) => (await import('./end-plans-of-sales.ts')).endPlansOfSales(ctx),
  },
  { name: 'billing.reconcile', cron: '23 5 * * *', handle: async (ctx) => (await import('./reconcile.ts')).reconcileDaily(ctx) },
];
