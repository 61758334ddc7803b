import { lockPerson } from '#domains/accounts/server/index.ts';
import { findOrCreateSubject, isAbout, type OwnedSubject } from '#domains/subjects/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { Folder } from '../contract/vault.ts';
import { MOST_FOLDERS } from '../model/limits.ts';

/** Where a person's own papers lie: a folder, or the vault itself. */
export function placeIn(userId: string, folderId: string | null): OwnedSubject {
  return folderId === null ? { kind: 'vault', key: userId, ownerId: userId } : { kind: 'folder', key: folderId, ownerId: userId };
}

export function listFolders(db: Db, userId: string): Promise<Folder[]> {
  return db
    .selectFrom('document_folders')
    .select(['id', 'name'])
    .where('user_id', '=', userId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Throws `not-found` for a folder of somebody else's, or of nobody's. */
export async function requireFolder(db: Db, userId: string, folderId: string): Promise<void> {
  const row = await db
    .selectFrom('document_folders')
    .select('id')
    .where('id', '=', folderId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) throw new DomainError('not-found', 'You have no such folder.');
}

/** Makes a folder, or renames the caller's. Throws `conflict` beyond the most, and `not-found` for somebody else's. */
export async function saveFolder(ctx: Context, { id, name }: Folder): Promise<Folder> {
  const { userId } = requireUser(ctx);
  return transact(ctx, async (inner) => {
    await lockPerson(inner.db, userId);
    const folders = await listFolders(inner.db, userId);
    const isNew = folders.every((folder) => folder.id !== id);
    if (isNew && folders.length >= MOST_FOLDERS)
      throw new DomainError('conflict', `You can have ${MOST_FOLDERS} folders: delete one first.`);
    const saved = await inner.db
      .insertInto('document_folders')
      .values({ id, user_id: userId, name, created_at: ctx.now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ name }).where('document_folders.user_id', '=', userId))
      .returning(['id', 'name'])
      .executeTakeFirst();
    if (saved === undefined) throw new DomainError('not-found', 'You have no such folder.');
    return saved;
  });
}

/** Deletes one of the caller's folders; its documents stay, in none. Throws `not-found` for somebody else's. */
export async function deleteFolder(ctx: Context, folderId: string): Promise<void> {
  const { userId } = requireUser(ctx);
  await transact(ctx, async (inner) => {
    // Nothing may come into the folder meanwhile: it would go with it.
    await lockPerson(inner.db, userId);
    await requireFolder(inner.db, userId, folderId);
    await inner.db
      .updateTable('documents')
      .set({ subject_id: await findOrCreateSubject(inner.db, placeIn(userId, null)) })
      .where(isAbout(placeIn(userId, folderId)))
      .execute();
    await inner.db.deleteFrom('document_folders').where('id', '=', folderId).execute();
  });
}
