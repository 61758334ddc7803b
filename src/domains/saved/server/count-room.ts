import type { Trx } from '#platform/db/database.ts';
import { takeTurn } from '#platform/db/take-turn.ts';
import { MOST_SAVED_SEARCHES } from '../model/limits.ts';

/** How many more saved searches a person may have, until the end of the transaction. */
export async function countRoom(trx: Trx, userId: string): Promise<number> {
  await takeTurn(trx, 'saved_searches', userId);
  const { count } = await trx
    .selectFrom('saved_searches')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Math.max(0, MOST_SAVED_SEARCHES - count);
}
