import type { Config } from '#platform/config/config.ts';
import type { Identity } from '#platform/identity/identity.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { Payments } from '#platform/payments/payments.ts';
import type { Context } from '#platform/verb/context.ts';

/** What work with money needs besides the database. */
export interface BillingContext extends Context {
  config: Config;
  identity: Identity;
  jobs: JobQueue;
  mail: Mail;
  payments: Payments;
}
