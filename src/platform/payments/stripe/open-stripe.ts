import Stripe from 'stripe';
import type { Config } from '#platform/config/config.ts';
import type { PaymentProvider } from '../provider.ts';
import { createStripeProvider } from './stripe-provider.ts';

/** The version of Stripe's API that the code speaks; endpoints for events are set to the same. */
const API_VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 20_000;
const RETRIES = 2;

export interface StripeAccount {
  /** Whether the money is real. */
  isLive: boolean;
  at(now: Date): PaymentProvider;
}

/** Stripe as the configuration names it. The account's payout schedule has to be manual: held money stays. */
export function openStripe(config: Config, key: string): StripeAccount {
  const isLive = key.includes('_live_');
  const url = config.STRIPE_API_URL === undefined ? undefined : new URL(config.STRIPE_API_URL);
  const stripe = new Stripe(key, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    // Each call has a key of ours, so that sending it again is safe.
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(url === undefined ? {} : { host: url.hostname, port: url.port, protocol: url.protocol === 'http:' ? 'http' : 'https' }),
  });
  const secrets = (config.STRIPE_WEBHOOK_SECRETS ?? '')
    .split(',')
    .flatMap((secret) => (secret.trim() === '' ? [] : [secret.trim()]));
  return { isLive, at: (now) => createStripeProvider({ stripe, isLive, secrets, now: () => now }) };
}
