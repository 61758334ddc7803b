import Stripe from 'stripe';
import { ProviderAway, ProviderRefusal } from '../provider.ts';

/**
 * A call to Stripe. Whatever leaves open whether it was done (no connection, a timeout, a fault or a limit over there, the same
 * call under way) is {@link ProviderAway}; a clear no is {@link ProviderRefusal}.
 */
export async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeError)) throw cause;
    const status = cause.statusCode ?? 0;
    const isOpen = status === 0 || status >= 500 || status === 429 || status === 409;
    if (isOpen) throw new ProviderAway(cause.message, { cause });
    const code = cause.decline_code ?? cause.code ?? cause.type;
    throw new ProviderRefusal(code, cause.message, { cause, paymentId: cause.payment_intent?.id });
  }
}
