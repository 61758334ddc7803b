import type Stripe from 'stripe';
import { HOUR_MS } from '#lib/time-units.ts';
import {
  type Attempt,
  type BalanceLine,
  type Failure,
  KEY_HOURS,
  type PaymentProvider,
  ProviderRefusal,
  type ProviderEvent,
} from '../provider.ts';
import { asking } from './asking.ts';
import {
  presentAccount,
  presentCheckout,
  presentDispute,
  presentPayment,
  presentPayout,
  presentRefund,
  presentTransfer,
} from './present-stripe.ts';
import { aboutOf, readStripeEvent } from './read-stripe-event.ts';

interface StripeOptions {
  stripe: Stripe;
  isLive: boolean;
  /** Of the endpoint that gets snapshots, and of the one that gets thin events of accounts. */
  secrets: readonly string[];
  now: () => Date;
}

const MOST_PAGES = 100;

/**
 * Stripe as a provider: hosted Checkout, separate charges and transfers, accounts as recipients. Every write carries our key; past
 * the hours in which Stripe remembers it, what may have been done is looked up by our reference first.
 */
export function createStripeProvider({ stripe, isLive, secrets, now }: StripeOptions): PaymentProvider {
  const isStale = ({ firstTriedAt }: Attempt) => now().getTime() - firstTriedAt.getTime() > KEY_HOURS * HOUR_MS;
  const keyed = ({ key }: Pick<Attempt, 'key'>) => ({ idempotencyKey: key });
  const readPayment = (id: string) =>
    asking(() => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.balance_transaction', 'payment_method'] }));

  return {
    name: 'stripe',
    isLive,
    async openCheckout(request) {
      const { reference, lines, customer, successUrl, cancelUrl, expiresAt } = request;
      const metadata = { reference, key: request.key };
      const session = await asking(() =>
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: reference,
            allowed_payment_method_types: ['card'],
            line_items: lines.map(({ name, cents }) => ({
              quantity: 1,
              price_data: { currency: 'usd', unit_amount: cents, product_data: { name } },
            })),
            metadata,
            payment_intent_data: {
              metadata,
              transfer_group: reference,
              ...(customer === undefined ? {} : { setup_future_usage: 'off_session' as const }),
            },
            ...(customer === undefined
              ? {}
              : customer.id === null
                ? { customer_creation: 'always' as const }
                : { customer: customer.id }),
            ...(request.email === null || customer?.id != null ? {} : { customer_email: request.email }),
            success_url: successUrl,
            cancel_url: cancelUrl,
            expires_at: Math.floor(expiresAt.getTime() / 1000),
          },
          keyed(request),
        ),
      );
      return presentCheckout(session);
    },
    readCheckout: async (id) => presentCheckout(await asking(() => stripe.checkout.sessions.retrieve(id))),
    async expireCheckout(id) {
      try {
        return presentCheckout(await asking(() => stripe.checkout.sessions.expire(id)));
      } catch (error) {
        // It was paid or over already: what it is counts.
        if (!(error instanceof ProviderRefusal)) throw error;
        return presentCheckout(await asking(() => stripe.checkout.sessions.retrieve(id)));
      }
    },
    readPayment: async (id) => presentPayment(await readPayment(id)),
    async chargeSaved(request) {
      const { reference, cents, customerId, methodId } = request;
      if (isStale(request)) {
        const known = await asking(() => stripe.paymentIntents.list({ customer: customerId, limit: 100 }));
        const found = known.data.find(({ metadata }) => metadata['key'] === request.key);
        if (found !== undefined) return presentPayment(await readPayment(found.id));
      }
      try {
        const intent = await asking(() =>
          stripe.paymentIntents.create(
            {
              amount: cents,
              currency: 'usd',
              customer: customerId,
              payment_method: methodId,
              off_session: true,
              confirm: true,
              metadata: { reference, key: request.key },
              transfer_group: reference,
            },
            keyed(request),
          ),
        );
        return presentPayment(await readPayment(intent.id));
      } catch (error) {
        if (!(error instanceof ProviderRefusal) || error.paymentId === undefined) throw error;
        // The bank said no: that is a payment that failed.
        const said = presentPayment(await readPayment(error.paymentId));
        return { ...said, status: 'failed', failure: said.failure ?? failureOf(error.code) };
      }
    },
    async refund(request) {
      const { reference, paymentId, cents } = request;
      if (isStale(request)) {
        const known = await asking(() => stripe.refunds.list({ payment_intent: paymentId, limit: 100 }));
        const found = known.data.find(({ metadata }) => metadata?.['key'] === request.key);
        if (found !== undefined) return presentRefund(found);
      }
      return presentRefund(
        await asking(() =>
          stripe.refunds.create(
            { payment_intent: paymentId, amount: cents, metadata: { reference, key: request.key } },
            keyed(request),
          ),
        ),
      );
    },
    readRefund: async (id) => presentRefund(await asking(() => stripe.refunds.retrieve(id))),
    readDispute: async (id) => presentDispute(await asking(() => stripe.disputes.retrieve(id))),
    async sendEvidence(request) {
      return presentDispute(
        await asking(() =>
          stripe.disputes.update(
            request.disputeId,
            { evidence: { uncategorized_text: request.text }, submit: true },
            keyed(request),
          ),
        ),
      );
    },
    async transfer(request) {
      const { reference, accountId, cents, paymentId } = request;
      if (isStale(request)) {
        const known = await asking(() =>
          stripe.transfers.list({ destination: accountId, transfer_group: reference, limit: 100 }),
        );
        const found = known.data.find(({ metadata }) => metadata['key'] === request.key);
        if (found !== undefined) return presentTransfer(found);
      }
      const payment = paymentId === undefined ? undefined : await readPayment(paymentId);
      const charge = typeof payment?.latest_charge === 'object' ? payment.latest_charge?.id : payment?.latest_charge;
      return presentTransfer(
        await asking(() =>
          stripe.transfers.create(
            {
              amount: cents,
              currency: 'usd',
              destination: accountId,
              transfer_group: reference,
              metadata: { reference, key: request.key },
              ...(charge === undefined ? {} : { source_transaction: charge }),
            },
            keyed(request),
          ),
        ),
      );
    },
    readTransfer: async (id) => presentTransfer(await asking(() => stripe.transfers.retrieve(id))),
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
    async payOut(request) {
      const { reference, accountId, cents } = request;
      if (isStale(request)) {
        const known = await asking(() => stripe.payouts.list({ limit: 100 }, { stripeAccount: accountId }));
        const found = known.data.find(({ metadata }) => metadata?.['key'] === request.key);
        if (found !== undefined) return presentPayout(found, accountId);
      }
      const payout = await asking(() =>
        stripe.payouts.create(
          { amount: cents, currency: 'usd', metadata: { reference, key: request.key } },
          { ...keyed(request), stripeAccount: accountId },
        ),
      );
      return presentPayout(payout, accountId);
    },
    readPayout: async (id, accountId) =>
      presentPayout(
        await asking(() => stripe.payouts.retrieve(id, {}, accountId === null ? {} : { stripeAccount: accountId })),
        accountId,
      ),
    readEvent: (given) => readStripeEvent(given, { secrets, isLive }),
    async listEvents(since) {
      const events: ProviderEvent[] = [];
      let after: string | undefined;
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const start = after;
        const { data, has_more } = await asking(() =>
          stripe.events.list({
            created: { gte: Math.floor(since.getTime() / 1000) },
            limit: 100,
            ...(start === undefined ? {} : { starting_after: start }),
          }),
        );
        events.push(...data.flatMap((event) => aboutOf(event) ?? []));
        after = data.at(-1)?.id;
        if (!has_more || after === undefined) break;
      }
      return events.toReversed();
    },
    async listBalanceLines(from, to) {
      const lines: BalanceLine[] = [];
      let after: string | undefined;
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const start = after;
        const created = { gte: Math.floor(from.getTime() / 1000), lt: Math.ceil(to.getTime() / 1000) };
        const { data, has_more } = await asking(() =>
          stripe.balanceTransactions.list({
            created,
            limit: 100,
            expand: ['data.source'],
            ...(start === undefined ? {} : { starting_after: start }),
          }),
        );
        lines.push(...data.map(presentLine));
        after = data.at(-1)?.id;
        if (!has_more || after === undefined) break;
      }
      return lines.toReversed();
    },
  };
}

const KINDS: Record<string, BalanceLine['kind']> = {
  charge: 'payment',
  payment: 'payment',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund-failed',
  payment_failure_refund: 'refund-failed',
  transfer: 'transfer',
  transfer_refund: 'reversal',
  payout: 'payout',
  payout_failure: 'payout-failed',
  payout_cancel: 'payout-failed',
};

function presentLine(line: Stripe.BalanceTransaction): BalanceLine {
  const source = typeof line.source === 'object' && line.source !== null ? line.source : undefined;
  const isDispute = line.type === 'adjustment' && source?.object === 'dispute';
  const kind = isDispute ? (line.amount < 0 ? 'dispute' : 'dispute-returned') : (KINDS[line.type] ?? 'other');
  const sourceId = typeof line.source === 'string' ? line.source : (source?.id ?? line.id);
  // We know a payment by its intent, Stripe's books by the charge.
  const intent = source?.object === 'charge' ? source.payment_intent : null;
  const objectId = intent === null ? sourceId : typeof intent === 'string' ? intent : intent.id;
  return { id: line.id, kind, objectId, cents: line.amount, feeCents: line.fee, at: new Date(line.created * 1000) };
}

/** https://docs.stripe.com/declines/codes */
function failureOf(code: string): Failure {
  if (code === 'insufficient_funds') return 'insufficient-funds';
  if (code === 'expired_card') return 'expired-card';
  if (code === 'authentication_required') return 'authentication';
  return 'declined';
}
