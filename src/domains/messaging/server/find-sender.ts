import { findIdByProvenAddress } from '#domains/accounts/server/index.ts';
import type { Recipient } from '#domains/notifications/server/index.ts';
import type { Db } from '#platform/db/database.ts';

/** Who sent something, to be told of its answer: at the address they gave, and with their account where they have one by now. */
export async function findSender(db: Db, { user_id, email }: { user_id: string | null; email: string }): Promise<Recipient> {
  const userId = user_id ?? (await findIdByProvenAddress(db, email));
  return userId === undefined ? { address: email } : { userId, address: email };
}
