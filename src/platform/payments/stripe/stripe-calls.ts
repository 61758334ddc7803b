import type Stripe from 'stripe';
import { HOUR_MS } from '#lib/time-units.ts';
import { type Attempt, KEY_HOURS } from '../provider.ts';
import { asking } from './asking.ts';

/** What the calls of all kinds are made with. */
export interface StripeCalls {
  stripe: Stripe;
  /** Stripe may have forgotten the key of this request: what it may have done is looked up first. */
  isStale: (request: Attempt) => boolean;
}

export const stripeCalls = (stripe: Stripe, now: () => Date): StripeCalls => ({
  stripe,
  isStale: ({ firstTriedAt }) => now().getTime() - firstTriedAt.getTime() > KEY_HOURS * HOUR_MS,
});

export const keyed = ({ key }: Pick<Attempt, 'key'>) => ({ idempotencyKey: key });

/** A payment with its charge, the fee of that, and the card. */
export const readIntent = (stripe: Stripe, id: string) =>
  asking(() => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.balance_transaction', 'payment_method'] }));
