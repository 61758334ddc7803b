import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/**
 * Deletes the mails to an address, and those sent to others in its name, because answers to them would go there.
 * With `since`, only those written from then on.
 */
export async function forgetMail(db: Db, address: string, { since = new Date(0) }: { since?: Date } = {}): Promise<void> {
  await sql`
    delete from mail_messages
    where lower(${address}) in (lower(to_address), lower(reply_to)) and created_at >= ${since}`.execute(db);
}
