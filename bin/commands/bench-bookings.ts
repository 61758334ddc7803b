import type { Command } from 'commander';
import { benchOf, countOption, urlOption } from '../command-options.ts';
import type { Operator } from '../operator.ts';

export function register(program: Command, operator: Operator): void {
  benchOf(program)
    .command('bookings')
    .description('how fast a running site in demo mode finds free times of a home, books one, and gives it back')
    .addOption(urlOption())
    .addOption(countOption('--rounds <n>', 'how many times each is measured', 20))
    .action(async (options: { url: string; rounds: number }) => {
      const { benchBookings } = await import('../../bench/bookings.ts');
      const result = await benchBookings(options);
      const line = (what: string, { p50, p95 }: { p50: number; p95: number }) => `${what}: p50 ${p50} ms, p95 ${p95} ms`;
      operator.result(result, [
        line('Free times of a month', result.slotsMs),
        line('Booking', result.bookMs),
        line('Canceling', result.cancelMs),
        line('A call that does nothing', result.idleMs),
        `A booking takes as long as ${result.ratio.book.p50} of those, p95 ${result.ratio.book.p95}; free times ${result.ratio.slots.p50}, p95 ${result.ratio.slots.p95}.`,
        `${result.cores} cores, load ${result.load.toFixed(1)}.`,
      ]);
    });
}
