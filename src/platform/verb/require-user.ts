import type { Context, UserActor } from './context.ts';
import { DomainError } from './domain-error.ts';

/** The signed-in person who asks. Throws `unauthenticated` for anybody else. */
export function requireUser({ actor }: Pick<Context, 'actor'>): UserActor {
  if (actor.kind !== 'user') throw new DomainError('unauthenticated', 'Sign in to do this.');
  return actor;
}

/** For verbs of administrators; commands and background work may call them, too. Throws `unauthenticated` and `forbidden`. */
export function requireAdmin(ctx: Pick<Context, 'actor'>): void {
  if (ctx.actor.kind === 'system') return;
  if (requireUser(ctx).role !== 'admin') throw new DomainError('forbidden', 'Only an administrator can do this.');
}

/** The signed-in person who asks, or null: for what anybody may send. */
export function userIdOf({ actor }: Pick<Context, 'actor'>): string | null {
  return actor.kind === 'user' ? actor.userId : null;
}
