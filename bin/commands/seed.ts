import { utcDay } from '#lib/calendar.ts';
import { InvalidArgumentError, type Command } from 'commander';
import { formatNumber } from '#lib/format.ts';
import { OperatorError } from '#platform/config/operator-error.ts';
import { describeFirstAdmin } from '../describe-first-admin.ts';
import { readCount } from '../command-options.ts';
import type { Operator } from '../operator.ts';

interface Options {
  seed?: number;
  asOf?: string;
  scale?: number;
}

/** Up to this number a scale is a factor, above it a number of homes. */
const LARGEST_FACTOR = 400;
const MOST_HOMES = 1_000_000;

export function register(program: Command, operator: Operator): void {
  program
    .command('seed')
    .description('build the demonstration city in place of the one that stands')
    .option('--seed <number>', 'another number, another city', readCount)
    .option('--as-of <date>', 'the day on which its market stands, YYYY-MM-DD; today', readDate)
    .option(
      '--scale <n>',
      `for benchmarks: that many homes in all, up to ${formatNumber(MOST_HOMES)}; up to ${LARGEST_FACTOR} a factor`,
      readCount,
    )
    .action((options: Options) => run(operator, options));
}

async function run(operator: Operator, options: Options): Promise<void> {
  if (!operator.config.demoMode) throw new OperatorError('The demonstration city is built only where DEMO_MODE=1 is set.');
  const { multiplyListings, seedDemonstration } = await import('#demo/seed.ts');
  const { DEMONSTRATION_SOURCE } = await import('#domains/listings/contract.ts');
  const { refreshMarket } = await import('#domains/market/server/index.ts');
  const { createFirstAdmin } = await import('#domains/accounts/server/index.ts');
  const { hasListings } = await import('#domains/listings/server/index.ts');
  await operator.withDatabase(async ({ ctx }) => {
    if (await hasListings(ctx, { name: DEMONSTRATION_SOURCE, isOther: true })) {
      throw new OperatorError(
        'This installation holds real homes; the demonstration city never mixes with them. Use another database.',
      );
    }
    const startedAt = performance.now();
    const progress = operator.progress('Demonstration city', 1);
    const seedOptions = {
      asOf: options.asOf ?? utcDay(ctx.now),
      ...(options.seed === undefined ? {} : { seed: options.seed }),
      onProgress: followSteps(progress),
    };
    const built = await seedDemonstration(ctx, seedOptions);
    const target = targetOf(options.scale, built.listings);
    const added = target > built.listings ? await multiplyListings(ctx, seedOptions, target) : 0;
    if (added > 0) {
      progress.note('Making its market figures');
      await refreshMarket(ctx);
    }
    const admin = await createFirstAdmin(ctx);
    progress.done();
    const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
    const result = { ...built, listings: built.listings + added, seconds, ...(admin === undefined ? {} : { admin }) };
    operator.result(result, [
      `Built in ${seconds} s: ${formatNumber(result.parcels)} parcels, ${formatNumber(result.sales)} sales, ${formatNumber(result.listings)} listings, ${formatNumber(result.tiles)} map tiles.`,
      ...describeFirstAdmin(admin),
    ]);
  });
}

function targetOf(scale: number | undefined, listings: number): number {
  if (scale === undefined) return listings;
  return Math.min(MOST_HOMES, scale <= LARGEST_FACTOR ? scale * listings : scale);
}

// The bar counts within a step; its name tells which one.
function followSteps(progress: ReturnType<Operator['progress']>): (step: string, done: number, total: number) => void {
  let current = '';
  let shown = 0;
  return (step, done, total) => {
    if (step !== current) {
      current = step;
      progress.note(step);
    }
    progress.setTotal(total);
    progress.advance(done - shown);
    shown = done;
  };
}

function readDate(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new InvalidArgumentError('Give a date such as 2026-05-31.');
  return text;
}
