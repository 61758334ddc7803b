import { sql, type RawBuilder } from 'kysely';
import { nameOf } from '#lib/person-name.ts';
import type { Db } from '#platform/db/database.ts';

/** Why no mail goes to a person. */
export type MailHindrance = 'demonstration' | 'disabled' | 'no-address' | 'unconfirmed-address';

/** A person as other domains know them. */
export interface Person {
  id: string;
  /** Name as others see it: never empty. */
  name: string;
  /** Name as they wrote it; may be empty. */
  ownName: string;
  /** Their address, proven or not: shown only to themselves. */
  email: string | null;
  /** Their address once they have proven that it is theirs. */
  provenAddress: string | null;
  /** Where mail goes; null if none may be sent, and then `hindrance` says why. */
  mailAddress: string | null;
  mailHindrance: MailHindrance | null;
  isDemo: boolean;
  isDisabled: boolean;
  createdAt: Date;
  /** A demo person whose past is still being written: what happens to them then is no news. */
  isBeingMade: boolean;
}

/** People by their ids; unknown ids are left out. */
export async function findPeople(db: Db, ids: readonly string[]): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Omit<Person, 'name'>>`
    select id, name as "ownName", email, proven_address as "provenAddress", mail_address as "mailAddress",
      mail_hindrance as "mailHindrance", is_demo as "isDemo", is_disabled as "isDisabled", created_at as "createdAt",
      is_being_made as "isBeingMade"
    from people where id = any(${[...new Set(ids)]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.id, { ...row, name: nameOf(row.ownName) }]));
}

/** One person; undefined for an unknown id. */
export async function findPerson(db: Db, id: string): Promise<Person | undefined> {
  return (await findPeople(db, [id])).get(id);
}

/** One person's name as others see it. */
export async function findName(db: Db, id: string): Promise<string> {
  return (await findPerson(db, id))?.name ?? nameOf(undefined);
}

/** Who has proven that an address is theirs. */
export async function findIdByProvenAddress(db: Db, address: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from people where email = lower(${address}) and proven_address is not null`.execute(db);
  return rows[0]?.id;
}

/** Condition on a column of ids: no demo person whose past is still being written, and whom the clock waits for. */
export function hasWholePast(userId: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (select from people p where p.id = ${sql.ref(userId)} and p.is_being_made)`;
}

/**
 * Condition on a table with `user_id` and `email`: rows that belong to a person by account, or by an address that they have
 * proven.
 */
export function belongsTo(userId: string): RawBuilder<boolean> {
  return sql<boolean>`(user_id = ${userId} or (user_id is null and lower(email) = (
    select p.proven_address from people p where p.id = ${userId})))`;
}

/** The same for several people, of a table that is joined under a name. */
export function belongsToAny(userIds: readonly string[], row: string): RawBuilder<boolean> {
  const [userId, email] = [sql.ref(`${row}.user_id`), sql.ref(`${row}.email`)];
  return sql<boolean>`exists (select from people mine where mine.id = any(${[...userIds]}::text[])
    and (mine.id = ${userId} or (${userId} is null and mine.proven_address = lower(${email}))))`;
}

/** Condition on `people` joined under a name: real people and those without an account count, demo people where it is said. */
export function isCounted(
  person: string,
  { countsDemoPeople = false }: { countsDemoPeople?: boolean } = {},
): RawBuilder<boolean> {
  return sql<boolean>`(${countsDemoPeople} or ${sql.ref(`${person}.is_demo`)} is not true)`;
}

/** Who works for this site: everybody with the role of an administrator. */
export async function listStaff(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('role_grants').select('user_id').where('role', '=', 'admin').execute();
  return rows.map((row) => row.user_id);
}
