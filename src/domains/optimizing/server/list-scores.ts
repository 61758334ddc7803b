import { hasEnded } from '#domains/selling/contract.ts';
import { getOwnListing, listOwnListings } from '#domains/selling/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import type { ScoredListing } from '../contract.ts';
import { scoreListing } from '../model/score/score-listing.ts';
import { readListing } from './read-listing.ts';

const SHOWN_GAINS = 3;

/** Scores of the caller's listings that are not in the archive, the lowest first. */
export async function listScores(ctx: Context): Promise<{ listings: ScoredListing[] }> {
  const { listings } = await listOwnListings(ctx);
  const scored: ScoredListing[] = [];
  for (const { id, label, standardStatus, isArchived, updatedAt } of listings) {
    if (isArchived) continue;
    const { score, ungated, gates, gains } = scoreListing(await readListing(ctx, await getOwnListing(ctx, id)));
    scored.push({
      listingId: id,
      label,
      standardStatus,
      isReadOnly: hasEnded(standardStatus),
      score,
      ungated,
      gates,
      gains: gains.slice(0, SHOWN_GAINS),
      minutes: gains.reduce((sum, { minutes }) => sum + minutes, 0),
      updatedAt,
    });
  }
  return { listings: scored.toSorted((a, b) => Number(a.isReadOnly) - Number(b.isReadOnly) || a.score - b.score) };
}
