import type { Command } from 'commander';
import { benchOf, clientsOption, countOption, urlOption } from '../command-options.ts';
import type { Operator } from '../operator.ts';

interface Options {
  url: string;
  clients: number;
  seconds: number;
}

export function register(program: Command, operator: Operator): void {
  benchOf(program)
    .command('http')
    .description('requests a second of a running site (start it with READS_PER_MINUTE=0)')
    .addOption(urlOption())
    .addOption(clientsOption(16))
    .addOption(countOption('--seconds <n>', 'how long each kind is measured', 10))
    .action((options: Options) => run(operator, options));
}

async function run(operator: Operator, options: Options): Promise<void> {
  const { benchHttp } = await import('../../bench/http.ts');
  const results = await benchHttp({
    url: options.url,
    clients: options.clients,
    secondsPerKind: options.seconds,
    onKind: (kind) => operator.print(`Measuring: ${kind} …`),
  });
  operator.result(
    { clients: options.clients, results },
    results.map(
      ({ kind, requestsPerSecond, p50Ms, p99Ms, failures }) =>
        `${kind}: ${requestsPerSecond}/s, p50 ${p50Ms} ms, p99 ${p99Ms} ms, ${failures} failed`,
    ),
  );
}
