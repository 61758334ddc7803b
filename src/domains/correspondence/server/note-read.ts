import type { Context } from '#platform/verb/context.ts';
import { transact } from '#platform/verb/transact.ts';
import type { Side } from '../contract.ts';
import type { LinkedKind } from '../model/thread-kinds.ts';
import { openReplyLink } from './reply-links.ts';
import { findThread, setStatus, type Thread } from './threads.ts';

/** Notes that a side read a thread, which the caller's transaction has locked; the recipient's first reading is its status. */
export async function noteRead({ db, now }: Pick<Context, 'db' | 'now'>, thread: Thread, side: Side): Promise<void> {
  const party = thread[side];
  await db
    .updateTable('parties')
    .set({ read_at: party.readAt ?? now, seen_at: now })
    .where('id', '=', party.id)
    .execute();
  if (side === 'recipient' && thread.status === 'sent') await setStatus(db, thread, 'read', now);
}

/** The same for the holder of a recipient's link. Throws `not-found` for a link that ended. */
export async function noteReadByLink(ctx: Context, kind: LinkedKind, token: string): Promise<void> {
  const { threadId } = await openReplyLink(ctx, kind, token);
  await transact(ctx, async (inner) => {
    const thread = await findThread(inner.db, threadId, { isForUpdate: true });
    if (thread !== undefined) await noteRead(inner, thread, 'recipient');
  });
}
