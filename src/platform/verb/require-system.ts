import type { Context } from './context.ts';
import { DomainError } from './domain-error.ts';

/** For verbs that only commands and background work may call. */
export function requireSystem(ctx: Context): void {
  if (ctx.actor.kind !== 'system') throw new DomainError('forbidden', 'Only the operator can do this.');
}
