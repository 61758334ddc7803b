import { listDocumentsByKey, serveDocumentWith } from '#domains/documents/server/index.ts';
import { ON_MARKET_STATUSES } from '#domains/listings/contract.ts';
import { findListingId } from '#domains/listings/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { transact } from '#platform/verb/transact.ts';
import type { HomeDisclosure, OwnListing } from '../contract.ts';
import { type DisclosureKey, disclosuresOf } from '../model/disclosures.ts';
import { findMine, lockMine } from './find-mine.ts';
import { updateOwnListing } from './listing-rows.ts';
import { fieldsOfRecord, presentOwnListing, readOpenPapers, readRecord, statusOf } from './present.ts';
import { requireOpen } from './requirements.ts';

/** Says which disclosures buyers may open. Throws `forbidden` for parts that do not publish, `conflict` for ended listings. */
export async function openDisclosures(
  ctx: Context,
  { id, papers }: { id: string; papers: readonly DisclosureKey[] },
): Promise<OwnListing> {
  return transact(ctx, async (inner) => {
    const row = await lockMine(inner, id, 'publish');
    requireOpen(row);
    await updateOwnListing(inner.db, id, { open_papers: [...new Set(papers)], updated_at: ctx.now });
    return presentOwnListing(inner, await findMine(inner, id));
  });
}

/** What buyers see of a home's disclosures. Throws as its page does; for homes listed elsewhere or sold there are none. */
export async function listHomeDisclosures(ctx: Context, listingKey: string): Promise<{ disclosures: HomeDisclosure[] }> {
  const row = await findOnMarket(ctx, listingKey);
  const record = row === undefined ? null : readRecord(row.record);
  if (row === undefined || record === null) return { disclosures: [] };
  const documents = (await listDocumentsByKey(ctx.db, 'own-listing', [row.id])).get(row.id) ?? [];
  const open = readOpenPapers(row);
  return {
    disclosures: disclosuresOf(fieldsOfRecord(record)).map(({ key, title, why, source }) => {
      const here = documents.filter(({ item }) => item === key);
      const isOpen = open.includes(key);
      return {
        key,
        title,
        why,
        source,
        access: here.length === 0 ? 'none' : isOpen ? 'open' : 'ask',
        files: isOpen
          ? here.map((file) => ({
              id: file.public_id,
              name: file.name,
              sizeBytes: file.size_bytes,
              addedAt: file.created_at.toISOString(),
            }))
          : [],
      };
    }),
  };
}

/** The file of an open disclosure. Throws `not-found` for every other file, whoever asks. */
export async function serveHomeDisclosure(
  ctx: ServerContext,
  { listingKey, documentId }: { listingKey: string; documentId: string },
): Promise<Response> {
  requireUser(ctx);
  const row = await findOnMarket(ctx, listingKey);
  const documents = row === undefined ? [] : ((await listDocumentsByKey(ctx.db, 'own-listing', [row.id])).get(row.id) ?? []);
  const item = documents.find((file) => file.public_id === documentId)?.item;
  if (row === undefined || !readOpenPapers(row).some((key) => key === item))
    throw new DomainError('not-found', 'There is no such document here.');
  return serveDocumentWith(ctx, { kind: 'own-listing', key: row.id }, documentId);
}

/** The listing behind a page. Undefined for homes listed elsewhere, and once the home is sold. */
async function findOnMarket(ctx: Context, listingKey: string) {
  await findListingId(ctx.db, listingKey);
  const row = await ctx.db
    .selectFrom('own_listings')
    .select(['id', 'record', 'open_papers', 'standard_status'])
    .where('listing_key', '=', listingKey)
    .executeTakeFirst();
  return row !== undefined && ON_MARKET_STATUSES.some((status) => status === statusOf(row)) ? row : undefined;
}
