import type { Command } from 'commander';
import { benchOf } from '../command-options.ts';
import type { Operator } from '../operator.ts';

export function register(program: Command, operator: Operator): void {
  benchOf(program)
    .command('start')
    .description('npm start on a fresh copy of the project: to the first page, and to the whole city')
    .action(async () => {
      const { benchStart } = await import('../../bench/start.ts');
      const result = await benchStart((what, seconds) => operator.print(`${seconds.toFixed(1).padStart(7)} s  ${what}`));
      const { firstPageSeconds, wholeCitySeconds, cores, load } = result;
      operator.result(result, [
        `First page after ${firstPageSeconds} s, the whole city after ${wholeCitySeconds} s; ${cores} cores, load ${load.toFixed(1)}.`,
      ]);
    });
}
