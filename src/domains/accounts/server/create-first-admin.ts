import { capitalize } from '#lib/format.ts';
import { randomInt } from 'node:crypto';
import { USUAL_ROLE } from '#lib/roles.ts';
import { writeFirstMark } from '#platform/db/marks.ts';
import { hashPassword } from '#platform/identity/password.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { transact } from '#platform/verb/transact.ts';
import { grantAdmin } from './administer-users.ts';
import { createUser } from './create-user.ts';
import { storePassword } from './queries.ts';

const MARKER = 'first-admin';
/** An address that can never exist: nothing is mailed to it. */
const EMAIL = 'admin@demo.invalid';
const SYLLABLES = ['ba', 'de', 'fi', 'go', 'ku', 'la', 'me', 'ni', 'po', 'ru', 'sa', 'te', 'vi', 'wo', 'zu', 'xa'];

/**
 * Creates the demonstration's administrator, once per installation. Returns the first password, which is never stored in
 * clear; undefined if there already is an administrator.
 */
export async function createFirstAdmin(ctx: Context): Promise<{ email: string; password: string } | undefined> {
  requireSystem(ctx);
  const password = makePassword();
  const hash = await hashPassword(password);
  return transact(ctx, async (inner) => {
    if (!(await writeFirstMark(inner.db, MARKER, { email: EMAIL }))) return undefined;
    const user = await createUser(inner, {
      email: EMAIL,
      isEmailVerified: true,
      displayName: 'Demo Administrator',
      role: USUAL_ROLE,
      grantedBy: 'operator',
    });
    if (user === undefined) return undefined;
    await storePassword(inner.db, { userId: user.id, hash, now: inner.now });
    await grantAdmin(inner, user.id);
    await inner.db.updateTable('users').set({ role: 'admin' }).where('id', '=', user.id).execute();
    return { email: EMAIL, password };
  });
}

// 16 syllables of 4 bits and 4 digits: 77 bits, and still typed without a mistake.
function makePassword(): string {
  const words = [1, 2, 3, 4].map(() => [1, 2, 3, 4].map(() => SYLLABLES[randomInt(SYLLABLES.length)]).join(''));
  const [first = '', ...rest] = words;
  return [capitalize(first), ...rest, String(randomInt(1000, 10_000))].join('-');
}
