import { sql } from 'kysely';
import { disownDocuments, listKeysWithDocumentsOf } from '#domains/documents/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { OPEN_STATUSES } from './queries.ts';

export const LEFT_SENDER = 'Somebody who closed their account';

/**
 * Before a sender is erased, within the caller's transaction: files that a firm can open stay for it until its links end. Of
 * the sender and their words nothing stays. Says whether there are such files.
 */
export async function leaveFiles({ db, now }: Pick<Context, 'db' | 'now'>, userId: string): Promise<boolean> {
  const withFiles = await listKeysWithDocumentsOf(db, userId, 'inquiry');
  if (withFiles.length === 0) return false;
  const questions = await db
    .selectFrom('inquiries as q')
    .select(['q.id', 'q.public_id'])
    .where('q.status', 'in', OPEN_STATUSES)
    .where('q.public_id', 'in', withFiles)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('reply_links as l')
          .innerJoin('subjects as s', 's.id', 'l.subject_id')
          .select('l.subject_id')
          .where('s.kind', '=', 'inquiry')
          .where('s.key', '=', sql<string>`q.public_id::text`)
          .where('l.expires_at', '>', now),
      ),
    )
    .forUpdate()
    .execute();
  for (const { id, public_id: key } of questions) {
    await disownDocuments(db, { kind: 'inquiry', key }, userId);
    await db.deleteFrom('inquiry_messages').where('inquiry_id', '=', id).execute();
    await db
      .updateTable('inquiries')
      .set({
        user_id: null,
        name: LEFT_SENDER,
        email: '',
        phone: null,
        message: '',
        may_call: false,
        consent: '{}',
        sender_left_at: now,
      })
      .where('id', '=', id)
      .execute();
  }
  return questions.length > 0;
}
