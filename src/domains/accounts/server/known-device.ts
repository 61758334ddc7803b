import { createHash } from 'node:crypto';
import { hashToken } from '#platform/identity/random-token.ts';
import type { AccountContext } from './account-context.ts';
import type { Visit } from './visit.ts';

/** A name for the device of a visit, where the account of this address has signed in there before; else undefined. */
export async function findKnownDevice({ db }: AccountContext, email: string, visit: Visit): Promise<string | undefined> {
  const hash = hashToken(visit.deviceToken ?? '');
  const known = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('known_devices.user_id')
    .where('users.email', '=', email)
    .where('device_hash', '=', hash)
    .executeTakeFirst();
  return known === undefined ? undefined : createHash('sha256').update(hash).digest('base64url').slice(0, 22);
}
