import type { ListingSummary } from '#domains/listings/contract.ts';
import { loadListingSummaries } from '#domains/listings/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import type { BuyerProfile } from '../contract.ts';
import { chooseSamples, SAMPLES } from '../model/choose-samples.ts';
import { keepsLimits } from '../model/criterion.ts';
import { rankProfile } from './find-matches.ts';

/** Finds homes within every must and the budget of a profile, as different as possible; leaves out homes already rated. */
export async function findSamples(ctx: Context, profile: BuyerProfile): Promise<{ items: ListingSummary[] }> {
  const { ranking, candidates, answers, criteria } = await rankProfile(ctx, profile);
  const rated = new Set(answers.map(({ home }) => home.id));
  const homes = candidates.homes.filter((home) => !rated.has(home.id) && keepsLimits(criteria, home));
  const chosen = chooseSamples(homes, ranking.scale(), SAMPLES);
  return {
    items: await loadListingSummaries(
      ctx,
      chosen.map(({ id }) => id),
    ),
  };
}
