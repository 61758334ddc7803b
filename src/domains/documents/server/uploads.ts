import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { lockPerson } from '#domains/accounts/server/index.ts';
import { findOrCreateSubject } from '#domains/subjects/server/index.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { KEPT_UPLOAD_DAYS } from '#lib/kept-for.ts';
import { keepFiles, noteFilesToRemove, setRemoval } from '#platform/files/files-to-remove.ts';
import { keyInParts, openParts, PART_BYTES, partKey, putSealed, SEALED_FOLDER } from '#platform/files/sealed-files.ts';
import { readBody } from '#platform/http/read-body.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { transact } from '#platform/verb/transact.ts';
import type { Document } from '../contract.ts';
import type { Upload } from '../contract/uploads.ts';
import { refuseType } from '../model/file-limits.ts';
import { withEnding } from '../model/file-names.ts';
import { placeIn, requireFolder } from './folders.ts';
import { placeKindOf, presentDocument } from './present.ts';
import { DOCUMENT_COLUMNS, findDocument, findDocumentWithFileIn, insertDocument, measureForUpdate } from './queries.ts';
import { typeOf } from './read-upload.ts';
import { scanContent } from './scan-files.ts';
import { hasSpace, requireSpace, SENT_ALREADY } from './store-document.ts';
import { requireStampStays } from './stamp.ts';
import { requireOwnRow } from './vault-rows.ts';
import { putVersion } from './versions.ts';

interface NewUpload {
  documentId: string;
  name: string;
  sizeBytes: number;
  folderId?: string | undefined;
  item?: string | undefined;
  replaces?: string | undefined;
}

/**
 * Begins a file in parts, or says which parts are here. Throws `not-found` for another's folder or document, `conflict` for one
 * that stays with what it belongs to, and where there is no space.
 */
export async function startUpload(ctx: Context, given: NewUpload): Promise<Upload> {
  const { userId } = requireUser(ctx);
  return transact(ctx, async (inner) => {
    const kept = await measureForUpdate(inner.db, userId);
    const count = Math.ceil(given.sizeBytes / PART_BYTES);
    const made = await findFinished(inner, given.documentId, userId);
    if (made !== undefined) {
      if (made.sizeBytes !== given.sizeBytes) throw new DomainError('conflict', SENT_ALREADY);
      // Only the answer was lost: all that is left is to ask for it again.
      return { partBytes: PART_BYTES, parts: Array.from({ length: count }, (_, at) => at) };
    }
    requireSpace(kept, given.sizeBytes);
    const underway = await measureUnderway(inner, userId, given.documentId);
    if (!hasSpace({ count: kept.count, bytes: kept.bytes + underway }, given.sizeBytes))
      throw new DomainError(
        'conflict',
        `Other large files are still uploading and need the space: finish those first. We remove unfinished uploads after ${KEPT_UPLOAD_DAYS} days.`,
      );
    if (given.folderId !== undefined) await requireFolder(inner.db, userId, given.folderId);
    const replaced = given.replaces === undefined ? undefined : await requireOwnRow(inner.db, userId, given.replaces);
    if (replaced !== undefined && !['folder', 'vault'].includes(placeKindOf(replaced)))
      throw new DomainError(
        'conflict',
        'This file stays with what it belongs to: add a copy to the vault to keep versions of it.',
      );
    const known = await findUpload(inner, given.documentId);
    if (known !== undefined && known.user_id !== userId) throw new DomainError('not-found', 'You have no such upload.');
    if (known !== undefined && known.size_bytes !== given.sizeBytes) throw new DomainError('conflict', SENT_ALREADY);
    if (known === undefined) {
      const key = keyInParts(`${folderOf(given.documentId)}${crypto.randomUUID()}`, count);
      await noteFilesToRemove(inner.db, [key], new Date(ctx.now.getTime() + KEPT_UPLOAD_DAYS * DAY_MS));
      await inner.db
        .insertInto('document_uploads')
        .values({
          public_id: given.documentId,
          user_id: userId,
          folder_id: given.folderId ?? null,
          replaces_id: replaced?.id ?? null,
          item: given.item ?? '',
          name: given.name,
          size_bytes: given.sizeBytes,
          file_key: key,
          created_at: ctx.now,
        })
        .execute();
    }
    return { partBytes: PART_BYTES, parts: await listParts(inner, given.documentId) };
  });
}

/** The bytes that other files of a person will have, which are on their way: they lie here already, as far as they came. */
async function measureUnderway({ db }: Pick<Context, 'db'>, userId: string, documentId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(size_bytes), 0)::double precision as bytes
    from document_uploads where user_id = ${userId} and public_id <> ${documentId}`.execute(db);
  return rows[0]?.bytes ?? 0;
}

type UploadRow = NonNullable<Awaited<ReturnType<typeof findUpload>>>;

function findUpload({ db }: Pick<Context, 'db'>, id: string) {
  return db.selectFrom('document_uploads').selectAll().where('public_id', '=', id).executeTakeFirst();
}

async function requireUpload(ctx: Context, id: string) {
  const upload = await findUpload(ctx, id);
  if (upload?.user_id !== requireUser(ctx).userId) throw new DomainError('not-found', 'You have no such upload.');
  return upload;
}

async function listParts({ db }: Pick<Context, 'db'>, id: string): Promise<number[]> {
  const rows = await db
    .selectFrom('document_upload_parts')
    .select('position')
    .where('upload_id', '=', id)
    .where('writing_until', 'is', null)
    .orderBy('position')
    .execute();
  return rows.map(({ position }) => position);
}

/**
 * Keeps one part, sealed; a part that is here stays as it is, so that a file is what was looked at when it became whole. Throws
 * `not-found` for another's upload, `invalid` for a part of another length.
 */
export async function putPart(
  ctx: ServerContext,
  { documentId, part, request }: { documentId: string; part: number; request: Request },
): Promise<void> {
  const upload = await requireUpload(ctx, documentId);
  const expected = Math.min(PART_BYTES, upload.size_bytes - part * PART_BYTES);
  if (expected <= 0)
    throw new DomainError('invalid', 'There is no such part of the file.', { fields: { part: 'It lies beyond the end' } });
  const refuse = (bytes: number) => {
    if (bytes > expected) throw wrongLength();
  };
  const content = await readBody(request, refuse, expected);
  if (content.length !== expected) throw wrongLength();
  const until = await takePart(ctx, documentId, part);
  if (until === undefined) return;
  const mine = { upload_id: documentId, position: part, writing_until: until };
  const key = partKey(upload.file_key, part);
  try {
    await putSealed(ctx, key, content);
  } catch (error) {
    await ctx.db
      .deleteFrom('document_upload_parts')
      .where((eb) => eb.and(mine))
      .execute();
    throw error;
  }
  const { numUpdatedRows } = await ctx.db
    .updateTable('document_upload_parts')
    .set({ writing_until: null })
    .where((eb) => eb.and(mine))
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  // The upload ended meanwhile, and its files may be removed already.
  if ((await findUpload(ctx, documentId)) === undefined) await noteFilesToRemove(ctx.db, [key], ctx.now);
  await requireUpload(ctx, documentId);
}

/** How long one call alone writes a part: longer than the store tries. */
const WRITING_SECONDS = 120;
const WAIT_MS = 200;

/**
 * Until when this call alone writes a part, which no transaction waits for; undefined once the part is here. Waits while another
 * call writes it. Throws `not-found` for another's upload.
 */
async function takePart(ctx: ServerContext, documentId: string, part: number): Promise<Date | undefined> {
  for (;;) {
    // To the second: a later call has another time.
    const { rows } = await sql<{ writing_until: Date }>`
      insert into document_upload_parts as p (upload_id, position, writing_until)
      select public_id, ${part}, date_trunc('second', now()) + make_interval(secs => ${WRITING_SECONDS})
        from document_uploads where public_id = ${documentId} for key share
      on conflict (upload_id, position) do update set writing_until = excluded.writing_until where p.writing_until < now()
      returning writing_until`.execute(ctx.db);
    if (rows[0] !== undefined) return rows[0].writing_until;
    if ((await listParts(ctx, documentId)).includes(part)) return undefined;
    await requireUpload(ctx, documentId);
    await setTimeout(WAIT_MS);
  }
}

function wrongLength(): DomainError {
  return new DomainError('invalid', 'This part isn’t the size it should be.', {
    fields: { file: 'The file changed while it was sent: choose it again' },
  });
}

/**
 * Makes the document or its new version when all parts are here. Throws `conflict` while some are missing, `invalid` with `file`
 * for content that is not taken, and as {@link requireStampStays}.
 */
export async function finishUpload(ctx: ServerContext, documentId: string): Promise<Document> {
  const { userId } = requireUser(ctx);
  const earlier = await findFinished(ctx, documentId, userId);
  if (earlier !== undefined) return earlier;
  try {
    return await finishOnce(ctx, documentId, userId);
  } catch (error) {
    // Another call may have finished it meanwhile, and taken the upload away.
    const made = await findFinished(ctx, documentId, userId);
    if (made === undefined) throw error;
    return made;
  }
}

/** Where the files of an upload lie: the key of a version says which upload made it. */
const folderOf = (documentId: string): string => `${SEALED_FOLDER}documents/${documentId.toLowerCase()}/`;

/** The document that an upload made, or of which it made a version. Throws `not-found` for another's. */
async function findFinished({ db }: Pick<Context, 'db'>, documentId: string, userId: string): Promise<Document | undefined> {
  const made = await findDocument(db, documentId);
  if (made !== undefined && made.user_id !== userId) throw new DomainError('not-found', 'You have no such upload.');
  const row = made ?? (await findDocumentWithFileIn(db, userId, folderOf(documentId)));
  return row === undefined ? undefined : presentDocument(row);
}

async function finishOnce(ctx: ServerContext, documentId: string, userId: string): Promise<Document> {
  const upload = await requireUpload(ctx, documentId);
  if ((await listParts(ctx, documentId)).length < Math.ceil(upload.size_bytes / PART_BYTES))
    throw new DomainError('conflict', 'Parts of this file are missing: keep sending it.');
  const { read, scan } = await lookThrough(ctx, upload).catch(async (error: unknown) => {
    // What merely failed goes on when it is asked again.
    if (error instanceof DomainError) await giveUp(ctx, documentId);
    throw error;
  });
  const file = { ...read, name: upload.name, size_bytes: upload.size_bytes, scan };
  return transact(ctx, async (inner) => {
    await lockPerson(inner.db, userId);
    const { numDeletedRows } = await inner.db
      .deleteFrom('document_uploads')
      .where('public_id', '=', documentId)
      .executeTakeFirst();
    const made = await findFinished(inner, documentId, userId);
    if (made !== undefined) return made;
    if (numDeletedRows === 0n) throw new DomainError('conflict', SENT_ALREADY);
    requireSpace(await measureForUpdate(inner.db, userId), upload.size_bytes);
    if (upload.replaces_id !== null) {
      const before = await inner.db
        .selectFrom('documents')
        .select(DOCUMENT_COLUMNS)
        .where('id', '=', upload.replaces_id)
        .executeTakeFirst();
      if (before?.sha256 === file.sha256) {
        await setRemoval(inner.db, upload.file_key, ctx.now);
        return presentDocument(before);
      }
      await keepFiles(inner.db, [upload.file_key]);
      return putVersion(inner, { id: upload.replaces_id, file });
    }
    const row = await insertDocument(inner.db, {
      public_id: documentId,
      user_id: userId,
      subject_id: await findOrCreateSubject(inner.db, placeIn(userId, upload.folder_id)),
      item: upload.item,
      created_at: ctx.now,
      ...file,
      name: withEnding(file.name, file.content_type),
    });
    if (row === undefined) throw new DomainError('conflict', SENT_ALREADY);
    return presentDocument(row);
  });
}

interface Looked {
  read: { content_type: string; file_key: string; sha256: string };
  scan: 'none' | 'clean';
}

/** What a whole file is. Throws `invalid` with `file` for content that is not taken, and as {@link requireStampStays}. */
async function lookThrough(ctx: ServerContext, upload: UploadRow): Promise<Looked> {
  const { sha256, start } = await readThrough(ctx, upload.file_key);
  const type = await typeOf(start, upload.name);
  const reason = refuseType(upload.name, type);
  if (reason !== undefined) throw new DomainError('invalid', `${reason}.`, { fields: { file: reason } });
  const read = { content_type: type ?? '', file_key: upload.file_key, sha256 };
  const { replaces_id: id } = upload;
  const replaced = id === null ? undefined : await findStamp(ctx, id);
  const scan = await scanContent(ctx, contentOf(ctx, upload.file_key), upload.name);
  if (replaced !== undefined) await requireStampStays(ctx, replaced, read);
  return { read, scan };
}

const findStamp = ({ db }: Context, id: number) =>
  db.selectFrom('documents').select('is_stamped').where('id', '=', id).executeTakeFirst();

async function* contentOf(ctx: ServerContext, key: string): AsyncGenerator<Uint8Array, void, void> {
  for await (const part of openParts(ctx, key)) {
    if (part === undefined) throw new DomainError('conflict', 'Parts of this file are missing: choose it again.');
    yield part;
  }
}

/** The hash of the whole, and its first part. */
async function readThrough(ctx: ServerContext, key: string): Promise<{ sha256: string; start: Uint8Array }> {
  const hash = createHash('sha256');
  let start: Uint8Array | undefined;
  for await (const part of contentOf(ctx, key)) {
    start ??= part;
    hash.update(part);
  }
  return { sha256: hash.digest('hex'), start: start ?? new Uint8Array() };
}

/** Its parts are removed with the next files. */
async function giveUp({ db, now }: Context, documentId: string): Promise<void> {
  const row = await db
    .deleteFrom('document_uploads')
    .where('public_id', '=', documentId)
    .returning('file_key')
    .executeTakeFirst();
  if (row !== undefined) await setRemoval(db, row.file_key, now);
}

/** Forgets uploads that did not come whole in time; their files are due by then. */
export async function forgetOldUploads({ db, now }: Context): Promise<void> {
  await db
    .deleteFrom('document_uploads')
    .where('created_at', '<=', new Date(now.getTime() - KEPT_UPLOAD_DAYS * DAY_MS))
    .execute();
}
