import { recordAudit } from '#domains/accounts/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { getOpened } from '#platform/files/sealed-files.ts';
import type { Identity } from '#platform/identity/identity.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { transact } from '#platform/verb/transact.ts';
import { removeFiles } from '#platform/files/files-to-remove.ts';

/** What its owner held and left behind. */
export interface LeftHold {
  id: string;
  name: string;
  reason: string;
  heldAt: Date;
  sizeBytes: number;
}

/** Whether a person holds documents: these stay when the account goes. */
export async function holdsDocuments({ db }: { db: Db }, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('documents')
    .select('id')
    .where('user_id', '=', userId)
    .where('held_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const leftRows = (db: Db) => db.selectFrom('documents').where('user_id', 'is', null).where('held_at', 'is not', null);

/** What is held and nobody's anymore, the oldest hold first. For operators. */
export async function listLeftHolds(ctx: Context): Promise<LeftHold[]> {
  requireSystem(ctx);
  const rows = await leftRows(ctx.db)
    .select(['public_id', 'name', 'hold_reason', 'held_at', 'size_bytes'])
    .orderBy('held_at')
    .execute();
  return rows.map((row) => ({
    id: row.public_id,
    name: row.name,
    reason: row.hold_reason,
    heldAt: row.held_at ?? ctx.now,
    sizeBytes: row.size_bytes,
  }));
}

async function requireLeft(ctx: Context, id: string) {
  requireSystem(ctx);
  const row = await leftRows(ctx.db).select(['public_id', 'file_key']).where('public_id', '=', id).executeTakeFirst();
  if (row === undefined) throw new DomainError('not-found', 'There’s no leftover held file with this id.');
  return row;
}

/** The content of a file that is held and nobody's, for whoever must hand it over. Throws `not-found` for any other. */
export async function readLeftHold(ctx: Context & { files: FileStore; identity: Identity }, id: string): Promise<Uint8Array> {
  const row = await requireLeft(ctx, id);
  const content = await getOpened(ctx, row.file_key);
  if (content === undefined) throw new DomainError('not-found', 'The content of this file is gone.');
  await recordAudit(ctx, { action: 'held-file-read', details: { documentId: id } });
  return content;
}

/** Takes the hold off a file that is nobody's, which deletes it. Throws `not-found` for any other. */
export async function endLeftHold(ctx: Context & { files: FileStore }, id: string): Promise<void> {
  await requireLeft(ctx, id);
  await transact(ctx, async (inner) => {
    await inner.db
      .updateTable('documents')
      .set({ held_at: null })
      .where('public_id', '=', id)
      .where('user_id', 'is', null)
      .execute();
    await inner.db.deleteFrom('documents').where('public_id', '=', id).where('user_id', 'is', null).execute();
    await recordAudit(inner, { action: 'hold-ended', details: { documentId: id } });
  });
  await removeFiles(ctx);
}
