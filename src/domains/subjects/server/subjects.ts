import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** Things that have files, links, invitations and threads. */
export type SubjectKind =
  | 'collection'
  | 'roadmap'
  | 'roadmap-task'
  | 'loan-application'
  | 'cma'
  | 'home-value'
  | 'listing'
  | 'own-listing'
  | 'offer'
  | 'service-request'
  | 'lead'
  | 'schedule'
  | 'engagement'
  | 'vendor'
  | 'thread'
  | 'document'
  | 'folder'
  | 'vault'
  | 'held'
  | 'contract';

/** A thing, by its kind and its id within the kind; a database trigger removes the subject with the thing. */
export interface Subject {
  kind: SubjectKind;
  key: string;
}

/** A subject with its owner: null if somebody without an account sent it. */
export interface OwnedSubject extends Subject {
  ownerId: string | null;
}

/** The id of a subject; the first call creates it in the caller's transaction. */
export async function findOrCreateSubject(db: Db, { kind, key, ownerId }: OwnedSubject): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into subjects (kind, key, user_id) values (${kind}, ${key}, ${ownerId}) on conflict (kind, key) do nothing returning id)
    select id from made union all select id from subjects where kind = ${kind} and key = ${key} limit 1`.execute(db);
  // If two callers create it at once, the second sees it only now.
  return rows[0]?.id ?? (await findOrCreateSubject(db, { kind, key, ownerId }));
}

/** Condition on a table with `subject_id`: rows about this subject. */
export function isAbout({ kind, key }: Subject): RawBuilder<boolean> {
  return sql<boolean>`subject_id = (select s.id from subjects s where s.kind = ${kind} and s.key = ${key})`;
}

/** For a table with `subject_id`: the key of the row's subject if it has this kind; otherwise null. */
export function keyIfOf(kind: SubjectKind): RawBuilder<string | null> {
  return sql<string | null>`(select s.key from subjects s where s.id = subject_id and s.kind = ${kind})`;
}
