import { lockPerson } from '#domains/accounts/server/index.ts';
import { listLinkedKeys } from '#domains/sharing/server/index.ts';
import { findOrCreateSubject } from '#domains/subjects/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { transact } from '#platform/verb/transact.ts';
import type { Document } from '../contract.ts';
import type { Vault, VaultDocument } from '../contract/vault.ts';
import { splitWords } from '../model/words.ts';
import { withEnding } from '../model/file-names.ts';
import { listFolders, placeIn, requireFolder } from './folders.ts';
import { placeKindOf } from './present.ts';
import { findDocument } from './queries.ts';
import { keyOfWord } from './read-words.ts';
import { requireStampable } from './stamp.ts';
import { storeDocument } from './store-document.ts';
import {
  countByPlace,
  type FilesAsked,
  findRows,
  listShownDocuments,
  measureVault,
  presentVaultDocument,
  requireOwnRow,
} from './vault-rows.ts';

/** More words than these do not make a search finer. */
const MOST_WORDS_ASKED = 8;

/** All that the caller keeps. */
export async function getVault(ctx: Context & Pick<ServerContext, 'config'>): Promise<Vault> {
  const { userId } = requireUser(ctx);
  const { db } = ctx;
  const [documents, folders, used, counts] = await Promise.all([
    listShownDocuments(db, userId),
    listFolders(db, userId),
    measureVault(db, userId),
    countByPlace(db, userId),
  ]);
  return {
    documents,
    folders: folders.map((folder) => ({ ...folder, count: counts.get(folder.id) ?? 0 })),
    looseCount: counts.get(userId) ?? 0,
    ...used,
    hasScanner: ctx.config.CLAMD_ADDRESS !== undefined,
  };
}

/** The caller's documents by words, one page. */
export async function findFiles(
  ctx: Context & Pick<ServerContext, 'identity'>,
  { search, ...asked }: { search: string } & Pick<FilesAsked, 'folderId' | 'before' | 'order' | 'kind' | 'sharing'>,
) {
  const { userId } = requireUser(ctx);
  const words = splitWords(search).slice(0, MOST_WORDS_ASKED);
  return findRows(ctx.db, {
    ...asked,
    userId,
    now: ctx.now,
    linked: asked.sharing === undefined ? [] : await listLinkedKeys(ctx, { userId, kind: 'document' }),
    words: words.map((start) => ({ start, key: keyOfWord(ctx.identity, userId, start) })),
  });
}

/** Holds a document of the caller's, or takes the hold off. Throws `not-found` for other people's. */
export async function holdDocument(
  ctx: Context,
  { documentId, reason }: { documentId: string; reason: string | null },
): Promise<VaultDocument> {
  const { userId } = requireUser(ctx);
  const row = await requireOwnRow(ctx.db, userId, documentId);
  if (reason !== null && row.trashed_at !== null) throw inTrash();
  const { numUpdatedRows } = await ctx.db
    .updateTable('documents')
    .set({ held_at: reason === null ? null : (row.held_at ?? ctx.now), hold_reason: reason ?? '' })
    .where('id', '=', row.id)
    .$if(reason !== null, (query) => query.where('trashed_at', 'is', null))
    .executeTakeFirst();
  // Thrown away while this waited for the row.
  if (numUpdatedRows === 0n) throw inTrash();
  return presentVaultDocument(await requireOwnRow(ctx.db, userId, documentId));
}

const inTrash = () => new DomainError('conflict', 'This file is in the trash: restore it first.');

interface VaultUpload {
  documentId: string;
  name: string;
  folderId?: string | undefined;
  item?: string | undefined;
  request: Request;
}

/** Keeps a file in one of the caller's folders or in none. Throws as {@link storeDocument}, and `not-found` for another's folder. */
export async function uploadToVault(
  ctx: ServerContext,
  { documentId, name, folderId, item = '', request }: VaultUpload,
): Promise<Document> {
  const { userId } = requireUser(ctx);
  if (folderId !== undefined) await requireFolder(ctx.db, userId, folderId);
  const earlier = await findDocument(ctx.db, documentId);
  if (earlier !== undefined && earlier.user_id !== userId) throw new DomainError('not-found', 'You have no such document.');
  return storeDocument(ctx, placeIn(userId, folderId ?? null), {
    documentId,
    item,
    name,
    request,
    ...(folderId === undefined ? {} : { stillMay: ({ db }: Context) => requireFolder(db, userId, folderId) }),
  });
}

interface DocumentChanges {
  name?: string | undefined;
  tags?: readonly string[] | undefined;
  folderId?: string | null | undefined;
  item?: string | undefined;
  isStamped?: boolean | undefined;
}

/**
 * Renames, tags, moves or stamps one of the caller's documents. Throws `not-found` for other people's and `conflict` for one whose
 * place is a sale, an offer or the like, where it would be missing, and for a file that cannot be stamped.
 */
export async function changeDocument(
  ctx: Context & Pick<ServerContext, 'files' | 'identity'>,
  { documentId, name, tags, folderId, item, isStamped }: DocumentChanges & { documentId: string },
): Promise<VaultDocument> {
  const { userId } = requireUser(ctx);
  if (isStamped === true) await requireStampable(ctx, await requireOwnRow(ctx.db, userId, documentId));
  return transact(ctx, async (inner) => {
    await lockPerson(inner.db, userId);
    const row = await requireOwnRow(inner.db, userId, documentId);
    const isFree = ['folder', 'vault'].includes(placeKindOf(row));
    if ((folderId !== undefined || item !== undefined) && !isFree)
      throw new DomainError('conflict', 'This file stays with what it belongs to. Download it and add a copy to move it.');
    if (typeof folderId === 'string') await requireFolder(inner.db, userId, folderId);
    const changes = {
      ...(name === undefined ? {} : { name: withEnding(name, row.content_type) }),
      ...(tags === undefined ? {} : { tags: uniqueTags(tags) }),
      ...(folderId === undefined ? {} : { subject_id: await findOrCreateSubject(inner.db, placeIn(userId, folderId)) }),
      ...(item === undefined ? {} : { item }),
      ...(isStamped === undefined ? {} : { is_stamped: isStamped }),
    };
    if (Object.keys(changes).length > 0)
      await inner.db.updateTable('documents').set(changes).where('public_id', '=', documentId).execute();
    return presentVaultDocument(await requireOwnRow(inner.db, userId, documentId));
  });
}

/** Each tag once, whatever its case. */
function uniqueTags(tags: readonly string[]): string[] {
  return [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()];
}
