import { sql } from 'kysely';
import { DEMONSTRATION_SOURCE } from '#domains/listings/contract.ts';
import { findExpiredPictures, markAskedAgain } from '#domains/listings/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { PICTURES_AT_ONCE } from '../model/feed-terms.ts';
import { applyRecords } from './apply-records.ts';
import { accessOf, type FeedPorts } from './feed-access.ts';
import { withFeedLock } from './feed-lock.ts';
import { type FeedRow, readFeeds } from './feed-rows.ts';
import { noCounts } from './run-counts.ts';
import { createFeedClient } from './web-api/feed-client.ts';
import { fetchByKeys } from './web-api/walk-keys.ts';

interface Expired {
  listing_key: string;
  feed_id: number;
  key: string;
}

/**
 * Asks feeds once more for the records of pictures whose address ended, by key, and has the pictures fetched from the new
 * address. `attempt` keeps one feed that fails from stopping the others. Returns how many records were asked for.
 */
export async function renewPictures(
  ctx: Context & FeedPorts,
  attempt: (feed: string, work: () => Promise<void>) => Promise<unknown> = (_feed, work) => work(),
): Promise<number> {
  requireSystem(ctx);
  const listingKeys = await findExpiredPictures(ctx.db, PICTURES_AT_ONCE);
  if (listingKeys.length === 0) return 0;
  const { rows } = await sql<Expired>`
    select listing_key, feed_id, key from feed_records
    where listing_key = any(${listingKeys}) and resource = 'Property' and state = 'current'`.execute(ctx.db);
  let asked = 0;
  for (const feed of await readFeeds(ctx.db)) {
    const own = rows.filter((row) => row.feed_id === feed.id);
    if (own.length === 0 || feed.kind !== 'web-api' || feed.is_paused || feed.source_name === DEMONSTRATION_SOURCE) continue;
    await attempt(feed.name, () => withFeedLock(ctx, feed, () => renewOf(ctx, feed, own)));
    asked += own.length;
  }
  // Listings of files, and of feeds that are gone or never give what is asked by key: nobody has a newer address.
  const askable = new Set(rows.map((row) => row.listing_key));
  await markAskedAgain(
    ctx,
    listingKeys.filter((key) => !askable.has(key)),
  );
  return asked;
}

async function renewOf(ctx: Context & FeedPorts, feed: FeedRow, own: readonly Expired[]): Promise<void> {
  const client = createFeedClient({ profile: feed.profileData, access: accessOf(ctx, feed), log: ctx.log });
  const { mostAlternatives } = feed.profileData;
  for (let start = 0; start < own.length; start += mostAlternatives) {
    const part = own.slice(start, start + mostAlternatives);
    const records = await fetchByKeys(
      client,
      feed,
      part.map(({ key }) => key),
    );
    await applyRecords(
      { ...ctx, now: new Date() },
      records.map((bytes, index) => ({ bytes, number: index + 1 })),
      { feed, resource: 'Property', runId: null, counts: noCounts(), isAgain: true, renewsPictures: true },
    );
    await markAskedAgain(
      ctx,
      part.map((row) => row.listing_key),
    );
  }
}
