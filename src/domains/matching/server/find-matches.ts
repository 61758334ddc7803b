import { loadListingSummaries } from '#domains/listings/server/index.ts';
import { findPlaces, listCandidates } from '#domains/search/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import type { BuyerProfile, MatchResult, RelaxStep } from '../contract.ts';
import { type CandidatePlan, isCandidateOf, planCandidates, planRelaxing } from '../model/candidate-filters.ts';
import type { Criterion } from '../model/criterion.ts';
import { listCriteria } from '../model/list-criteria.ts';
import type { MatchHome } from '../model/match-home.ts';
import { MATCH_ENGINE, rankInSteps, type Ranking } from '../model/rank-homes.ts';
import { suggestRelaxing } from '../model/suggest-relaxing.ts';
import type { TasteAnswer } from '../model/taste.ts';
import { inTurns } from './in-turns.ts';
import { addMinutes, loadHomes } from './load-homes.ts';
import { type Market, openMarket } from './market-homes.ts';
import { type CommuteClock, measureCommutes } from './measure-commutes.ts';
import { findHomeIds } from './queries.ts';

/** The most homes to score if a market is too large to hold in memory. */
const MOST_SCORED = 2000;

/** A profile with everything looked up that ranking needs. */
export interface PreparedProfile {
  profile: BuyerProfile;
  criteria: Criterion[];
  commutes: CommuteClock[];
  answers: TasteAnswer[];
  /** Ids of the wanted places. */
  placeIds: number[];
}

export async function prepareProfile(ctx: Context, profile: BuyerProfile): Promise<PreparedProfile> {
  const slugs = profile.where.places.map(({ slug }) => slug);
  const [places, commutes, tasted] = await Promise.all([
    slugs.length === 0 ? { cities: [], zips: [], neighborhoods: [] } : findPlaces(ctx.db, 'profile.where.places', slugs),
    measureCommutes(ctx.db, profile.where.anchors),
    findHomeIds(
      ctx.db,
      profile.taste.map(({ listingKey }) => listingKey),
    ),
  ]);
  const homes = await loadHomes(ctx.db, [...tasted.values()], commutes);
  const answers = profile.taste.flatMap(({ listingKey, isLiked }) => {
    const home = homes.find(({ id }) => id === tasted.get(listingKey));
    return home === undefined ? [] : [{ home, isLiked }];
  });
  const placeIds = [...places.cities, ...places.zips, ...places.neighborhoods];
  return { profile, criteria: listCriteria(profile, { placeIds }), commutes, answers, placeIds };
}

export interface CandidateHomes {
  homes: MatchHome[];
  isComplete: boolean;
}

/** The homes worth scoring: the market if it is in memory, otherwise at most 2,000 from the search index. */
async function loadCandidates(
  ctx: Context,
  { commutes }: PreparedProfile,
  { market, plan, isCandidate }: { market: Market | undefined; plan: CandidatePlan; isCandidate: (home: MatchHome) => boolean },
): Promise<CandidateHomes> {
  if (market !== undefined) {
    const homes = market.homes.filter(isCandidate);
    return { homes: commutes.length === 0 ? homes : await inTurns(addMinutes(homes, commutes)), isComplete: true };
  }
  const found = await Promise.all(
    plan.searches.map((filters) => listCandidates(ctx, filters, { prefer: plan.prefer, limit: MOST_SCORED })),
  );
  const ids = [...new Set(found.flatMap((one) => one.ids))];
  return {
    homes: await loadHomes(ctx.db, ids.slice(0, MOST_SCORED), commutes),
    isComplete: ids.length <= MOST_SCORED && found.every((one) => one.isComplete),
  };
}

export interface RankedProfile extends PreparedProfile {
  ranking: Ranking;
  candidates: CandidateHomes;
  market: Market | undefined;
}

/** Ranks the market, or search results if the market is too large. */
export async function rankProfile(ctx: Context, profile: BuyerProfile, known?: Market): Promise<RankedProfile> {
  const [prepared, market] = await Promise.all([prepareProfile(ctx, profile), known ?? openMarket(ctx)]);
  const { criteria, answers, placeIds } = prepared;
  const candidates = await loadCandidates(ctx, prepared, {
    market,
    plan: planCandidates(profile),
    isCandidate: isCandidateOf(profile, placeIds),
  });
  return { ...prepared, candidates, market, ranking: await inTurns(rankInSteps(candidates.homes, criteria, answers)) };
}

/** Returns a page of homes ranked for a profile, each with its reasons. Throws `invalid` for a place that does not exist. */
export async function findMatches(
  ctx: Context,
  { profile, offset, limit }: { profile: BuyerProfile; offset: number; limit: number },
): Promise<MatchResult> {
  const ranked = await rankProfile(ctx, profile);
  const { ranking, candidates } = ranked;
  return {
    items: await presentMatches(ctx, ranking, offset, limit),
    total: { matching: ranking.order.length, considered: candidates.homes.length, isComplete: candidates.isComplete },
    relax: ranking.order.length === 0 ? await relaxProfile(ctx, ranked) : [],
    missing: profile.where.anchors.flatMap(({ label }, index) =>
      candidates.homes.length > 0 && candidates.homes.every((home) => home.minutes[index] === null) ? [`Way to ${label}`] : [],
    ),
    engine: MATCH_ENGINE,
  };
}

export async function presentMatches(
  ctx: Context,
  ranking: Ranking,
  offset: number,
  limit: number,
): Promise<MatchResult['items']> {
  const shown = ranking.order.slice(offset, offset + limit);
  const listings = await loadListingSummaries(
    ctx,
    shown.map(({ home }) => home.id),
  );
  const keys = await findHomeIds(
    ctx.db,
    listings.map(({ listingKey }) => listingKey),
  );
  return listings.flatMap((listing) => {
    const scored = shown.find(({ home }) => home.id === keys.get(listing.listingKey));
    return scored === undefined ? [] : [{ listing, match: ranking.explain(scored) }];
  });
}

async function relaxProfile(ctx: Context, { market, ...prepared }: RankedProfile): Promise<RelaxStep[]> {
  const plan = planRelaxing(prepared.profile);
  const { homes } = await loadCandidates(ctx, prepared, { market, plan, isCandidate: () => true });
  return suggestRelaxing(homes, prepared.criteria);
}
