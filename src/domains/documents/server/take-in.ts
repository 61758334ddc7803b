import { findPeople, lockPerson } from '#domains/accounts/server/index.ts';
import { findOrCreateSubject, keyIfOf } from '#domains/subjects/server/index.ts';
import { HOUR_MS } from '#lib/time-units.ts';
import type { Db, Trx } from '#platform/db/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { noteFilesToRemove } from '#platform/files/files-to-remove.ts';
import { putSealed, SEALED_FOLDER } from '#platform/files/sealed-files.ts';
import type { Identity } from '#platform/identity/identity.ts';
import type { Context } from '#platform/verb/context.ts';
import { DOCUMENT_TYPES } from '../model/file-limits.ts';
import { cleanFileName, withEnding } from '../model/file-names.ts';
import { placeIn } from './folders.ts';
import { hasSpace } from './store-document.ts';
import { insertDocument, measureForUpdate } from './queries.ts';

/** A file that the product made for several people, each of whom keeps one of their own. */
export interface MadeFile {
  name: string;
  contentType: string;
  content: Uint8Array;
  sha256: string;
  /** SHA-256 of what it was made of: it comes where its owner keeps that, and is the same paper of the checklist. */
  madeOf: readonly string[];
}

/** The keys of sealed copies by their owners. A copy that no document takes is removed within an hour. */
export type SealedCopies = ReadonlyMap<string, string>;

/** Seals one copy for each, before the transaction that makes documents of them. */
export async function sealCopies(
  ctx: Pick<Context, 'db' | 'now'> & { files: FileStore; identity: Identity },
  { content, contentType }: MadeFile,
  userIds: readonly string[],
): Promise<SealedCopies> {
  const copies = new Map<string, string>();
  for (const userId of new Set(userIds)) {
    const key = `${SEALED_FOLDER}documents/${crypto.randomUUID()}.${DOCUMENT_TYPES[contentType]}`;
    await noteFilesToRemove(ctx.db, [key], new Date(ctx.now.getTime() + HOUR_MS));
    await putSealed(ctx, key, content);
    copies.set(userId, key);
  }
  return copies;
}

/** Locks the owners of copies, in one order, until the transaction ends: before anything else is locked. */
export async function lockOwners(db: Trx, copies: SealedCopies): Promise<void> {
  for (const userId of [...copies.keys()].toSorted()) await lockPerson(db, userId);
}

/** Makes the copies documents, and says whose there is now; who has no room, or no account anymore, gets none. */
export async function takeIn(
  { db, now }: { db: Trx; now: Date },
  file: MadeFile,
  copies: SealedCopies,
): Promise<ReadonlySet<string>> {
  const [people, taken] = [await findPeople(db, [...copies.keys()]), new Set<string>()];
  for (const [userId, key] of copies) {
    if (!people.has(userId) || !hasSpace(await measureForUpdate(db, userId), file.content.length)) continue;
    const origin = await findOrigin(db, userId, file.madeOf);
    await insertDocument(db, {
      public_id: crypto.randomUUID(),
      user_id: userId,
      subject_id: await findOrCreateSubject(db, placeIn(userId, origin?.folder_id ?? null)),
      item: origin?.item ?? '',
      name: withEnding(cleanFileName(file.name), file.contentType),
      content_type: file.contentType,
      size_bytes: file.content.length,
      sha256: file.sha256,
      file_key: key,
      scan: 'none',
      created_at: now,
    });
    taken.add(userId);
  }
  return taken;
}

/** The newest of the files that it was made of, if it lies in the vault or a folder: elsewhere others would see what comes beside it. */
function findOrigin(db: Db, userId: string, madeOf: readonly string[]) {
  return db
    .selectFrom('documents')
    .innerJoin('subjects', 'subjects.id', 'documents.subject_id')
    .select(['item', keyIfOf('folder').as('folder_id')])
    .where('documents.user_id', '=', userId)
    .where('documents.sha256', 'in', [...madeOf, ''])
    .where('trashed_at', 'is', null)
    .where('subjects.kind', 'in', ['folder', 'vault'])
    .orderBy('documents.id', 'desc')
    .executeTakeFirst();
}
