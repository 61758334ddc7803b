import type { PaymentProvider } from '../provider.ts';
import { asking } from './asking.ts';
import { presentAccount } from './present-stripe.ts';
import { keyed, type StripeCalls } from './stripe-calls.ts';

type Accounts = Pick<PaymentProvider, 'openAccount' | 'readAccount' | 'openOnboarding' | 'openDashboard'>;

/** The accounts of vendors, as recipients, with Stripe's own pages for them. */
export function stripeAccounts({ stripe }: Pick<StripeCalls, 'stripe'>): Accounts {
  return {
    async openAccount(request) {
      const account = await asking(() =>
        stripe.v2.core.accounts.create(
          {
            ...(request.email === null ? {} : { contact_email: request.email }),
            dashboard: 'express',
            identity: { country: 'us' },
            defaults: { responsibilities: { fees_collector: 'application', losses_collector: 'application' } },
            configuration: { recipient: { capabilities: { stripe_balance: { stripe_transfers: { requested: true } } } } },
            metadata: { reference: request.reference },
            include: ['configuration.recipient', 'requirements'],
          },
          keyed(request),
        ),
      );
      return presentAccount(account);
    },
    async readAccount(id) {
      const [account, banks] = await Promise.all([
        asking(() => stripe.v2.core.accounts.retrieve(id, { include: ['configuration.recipient', 'requirements'] })),
        asking(() => stripe.accounts.listExternalAccounts(id, { object: 'bank_account', limit: 100 })),
      ]);
      return presentAccount(account, banks.data);
    },
    async openOnboarding(id, { returnUrl, refreshUrl }) {
      const { url } = await asking(() =>
        stripe.v2.core.accountLinks.create({
          account: id,
          use_case: {
            type: 'account_onboarding',
            account_onboarding: { return_url: returnUrl, refresh_url: refreshUrl },
          },
        }),
      );
      return { url };
    },
    async openDashboard(id) {
      const { url } = await asking(() => stripe.accounts.createLoginLink(id));
      return { url };
    },
  };
}
