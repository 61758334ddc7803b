import type { Context } from '#platform/verb/context.ts';
import { scoreCandidates } from './score-candidates.ts';

/** The caller's match scores for some homes; leaves out homes that are no match. */
export async function getMatchScores(ctx: Context, keys: readonly string[]): Promise<{ scores: Record<string, number> }> {
  const scored = await scoreCandidates(ctx);
  if (scored === null || keys.length === 0) return { scores: {} };
  const rows = await ctx.db.selectFrom('listings').select(['id', 'listing_key']).where('listing_key', 'in', keys).execute();
  return {
    scores: Object.fromEntries(
      rows.flatMap(({ id, listing_key }) => {
        const score = scored.scores.get(id);
        return score === undefined ? [] : [[listing_key, Math.round(score)]];
      }),
    ),
  };
}
