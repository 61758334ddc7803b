import type { Command } from 'commander';
import { benchOf, clientsOption, countOption, urlOption } from '../command-options.ts';
import type { Operator } from '../operator.ts';

interface Options {
  url: string;
  clients: number;
  requests: number;
}

export function register(program: Command, operator: Operator): void {
  benchOf(program)
    .command('memory')
    .description('the memory of a running site, with each part loaded and under load (start it with READS_PER_MINUTE=0)')
    .addOption(urlOption())
    .addOption(countOption('--requests <n>', 'how many requests are sent once everything is loaded', 100_000))
    .addOption(clientsOption(8))
    .action((options: Options) => run(operator, options));
}

async function run(operator: Operator, options: Options): Promise<void> {
  const { benchMemory } = await import('../../bench/memory/run-memory-bench.ts');
  operator.print('Counted: the server with its threads and the processes it started, and the database; shared pages once.');
  const result = await benchMemory({
    url: options.url,
    requests: options.requests,
    clients: options.clients,
    onSample: ({ after, totalMb, processMb, databaseMb, heapMb, helpers, failures }) => {
      const parts = helpers.map(({ name, mb }) => `${name} ${mb}`).join(', ');
      operator.print(
        `After ${after.padEnd(20)} ${totalMb} MB: server ${processMb} (heap ${heapMb}${parts && `; helpers: ${parts}`}), database ${databaseMb ?? '?'}${failures > 0 ? `; ${failures} failed` : ''}`,
      );
    },
  });
  operator.result(result, [`Grown over the second half of ${result.requests} requests: ${result.growthMb} MB`]);
}
