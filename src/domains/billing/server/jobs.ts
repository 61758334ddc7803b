import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { DELIVER_SANDBOX_EVENTS } from '#platform/payments/payments.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { PAYOUT_CRON } from '../model/payout-terms.ts';
import { endPlansOfSales } from './end-plans-of-sales.ts';
import { issueInvoices } from './invoices.ts';
import { passMilestoneDays } from './pass-milestone-days.ts';
import { catchUp, deliverSandboxEvents, workEvents } from './payment-events.ts';
import { queueWeekly, sendPayouts } from './payouts.ts';
import { reconcileDaily } from './reconcile.ts';
import { sendRefunds } from './refunds.ts';
import { renewSubscriptions } from './renewals.ts';
import { settleSandbox } from './sandbox-checkout.ts';

/** Background work: what providers tell, what waits for them, and what the clock does. */
export const billingJobs: JobHandler<ServerContext>[] = [
  { name: 'billing.work-events', cron: '* * * * *', handle: (ctx) => workEvents(ctx) },
  { name: DELIVER_SANDBOX_EVENTS, cron: '* * * * *', handle: (ctx) => deliverSandboxEvents(ctx) },
  { name: 'billing.settle-sandbox', cron: '*/5 * * * *', handle: (ctx) => settleSandbox(ctx) },
  { name: 'billing.catch-up', cron: '*/10 * * * *', handle: (ctx) => catchUp(ctx) },
  { name: 'billing.send-refunds', cron: '* * * * *', handle: (ctx) => sendRefunds(ctx) },
  { name: 'billing.send-payouts', cron: '* * * * *', handle: (ctx) => sendPayouts(ctx) },
  { name: 'billing.queue-payouts', cron: PAYOUT_CRON, handle: (ctx) => queueWeekly(ctx) },
  { name: 'billing.pass-milestone-days', cron: '19 * * * *', handle: (ctx) => passMilestoneDays(ctx) },
  { name: 'billing.issue-invoices', cron: '* * * * *', handle: (ctx) => issueInvoices(ctx) },
  { name: 'billing.renew', cron: '7 * * * *', handle: (ctx) => renewSubscriptions(ctx) },
  { name: 'billing.end-plans-of-sales', cron: '37 * * * *', handle: (ctx) => endPlansOfSales(ctx) },
  { name: 'billing.reconcile', cron: '23 5 * * *', handle: (ctx) => reconcileDaily(ctx) },
];
