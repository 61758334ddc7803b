import { findOrCreateSubject, type Subject } from '#domains/subjects/server/index.ts';
import type { Db, Trx } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import type { ThreadKind } from '../model/thread-kinds.ts';
import { assignToContact } from './desks.ts';
import { insertMessage } from './messages.ts';
import type { WithAnswering } from './threads.ts';

interface WordlessThread {
  kind: Extract<ThreadKind, 'offer' | 'lead' | 'person'>;
  /** Of the thing itself: also that of the thread. */
  publicId: string;
  about: Subject;
  sender: { userId: string; name: string };
  /** What people call those who answer. */
  recipientName: string;
  /** Whether contacts are taken out of what is written, until `showContacts`. */
  hidesContacts?: boolean;
}

/**
 * Begins the thread that goes with something, such as an offer, within the caller's transaction. Its opening has no words, and
 * nobody is told: the thing itself is the news. The sender's address stays unknown to the other side. A repeat begins nothing.
 */
export async function beginWordlessThread(
  { db, now, answering }: Pick<Context, 'now'> & WithAnswering & { db: Trx },
  { kind, publicId, about, sender, recipientName, hidesContacts = false }: WordlessThread,
): Promise<void> {
  const thread = await db
    .insertInto('threads')
    .values({
      public_id: publicId,
      kind,
      about_id: await findOrCreateSubject(db, { ...about, ownerId: null }),
      status_at: now,
      created_at: now,
      hides_contacts: hidesContacts,
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
  const begun = await party('sender', sender.name, sender.userId);
  await party('recipient', recipientName, null);
  await db.updateTable('threads').set({ begun_by: begun.id }).where('id', '=', thread.id).execute();
  await insertMessage(db, { publicId, thread, party: begun, message: '', delivery: null, at: now });
  await assignToContact({ db, answering }, { id: thread.id, about });
}

/** The other side learns who the sender is, and what is written from now on keeps its phone numbers, addresses and links. */
export async function showContacts(db: Db, publicId: string, senderName: string): Promise<void> {
  const thread = await db
    .updateTable('threads')
    .set({ hides_contacts: false })
    .where('public_id', '=', publicId)
    .returning('begun_by')
    .executeTakeFirst();
  if (thread?.begun_by != null)
    await db.updateTable('parties').set({ name: senderName }).where('id', '=', thread.begun_by).execute();
}

/** Ends or opens what can be written about a thing; the messages stay. */
export async function setWritable(db: Db, publicId: string, { isOpen, at }: { isOpen: boolean; at: Date }): Promise<void> {
  await db
    .updateTable('threads')
    .set({ status: isOpen ? 'sent' : 'closed', status_at: at })
    .where('public_id', '=', publicId)
    .where('status', isOpen ? '=' : '<>', 'closed')
    .execute();
}
