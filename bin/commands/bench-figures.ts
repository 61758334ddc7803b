import type { Command } from 'commander';
import { benchOf, countOption } from '../command-options.ts';
import type { Operator } from '../operator.ts';

export function register(program: Command, operator: Operator): void {
  benchOf(program)
    .command('figures')
    .description('measure the dashboard of a seller among ten million views, in a database of its own')
    .addOption(countOption('--listings <n>', 'homes to make', 20_000))
    .addOption(countOption('--reads <n>', 'dashboards to read', 400))
    .option('--keep <name>', 'keep the database under this name, and use it again')
    .action(async (options: { listings: number; reads: number; keep?: string }) => {
      const { benchFigures } = await import('../../bench/figures.ts');
      await operator.withDatabase(
        async ({ connectionString }) => {
          const progress = operator.progress('Measuring');
          const result = await benchFigures({
            ...options,
            serverUrl: connectionString,
            keep: options.keep,
            log: operator.log,
            report: (step) => progress.note(step),
          }).finally(() => progress.done());
          operator.result(result, [
            `${result.listings} homes, ${result.views} views: p50 ${result.ms.p50} ms, p95 ${result.ms.p95} ms; ${result.ratio.p50} / ${result.ratio.p95} times as long as the home's page.`,
            `${Math.round(result.compared * 100)}% compared with similar homes; ${result.cores} cores, load ${result.load.toFixed(1)}.`,
          ]);
        },
        { migrate: false },
      );
    });
}
