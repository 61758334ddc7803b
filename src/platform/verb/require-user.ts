import type { Context, UserActor } from './context.ts';
import { DomainError } from './domain-error.ts';

/** The signed-in person who asks. Throws `unauthenticated` for anybody else. */
export function requireUser({ actor }: Pick<Context, 'actor'>): UserActor {
  if (actor.kind !== 'user') throw new DomainError('unauthenticated', 'Sign in to do this.');
  return actor;
}

/** The signed-in person who asks, or null: for what anybody may send. */
export function userIdOf({ actor }: Pick<Context, 'actor'>): string | null {
  return actor.kind === 'user' ? actor.userId : null;
}
