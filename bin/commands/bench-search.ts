import type { Command } from 'commander';
import { benchOf, clientsOption, countOption } from '../command-options.ts';
import type { Operator } from '../operator.ts';

interface Options {
  listings: number;
  queries: number;
  clients: number;
  seconds: number;
  keep?: string;
  classes?: string;
}

export function register(program: Command, operator: Operator): void {
  benchOf(program)
    .command('search')
    .description('measure search on synthetic homes in a database of its own, beside the plain designs')
    .addOption(countOption('--listings <n>', 'homes to make', 200_000))
    .addOption(countOption('--queries <n>', 'searches per class', 200))
    .addOption(clientsOption(32))
    .addOption(countOption('--seconds <n>', 'how long they ask', 10))
    .option('--classes <names>', 'only these classes, separated by commas')
    .option('--keep <name>', 'keep the database under this name, and use it again')
    .action(async (options: Options) => {
      const { runSearchBench } = await import('../../bench/search/run-search-bench.ts');
      await operator.withDatabase(
        async ({ connectionString }) => {
          const progress = operator.progress('Measuring');
          const result = await runSearchBench({
            serverUrl: connectionString,
            listings: options.listings,
            queriesPerClass: options.queries,
            classes: options.classes?.split(','),
            clients: options.clients,
            seconds: options.seconds,
            keep: options.keep,
            log: operator.log,
            report: (step) => progress.note(step),
          }).finally(() => progress.done());
          operator.result(result, [
            `${result.listings} homes; ${result.measure}.`,
            ...Object.entries(result.classes).map(([name, { ms, plainMs, ratio }]) => {
              const plain =
                plainMs === undefined || ratio === undefined
                  ? ''
                  : `   plain ${plainMs.p50} / ${plainMs.p95}   ${ratio.p50} / ${ratio.p95} times as long`;
              return `  ${name.padEnd(14)} p50 ${ms.p50}  p95 ${ms.p95}${plain}`;
            }),
            `${result.throughput.requestsPerSecond} searches a second at ${result.throughput.clients} clients (p50 ${result.throughput.latencyMs.p50} ms, p95 ${result.throughput.latencyMs.p95} ms).`,
          ]);
        },
        { migrate: false },
      );
    });
}
