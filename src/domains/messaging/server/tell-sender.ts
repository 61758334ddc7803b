import { sql } from 'kysely';
import { notifyIfWanted, wantsMail } from '#domains/notifications/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/http/context.ts';

/** The account of who sent something: signed in, or from an address that is proven by now. */
export async function findSenderId(db: Db, sent: { user_id: string | null; email: string }): Promise<string | undefined> {
  if (sent.user_id !== null) return sent.user_id;
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`lower(email) = lower(${sent.email})`)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return row?.id;
}

/** Tells the sender in the product that their firm answered, where they have an account and want to hear of it. */
export async function tellSender(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string | undefined,
  { title, body }: { title: string; body: string },
): Promise<void> {
  if (userId !== undefined) await notifyIfWanted(db, now, { userId, topic: 'inquiries', title, body, href: '/inquiries' });
}

/** Whether the answer goes by mail too: who has an account may want it in the product alone. */
export async function takesAnswersByMail(db: Db, userId: string | undefined): Promise<boolean> {
  return userId === undefined || wantsMail(db, userId, 'inquiries');
}
