import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { evaluateOf } from '../command-options.ts';
import type { Operator } from '../operator.ts';

export function register(program: Command, operator: Operator): void {
  program
    .command('odds')
    .description('the odds that a home finds a buyer, by week and price')
    .command('learn')
    .description('learn from the homes that came on the market here, and measure on homes that were foretold from earlier ones')
    .action(() => learn(operator));
  evaluateOf(program)
    .command('odds')
    .description('the same for homes in a file: learn from the earlier ones, foretell the later ones, compare')
    .requiredOption('--homes <csv>', 'columns listed_on (YYYY-MM-DD), ratio (first price over value), days, sold (1 or 0)')
    .action((options: { homes: string }) => evaluate(operator, options.homes));
}

async function learn(operator: Operator): Promise<void> {
  const { describeMarket, learnOdds } = await import('#domains/odds/server/index.ts');
  await operator.withDatabase(async ({ ctx }) => {
    const progress = operator.progress('Odds');
    progress.note('Valuing homes as of the day they were listed');
    const learned = await learnOdds(ctx).finally(() => progress.done());
    operator.result(
      // What the band is drawn from is long and says nothing to a reader.
      { markets: learned.map(({ draws, ...rest }) => ({ ...rest, draws: draws.length })) },
      learned.length === 0
        ? ['Too few homes came on the market here, or none of them is on record as unsold.']
        : learned.map(
            (one) => `${[one.kind ?? 'All homes', one.city, one.state].filter(Boolean).join(', ')}: ${describeMarket(one)}`,
          ),
    );
  });
}

async function evaluate(operator: Operator, file: string): Promise<void> {
  const { describeMarket, evaluateOdds } = await import('#domains/odds/server/index.ts');
  const learned = evaluateOdds(await readFile(operator.resolvePath(file), 'utf8'));
  operator.result({ ...learned, draws: learned.draws.length }, [describeMarket(learned)]);
}
