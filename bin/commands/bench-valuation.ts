import type { Command } from 'commander';
import { formatNumber } from '#lib/format.ts';
import { benchOf, clientsOption, countOption, urlOption } from '../command-options.ts';
import type { Operator } from '../operator.ts';

interface Options {
  url: string;
  clients: number;
  estimates: number;
}

export function register(program: Command, operator: Operator): void {
  benchOf(program)
    .command('valuation')
    .description(
      'how fast a running site values homes while a model is trained (on the same database, started with READS_PER_MINUTE=0)',
    )
    .addOption(urlOption())
    .addOption(clientsOption(1))
    .addOption(countOption('--estimates <n>', 'how many homes are valued', 10_000))
    .action((options: Options) => run(operator, options));
}

async function run(operator: Operator, { url, clients, estimates }: Options): Promise<void> {
  const { benchValuation } = await import('../../bench/valuation.ts');
  const { trainValuation } = await import('#domains/valuation/server/index.ts');
  await operator.withDatabase(async ({ ctx }) => {
    const homes = await ctx.db.selectFrom('parcels').select('id').orderBy('parcel_number').limit(2000).execute();
    const result = await benchValuation({
      url,
      clients: clients,
      estimates: estimates,
      homeIds: homes.map(({ id }) => id),
      train: (stopping) => trainValuation(ctx, { stopping }),
    });
    const ms = (value: number) => `${value.toFixed(1)} ms`;
    operator.result(result, [
      `${formatNumber(result.estimates)} estimates in ${result.seconds} s while a model was trained: p50 ${ms(result.p50Ms)}, p95 ${ms(result.p95Ms)}, p99 ${ms(result.p99Ms)}, ${result.failures} refused.`,
      `Training held up the thread that began it by ${ms(result.heldUpP95Ms)} (p95), ${ms(result.heldUpMostMs)} at most.`,
    ]);
  });
}
