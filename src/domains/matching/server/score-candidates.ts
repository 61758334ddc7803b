import { LRUCache } from 'lru-cache';
import type { MatchScores } from '#domains/search/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/http/context.ts';
import { requireUser } from '#platform/http/require-user.ts';
import type { BuyerProfile } from '../contract.ts';
import { hasWishes } from '../model/change-profile.ts';
import { rankProfile } from './find-matches.ts';
import { getProfile } from './save-profile.ts';

/** One page of results asks for its list, its map and its counts at once. */
const KEPT_MS = 5000;
const kept = new WeakMap<Db, LRUCache<string, Promise<MatchScores>>>();

/** How well homes match the caller's saved profile, of those that would be listed as matches; null without one that says anything. */
export async function scoreCandidates(ctx: Context): Promise<MatchScores | null> {
  const saved = await getProfile(ctx);
  if (saved === null || !hasWishes(saved.profile)) return null;
  const cache = kept.get(ctx.db) ?? new LRUCache<string, Promise<MatchScores>>({ max: 50, ttl: KEPT_MS });
  kept.set(ctx.db, cache);
  const key = `${requireUser(ctx).userId} ${saved.version} ${saved.updatedAt}`;
  const known = cache.get(key);
  const scoring = known ?? score(ctx, saved.profile);
  if (known === undefined) {
    cache.set(key, scoring);
    scoring.catch(() => cache.delete(key));
  }
  return scoring;
}

async function score(ctx: Context, profile: BuyerProfile): Promise<MatchScores> {
  const { ranking, candidates } = await rankProfile(ctx, profile);
  return {
    scores: new Map(ranking.order.map(({ home, score: points }) => [home.id, points])),
    isComplete: candidates.isComplete,
  };
}
