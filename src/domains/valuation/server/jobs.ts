import { readDemonstration } from '#domains/feeds/server/index.ts';
import { summarizeSales } from '#domains/records/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { FEWEST_SALES } from '../model/train-model.ts';
import { drawSample } from './draw-sample.ts';
import { estimateListedHomes } from './estimate-listed-homes.ts';
import { mailHomeValues } from './mail-values-monthly.ts';
import { readCard } from './queries.ts';
import { findServingModel } from './serving-model.ts';
import { trainValuation } from './train-valuation.ts';

/** Less than the time to its next turn. */
const ESTIMATING_MS = 60_000;
/** A busy machine learns for long. */
const TRAINING_SECONDS = 4 * 3600;

/** Background work: a first model as soon as sales are recorded, and a new one once a month, when the sales have changed. */
export const valuationJobs: JobHandler<ServerContext>[] = [
  {
    name: 'valuation.train-first',
    cron: '* * * * *',
    patienceSeconds: TRAINING_SECONDS,
    handle: (ctx, _data, stopping) => trainWhere(ctx, ({ hasModel }) => !hasModel, stopping),
  },
  {
    name: 'valuation.train',
    cron: '17 2 2 * *',
    patienceSeconds: TRAINING_SECONDS,
    handle: (ctx, _data, stopping) => trainWhere(ctx, ({ isStale }) => isStale, stopping),
  },
  {
    name: 'valuation.estimate-listed',
    cron: '*/5 * * * *',
    async handle(ctx, _data, stopping) {
      await estimateListedHomes(ctx, ESTIMATING_MS, stopping);
    },
  },
  // Each looks for what its month still lacks, so that a day without a worker costs nothing.
  { name: 'valuation.monthly-sample', cron: '40 3 * * *', handle: (ctx) => drawSample(ctx) },
  { name: 'valuation.monthly-mail', cron: '20 13 * * *', handle: (ctx) => mailHomeValues(ctx) },
];

async function trainWhere(
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

// A city that is still being built will soon have more sales, and needs the processor.
async function isBeingSeeded({ db }: Context): Promise<boolean> {
  return (await readDemonstration(db))?.state === 'seeding';
}
