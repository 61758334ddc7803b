import { lockPerson } from '#domains/accounts/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { MOST_OPEN_ENVELOPES } from '../model/limits.ts';

/**
 * Locks a person who opens one more envelope, so that two at once are counted one after the other. The person comes before the
 * envelope, as everywhere. Throws `conflict` if they have as many open as they may.
 */
export async function requireRoomForEnvelope(trx: Trx, userId: string): Promise<void> {
  await lockPerson(trx, userId);
  const { count } = await trx
    .selectFrom('envelopes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', 'in', ['pending', 'sealing'])
    .executeTakeFirstOrThrow();
  if (count >= MOST_OPEN_ENVELOPES)
    throw new DomainError('conflict', `${MOST_OPEN_ENVELOPES} envelopes are already waiting for signatures: cancel one first.`);
}
