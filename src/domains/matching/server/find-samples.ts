import type { ListingSummary } from '#domains/listings/contract.ts';
import { loadListingSummaries } from '#domains/listings/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { BuyerProfile } from '../contract.ts';
import { chooseSamples } from '../model/choose-samples.ts';
import { rankProfile } from './find-matches.ts';

const SAMPLES = 10;
/** Below this many matches the whole reach of the profile is sampled, so that there is something to compare. */
const ENOUGH = 40;

/** Homes within reach of a profile, as unlike each other as can be; what was rated before does not come again. */
export async function findSamples(ctx: Context, profile: BuyerProfile): Promise<{ items: ListingSummary[] }> {
  const { ranking, candidates, answers } = await rankProfile(ctx, profile);
  const rated = new Set(answers.map(({ home }) => home.id));
  const matching = ranking.order.map(({ home }) => home);
  const homes = (matching.length >= ENOUGH ? matching : candidates.homes).filter(({ id }) => !rated.has(id));
  const chosen = chooseSamples(homes, ranking.scale(), SAMPLES);
  return {
    items: await loadListingSummaries(
      ctx,
      chosen.map(({ id }) => id),
    ),
  };
}
