import { hasEnded } from '#domains/selling/contract.ts';
import { getOwnListing, listOwnListings } from '#domains/selling/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { transact } from '#platform/verb/transact.ts';
import type { ScoredListing } from '../contract.ts';
import { scoreListing } from '../model/score/score-listing.ts';
import { compareWithArea, createAreas } from './compare-with-area.ts';
import { readListing } from './read-listing.ts';
import { findScoreDays, keepScores } from './score-days.ts';

const SHOWN_GAINS = 3;

/** Scores of the caller's listings that are not in the archive, the lowest first, with their trend and their area. */
export async function listScores(ctx: Context): Promise<{ listings: ScoredListing[] }> {
  const { listings } = await listOwnListings(ctx);
  const shown = listings.filter(({ isArchived }) => !isArchived);
  const days = await findScoreDays(
    ctx,
    shown.map(({ id }) => id),
  );
  const areas = createAreas(ctx);
  const scored: ScoredListing[] = [];
  for (const { id, label, standardStatus, updatedAt } of shown) {
    const known = await readListing(ctx, await getOwnListing(ctx, id));
    const { score, ungated, gates, gains } = scoreListing(known);
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
      history: days.get(id) ?? [],
      benchmark: await compareWithArea(areas, known),
    });
  }
  return { listings: scored.toSorted((a, b) => Number(a.isReadOnly) - Number(b.isReadOnly) || a.score - b.score) };
}

/** The same, and keeps the scores of today. */
export async function rescoreListings(ctx: Context): Promise<{ listings: ScoredListing[] }> {
  return transact(ctx, async (inner) => {
    const { listings } = await listScores(inner);
    await keepScores(inner, listings);
    const days = await findScoreDays(
      inner,
      listings.map(({ listingId }) => listingId),
    );
    return { listings: listings.map((one) => ({ ...one, history: days.get(one.listingId) ?? [] })) };
  });
}
