import type { EndpointResponse } from '#lib/endpoint.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { getMyMatches as endpoint } from '../contract.ts';
import { presentMatches } from './find-matches.ts';
import { presentProfile } from './present.ts';
import { findProfile, markMatchesSeen } from './queries.ts';
import { rankSaved } from './score-candidates.ts';

type MyMatches = EndpointResponse<typeof endpoint>;

/** The best matches for the caller's saved profile; homes listed since the last visit count as new. */
export async function getMyMatches(ctx: Context, limit: number): Promise<MyMatches> {
  const row = await findProfile(ctx.db, requireUser(ctx).userId);
  const saved = row === undefined ? null : presentProfile(row);
  if (row === undefined || saved === null) return { items: [], matching: 0, newCount: 0, since: null, hasProfile: false };
  const { ranking } = await rankSaved(ctx, saved);
  const since = row.matches_seen_at?.toISOString() ?? null;
  const lastDay = since?.slice(0, 10);
  return {
    items: await presentMatches(ctx, ranking, 0, limit),
    matching: ranking.order.length,
    newCount: lastDay === undefined ? 0 : ranking.order.filter(({ home }) => (home.listedOn ?? '') > lastDay).length,
    since,
    hasProfile: true,
  };
}

/** Marks everything now on the market as seen by the caller. */
export async function seeMatches(ctx: Context): Promise<void> {
  await markMatchesSeen(ctx.db, requireUser(ctx).userId, ctx.now);
}
