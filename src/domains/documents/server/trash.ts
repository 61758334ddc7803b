import { DAY_MS } from '#lib/time-units.ts';
import { KEPT_TRASH_DAYS } from '#lib/kept-for.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { VaultDocument } from '../contract/vault.ts';
import { removeFiles } from '#platform/files/files-to-remove.ts';
import { refuseHeld } from './queries.ts';
import { presentVaultDocument, requireOwnRow } from './vault-rows.ts';

/** Hides one of the caller's documents everywhere, until it is restored or deleted. Throws `not-found` for other people's. */
export function trashDocument(ctx: Context, documentId: string): Promise<VaultDocument> {
  return setTrashed(ctx, documentId, ctx.now);
}

/** Takes one out of the trash. Throws `not-found` for other people's, and for what was deleted meanwhile. */
export function restoreDocument(ctx: Context, documentId: string): Promise<VaultDocument> {
  return setTrashed(ctx, documentId, null);
}

async function setTrashed(ctx: Context, documentId: string, trashedAt: Date | null): Promise<VaultDocument> {
  const { userId } = requireUser(ctx);
  await ctx.db
    .updateTable('documents')
    .set({ trashed_at: trashedAt })
    .where('public_id', '=', documentId)
    .where('user_id', '=', userId)
    // The first day in the trash counts, however often the call comes.
    .where('trashed_at', trashedAt === null ? 'is not' : 'is', null)
    .$if(trashedAt !== null, (query) => query.where('held_at', 'is', null))
    .execute();
  // After it: a hold may have come while this waited for the row.
  if (trashedAt !== null) await refuseHeld(ctx.db, userId, documentId);
  return presentVaultDocument(await requireOwnRow(ctx.db, userId, documentId));
}

/** Deletes all that is in the caller's trash. */
export async function emptyTrash(ctx: Context & { files: FileStore }): Promise<void> {
  const { userId } = requireUser(ctx);
  await ctx.db
    .deleteFrom('documents')
    .where('user_id', '=', userId)
    .where('trashed_at', 'is not', null)
    .where('held_at', 'is', null)
    .execute();
  await removeFiles(ctx);
}

/** Deletes what has been in anybody's trash for {@link KEPT_TRASH_DAYS} days. */
export async function deleteOldTrash(ctx: Context & { files: FileStore }): Promise<void> {
  await ctx.db
    .deleteFrom('documents')
    .where('trashed_at', '<=', new Date(ctx.now.getTime() - KEPT_TRASH_DAYS * DAY_MS))
    .where('held_at', 'is', null)
    .execute();
  await removeFiles(ctx);
}
