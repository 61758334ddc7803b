import type { Trx } from '#platform/db/database.ts';
import { DomainError } from '#platform/verb/domain-error.ts';

/**
 * Whether what a person writes with a key was written already: then it is answered as the first time. Throws `conflict` for a key
 * that something else has.
 */
export async function isWritten(
  trx: Trx,
  table: 'saved_searches' | 'collections' | 'collection_comments',
  { publicId, userId }: { publicId: string; userId: string },
): Promise<boolean> {
  const row = await trx.selectFrom(table).select('user_id').where('public_id', '=', publicId).executeTakeFirst();
  if (row === undefined) return false;
  if (row.user_id !== userId) throw new DomainError('conflict', 'This was sent before. Reload the page and try again.');
  return true;
}
