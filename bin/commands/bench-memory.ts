import type { Command } from 'commander';
import type { Operator } from '../operator.ts';

interface Options {
  url: string;
  clients: string;
  requests: string;
}

export function register(program: Command, operator: Operator): void {
  const parent =
    program.commands.find((command) => command.name() === 'bench') ?? program.command('bench').description('measure speed');
  parent
    .command('memory')
    .description('the memory of a running site, with each part loaded and under load (start it with READS_PER_MINUTE=0)')
    .option('--url <address>', 'where it runs', 'http://localhost:3000')
    .option('--requests <n>', 'how many requests are sent once everything is loaded', '100000')
    .option('--clients <n>', 'how many ask at once', '8')
    .action((options: Options) => run(operator, options));
}

async function run(operator: Operator, options: Options): Promise<void> {
  const { benchMemory } = await import('../../bench/memory/run-memory-bench.ts');
  const result = await benchMemory({
    url: options.url,
    requests: Number(options.requests),
    clients: Number(options.clients),
    onSample: ({ after, totalMb, processMb, databaseMb, heapMb, threads, failures }) => {
      const parts = threads.map(({ name, heapMb: own }) => `${name} ${own}`).join(', ');
      operator.print(
        `After ${after.padEnd(20)} ${totalMb} MB: server ${processMb} (heap ${heapMb}${parts && `; threads: ${parts}`}), database ${databaseMb ?? '?'}${failures > 0 ? `; ${failures} failed` : ''}`,
      );
    },
  });
  operator.result(result, [`Grown over the second half of ${result.requests} requests: ${result.growthMb} MB`]);
}
