import type { Command } from 'commander';
import type { Operator } from '../operator.ts';

interface Options {
  url: string;
  clients: string;
  seconds: string;
}

export function register(program: Command, operator: Operator): void {
  const parent =
    program.commands.find((command) => command.name() === 'bench') ?? program.command('bench').description('measure speed');
  parent
    .command('http')
    .description('requests a second of a running site (start it with READS_PER_MINUTE=0)')
    .option('--url <address>', 'where it runs', 'http://localhost:3000')
    .option('--clients <n>', 'how many ask at once', '16')
    .option('--seconds <n>', 'how long each kind is measured', '10')
    .action((options: Options) => run(operator, options));
}

async function run(operator: Operator, options: Options): Promise<void> {
  const { benchHttp } = await import('../../bench/http.ts');
  const results = await benchHttp({
    url: options.url,
    clients: Number(options.clients),
    secondsPerKind: Number(options.seconds),
    onKind: (kind) => operator.print(`Measuring: ${kind} …`),
  });
  operator.result(
    { clients: Number(options.clients), results },
    results.map(
      ({ kind, requestsPerSecond, p50Ms, p99Ms, failures }) =>
        `${kind}: ${requestsPerSecond}/s, p50 ${p50Ms} ms, p99 ${p99Ms} ms, ${failures} failed`,
    ),
  );
}
