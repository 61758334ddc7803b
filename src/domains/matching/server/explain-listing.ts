import { findListingId } from '#domains/listings/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import type { Match } from '../contract.ts';
import { MATCH_ENGINE } from '../model/rank-homes.ts';
import { loadHomes } from './load-homes.ts';
import { getProfile } from './save-profile.ts';
import { rankSaved } from './score-candidates.ts';

/** Explains how one home fits the caller's saved profile; null without a profile that says anything. Throws as the home's page does. */
export async function explainListing(ctx: Context, listingKey: string): Promise<{ match: Match | null; engine: string }> {
  const saved = await getProfile(ctx);
  const id = await findListingId(ctx.db, listingKey);
  if (saved === null) return { match: null, engine: MATCH_ENGINE };
  const { criteria, answers, commutes, ranking } = await rankSaved(ctx, saved);
  const [home] = await loadHomes(ctx.db, [id], commutes);
  const isEmpty = criteria.length === 0 && answers.length === 0;
  return { match: home === undefined || isEmpty ? null : ranking.match(home), engine: MATCH_ENGINE };
}
