import type { Context } from '#platform/verb/context.ts';
import { isLinked } from '../model/thread-kinds.ts';
import type { About } from './about.ts';
import { moveParty } from './pass-threads.ts';
import type { Thread } from './threads.ts';

/** Before a sender adds something: what they add is for who answers for the thing now, and for nobody who did before. */
export async function followAnswerer(ctx: Pick<Context, 'db' | 'actor'>, thread: Thread, { address }: About): Promise<void> {
  const { kind, recipient } = thread;
  // What demonstration people write reaches nobody.
  const isDemo = ctx.actor.kind === 'user' && ctx.actor.isDemo;
  if (!isDemo && isLinked(kind) && recipient.userId === null && recipient.email !== address)
    await moveParty(ctx.db, recipient, address);
}
