import type { Context } from '#platform/http/context.ts';
import { DomainError } from '#platform/http/domain-error.ts';

/** The signed-in person; a roadmap is its owner's alone, and every query names the owner. */
export function requireOwner(ctx: Context): string {
  if (ctx.actor.kind !== 'user') throw new DomainError('unauthenticated', 'Sign in to do this.');
  return ctx.actor.userId;
}
