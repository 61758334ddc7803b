import { disownDocuments, listPlacesOf } from '#domains/documents/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { OPEN_STATUSES } from './queries.ts';

export const LEFT_SENDER = 'Somebody who closed their account';

/**
 * Before a sender is erased, within the caller's transaction: files that a firm can open stay for it until its links end. Of
 * the sender and their words nothing stays. Says whether there are such files.
 */
export async function leaveFiles({ db, now }: Pick<Context, 'db' | 'now'>, userId: string): Promise<boolean> {
  const withFiles = await listPlacesOf(db, userId, 'inquiry_id');
  if (withFiles.length === 0) return false;
  const questions = await db
    .selectFrom('inquiries as q')
    .select('q.id')
    .where('q.status', 'in', OPEN_STATUSES)
    .where('q.id', 'in', withFiles)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('reply_links as l')
          .select('l.inquiry_id')
          .whereRef('l.inquiry_id', '=', 'q.id')
          .where('l.expires_at', '>', now),
      ),
    )
    .forUpdate()
    .execute();
  for (const { id } of questions) {
    await disownDocuments(db, { column: 'inquiry_id', id, userId });
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
