import type { Command } from 'commander';
import { benchOf, clientsOption, countOption } from '../command-options.ts';
import type { Operator } from '../operator.ts';

interface Options {
  clients: number;
  requests: number;
  acceptances: number;
}

export function register(program: Command, operator: Operator): void {
  benchOf(program)
    .command('hiring')
    .description('requests a minute that reach their vendors, and acceptances of one request at once, in a database of its own')
    .addOption(clientsOption(8))
    .addOption(countOption('--requests <n>', 'requests to three vendors each', 500))
    .addOption(countOption('--acceptances <n>', 'acceptances of one request', 10_000))
    .action((options: Options) => measure(operator, options));
}

async function measure(operator: Operator, options: Options): Promise<void> {
  const { benchHiring } = await import('../../bench/hiring.ts');
  const { withScratchDatabase } = await import('../../bench/search/scratch-database.ts');
  await operator.withDatabase(({ connectionString: serverUrl }) =>
    withScratchDatabase(serverUrl, {}, async (connectionString) => {
      const result = await benchHiring({ ...options, connectionString, log: operator.log });
      operator.result(result, [
        `${result.requests} requests, ${result.requestsPerMinute} a minute; sending p50 ${result.submitMs.p50} ms, p95 ${result.submitMs.p95} ms; ${result.leads} leads of ${result.leadsExpected}`,
        `${result.acceptances} acceptances of one request gave ${result.engagements} engagement, ${result.acceptancesPerSecond} a second`,
        `${result.cores} cores, load ${result.load.toFixed(1)}`,
      ]);
      if (result.engagements !== 1 || result.leads !== result.leadsExpected) process.exitCode = 1;
    }),
  );
}
