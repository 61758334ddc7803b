import type { Listing } from '#domains/listings/contract.ts';
import { getListing } from '#domains/listings/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { transact } from '#platform/verb/transact.ts';
import { findMine } from './find-mine.ts';
import { readFields } from './present.ts';
import { listPhotos } from './photo-rows.ts';
import { buildRecord, writeListing } from './write-public.ts';

/** Thrown to undo what a preview wrote. */
class PreviewDone extends Error {
  readonly listing: Listing;

  constructor(listing: Listing) {
    super('The preview is undone');
    this.listing = listing;
  }
}

/**
 * The page as buyers would see it if the draft were published now. It really is published, inside a transaction that is then
 * undone.
 */
export async function previewListing(ctx: Context, id: string): Promise<Listing> {
  const row = await findMine(ctx, id);
  try {
    await transact(ctx, async (inner) => {
      const photos = await listPhotos(inner.db, [row.id]);
      const fields = { ...readFields(row.fields), InternetEntireListingDisplayYN: true };
      const record = await buildRecord(inner, row, { fields, status: 'Active', photos, marks: {} });
      await writeListing(inner, record);
      throw new PreviewDone(await getListing(inner, row.listing_key));
    });
  } catch (error) {
    if (error instanceof PreviewDone) return error.listing;
    throw error;
  }
  throw new Error('a preview is always undone');
}
