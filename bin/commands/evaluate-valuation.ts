import { InvalidArgumentError, type Command } from 'commander';
import { evaluateOf } from '../command-options.ts';
import type { Operator } from '../operator.ts';

interface Options {
  train: string;
  test: string;
  mapping: string;
  walkForward?: 'monthly';
  out?: string;
  seed: string;
  json?: boolean;
}

function readStep(text: string): 'monthly' {
  if (text !== 'monthly') throw new InvalidArgumentError('Only "monthly" is known.');
  return text;
}

export function register(program: Command, operator: Operator): void {
  evaluateOf(program)
    .command('valuation')
    .description('train on one file of sales, value the homes of another, and measure the errors')
    .requiredOption('--train <csv>', 'sales to learn from')
    .requiredOption('--test <csv>', 'sales to judge on')
    .requiredOption('--mapping <json>', 'which columns mean what')
    .option('--walk-forward <step>', 'train anew at the start of every month with all sales before it ("monthly")', readStep)
    .option('--out <csv>', 'where to write the estimates, one line for each test sale')
    .option('--seed <text>', 'the source of chance', '1')
    .action((options: Options) => run(operator, options));
}

async function run(operator: Operator, options: Options): Promise<void> {
  const { evaluateValuation } = await import('#domains/valuation/server/evaluate-valuation.ts');
  const progress = operator.progress('Valuation', 100);
  let shown = 0;
  const result = await evaluateValuation({
    trainFile: operator.resolvePath(options.train),
    testFile: operator.resolvePath(options.test),
    mappingFile: operator.resolvePath(options.mapping),
    ...(options.out === undefined ? {} : { outFile: operator.resolvePath(options.out) }),
    monthly: options.walkForward === 'monthly',
    seed: options.seed,
    onProgress: (share, step) => {
      progress.note(step);
      progress.advance(Math.round(share * 100) - shown);
      shown = Math.round(share * 100);
    },
  }).finally(() => progress.done());
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  operator.result(result, [
    `${result.n} sales valued (${result.mode}), ${percent(result.hitRate)} answered.`,
    `Median error ${(result.mdape * 100).toFixed(2)}%, median signed error ${(result.medianSignedError * 100).toFixed(2)}%, R² ${result.r2.toFixed(3)}.`,
    `Within 5 / 10 / 20%: ${percent(result.ppe5)} / ${percent(result.ppe10)} / ${percent(result.ppe20)}.`,
    `The price lies in the 68% range ${percent(result.coverage68)} of the time, in the 80% range ${percent(result.coverage80)}.`,
    `${result.trainSeconds} s to train, ${result.msPerEstimate} ms for an estimate.`,
  ]);
}
