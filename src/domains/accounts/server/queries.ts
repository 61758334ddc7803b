import { sql, type SelectQueryBuilder } from 'kysely';
import type { Role } from '#lib/roles.ts';
import type { Db } from '#platform/db/database.ts';
import type { DB } from '#platform/db/schema.gen.ts';
import { DomainError } from '#platform/verb/domain-error.ts';

/** A person, with the roles they hold. */
export interface UserRow {
  id: string;
  email: string | null;
  email_verified_at: Date | null;
  display_name: string;
  photo_url: string | null;
  phone_number: string | null;
  role: Role;
  roles: Role[];
  is_demo: boolean;
  disabled_at: Date | null;
  created_at: Date;
  last_login_at: Date | null;
}

const heldRoles = sql<Role[]>`array(select role from role_grants where role_grants.user_id = users.id order by role)`;

export function selectUser<O>(query: SelectQueryBuilder<DB, 'users', O>) {
  return query
    .select([
      'users.id',
      'users.email',
      'users.email_verified_at',
      'users.display_name',
      'users.photo_url',
      'users.phone_number',
      'users.role',
      'users.is_demo',
      'users.disabled_at',
      'users.created_at',
      'users.last_login_at',
    ])
    .select(heldRoles.as('roles'));
}

export function findUser(db: Db, userId: string): Promise<UserRow | undefined> {
  return selectUser(db.selectFrom('users')).where('users.id', '=', userId).executeTakeFirst();
}

export function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return selectUser(db.selectFrom('users')).where('users.email', '=', email).executeTakeFirst();
}

/** Makes calls that change how somebody signs in take turns. In the caller's transaction. */
export async function lockPerson(db: Db, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();
}

export async function findPasswordHash(db: Db, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom('user_passwords').select('password_hash').where('user_id', '=', userId).executeTakeFirst();
  return row?.password_hash;
}

export async function storePassword(db: Db, password: { userId: string; hash: string; now: Date }): Promise<void> {
  const values = { password_hash: password.hash, changed_at: password.now };
  await db
    .insertInto('user_passwords')
    .values({ user_id: password.userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Ends a person's sessions; returns their ids. */
export async function deleteSessions(db: Db, userId: string, except?: string): Promise<string[]> {
  let query = db.deleteFrom('sessions').where('user_id', '=', userId);
  if (except !== undefined) query = query.where('id', '!=', except);
  const ended = await query.returning('id').execute();
  return ended.map(({ id }) => id);
}

/**
 * Erases a person, and by the database's own references everything that is theirs. Throws `conflict` for an administrator, who
 * may be the last one.
 */
export async function eraseUser(db: Db, userId: string): Promise<void> {
  const admin = await db
    .selectFrom('role_grants')
    .select('role')
    .where('user_id', '=', userId)
    .where('role', '=', 'admin')
    .executeTakeFirst();
  if (admin !== undefined) throw new DomainError('conflict', 'Administrators can’t be erased: revoke the role first.');
  await db.deleteFrom('users').where('id', '=', userId).execute();
}
