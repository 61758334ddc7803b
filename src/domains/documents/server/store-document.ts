import { findOrCreateSubject, type OwnedSubject, type Subject } from '#domains/subjects/server/index.ts';
import { formatNumber } from '#lib/format.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { keepFiles } from '#platform/files/files-to-remove.ts';
import { putSealed, SEALED_FOLDER } from '#platform/files/sealed-files.ts';
import { storeThenWrite } from '#platform/files/store-then-write.ts';
import type { Config } from '#platform/config/config.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { Identity } from '#platform/identity/identity.ts';
import type { Document } from '../contract.ts';
import { DOCUMENT_TYPES, MOST_DOCUMENTS, MOST_TOTAL_BYTES, MOST_TOTAL_SIZE } from '../model/file-limits.ts';
import { withEnding } from '../model/file-names.ts';
import { scanContent } from './scan-files.ts';
import { presentDocument } from './present.ts';
import { type DocumentRow, findDocument, findDocumentWith, insertDocument, measureForUpdate } from './queries.ts';
import { readUpload } from './read-upload.ts';
import { requireStampStays } from './stamp.ts';
import { putVersion, type VersionFile } from './versions.ts';

export const SENT_ALREADY = 'This file was already sent. Choose it again.';

interface Sent {
  documentId: string;
  item?: string;
  name: string;
  request: Request;
  /** The caller's document about the same subject that gets the file as its new version, if it is one. */
  replaces?: string | undefined;
  /** Throws if the caller may no longer add to the subject. */
  stillMay?: (ctx: Context) => Promise<unknown>;
}

/**
 * Keeps the file in a request's body, sealed, as a document of the caller's; `item` says which of the subject's papers it is.
 * Callers check first that the subject is theirs; `stillMay` checks again in the transaction that keeps it. The same id again gets
 * the first answer. Throws `invalid` for other files, `conflict` if there is no space left, `not-found` for another's to replace, and as {@link requireStampStays}.
 */
export async function storeDocument(
  ctx: Storing,
  subject: OwnedSubject,
  { documentId, item = '', name, request, replaces, stillMay }: Sent,
): Promise<Document> {
  const { userId } = requireUser(ctx);
  const earlier = await findEarlier(ctx, subject, documentId);
  if (earlier !== undefined) return earlier;
  const row = await storeFor(ctx, {
    userId,
    subject,
    documentId,
    item,
    name,
    request,
    replaces,
    ...(stillMay === undefined ? {} : { stillMay }),
  });
  if (row !== undefined) return presentDocument(row);
  // The same file, sent twice at once.
  const first = await findEarlier(ctx, subject, documentId);
  if (first === undefined) throw new DomainError('conflict', SENT_ALREADY);
  return first;
}

type Storing = Context & { files: FileStore; identity: Identity; config?: Config };

interface StoredFor<Given> extends Sent {
  /** Whose document it becomes. */
  userId: string;
  /** As a function where it shows only in the transaction that keeps the file. */
  subject: OwnedSubject | ((ctx: Context) => Promise<OwnedSubject>);
  /** What happens with it, in the same transaction. */
  stored?: (ctx: Given & { db: Trx }, id: number) => Promise<unknown>;
}

/** The same in the name of somebody who need not be the caller. Undefined if there is a document of this id already. */
export async function storeFor<Given extends Storing>(
  ctx: Given,
  { userId, subject: given, documentId, item = '', name, request, replaces, stillMay, stored }: StoredFor<Given>,
): Promise<DocumentRow | undefined> {
  const { content, contentType, sha256 } = await readUpload(request, name);
  const scan = await scanContent(ctx, [content], name);
  const fileKey = `${SEALED_FOLDER}documents/${crypto.randomUUID()}.${DOCUMENT_TYPES[contentType]}`;
  async function store(): Promise<void> {
    await putSealed(ctx, fileKey, content);
    const replaced = replaces === undefined ? undefined : await findDocument(ctx.db, replaces);
    if (replaced?.user_id === userId) await requireStampStays(ctx, replaced, { content_type: contentType, file_key: fileKey });
  }
  async function write(inner: Given & { db: Trx }): Promise<DocumentRow | undefined> {
    const kept = await measureForUpdate(inner.db, userId);
    await stillMay?.(inner);
    requireSpace(kept, content.length);
    const subject = typeof given === 'function' ? await given(inner) : given;
    if (replaces !== undefined) {
      const file = { name, content_type: contentType, size_bytes: content.length, sha256, file_key: fileKey, scan };
      return replaceDocument(inner, { userId, subject, replaces, file });
    }
    const inserted = await insertDocument(inner.db, {
      public_id: documentId,
      user_id: userId,
      subject_id: await findOrCreateSubject(inner.db, subject),
      item,
      // By its own type, whatever it was called: nobody downloads pages of the web that are a PDF, too, under their own ending.
      name: withEnding(name, contentType),
      content_type: contentType,
      size_bytes: content.length,
      sha256,
      file_key: fileKey,
      scan,
      created_at: ctx.now,
    });
    if (inserted !== undefined) await stored?.(inner, await idOf(inner.db, documentId));
    return inserted;
  }
  return storeThenWrite(ctx, { fileKeys: [fileKey], store, write });
}

interface Replacing {
  userId: string;
  subject: Subject;
  replaces: string;
  file: VersionFile;
}

/** Makes a file the new version of a document; one with the content that it has already changes nothing. */
async function replaceDocument(
  ctx: Context & { db: Trx },
  { userId, subject, replaces, file }: Replacing,
): Promise<DocumentRow | undefined> {
  const before = await findDocumentWith(ctx.db, subject, replaces);
  if (before?.user_id !== userId) throw new DomainError('not-found', 'You have no such document.');
  if (before.sha256 === file.sha256) return before;
  await keepFiles(ctx.db, [file.file_key]);
  await putVersion(ctx, { id: await idOf(ctx.db, replaces), file });
  return findDocument(ctx.db, replaces);
}

async function idOf(db: Trx, documentId: string): Promise<number> {
  return (await db.selectFrom('documents').select('id').where('public_id', '=', documentId).executeTakeFirstOrThrow()).id;
}

/** Whether so much more fits. */
export function hasSpace(kept: { count: number; bytes: number }, bytes: number): boolean {
  return kept.count < MOST_DOCUMENTS && kept.bytes + bytes <= MOST_TOTAL_BYTES;
}

/** Throws `conflict` if so much more does not fit. */
export function requireSpace(kept: { count: number; bytes: number }, bytes: number): void {
  if (!hasSpace(kept, bytes))
    throw new DomainError(
      'conflict',
      `You can keep ${formatNumber(MOST_DOCUMENTS)} documents and ${MOST_TOTAL_SIZE} in all, trash included: empty it, or delete some.`,
    );
}

async function findEarlier(ctx: Context, subject: Subject, documentId: string): Promise<Document | undefined> {
  const row = await findDocument(ctx.db, documentId);
  if (row === undefined) return undefined;
  const isSame = (await findDocumentWith(ctx.db, subject, documentId)) !== undefined;
  if (row.user_id !== requireUser(ctx).userId || !isSame) throw new DomainError('conflict', SENT_ALREADY);
  return presentDocument(row);
}
