import { sql } from 'kysely';
import { belongsTo } from '#domains/accounts/server/index.ts';
import { disownDocuments, listKeysWithDocumentsOf } from '#domains/documents/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { isOpenStatus } from '../model/thread-status.ts';
import { hasOnSide, readThreads, subjectOf } from './threads.ts';

export const LEFT_SENDER = 'Someone who closed their account';

/**
 * Before a sender is erased, within the caller's transaction: files that a recipient can open stay until its links end.
 * Nothing else of the sender stays. Says whether there are such files.
 */
export async function leaveFiles({ db, now }: Pick<Context, 'db' | 'now'>, userId: string): Promise<boolean> {
  const withFiles = await listKeysWithDocumentsOf(db, userId, 'thread');
  if (withFiles.length === 0) return false;
  const threads = await readThreads(
    db,
    sql`t.public_id = any(${withFiles}::uuid[]) and ${hasOnSide('sender', userId)} and exists (
      select from parties p join reply_links l on l.party_id = p.id
      where p.thread_id = t.id and p.side = 'recipient' and l.expires_at > ${now})`,
    { isForUpdate: true },
  );
  const open = threads.filter(({ status }) => isOpenStatus(status));
  for (const thread of open) {
    const { sender } = thread;
    await disownDocuments(db, subjectOf(thread), userId);
    await db.deleteFrom('messages').where('party_id', '=', sender.id).execute();
    await db
      .updateTable('parties')
      .set({
        user_id: null,
        name: LEFT_SENDER,
        email: null,
        phone: null,
        may_call: false,
        consent: null,
        read_at: null,
        seen_at: null,
        left_at: now,
      })
      .where('id', '=', sender.id)
      .execute();
  }
  return open.length > 0;
}

/**
 * Before a recipient is erased, within the caller's transaction: their answers stay with the people who asked, under the
 * firm's name. Says whether they answered anybody.
 */
export async function leaveAnswers(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update parties set user_id = null, email = null, phone = null where side = 'recipient' and ${belongsTo(userId)} returning id`.execute(
    db,
  );
  if (rows.length === 0) return false;
  const answered = await db
    .selectFrom('messages')
    .select('id')
    .where(
      'party_id',
      'in',
      rows.map(({ id }) => id),
    )
    .limit(1)
    .executeTakeFirst();
  return answered !== undefined;
}

/** Forgets threads whose sender is erased, once no link leads there. */
export async function deleteLeftThreads(db: Db): Promise<void> {
  await sql`
    delete from threads t using parties p
    where p.id = t.begun_by and p.left_at is not null and not exists (
      select from reply_links l join parties r on r.id = l.party_id where r.thread_id = t.id and r.side = 'recipient')`.execute(
    db,
  );
}
