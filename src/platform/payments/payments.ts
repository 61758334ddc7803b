import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/database.ts';
import type { Identity } from '#platform/identity/identity.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { PaymentProvider, ProviderName } from './provider.ts';
import { createSandbox, type SandboxWorld } from './sandbox/sandbox.ts';

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

export function openPayments({ config, identity, jobs }: { config: Config; identity: Identity; jobs: JobQueue }): Payments {
  const usual: ProviderName | undefined = config.demoMode ? 'sandbox' : undefined;
  const openSandbox: Payments['openSandbox'] = ({ db, now }) =>
    createSandbox({
      db,
      now: () => now,
      secret: identity.pseudonym('events of the sandbox'),
      announce: (trx, startAfterSeconds) => jobs.send(trx, DELIVER_SANDBOX_EVENTS, {}, { startAfterSeconds }),
    });
  return {
    names: config.demoMode ? ['sandbox'] : [],
    isLive: false,
    nameFor: ({ isDemo }) => (isDemo && config.demoMode ? 'sandbox' : usual),
    open(name, at) {
      if (name === 'sandbox') return openSandbox(at);
      throw new Error(`${name} is not configured`);
    },
    openSandbox,
  };
}
