import type { Context } from '#platform/http/context.ts';
import { DomainError } from '#platform/http/domain-error.ts';

/** The signed-in person whose own profile this is about; profiles are nobody else's. */
export function requireBuyer(ctx: Context): string {
  if (ctx.actor.kind !== 'user') throw new DomainError('unauthenticated', 'Sign in to do this.');
  return ctx.actor.userId;
}
