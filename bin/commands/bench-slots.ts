import type { Command } from 'commander';
import { benchOf, countOption } from '../command-options.ts';
import type { Operator } from '../operator.ts';

export function register(program: Command, operator: Operator): void {
  benchOf(program)
    .command('slots')
    .description('how long it takes to find the times of a month that can be booked, for hosts with a year of bookings')
    .addOption(countOption('--hosts <n>', 'how many hosts share a booking', 20))
    .addOption(countOption('--rounds <n>', 'how many times each is measured', 200))
    .action(async (options: { hosts: number; rounds: number }) => {
      const { benchSlots } = await import('../../bench/slots.ts');
      const result = benchSlots(options);
      operator.result(result, [
        `One host with ${result.bookings} bookings: p50 ${result.oneHost.p50Ms} ms, p95 ${result.oneHost.p95Ms} ms.`,
        `${result.hosts} hosts, ${result.slots} slots: p50 ${result.allHosts.p50Ms} ms, p95 ${result.allHosts.p95Ms} ms.`,
      ]);
    });
}
