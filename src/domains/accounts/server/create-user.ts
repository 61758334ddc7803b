import { randomUUID } from 'node:crypto';
import type { Role } from '#lib/roles.ts';
import type { Context } from '#platform/verb/context.ts';
import { findUser, type UserRow } from './queries.ts';

export interface NewUser {
  /** Opaque by default. */
  id?: string;
  email: string | null;
  isEmailVerified: boolean;
  displayName: string;
  role: Role;
  isDemo?: boolean;
  grantedBy: string;
}

/** Writes a person and their first role; undefined where the id or the address is taken. In the caller's transaction. */
export async function createUser(ctx: Context, user: NewUser): Promise<UserRow | undefined> {
  const { db, now } = ctx;
  const inserted = await db
    .insertInto('users')
    .values({
      id: user.id ?? randomUUID(),
      email: user.email,
      email_verified_at: user.isEmailVerified ? now : null,
      display_name: user.displayName,
      role: user.role,
      is_demo: user.isDemo ?? false,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) return undefined;
  await db
    .insertInto('role_grants')
    .values({ user_id: inserted.id, role: user.role, granted_at: now, granted_by: user.grantedBy })
    .execute();
  return findUser(db, inserted.id);
}
