import { openShareLink, type OpenedLink, shareThings } from '#domains/sharing/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { documentSharing, type SharedFile } from '../contract/vault.ts';
import { canStamp } from '../model/file-limits.ts';
import { noteOpening } from './giving.ts';
import { type DocumentRow, findDocument } from './queries.ts';
import { requireScanned } from './scan-later.ts';
import { serveStamped } from './stamp.ts';
import { requireOwnRow } from './vault-rows.ts';

/** Links to one document. While it is in the trash they answer as if they had ended. */
export const documentShares = shareThings(documentSharing, {
  kind: 'document',
  keyOf: async (ctx, { documentId }) => {
    const row = await requireOwnRow(ctx.db, requireUser(ctx).userId, documentId);
    return row.public_id;
  },
  checkShareable: async (ctx, { documentId }) => {
    const row = await requireOwnRow(ctx.db, requireUser(ctx).userId, documentId);
    if (row.trashed_at !== null) throw new DomainError('conflict', 'This file is in the trash: restore it first.');
    requireScanned(ctx, row);
  },
  present: presentShared,
});

async function presentShared(ctx: Context, link: OpenedLink): Promise<SharedFile> {
  const row = await requireLinked(ctx, link);
  return {
    name: row.name,
    contentType: row.content_type,
    sizeBytes: row.size_bytes,
    sha256: row.is_stamped ? null : row.sha256,
    isRefused: row.is_stamped && !canStamp(row.content_type),
    sharedBy: link.sharedBy,
    isScanned: row.scan === 'clean',
    expiresAt: link.expiresAt.toISOString(),
  };
}

/** The document behind a link, as a download. Throws `not-found` for links that have ended. */
export async function serveSharedFile(ctx: ServerContext, token: string): Promise<Response> {
  const link = await openShareLink(ctx, 'document', token, { countsAsView: false });
  const row = await requireLinked(ctx, link);
  const served = await serveStamped(ctx, row, link.sharedBy);
  await noteOpening(ctx, row.public_id, '');
  return served;
}

/** Throws `not-found` if the document is in the trash or belongs to somebody else by now. */
async function requireLinked(ctx: Context, { subjectKey, userId }: OpenedLink): Promise<DocumentRow> {
  const row = await findDocument(ctx.db, subjectKey);
  if (row === undefined || row.user_id !== userId || row.is_trashed)
    throw new DomainError('not-found', 'This link has expired or never existed.');
  return row;
}
