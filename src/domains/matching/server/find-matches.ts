import { loadListingSummaries } from '#domains/listings/server/index.ts';
import { findPlaces, listCandidates } from '#domains/search/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { BuyerProfile, MatchResult, RelaxStep } from '../contract.ts';
import { type CandidatePlan, planCandidates, planRelaxing } from '../model/candidate-filters.ts';
import type { Criterion } from '../model/criterion.ts';
import { listCriteria } from '../model/list-criteria.ts';
import type { MatchHome } from '../model/match-home.ts';
import { MATCH_ENGINE, rankHomes, type Ranking } from '../model/rank-homes.ts';
import { suggestRelaxing } from '../model/suggest-relaxing.ts';
import type { TasteAnswer } from '../model/taste.ts';
import { loadHomes } from './load-homes.ts';
import { type CommuteClock, measureCommutes } from './measure-commutes.ts';
import { findHomeIds } from './queries.ts';

/** The most homes that are scored for one profile. */
const MOST_SCORED = 2000;

/** A profile with everything looked up that ranking needs. */
export interface PreparedProfile {
  profile: BuyerProfile;
  criteria: Criterion[];
  commutes: CommuteClock[];
  answers: TasteAnswer[];
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
  return { profile, criteria: listCriteria(profile, { placeIds }), commutes, answers };
}

export interface CandidateHomes {
  homes: MatchHome[];
  isComplete: boolean;
}

/** The homes worth scoring: from the search index, at most 2,000. */
export async function loadCandidates(ctx: Context, { commutes }: PreparedProfile, plan: CandidatePlan): Promise<CandidateHomes> {
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
}

export async function rankProfile(ctx: Context, profile: BuyerProfile): Promise<RankedProfile> {
  const prepared = await prepareProfile(ctx, profile);
  const candidates = await loadCandidates(ctx, prepared, planCandidates(profile));
  return { ...prepared, candidates, ranking: rankHomes(candidates.homes, prepared.criteria, prepared.answers) };
}

/** Homes ranked for a profile, a page of them, each with its reasons. Throws `invalid` for a place that does not exist. */
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

async function relaxProfile(ctx: Context, prepared: PreparedProfile): Promise<RelaxStep[]> {
  const { homes } = await loadCandidates(ctx, prepared, planRelaxing(prepared.profile));
  return suggestRelaxing(homes, prepared.criteria);
}
