import { findOrCreateSubject, type Subject } from '#domains/subjects/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { assignToContact } from './desks.ts';
import { insertMessage } from './messages.ts';
import type { WithAnswering } from './threads.ts';

interface OfferThread {
  /** Of the offer: also that of the thread. */
  publicId: string;
  about: Subject;
  buyer: { userId: string; name: string };
  /** What people call those who sell the home. */
  sellerName: string;
}

/**
 * Begins the thread in which a buyer and those who sell a home write about an offer, within the caller's transaction. Its opening
 * has no words, and nobody is told: the offer itself is the news. The buyer's address stays unknown to the sellers. A repeat
 * begins nothing.
 */
export async function beginOfferThread(
  { db, now, answering }: Pick<Context, 'now'> & WithAnswering & { db: Trx },
  { publicId, about, buyer, sellerName }: OfferThread,
): Promise<void> {
  const thread = await db
    .insertInto('threads')
    .values({
      public_id: publicId,
      kind: 'offer',
      about_id: await findOrCreateSubject(db, { ...about, ownerId: null }),
      status_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('public_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (thread === undefined) return;
  const party = (side: 'sender' | 'recipient', name: string, userId: string | null) =>
    db
      .insertInto('parties')
      .values({ thread_id: thread.id, side, user_id: userId, name, seen_at: side === 'sender' ? now : null })
      .returning('id')
      .executeTakeFirstOrThrow();
  const sender = await party('sender', buyer.name, buyer.userId);
  await party('recipient', sellerName, null);
  await db.updateTable('threads').set({ begun_by: sender.id }).where('id', '=', thread.id).execute();
  await insertMessage(db, { publicId, thread, party: sender, message: '', delivery: null, at: now });
  await assignToContact({ db, answering }, { id: thread.id, about });
}
