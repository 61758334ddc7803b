import type { Command } from 'commander';
import type { Operator } from '../operator.ts';

export function register(program: Command, operator: Operator): void {
  const parent =
    program.commands.find((command) => command.name() === 'bench') ?? program.command('bench').description('measure speed');
  parent
    .command('reading')
    .description('the texts of strangers that take longest to read, found by looking for them')
    .option('--seed <text>', 'another seed finds other texts', 'reading')
    .option('--rounds <n>', 'how many texts are tried for each reader', '200')
    .action(async ({ seed, rounds }: { seed: string; rounds: string }) => {
      const { benchReading } = await import('../../bench/reading.ts');
      const slowest = benchReading({ seed, rounds: Number(rounds) });
      operator.result(
        slowest,
        slowest.map(
          ({ reader, characters, ms, text }) =>
            `${reader}: ${ms.toFixed(1)} ms for ${characters} characters of ${JSON.stringify(text.slice(0, 80))}`,
        ),
      );
    });
}
