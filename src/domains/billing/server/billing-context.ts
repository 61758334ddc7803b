import type { Book } from '#domains/ledger/server/index.ts';
import type { TellContext } from '#domains/notifications/server/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Identity } from '#platform/identity/identity.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { Payments } from '#platform/payments/payments.ts';
import type { ProviderName } from '#platform/payments/provider.ts';
import type { Context } from '#platform/verb/context.ts';

/** What work with money needs besides the database. */
export interface BillingContext extends Context {
  config: Config;
  identity: Identity;
  jobs: JobQueue;
  mail: Mail;
  payments: Payments;
}

/** The book of what a provider moves. */
export const bookOf = (ctx: Pick<BillingContext, 'payments'>, provider: ProviderName): Book =>
  provider === 'stripe' && ctx.payments.isLive ? 'live' : 'sandbox';

/** Within a transaction, where no provider is asked: verbs of jobs come in by it, too. */
export type MoneyInside = TellContext & { db: Trx; jobs?: JobQueue };
