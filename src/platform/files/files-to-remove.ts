import type { Db } from '#platform/db/database.ts';
import { HOUR_MS } from '#lib/time-units.ts';
import type { Context } from '#platform/verb/context.ts';
import type { FileStore } from './file-store.ts';
import { deleteStored } from './sealed-files.ts';

const AT_ONCE = 200;

type FileContext = Pick<Context, 'db' | 'now' | 'log'> & { files: FileStore };

/** Has files removed at a time, unless they are kept before; see `storeThenWrite`. */
export async function noteFilesToRemove(db: Db, fileKeys: readonly string[], dueAt: Date): Promise<void> {
  if (fileKeys.length === 0) return;
  await db
    .insertInto('files_to_remove')
    .values(fileKeys.map((file_key) => ({ file_key, due_at: dueAt })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Says when a file is removed that is noted already. */
export async function setRemoval(db: Db, fileKey: string, dueAt: Date): Promise<void> {
  await db.updateTable('files_to_remove').set({ due_at: dueAt }).where('file_key', '=', fileKey).execute();
}

/** Has files stay: in the transaction that writes the rows that name them. */
export async function keepFiles(db: Db, fileKeys: readonly string[]): Promise<void> {
  if (fileKeys.length > 0) await db.deleteFrom('files_to_remove').where('file_key', 'in', fileKeys).execute();
}

/**
 * Removes files that are due, and says whether there may be more. Stopped on the way, it goes on the next time. One that cannot be
 * removed waits, and holds up no other.
 */
export async function removeFiles(ctx: FileContext): Promise<boolean> {
  const due = await ctx.db
    .selectFrom('files_to_remove')
    .select('file_key')
    .where('due_at', '<=', ctx.now)
    .orderBy('due_at')
    .limit(AT_ONCE)
    .execute();
  for (const { file_key: fileKey } of due) await removeFile(ctx, fileKey);
  return due.length === AT_ONCE;
}

/** Removes those of these files at once that are not kept. */
export async function removeUnkept(ctx: FileContext, fileKeys: readonly string[]): Promise<void> {
  if (fileKeys.length === 0) return;
  const noted = await ctx.db.selectFrom('files_to_remove').select('file_key').where('file_key', 'in', fileKeys).execute();
  for (const { file_key: fileKey } of noted) await removeFile(ctx, fileKey);
}

/** Removes one noted file, or waits an hour with it. */
async function removeFile(ctx: FileContext, fileKey: string): Promise<void> {
  try {
    await deleteStored(ctx, fileKey);
    await keepFiles(ctx.db, [fileKey]);
  } catch (error) {
    ctx.log.warn({ err: error, fileKey }, 'a file could not be removed');
    await setRemoval(ctx.db, fileKey, new Date(ctx.now.getTime() + HOUR_MS));
  }
}
