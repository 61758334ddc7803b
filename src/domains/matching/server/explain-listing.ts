import { findListingId } from '#domains/listings/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { Match } from '../contract.ts';
import { planCandidates } from '../model/candidate-filters.ts';
import { MATCH_ENGINE, matchHome } from '../model/rank-homes.ts';
import { loadCandidates, prepareProfile } from './find-matches.ts';
import { loadHomes } from './load-homes.ts';
import { getProfile } from './save-profile.ts';

/** How one home fits my saved profile; null without a profile that says anything. Throws as the home's page does. */
export async function explainListing(ctx: Context, listingKey: string): Promise<{ match: Match | null; engine: string }> {
  const saved = await getProfile(ctx);
  const id = await findListingId(ctx.db, listingKey);
  if (saved === null) return { match: null, engine: MATCH_ENGINE };
  const prepared = await prepareProfile(ctx, saved.profile);
  const [[home], { homes }] = await Promise.all([
    loadHomes(ctx.db, [id], prepared.commutes),
    loadCandidates(ctx, prepared, planCandidates(saved.profile)),
  ]);
  const isEmpty = prepared.criteria.length === 0 && prepared.answers.length === 0;
  const match = home === undefined || isEmpty ? null : matchHome(home, [...homes, home], prepared.criteria, prepared.answers);
  return { match, engine: MATCH_ENGINE };
}
