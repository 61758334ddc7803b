import type { Command } from 'commander';
import type { Operator } from '../operator.ts';

export function register(program: Command, operator: Operator): void {
  program
    .command('slots')
    .description('find the times that can be booked, one question a line, and print one {"id","slots"} a line')
    .argument('<cases>', 'JSON Lines file')
    .action(async (cases: string) => {
      const { answerSlotCases } = await import('#domains/bookings/server/answer-slot-cases.ts');
      // The reader may close the pipe early: `… | head`.
      process.stdout.on('error', () => process.exit());
      const { answered, refused } = await answerSlotCases({
        casesFile: operator.resolvePath(cases),
        write: (line) => process.stdout.write(`${line}\n`),
      });
      if (answered + refused === 0 && !operator.json) process.stderr.write('The file holds no questions.\n');
      if (refused > 0) process.exitCode = 1;
    });
}
