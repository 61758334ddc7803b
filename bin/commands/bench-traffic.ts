import type { Command } from 'commander';
import { benchOf, clientsOption, countOption } from '../command-options.ts';
import type { Operator } from '../operator.ts';

interface Options {
  clients: number;
  reports: number;
  rate: number;
}

export function register(program: Command, operator: Operator): void {
  benchOf(program)
    .command('traffic')
    .description('events of pages taken in a second, their sums, and panels over the sums of two years, in a database of its own')
    .addOption(clientsOption(8))
    .addOption(countOption('--reports <n>', 'reports of twenty events each', 2500))
    .addOption(countOption('--rate <n>', 'events a second that are sent', 6000))
    .action((options: Options) => measure(operator, options));
  benchOf(program)
    .command('traffic-store')
    .description('single reports of pages as they lie in the database, and the work to sum up days of several sizes')
    .addOption(countOption('--events <n>', 'events in all', 5_000_000))
    .action(({ events }: { events: number }) => measureStore(operator, events));
}

async function measureStore(operator: Operator, events: number): Promise<void> {
  const { benchTrafficStore } = await import('../../bench/traffic-store.ts');
  const { withScratchDatabase } = await import('../../bench/search/scratch-database.ts');
  await operator.withDatabase(({ connectionString: serverUrl }) =>
    withScratchDatabase(serverUrl, {}, async (connectionString) => {
      const result = await benchTrafficStore({ events, connectionString, log: operator.log });
      operator.result(result, [
        `${result.events} events, ${Math.round(result.bytesPerEvent)} bytes each`,
        ...result.days.map(
          (day) => `a day of ${day.events} events is summed up in ${day.rollUpMs} ms, ${day.cpuMs ?? '?'} ms of them computing`,
        ),
        `${result.cores} cores, load ${result.load.toFixed(1)}`,
      ]);
    }),
  );
}

async function measure(operator: Operator, options: Options): Promise<void> {
  const { benchTraffic } = await import('../../bench/traffic.ts');
  const { withScratchDatabase } = await import('../../bench/search/scratch-database.ts');
  await operator.withDatabase(({ connectionString: serverUrl }) =>
    withScratchDatabase(serverUrl, {}, async (connectionString) => {
      const result = await benchTraffic({ ...options, connectionString, log: operator.log });
      operator.result(result, [
        `${result.events} events, ${result.eventsPerSecond} a second; a report p50 ${result.reportMs.p50} ms, p95 ${result.reportMs.p95} ms; ${result.stored} stored; summed up in ${result.rollUpMs} ms`,
        `${result.summed.rows} rows stand for ${result.summed.events} events`,
        ...result.panels.map(
          ({ panel, ms, cpuMs }) => `${panel}: p50 ${ms.p50} ms, p95 ${ms.p95} ms; ${cpuMs ?? '?'} ms of computing a read`,
        ),
        `${result.cores} cores, load ${result.load.toFixed(1)}`,
      ]);
      if (result.stored !== result.events) process.exitCode = 1;
    }),
  );
}
