import type { Command } from 'commander';
import { benchOf, countOption, urlOption } from '../command-options.ts';
import type { Operator } from '../operator.ts';

export function register(program: Command, operator: Operator): void {
  benchOf(program)
    .command('experts')
    .description('how fast a running site matches and lists experts among many, made for it and taken out again')
    .addOption(urlOption())
    .addOption(countOption('--vendors <n>', 'vendors to make', 100_000))
    .addOption(countOption('--requests <n>', 'requests of each kind', 300))
    .action(async (options: { url: string; vendors: number; requests: number }) => {
      const { benchExperts } = await import('../../bench/experts.ts');
      await operator.withDatabase(async ({ ctx }) => {
        const progress = operator.progress('Measuring');
        const result = await benchExperts(ctx, { ...options, report: (step) => progress.note(step) }).finally(() =>
          progress.done(),
        );
        const line = (what: string, { p50, p95 }: { p50: number; p95: number }, unit = ' ms') =>
          `${what}: p50 ${p50}${unit}, p95 ${p95}${unit}`;
        operator.result(result, [
          line('Matching a need', result.matchMs),
          line('Those who serve the place', result.candidates, ''),
          line('A page of the directory with its facets', result.directoryMs),
          `${result.vendors} vendors, ${result.failures} failures, ${result.cores} cores, load ${result.load.toFixed(1)}.`,
        ]);
      });
    });
}
