import { actsAsAdmin } from '#lib/roles.ts';
import type { Context, UserActor } from './context.ts';
import { DomainError } from './domain-error.ts';

/** The signed-in person who asks. Throws `unauthenticated` for anybody else. */
export function requireUser({ actor }: Pick<Context, 'actor'>): UserActor {
  if (actor.kind !== 'user') throw new DomainError('unauthenticated', 'Sign in to do this.');
  return actor;
}

/**
 * The same, whose address is proven. Throws `forbidden` for other people, with what the address is needed for: "signers see who
 * asks them".
 */
export function requireProvenAddress(ctx: Pick<Context, 'actor'>, why: string): UserActor {
  const user = requireUser(ctx);
  if (!user.emailVerified)
    throw new DomainError('forbidden', `Confirm your email address first: ${why}.`, { publicCode: 'email-not-verified' });
  return user;
}

/** The same where demonstration people, who have no address, may as well. */
export function requireReachable(ctx: Pick<Context, 'actor'>, why: string): UserActor {
  const user = requireUser(ctx);
  return user.isDemo ? user : requireProvenAddress(ctx, why);
}

/** For verbs of administrators; commands and background work may call them, too. Throws `unauthenticated` and `forbidden`. */
export function requireAdmin(ctx: Pick<Context, 'actor'>): void {
  if (ctx.actor.kind === 'system') return;
  if (!actsAsAdmin(requireUser(ctx))) throw new DomainError('forbidden', 'Only an administrator can do this.');
}

/** The signed-in person who asks, or null: for what anybody may send. */
export function userIdOf({ actor }: Pick<Context, 'actor'>): string | null {
  return actor.kind === 'user' ? actor.userId : null;
}
