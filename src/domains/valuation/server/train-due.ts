import { readDemonstration } from '#domains/feeds/server/index.ts';
import { summarizeSales } from '#domains/records/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { FEWEST_SALES } from '../model/train-model.ts';
import { estimateListedHomes } from './estimate-listed-homes.ts';
import { readCard } from './queries.ts';
import { findServingModel } from './serving-model.ts';
import { trainValuation } from './train-valuation.ts';

/** Less than the time to its next turn. */
const ESTIMATING_MS = 60_000;

/** Learns from the recorded sales where it is wanted and there are enough of them, and values the homes anew. */
export async function trainWhere(
  ctx: Context,
  isWanted: (state: { hasModel: boolean; isStale: boolean }) => boolean,
  stopping?: AbortSignal,
): Promise<void> {
  const [card, sales, serving] = [await readCard(ctx.db), await summarizeSales(ctx.db), await findServingModel(ctx)];
  if (sales.count < FEWEST_SALES || (await isBeingSeeded(ctx))) return;
  const isStale = card?.sales !== sales.count || card.salesTo !== sales.lastCloseDate;
  if (!isWanted({ hasModel: serving !== undefined, isStale })) return;
  await trainValuation(ctx, stopping === undefined ? {} : { stopping });
  await estimateListedHomes(ctx, ESTIMATING_MS, stopping);
}

/** Values what is listed and not valued yet, for a while. */
export function estimateListed(ctx: Context, stopping?: AbortSignal): Promise<unknown> {
  return estimateListedHomes(ctx, ESTIMATING_MS, stopping);
}

// A city that is still being built will soon have more sales, and needs the processor.
async function isBeingSeeded({ db }: Context): Promise<boolean> {
  return (await readDemonstration(db))?.state === 'seeding';
}
