import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/database.ts';
import type { Identity } from '#platform/identity/identity.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { PaymentProvider, ProviderName } from './provider.ts';
import { createSandbox } from './sandbox/sandbox.ts';
import type { SandboxWorld } from './sandbox/sandbox-world.ts';
import type { StripeAccount } from './stripe/open-stripe.ts';

/** The payment providers of this installation. */
export interface Payments {
  /** Every provider of this installation. */
  names: readonly ProviderName[];
  /** Whether the money of Stripe is real. */
  isLive: boolean;
  /** Who takes new payments; for demonstration people always the sandbox. Undefined where nothing can be paid. */
  nameFor(payer: { isDemo: boolean }): ProviderName | undefined;
  /** A provider, outside transactions. Throws if this installation has no such provider. */
  open(name: ProviderName, at: { db: Db; now: Date }): PaymentProvider;
  /** What only the sandbox can do. */
  openSandbox(at: { db: Db; now: Date }): PaymentProvider & SandboxWorld;
}

/** The job that delivers what the sandbox has to say. */
export const DELIVER_SANDBOX_EVENTS = 'billing.deliver-sandbox-events';

/** Stripe where it has a key; the sandbox in demo mode, where it also serves demonstration people beside Stripe. */
export async function openPayments({
  config,
  identity,
  jobs,
}: {
  config: Config;
  identity: Identity;
  jobs: JobQueue;
}): Promise<Payments> {
  const stripe = await loadStripe(config);
  const sandbox: ProviderName[] = config.demoMode ? ['sandbox'] : [];
  const names: ProviderName[] = stripe === undefined ? sandbox : ['stripe', ...sandbox];
  const openSandbox: Payments['openSandbox'] = ({ db, now }) =>
    createSandbox({
      db,
      now: () => now,
      secret: identity.pseudonym('events of the sandbox'),
      announce: (trx, startAfterSeconds) => jobs.send(trx, DELIVER_SANDBOX_EVENTS, {}, { startAfterSeconds }),
    });
  return {
    names,
    isLive: stripe?.isLive ?? false,
    nameFor: ({ isDemo }) => (isDemo ? sandbox[0] : names[0]),
    open(name, at) {
      if (at.db.isTransaction) throw new Error('a provider is never called within a transaction');
      if (name === 'sandbox') return openSandbox(at);
      if (stripe === undefined) throw new Error('Stripe is not configured');
      return stripe.at(at.now);
    },
    openSandbox,
  };
}

/** Stripe's library holds twenty megabytes: it is loaded only where there is a key. */
async function loadStripe(config: Config): Promise<StripeAccount | undefined> {
  if (config.STRIPE_SECRET_KEY === undefined) return undefined;
  const { openStripe } = await import('./stripe/open-stripe.ts');
  return openStripe(config, config.STRIPE_SECRET_KEY);
}
