import { sql, type Insertable } from 'kysely';
import { lockPerson } from '#domains/accounts/server/index.ts';
import type { Db, Trx } from '#platform/db/database.ts';
import type { Documents } from '#platform/db/schema.gen.ts';
import { DOCUMENT_TYPES } from '../model/document-rules.ts';

const COLUMNS = [
  'public_id',
  'user_id',
  'loan_application_id',
  'deal_task_id',
  'inquiry_id',
  sql<string | null>`(select public_id from inquiries where inquiries.id = documents.inquiry_id)`.as('inquiry_public_id'),
  'item',
  'name',
  'content_type',
  'size_bytes',
  'sha256',
  'file_key',
  'created_at',
] as const;

/** One row of the table that the column names. */
export type DocumentPlace = { column: 'loan_application_id' | 'deal_task_id'; id: string } | { column: 'inquiry_id'; id: number };

export type DocumentRow = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

export function listDocumentsOf(db: Db, userId: string) {
  return db.selectFrom('documents').select(COLUMNS).where('user_id', '=', userId).orderBy('id').execute();
}

export function findDocument(db: Db, publicId: string) {
  return db.selectFrom('documents').select(COLUMNS).where('public_id', '=', publicId).executeTakeFirst();
}

/** What goes with one subject, the oldest first, whoever added it. */
export function listDocumentsWith(db: Db, { column, id }: DocumentPlace) {
  return db.selectFrom('documents').select(COLUMNS).where(column, '=', id).orderBy('id').execute();
}

/** How much a person keeps; until the end of the transaction nobody adds to it. */
export async function measureForUpdate(trx: Trx, userId: string): Promise<{ count: number; bytes: number }> {
  await lockPerson(trx, userId);
  const { rows } = await sql<{ count: number; bytes: number }>`
    select count(*)::integer as count, coalesce(sum(size_bytes), 0)::double precision as bytes
    from documents where user_id = ${userId}`.execute(trx);
  return rows[0] ?? { count: 0, bytes: 0 };
}

/** A row takes its file off the list of those to remove; undefined where there is one of this id already. */
export async function insertDocument(trx: Trx, row: Insertable<Documents>): Promise<DocumentRow | undefined> {
  const inserted = await trx
    .insertInto('documents')
    .values(row)
    .onConflict((conflict) => conflict.column('public_id').doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  if (inserted === undefined) return undefined;
  await trx.deleteFrom('document_files_to_remove').where('file_key', '=', row.file_key).execute();
  return inserted;
}

/** False where this person has no such document. */
export async function removeDocument(db: Db, userId: string, publicId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('documents')
    .where('public_id', '=', publicId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The subjects with which a person keeps something, by the column that names them. */
export async function listPlacesOf(db: Db, userId: string, column: 'inquiry_id'): Promise<number[]> {
  const rows = await db.selectFrom('documents').select(column).distinct().where('user_id', '=', userId).execute();
  return rows.flatMap((row) => row[column] ?? []);
}

/** Removes what one person keeps with one subject. */
export async function removeDocumentsOf(
  db: Db,
  { column, id, userId }: { column: 'loan_application_id' | 'deal_task_id'; id: string; userId: string },
): Promise<void> {
  await db.deleteFrom('documents').where(column, '=', id).where('user_id', '=', userId).execute();
}

/** Leaves what one person keeps with a subject to whoever else sees it, under names that say nothing of the person. */
export async function disownDocuments(db: Db, { column, id, userId }: DocumentPlace & { userId: string }): Promise<void> {
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'content_type'])
    .where(column, '=', id)
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  for (const [index, row] of rows.entries())
    await db
      .updateTable('documents')
      .set({ user_id: null, name: `File ${index + 1}.${DOCUMENT_TYPES[row.content_type]}` })
      .where('id', '=', row.id)
      .execute();
}

export async function noteFileToRemove(db: Db, fileKey: string, dueAt: Date): Promise<void> {
  await db.insertInto('document_files_to_remove').values({ file_key: fileKey, due_at: dueAt }).execute();
}

export async function listFilesToRemove(db: Db, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('document_files_to_remove')
    .select('file_key')
    .where('due_at', '<=', now)
    .limit(most)
    .execute();
  return rows.map((row) => row.file_key);
}

export async function forgetFile(db: Db, fileKey: string): Promise<void> {
  await db.deleteFrom('document_files_to_remove').where('file_key', '=', fileKey).execute();
}
