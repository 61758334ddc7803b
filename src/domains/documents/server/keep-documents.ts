import { findPerson } from '#domains/accounts/server/index.ts';
import type { Subject } from '#domains/subjects/server/index.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { removeFiles } from '#platform/files/files-to-remove.ts';
import { getOpened } from '#platform/files/sealed-files.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser, userIdOf } from '#platform/verb/require-user.ts';
import type { Identity } from '#platform/identity/identity.ts';
import type { Config } from '#platform/config/config.ts';
import type { Document } from '../contract.ts';
import { presentDocument } from './present.ts';
import { findDocument, findDocumentWith, listDocumentsOf, refuseHeld, removeDocument } from './queries.ts';
import { refuseInfected, requireScanned } from './scan-later.ts';
import { serveRow } from './serve-row.ts';
import { serveStamped } from './stamp.ts';

const NOT_HERE = 'You have no such document.';

/** Throws `conflict` for a document of the caller's that must not go to others yet, and `not-found` for another's. */
export async function requireGivable(ctx: Context & { config: Config }, documentId: string): Promise<void> {
  const row = await findDocument(ctx.db, documentId);
  if (row?.user_id !== requireUser(ctx).userId) throw new DomainError('not-found', NOT_HERE);
  requireScanned(ctx, row);
}

/** My documents, the oldest first. */
export async function listDocuments(ctx: Context): Promise<{ documents: Document[] }> {
  const rows = await listDocumentsOf(ctx.db, requireUser(ctx).userId);
  return { documents: rows.map(presentDocument) };
}

/** One of my documents as a download. Throws `not-found` for other people's. */
export async function serveDocument(
  ctx: Context & { files: FileStore; identity: Identity },
  documentId: string,
): Promise<Response> {
  const { userId } = requireUser(ctx);
  const row = await findDocument(ctx.db, documentId);
  if (row?.user_id !== userId) throw new DomainError('not-found', NOT_HERE);
  return serveRow(ctx, row);
}

/** One of the caller's documents with its content, and the thing that it belongs to. Throws `not-found` for other people's, and for one in the trash. */
export async function readOwnDocument(
  ctx: Context & { files: FileStore; identity: Identity },
  documentId: string,
): Promise<{
  name: string;
  contentType: string;
  sha256: string;
  content: Uint8Array;
  place: { kind: string; key: string };
}> {
  const { userId } = requireUser(ctx);
  const row = await findDocument(ctx.db, documentId);
  const content = row?.user_id === userId && !row.is_trashed ? await getOpened(ctx, row.file_key) : undefined;
  if (row === undefined || content === undefined) throw new DomainError('not-found', NOT_HERE);
  const place = { kind: row.place_kind, key: row.place_key };
  return { name: row.name, contentType: row.content_type, sha256: row.sha256, content, place };
}

/**
 * A document of one subject as a download, for whoever may see the subject: for others than who added it with the stamp that they
 * want on it. Throws `not-found` for another's, `conflict` for one in which the virus scanner found something, and for others, at
 * which it has not looked yet, and as {@link serveStamped}.
 */
export async function serveDocumentWith(
  ctx: Context & { files: FileStore; identity: Identity; config?: Config },
  subject: Subject,
  documentId: string,
): Promise<Response> {
  const row = await findDocumentWith(ctx.db, subject, documentId);
  if (row === undefined) throw new DomainError('not-found', 'There is no such document here.');
  if (row.user_id !== null && row.user_id !== userIdOf(ctx)) {
    const sharedBy = row.is_stamped ? await findPerson(ctx.db, row.user_id) : undefined;
    return serveStamped(ctx, row, sharedBy?.name ?? '');
  }
  if (row.user_id === null) requireScanned(ctx, row);
  else refuseInfected(row);
  return serveRow(ctx, row);
}

/** Deletes one of my documents, its file at once where the store answers. Throws `not-found` for other people's. */
export async function deleteDocument(ctx: Context & { files: FileStore }, documentId: string): Promise<void> {
  const { userId } = requireUser(ctx);
  if (!(await removeDocument(ctx.db, userId, documentId))) {
    await refuseHeld(ctx.db, userId, documentId);
    throw new DomainError('not-found', NOT_HERE);
  }
  await removeFiles(ctx);
}
