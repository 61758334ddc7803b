import type { UserActor } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { BillingContext } from './billing-context.ts';

/** Who may order. Throws `email-not-verified` for addresses that nobody proved. */
export function requireBuyer(ctx: BillingContext): UserActor {
  const user = requireUser(ctx);
  if (!user.isDemo && !user.emailVerified)
    throw new DomainError('forbidden', 'Confirm your email address first: the receipt goes there.', {
      publicCode: 'email-not-verified',
    });
  return user;
}
