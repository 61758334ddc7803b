import { lockPerson } from '#domains/accounts/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Identity } from '#platform/identity/identity.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { Document } from '../contract.ts';
import type { DocumentVersion } from '../contract/uploads.ts';
import type { VaultDocument } from '../contract/vault.ts';
import { withEnding } from '../model/file-names.ts';
import { serveRow } from './serve-row.ts';
import { presentDocument } from './present.ts';
import { findDocument } from './queries.ts';
import { requireStampStays } from './stamp.ts';
import { presentVaultDocument, requireOwnRow } from './vault-rows.ts';

export interface VersionFile {
  name: string;
  content_type: string;
  size_bytes: number;
  sha256: string;
  file_key: string;
  scan: 'none' | 'clean';
}

/** Makes a file the newest version of a document; what was there stays as the version before. */
export async function putVersion(
  { db, now }: Context & { db: Trx },
  { id, file }: { id: number; file: VersionFile },
): Promise<Document> {
  const before = await db.selectFrom('documents').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  await db
    .insertInto('document_versions')
    .values({
      document_id: id,
      version: before.version,
      name: before.name,
      content_type: before.content_type,
      size_bytes: before.size_bytes,
      sha256: before.sha256,
      file_key: before.file_key,
      created_at: before.created_at,
    })
    .execute();
  await db
    .updateTable('documents')
    .set({
      ...file,
      // The document keeps the name that its owner knows.
      name: withEnding(before.name, file.content_type),
      version: before.version + 1,
      created_at: now,
      scan_tried_at: null,
      scan_tries: 0,
      word_keys: [],
      words_read_at: null,
    })
    .where('id', '=', id)
    .execute();
  const row = await findDocument(db, before.public_id);
  if (row === undefined) throw new DomainError('not-found', 'You have no such document.');
  return presentDocument(row);
}

/** All versions of one of the caller's documents, the newest first. Throws `not-found` for other people's. */
export async function listVersions(ctx: Context, documentId: string): Promise<{ versions: DocumentVersion[] }> {
  const row = await requireOwnRow(ctx.db, requireUser(ctx).userId, documentId);
  const earlier = await ctx.db
    .selectFrom('document_versions')
    .selectAll()
    .where('document_id', '=', row.id)
    .orderBy('version', 'desc')
    .execute();
  return {
    versions: [row, ...earlier].map((one) => ({
      version: one.version,
      name: one.name,
      sizeBytes: one.size_bytes,
      sha256: one.sha256,
      createdAt: one.created_at.toISOString(),
      isCurrent: one === row,
    })),
  };
}

async function requireVersion(ctx: Context, { documentId, version }: { documentId: string; version: number }) {
  const row = await requireOwnRow(ctx.db, requireUser(ctx).userId, documentId);
  const found = await ctx.db
    .selectFrom('document_versions')
    .selectAll()
    .where('document_id', '=', row.id)
    .where('version', '=', version)
    .executeTakeFirst();
  return { row, found };
}

/** One version as a download. Throws `not-found` for other people's, and for one that never was. */
export async function serveVersion(
  ctx: Context & { files: FileStore; identity: Identity },
  which: { documentId: string; version: number },
): Promise<Response> {
  const { row, found } = await requireVersion(ctx, which);
  if (row.version === which.version) return serveRow(ctx, row);
  if (found === undefined) throw new DomainError('not-found', 'There is no such version.');
  return serveRow(ctx, found);
}

/**
 * Makes an earlier version the newest: it moves to the end, and the others stay. Throws `not-found` for other people's and for one
 * that never was, `conflict` for the newest, and as {@link requireStampStays}.
 */
export async function restoreVersion(
  ctx: Context & { files: FileStore; identity: Identity },
  which: { documentId: string; version: number },
): Promise<VaultDocument> {
  const { userId } = requireUser(ctx);
  const wanted = await requireVersion(ctx, which);
  if (wanted.found !== undefined) await requireStampStays(ctx, wanted.row, wanted.found);
  return transact(ctx, async (inner) => {
    await lockPerson(inner.db, userId);
    const { row, found } = await requireVersion(inner, which);
    if (row.version === which.version) throw new DomainError('conflict', 'This is already the newest version.');
    if (found === undefined) throw new DomainError('not-found', 'There is no such version.');
    await inner.db
      .updateTable('document_versions')
      // Out of the way of the trigger that removes files of versions that are gone.
      .set({ file_key: `moved ${found.file_key}` })
      .where('document_id', '=', row.id)
      .where('version', '=', which.version)
      .execute();
    await inner.db
      .deleteFrom('document_versions')
      .where('document_id', '=', row.id)
      .where('version', '=', which.version)
      .execute();
    const { name, content_type, size_bytes, sha256, file_key } = found;
    await putVersion(inner, { id: row.id, file: { name, content_type, size_bytes, sha256, file_key, scan: 'none' } });
    return presentVaultDocument(await requireOwnRow(inner.db, userId, which.documentId));
  });
}
