import { sql } from 'kysely';
import { keyIfOf } from '#domains/subjects/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { VaultDocument } from '../contract/vault.ts';
import { presentDocument } from './present.ts';
import { DOCUMENT_COLUMNS } from './queries.ts';

const VAULT_COLUMNS = [...DOCUMENT_COLUMNS, keyIfOf('folder').as('folder_id'), 'tags', 'trashed_at'] as const;

type VaultRow = NonNullable<Awaited<ReturnType<typeof findOwnRow>>>;

/** All that a person keeps, newest first, the trash included. */
export async function listVaultDocuments(db: Db, userId: string): Promise<VaultDocument[]> {
  const rows = await db
    .selectFrom('documents')
    .select(VAULT_COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(presentVaultDocument);
}

function findOwnRow(db: Db, userId: string, documentId: string) {
  return db
    .selectFrom('documents')
    .select(VAULT_COLUMNS)
    .where('public_id', '=', documentId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** One that the person keeps, in the trash or not. Throws `not-found` for other people's. */
export async function requireOwnRow(db: Db, userId: string, documentId: string): Promise<VaultRow> {
  const row = await findOwnRow(db, userId, documentId);
  if (row === undefined) throw new DomainError('not-found', 'There is no such document of yours.');
  return row;
}

export function presentVaultDocument(row: VaultRow): VaultDocument {
  return {
    ...presentDocument(row),
    folderId: row.folder_id,
    tags: row.tags,
    trashedAt: row.trashed_at?.toISOString() ?? null,
  };
}

/** Bytes that a person keeps, the trash included. */
export async function measureVault(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(size_bytes), 0)::double precision as bytes from documents where user_id = ${userId}`.execute(db);
  return rows[0]?.bytes ?? 0;
}
