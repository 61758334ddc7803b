import { LRUCache } from 'lru-cache';
import type { MatchScores } from '#domains/search/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { SavedProfile } from '../contract.ts';
import { hasWishes } from '../model/change-profile.ts';
import { type RankedProfile, rankProfile } from './find-matches.ts';
import { openMarket } from './market-homes.ts';
import { getProfile } from './save-profile.ts';

/** Result pages ask for their list, map, counts and cards at once, and again while the reader looks around. */
const KEPT_MS = 60_000;
/** If the market is not in memory, nobody knows whether it changed. */
const KEPT_UNHELD_MS = 5000;
const MOST_KEPT = 8;
const scores = new WeakMap<RankedProfile, MatchScores>();
const kept = new WeakMap<Db, LRUCache<string, Promise<RankedProfile>>>();

/** Ranks the market for somebody's saved profile; remembers the result until the profile or any home changes. */
export async function rankSaved(ctx: Context, { profile, version, updatedAt }: SavedProfile): Promise<RankedProfile> {
  const market = await openMarket(ctx);
  const cache = kept.get(ctx.db) ?? new LRUCache<string, Promise<RankedProfile>>({ max: MOST_KEPT });
  kept.set(ctx.db, cache);
  const key = `${requireUser(ctx).userId} ${version} ${updatedAt} ${market?.stamp}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const ranking = rankProfile(ctx, profile, market);
  cache.set(key, ranking, { ttl: market === undefined ? KEPT_UNHELD_MS : KEPT_MS });
  ranking.catch(() => cache.delete(key));
  return ranking;
}

/** How well homes match the caller's saved profile, for homes that count as matches; null without a profile that says anything. */
export async function scoreCandidates(ctx: Context): Promise<MatchScores | null> {
  const saved = await getProfile(ctx);
  if (saved === null || !hasWishes(saved.profile)) return null;
  const ranked = await rankSaved(ctx, saved);
  const known = scores.get(ranked);
  if (known !== undefined) return known;
  const found = {
    scores: new Map(ranked.ranking.order.map(({ home, score: points }) => [home.id, points])),
    isComplete: ranked.candidates.isComplete,
  };
  scores.set(ranked, found);
  return found;
}
