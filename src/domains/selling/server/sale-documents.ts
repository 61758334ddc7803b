import { findPeople } from '#domains/accounts/server/index.ts';
import {
  findDocumentWith,
  listDocumentsWith,
  serveDocumentWith,
  storeDocument,
  trashDocumentWith,
} from '#domains/documents/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { transact } from '#platform/verb/transact.ts';
import { mayDo, SALE_PAPER_KEYS, type SaleDocument, type SalePaperKey } from '../contract.ts';
import { findMine, lockMine } from './find-mine.ts';
import type { OwnListingRow } from './listing-rows.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findDocumentWith>>>;

const aboutListing = (id: string) => ({ kind: 'own-listing', key: id }) as const;
const NOT_HERE = 'There is no such document here.';

/** The documents of a sale, oldest first. */
export async function listSaleDocuments(ctx: Context, id: string): Promise<{ documents: SaleDocument[] }> {
  const row = await findMine(ctx, id);
  return { documents: await present(ctx, row, await listDocumentsWith(ctx.db, aboutListing(id))) };
}

interface Sent {
  id: string;
  item: SalePaperKey;
  documentId: string;
  name: string;
  /** What it takes the place of, if anything. */
  replaces?: string | undefined;
  request: Request;
}

/**
 * Adds a file, sealed, or makes it the new version of what the caller added; in the place of what somebody else added, it is a
 * document of its own, and theirs goes to their trash. The same id again adds nothing. Throws `invalid` for other files, `conflict`
 * if there is no space left, and as {@link deleteSaleDocument} for what is replaced.
 */
export async function uploadSaleDocument(ctx: ServerContext, { id, replaces, ...sent }: Sent): Promise<SaleDocument> {
  // Asked before the file is read, and again when it is kept: people lose their part meanwhile.
  const row = await transact(ctx, (inner) => lockMine(inner, id, 'edit'));
  const subject = { ...aboutListing(id), ownerId: row.user_id };
  const stillMay = (inner: Context) => lockMine(inner, id, 'edit');
  // What it took the place of is in the trash after the first time.
  const isRepeat = (await findDocumentWith(ctx.db, subject, sent.documentId))?.user_id === requireUser(ctx).userId;
  const replaced = replaces === undefined ? undefined : await findReplaceable(ctx, row, replaces);
  if (replaces !== undefined && replaced === undefined && !isRepeat) throw new DomainError('not-found', NOT_HERE);
  if (replaced?.user_id === requireUser(ctx).userId) {
    await storeDocument(ctx, subject, { ...sent, replaces, stillMay });
    return presentOne(ctx, row, await findDocumentWith(ctx.db, subject, replaced.public_id));
  }
  await storeDocument(ctx, subject, { ...sent, stillMay });
  if (replaced !== undefined) await deleteSaleDocument(ctx, { id, documentId: replaced.public_id });
  return presentOne(ctx, row, await findDocumentWith(ctx.db, subject, sent.documentId));
}

/** What a file may take the place of; undefined if there is none. Throws `forbidden` as {@link deleteSaleDocument}. */
async function findReplaceable(ctx: Context, row: OwnListingRow, documentId: string): Promise<Row | undefined> {
  const document = await findDocumentWith(ctx.db, aboutListing(row.id), documentId);
  if (document !== undefined && !mayDelete(ctx, row, document))
    throw new DomainError('forbidden', 'Only owners can replace what someone else added. Ask one of them.');
  return document;
}

/** A document of a sale as a download. */
export async function serveSaleDocument(
  ctx: ServerContext,
  { id, documentId }: { id: string; documentId: string },
): Promise<Response> {
  await findMine(ctx, id);
  return serveDocumentWith(ctx, aboutListing(id), documentId);
}

/**
 * Puts a document in the trash of who added it. Throws `forbidden` for what somebody else added, unless the caller decides for
 * the owners, and `conflict` for what is held.
 */
export async function deleteSaleDocument(ctx: Context, { id, documentId }: { id: string; documentId: string }): Promise<void> {
  await transact(ctx, async (inner) => {
    const row = await lockMine(inner, id, 'edit');
    const document = await findDocumentWith(inner.db, aboutListing(id), documentId);
    if (document === undefined) throw new DomainError('not-found', NOT_HERE);
    if (!mayDelete(inner, row, document))
      throw new DomainError('forbidden', 'Only owners can delete what someone else added. Ask one of them.');
    await trashDocumentWith(inner, aboutListing(id), documentId);
  });
}

const mayDelete = (ctx: Context, { part }: OwnListingRow, document: Pick<Row, 'user_id'>): boolean =>
  mayDo(part, 'edit') && (document.user_id === requireUser(ctx).userId || mayDo(part, 'decide'));

async function presentOne(ctx: Context, row: OwnListingRow, document: Row | undefined): Promise<SaleDocument> {
  const [one] = document === undefined ? [] : await present(ctx, row, [document]);
  if (one === undefined) throw new DomainError('not-found', NOT_HERE);
  return one;
}

async function present(ctx: Context, row: OwnListingRow, documents: readonly Row[]): Promise<SaleDocument[]> {
  const { userId: ownId } = requireUser(ctx);
  const people = await findPeople(
    ctx.db,
    documents.flatMap(({ user_id: userId }) => userId ?? []),
  );
  return documents.map((document) => ({
    id: document.public_id,
    name: document.name,
    contentType: document.content_type,
    sizeBytes: document.size_bytes,
    sha256: document.sha256,
    uploadedAt: document.created_at.toISOString(),
    item: SALE_PAPER_KEYS.find((key) => key === document.item) ?? 'other',
    by: people.get(document.user_id ?? '')?.name ?? 'Someone whose account is gone',
    isMine: document.user_id === ownId,
    canDelete: mayDelete(ctx, row, document),
  }));
}
