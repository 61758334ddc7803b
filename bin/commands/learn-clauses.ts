import type { Command } from 'commander';
import type { Operator } from '../operator.ts';

export function register(program: Command, operator: Operator): void {
  program
    .command('learn-clauses')
    .description('learn again from the labeled clauses what contracts say in words that no rule knows; run it when they change')
    .action(async () => {
      const { learnClauses } = await import('#domains/contracts/server/learn-clauses.ts');
      const count = await learnClauses();
      operator.result({ count }, [`Learned from ${count} sentences.`]);
    });
}
