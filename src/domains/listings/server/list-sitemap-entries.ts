import type { Context } from '#platform/verb/context.ts';
import { GONE_STATUSES } from '../contract.ts';

export interface SitemapEntry {
  listingKey: string;
  lastModified: Date;
}

/** The homes that have a page, in the order of their keys: pass the last key to go on. */
export async function listSitemapEntries(
  ctx: Context,
  { afterKey = '', limit }: { afterKey?: string; limit: number },
): Promise<SitemapEntry[]> {
  const rows = await ctx.db
    .selectFrom('listings')
    .select(['listing_key', 'modification_timestamp'])
    .where('listing_key', '>', afterKey)
    .where('display_listing', '=', true)
    .where('standard_status', 'not in', GONE_STATUSES)
    .orderBy('listing_key')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ listingKey: row.listing_key, lastModified: row.modification_timestamp }));
}
