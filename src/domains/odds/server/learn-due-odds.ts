import { readDemonstration } from '#domains/feeds/server/index.ts';
import { findServingModel } from '#domains/valuation/server/index.ts';
import { DAY_MS } from '#lib/time-units.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { STALE_DAYS } from '../model/odds-terms.ts';
import { learnOdds } from './learn-odds.ts';

/** Learns the first odds once homes can be valued, and new ones when the last have grown old. */
export async function learnDueOdds(ctx: ServerContext, stopping?: AbortSignal): Promise<void> {
  const row = await ctx.db.selectFrom('sale_odds').select('learned_at').limit(1).executeTakeFirst();
  if (row !== undefined && ctx.now.getTime() - row.learned_at.getTime() < STALE_DAYS * DAY_MS) return;
  // A city that is still being built will soon have more homes, and needs the processor; so does the first learning of values.
  if ((await readDemonstration(ctx.db))?.state === 'seeding' || (await findServingModel(ctx)) === undefined) return;
  await learnOdds(ctx, stopping);
}
