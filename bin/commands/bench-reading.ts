import type { Command } from 'commander';
import { benchOf, countOption } from '../command-options.ts';
import type { Operator } from '../operator.ts';

export function register(program: Command, operator: Operator): void {
  benchOf(program)
    .command('reading')
    .description('the texts of strangers that take longest to read, found by looking for them')
    .option('--seed <text>', 'another seed finds other texts', 'reading')
    .addOption(countOption('--rounds <n>', 'how many texts are tried for each reader', 200))
    .action(async ({ seed, rounds }: { seed: string; rounds: number }) => {
      const { benchReading } = await import('../../bench/reading.ts');
      const slowest = benchReading({ seed, rounds });
      operator.result(
        slowest,
        slowest.map(
          ({ reader, characters, ms, text }) =>
            `${reader}: ${ms.toFixed(1)} ms for ${characters} characters of ${JSON.stringify(text.slice(0, 80))}`,
        ),
      );
    });
}
