import type { Trx } from '#platform/db/database.ts';
import { HOUR_MS } from '#lib/time-units.ts';
import type { Context } from '#platform/verb/context.ts';
import { transact } from '#platform/verb/transact.ts';
import type { FileStore } from './file-store.ts';
import { noteFilesToRemove, removeUnkept } from './files-to-remove.ts';

interface Work<C, Stored, Written> {
  /** New keys for each try, so that cleaning up one try does not touch another's files. */
  fileKeys: readonly string[];
  store: () => Promise<Stored>;
  /** Writes the rows in one transaction; `keepFiles` in it says which files they name. */
  write: (inner: C & { db: Trx }, stored: Stored) => Promise<Written>;
}

/**
 * Stores files and then writes the rows that name them, so that no file stays without a row and no row without its file. What no
 * row takes, such as the second of two uploads at once, is removed at once; where the write fails, its answer is lost or the
 * process dies, within the hour.
 */
export async function storeThenWrite<C extends Pick<Context, 'db' | 'now' | 'log'> & { files: FileStore }, Stored, Written>(
  ctx: C,
  { fileKeys, store, write }: Work<C, Stored, Written>,
): Promise<Written> {
  await noteFilesToRemove(ctx.db, fileKeys, new Date(ctx.now.getTime() + HOUR_MS));
  const stored = await store();
  const written = await transact(ctx, (inner) => write(inner, stored));
  await removeUnkept(ctx, fileKeys);
  return written;
}
