import { isIP } from 'node:net';
import { isPrivate } from '#platform/strangers/fetch-from-stranger.ts';
import type { Db } from '#platform/db/database.ts';

/** What two accounts can have in common that suggests one person behind both. */
export type Tie = 'device' | 'address';

/**
 * What somebody's account has in common with any of others: a browser that signed in to both, or the network address of a session
 * of each. Addresses of private networks say nothing: behind a proxy, everybody may have the same.
 */
export async function findTie(db: Db, userId: string, others: readonly string[]): Promise<Tie | undefined> {
  if (others.length === 0) return undefined;
  const device = await db
    .selectFrom('known_devices as own')
    .innerJoin('known_devices as theirs', 'theirs.device_hash', 'own.device_hash')
    .select('own.user_id')
    .where('own.user_id', '=', userId)
    .where('theirs.user_id', 'in', [...others])
    .limit(1)
    .executeTakeFirst();
  if (device !== undefined) return 'device';
  const addresses = await db
    .selectFrom('sessions as own')
    .innerJoin('sessions as theirs', 'theirs.address', 'own.address')
    .select('own.address')
    .distinct()
    .where('own.user_id', '=', userId)
    .where('theirs.user_id', 'in', [...others])
    .execute();
  return addresses.some(({ address }) => isIP(address) !== 0 && !isPrivate(address)) ? 'address' : undefined;
}
