import type Stripe from 'stripe';
import type { PaymentProvider } from '../provider.ts';
import { readStripeEvent } from './read-stripe-event.ts';
import { stripeAccounts } from './stripe-accounts.ts';
import { stripeBooks } from './stripe-books.ts';
import { stripeCalls } from './stripe-calls.ts';
import { stripePayments } from './stripe-payments.ts';
import { stripePayouts } from './stripe-payouts.ts';
import { stripeRefunds } from './stripe-refunds.ts';

interface StripeOptions {
  stripe: Stripe;
  isLive: boolean;
  /** Of the endpoint that gets snapshots, and of the one that gets thin events of accounts. */
  secrets: readonly string[];
  now: () => Date;
}

/**
 * Stripe as a provider: hosted Checkout, separate charges and transfers, accounts as recipients. Every write carries our key; past
 * the hours in which Stripe remembers it, what may have been done is looked up by our reference first.
 */
export function createStripeProvider({ stripe, isLive, secrets, now }: StripeOptions): PaymentProvider {
  const calls = stripeCalls(stripe, now);
  return {
    name: 'stripe',
    isLive,
    ...stripePayments(calls),
    ...stripeRefunds(calls),
    ...stripeAccounts(calls),
    ...stripePayouts(calls),
    ...stripeBooks(calls),
    readEvent: (given) => readStripeEvent(given, { secrets, isLive }),
  };
}
