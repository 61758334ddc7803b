import type { Context, UserActor } from './context.ts';
import { DomainError } from './domain-error.ts';

/** The signed-in person who asks. Throws `unauthenticated` for anyone else. */
export function requireUser({ actor }: Pick<Context, 'actor'>): UserActor {
  if (actor.kind !== 'user') throw new DomainError('unauthenticated', 'Sign in to do this.');
  return actor;
}

/** Who asks, where they are signed in: for what anybody may send; null for anyone else. */
export function userIdOf({ actor }: Pick<Context, 'actor'>): string | null {
  return actor.kind === 'user' ? actor.userId : null;
}
