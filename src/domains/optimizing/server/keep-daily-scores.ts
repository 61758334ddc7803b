import { setImmediate as nextTurn } from 'node:timers/promises';
import { listUnendedListings } from '#domains/selling/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { scoreListing } from '../model/score/score-listing.ts';
import { readListing } from './read-listing.ts';
import { keepScores } from './score-days.ts';

const PAGE = 50;

/** Keeps today's score of every listing that has not ended, so that its trend needs nobody to press a button. Returns how many. */
export async function keepDailyScores(ctx: Context): Promise<number> {
  let kept = 0;
  let after: string | undefined;
  for (;;) {
    const listings = await listUnendedListings(ctx, { after, most: PAGE });
    const scores = [];
    for (const listing of listings) {
      try {
        const { score, ungated } = scoreListing(await readListing(ctx, listing));
        scores.push({ listingId: listing.id, score, ungated, isReadOnly: false });
      } catch (error) {
        // One that cannot be read must not leave the others without.
        ctx.log.error({ err: error, listingId: listing.id }, 'a listing has no score of today');
      }
      // Requests go on between two of them.
      await nextTurn();
    }
    await keepScores(ctx, scores);
    kept += scores.length;
    after = listings.at(-1)?.id;
    if (listings.length < PAGE || after === undefined) return kept;
  }
}
