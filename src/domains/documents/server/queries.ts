import { sql, type Insertable } from 'kysely';
import { lockPerson } from '#domains/accounts/server/index.ts';
import { findOrCreateSubject, isAbout, keyIfOf, type Subject, type SubjectKind } from '#domains/subjects/server/index.ts';
import type { Db, Trx } from '#platform/db/database.ts';
import type { Documents } from '#platform/db/schema.gen.ts';
import type { Context } from '#platform/verb/context.ts';
import { keepFiles } from '#platform/files/files-to-remove.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { DOCUMENT_TYPES } from '../model/file-limits.ts';

/** Nobody but the vault sees what is in the trash. */
const isKept = sql<boolean>`documents.trashed_at is null`;

export const DOCUMENT_COLUMNS = [
  'public_id',
  'user_id',
  sql<string>`(select s.kind from subjects s where s.id = subject_id)`.as('place_kind'),
  sql<string>`(select s.key from subjects s where s.id = subject_id)`.as('place_key'),
  'item',
  'name',
  'content_type',
  'size_bytes',
  'sha256',
  'scan',
  'is_stamped',
  'file_key',
  'created_at',
  sql<boolean>`trashed_at is not null`.as('is_trashed'),
] as const;

export type DocumentRow = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

export function listDocumentsOf(db: Db, userId: string) {
  return db.selectFrom('documents').select(DOCUMENT_COLUMNS).where('user_id', '=', userId).where(isKept).orderBy('id').execute();
}

/** One document, in the trash or not. */
export function findDocument(db: Db, publicId: string) {
  return db.selectFrom('documents').select(DOCUMENT_COLUMNS).where('public_id', '=', publicId).executeTakeFirst();
}

/** The document of a person with a file in this folder of the store, be it the newest version or an earlier one. */
export function findDocumentWithFileIn(db: Db, userId: string, folder: string) {
  return db
    .selectFrom('documents')
    .select(DOCUMENT_COLUMNS)
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('file_key', 'like', `${folder}%`),
        eb.exists(
          eb
            .selectFrom('document_versions as v')
            .select('v.version')
            .whereRef('v.document_id', '=', 'documents.id')
            .where('v.file_key', 'like', `${folder}%`),
        ),
      ]),
    )
    .executeTakeFirst();
}

/** The newest document of a person with this content that is not in the trash, by its id. */
export async function findOwnByHash(db: Db, userId: string, sha256: string): Promise<string | null> {
  const row = await db
    .selectFrom('documents')
    .select('public_id')
    .where('user_id', '=', userId)
    .where('sha256', '=', sha256)
    .where(isKept)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.public_id ?? null;
}

/** What goes with one subject, the oldest first, whoever added it. */
export function listDocumentsWith(db: Db, subject: Subject) {
  return db.selectFrom('documents').select(DOCUMENT_COLUMNS).where(isAbout(subject)).where(isKept).orderBy('id').execute();
}

/** What goes with several subjects of one kind, the oldest first, by their keys. */
export async function listDocumentsByKey(db: Db, kind: SubjectKind, keys: readonly string[]) {
  const rows = await db
    .selectFrom('documents')
    .innerJoin('subjects as s', 's.id', 'documents.subject_id')
    .select(['s.key', 'public_id', 'item', 'name', 'size_bytes', 'created_at', 'documents.user_id'])
    .where('s.kind', '=', kind)
    .where(isKept)
    .where('s.key', 'in', keys.length === 0 ? [''] : keys)
    .orderBy('documents.id')
    .execute();
  return Map.groupBy(rows, ({ key }) => key);
}

/** One that goes with this subject; undefined for another's. */
export function findDocumentWith(db: Db, subject: Subject, publicId: string) {
  return db
    .selectFrom('documents')
    .select(DOCUMENT_COLUMNS)
    .where('public_id', '=', publicId)
    .where(isAbout(subject))
    .where(isKept)
    .executeTakeFirst();
}

/** How much a person stores; locked until the end of the transaction. */
export async function measureForUpdate(trx: Trx, userId: string): Promise<{ count: number; bytes: number }> {
  await lockPerson(trx, userId);
  const { rows } = await sql<{ count: number; bytes: number }>`
    select count(*)::integer as count, coalesce(sum(size_bytes), 0)::double precision
      + (select coalesce(sum(v.size_bytes), 0)::double precision from document_versions v
          join documents d on d.id = v.document_id where d.user_id = ${userId}) as bytes
    from documents where user_id = ${userId}`.execute(trx);
  return rows[0] ?? { count: 0, bytes: 0 };
}

/** A row takes its file off the list of those to remove; undefined where there is one of this id already. */
export async function insertDocument(trx: Trx, row: Insertable<Documents>): Promise<DocumentRow | undefined> {
  const inserted = await trx
    .insertInto('documents')
    .values(row)
    .onConflict((conflict) => conflict.column('public_id').doNothing())
    .returning(DOCUMENT_COLUMNS)
    .executeTakeFirst();
  if (inserted === undefined) return undefined;
  await keepFiles(trx, [row.file_key]);
  return inserted;
}

/** Throws `conflict` for a document that is held. */
export async function refuseHeld(db: Db, userId: string, publicId: string): Promise<void> {
  const row = await db
    .selectFrom('documents')
    .select('hold_reason')
    .where('public_id', '=', publicId)
    .where('user_id', '=', userId)
    .where('held_at', 'is not', null)
    .executeTakeFirst();
  if (row !== undefined) throw new DomainError('conflict', `This file is held (${row.hold_reason}): take the hold off first.`);
}

/** False where this person has no such document, or holds it. */
export async function removeDocument(db: Db, userId: string, publicId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('documents')
    .where('public_id', '=', publicId)
    .where('user_id', '=', userId)
    .where('held_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The subjects of a kind with which a person keeps something, by their keys. */
export async function listKeysWithDocumentsOf(db: Db, userId: string, kind: SubjectKind): Promise<string[]> {
  const rows = await db
    .selectFrom('documents')
    .select(keyIfOf(kind).as('key'))
    .distinct()
    .where('user_id', '=', userId)
    .execute();
  return rows.flatMap(({ key }) => key ?? []);
}

/** Removes what one person keeps with one subject. */
export async function removeDocumentsOf(db: Db, subject: Subject, userId: string): Promise<void> {
  await db.deleteFrom('documents').where(isAbout(subject)).where('user_id', '=', userId).where('held_at', 'is', null).execute();
}

/**
 * Puts one document of a subject in the trash of whoever added it. False for another's. Throws `conflict` for one that is held.
 */
export async function trashDocumentWith(
  { db, now }: Pick<Context, 'db' | 'now'>,
  subject: Subject,
  publicId: string,
): Promise<boolean> {
  const kept = db.selectFrom('documents').select('held_at').where('public_id', '=', publicId).where(isAbout(subject));
  const row = await kept.where(isKept).executeTakeFirst();
  if (row === undefined) return false;
  if (row.held_at !== null)
    throw new DomainError('conflict', 'This file is on hold. Whoever put it on hold has to remove the hold first.');
  const { numUpdatedRows } = await db
    .updateTable('documents')
    .set({ trashed_at: now })
    .where('public_id', '=', publicId)
    .where('held_at', 'is', null)
    .where(isKept)
    .executeTakeFirst();
  // Held, or thrown away, while this waited for the row.
  return numUpdatedRows > 0n || trashDocumentWith({ db, now }, subject, publicId);
}

/**
 * Passes what one person keeps with a subject to another person. What they threw away stays theirs, and goes to their vault: out of
 * the trash it would come back where they have no part anymore.
 */
export async function passDocuments(db: Db, subject: Subject, { from, to }: { from: string; to: string }): Promise<void> {
  await db
    .updateTable('documents')
    .set({ subject_id: await findOrCreateSubject(db, { kind: 'vault', key: from, ownerId: from }), item: '' })
    .where(isAbout(subject))
    .where('user_id', '=', from)
    .where(sql<boolean>`not (${isKept})`)
    .execute();
  await db
    .updateTable('documents')
    .set({ user_id: to })
    .where(isAbout(subject))
    .where('user_id', '=', from)
    .where(isKept)
    .execute();
}

/** Leaves one person's documents to the others who see the subject, under names that do not identify the person. */
export async function disownDocuments(db: Db, subject: Subject, userId: string): Promise<void> {
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'content_type'])
    .where(isAbout(subject))
    .where('user_id', '=', userId)
    .where(isKept)
    .orderBy('id')
    .execute();
  for (const [index, row] of rows.entries())
    await db
      .updateTable('documents')
      .set({ user_id: null, name: `File ${index + 1}.${DOCUMENT_TYPES[row.content_type]}` })
      .where('id', '=', row.id)
      .execute();
}
