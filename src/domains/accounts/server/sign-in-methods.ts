import type { z } from 'zod';
import { authError } from '#platform/identity/auth-error.ts';
import type { Db } from '#platform/db/database.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { getSignInMethods, passkeySchema, Provider } from '../contract.ts';
import { isRecentlyProven, type AccountContext } from './account-context.ts';
import { hasTwoFactor } from './second-factor.ts';

type SignInMethods = z.output<NonNullable<typeof getSignInMethods.response>>;

/** The ways in which the caller can sign in. */
export async function readSignInMethods(ctx: AccountContext): Promise<SignInMethods> {
  const actor = requireUser(ctx);
  const { db } = ctx;
  const { userId } = actor;
  const password = await db.selectFrom('user_passwords').select('changed_at').where('user_id', '=', userId).executeTakeFirst();
  const providers = await db
    .selectFrom('provider_accounts')
    .select(['provider', 'email', 'linked_at'])
    .where('user_id', '=', userId)
    .orderBy('linked_at')
    .execute();
  const passkeys = await db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    hasPassword: password !== undefined,
    passwordChangedAt: password?.changed_at.getTime() ?? null,
    providers: providers.map(({ provider, email, linked_at: linkedAt }) => ({
      provider: provider as Provider,
      email,
      linkedAt: linkedAt.getTime(),
    })),
    passkeys: passkeys.map(presentPasskey),
    twoFactor: { isOn: await hasTwoFactor(db, userId), recoveryCodesLeft: left },
    needsRecentSignIn: !(await isRecentlyProven(ctx, actor)),
  };
}

export interface PasskeyRow {
  id: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
  is_backed_up: boolean;
}

export function presentPasskey(row: PasskeyRow): z.output<typeof passkeySchema> {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at.getTime(),
    lastUsedAt: row.last_used_at?.getTime() ?? null,
    isBackedUp: row.is_backed_up,
  };
}

/** Nobody locks themselves out. Throws `last-sign-in-method` where nothing is left, which undoes the transaction. */
export async function requireSomeMethod(db: Db, userId: string): Promise<void> {
  for (const table of ['user_passwords', 'provider_accounts', 'passkeys'] as const) {
    const left = await db.selectFrom(table).select('user_id').where('user_id', '=', userId).executeTakeFirst();
    if (left !== undefined) return;
  }
  throw authError('last-sign-in-method');
}
