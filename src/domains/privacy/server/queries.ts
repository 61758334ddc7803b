import { type ExpressionBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Trx } from '#platform/db/database.ts';
import type { DB } from '#platform/db/schema.gen.ts';
import {
  dataExportSchema,
  type DataExport,
  type PrivacyQuestion,
  QUESTION_KINDS,
  type QuestionKind,
  STRANGER_KINDS,
  type StrangerKind,
} from '../contract.ts';

export type ExportRow = Selectable<DB['data_exports']>;

export function findExport(db: Db, id: string): Promise<ExportRow | undefined> {
  return db.selectFrom('data_exports').selectAll().where('id', '=', id).executeTakeFirst();
}

export function listExports(db: Db, userId: string): Promise<ExportRow[]> {
  return db.selectFrom('data_exports').selectAll().where('user_id', '=', userId).orderBy('created_at', 'desc').limit(5).execute();
}

/** Ends copies that have expired, and says which files nobody can open anymore: theirs, and those of copies that were ended. */
export async function endExportFiles(db: Trx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ file_key: string | null }>`
    with over as (
      select id, file_key from data_exports
      where (state = 'ready' and expires_at < ${now}) or (state = 'expired' and file_key is not null)
      for update
    )
    update data_exports e set state = 'expired', file_key = null, bytes = null from over
    where e.id = over.id returning over.file_key`.execute(db);
  return rows.flatMap(({ file_key: fileKey }) => fileKey ?? []);
}

/** Whether it still has to be packed; a failed copy is tried again. */
export function isOpen(row: Pick<ExportRow, 'state'> | undefined): boolean {
  return row !== undefined && row.state !== 'ready' && row.state !== 'expired';
}

/** Writes how far the packing is; false if the copy was ended meanwhile, or another run was faster. */
export async function updateOpenExport(db: Db, id: string, values: Updateable<DB['data_exports']>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('data_exports')
    .set(values)
    .where('id', '=', id)
    .where('state', 'not in', ['expired', 'ready'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function presentExport(row: ExportRow): DataExport {
  return {
    id: row.id,
    state: dataExportSchema.shape.state.parse(row.state),
    tablesDone: row.tables_done,
    tablesTotal: row.tables_total,
    bytes: row.bytes,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
  };
}

export function findDeletion(db: Db, userId: string) {
  return db.selectFrom('deletion_requests').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Accounts whose days of grace are over. */
export async function listDueDeletions(db: Db, now: Date): Promise<string[]> {
  const rows = await db.selectFrom('deletion_requests').select('user_id').where('due_at', '<=', now).orderBy('due_at').execute();
  return rows.map((row) => row.user_id);
}

const readQuestionKind = (text: string): QuestionKind =>
  (Object.keys(QUESTION_KINDS) as QuestionKind[]).find((kind) => kind === text) ?? 'other';

export const readStrangerKind = (text: string): StrangerKind =>
  (Object.keys(STRANGER_KINDS) as StrangerKind[]).find((kind) => kind === text) ?? 'other';

/** What a person asked about their data, newest first. */
export async function listOwnQuestions(db: Db, userId: string): Promise<PrivacyQuestion[]> {
  const rows = await db
    .selectFrom('privacy_questions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: readQuestionKind(row.kind),
    body: row.body,
    askedAt: row.asked_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    answer: row.answer,
    answeredAt: row.answered_at?.toISOString() ?? null,
  }));
}

const isConfirmed = (eb: ExpressionBuilder<DB, 'privacy_questions'>) =>
  eb.or([eb('user_id', 'is not', null), eb('confirmed_at', 'is not', null)]);

/** All that were confirmed, those without an answer first, the most urgent first. */
export function listQuestions(db: Db, limit: number) {
  return db
    .selectFrom('privacy_questions')
    .selectAll()
    .where(isConfirmed)
    .orderBy('answered_at', (order) => order.desc().nullsFirst())
    .orderBy('due_at')
    .limit(limit)
    .execute();
}
