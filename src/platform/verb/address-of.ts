import type { Actor } from './context.ts';

/** The network address that a request came from; null for the process itself. */
export const addressOf = (actor: Actor): string | null => (actor.kind === 'system' ? null : actor.address);
