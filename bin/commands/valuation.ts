import type { Command } from 'commander';
import { availableParallelism } from 'node:os';
import { formatNumber } from '#lib/format.ts';
import type { Operator } from '../operator.ts';

/** Background work estimates the remaining homes on the market. */
const ESTIMATING_MS = 60_000;

export function register(program: Command, operator: Operator): void {
  const valuation = program.command('valuation').description('the estimates of what homes are worth');
  valuation
    .command('train')
    .description('learn from all recorded sales; the model that serves goes on serving until the new one is stored')
    .option('--seed <text>', 'the source of chance; the same seed and sales give the same model', '1')
    .action((options: { seed: string }) => run(operator, options));
}

async function run(operator: Operator, { seed }: { seed: string }): Promise<void> {
  const { estimateListedHomes, trainValuation } = await import('#domains/valuation/server/index.ts');
  await operator.withDatabase(async ({ ctx }) => {
    const progress = operator.progress('Training', 100);
    let shown = 0;
    const card = await trainValuation(ctx, {
      seed,
      threads: Math.min(4, availableParallelism()),
      onProgress: (share, step) => {
        progress.note(step);
        progress.advance(Math.round(share * 100) - shown);
        shown = Math.round(share * 100);
      },
    }).finally(() => progress.done());
    await estimateListedHomes(ctx, ESTIMATING_MS);
    const percent = (part: number) => `${(part * 100).toFixed(1)}%`;
    const { heldOut } = card;
    operator.result(card, [
      `Model ${card.version} learned from ${formatNumber(card.sales)} sales (${card.salesFrom} to ${card.salesTo}) in ${card.seconds} s.`,
      heldOut === null
        ? 'Too few sales to hold any back for measuring.'
        : `On ${formatNumber(heldOut.n)} newer sales that it had not seen: median error ${percent(heldOut.mdape)}, ${percent(heldOut.ppe10)} within 10%, ${percent(heldOut.coverage80)} inside the 80% range.`,
    ]);
  });
}
