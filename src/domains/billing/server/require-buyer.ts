import type { UserActor } from '#platform/verb/context.ts';
import { requireReachable } from '#platform/verb/require-user.ts';
import type { BillingContext } from './billing-context.ts';

/** Who may order: a demo person, or one whose address is proven. Throws `email-not-verified` for addresses that nobody proved. */
export function requireBuyer(ctx: BillingContext): UserActor {
  return requireReachable(ctx, 'the receipt goes there');
}
