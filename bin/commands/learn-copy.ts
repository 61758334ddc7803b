import type { Command } from 'commander';
import type { Operator } from '../operator.ts';

export function register(program: Command, operator: Operator): void {
  program
    .command('learn-copy')
    .description('learn again from the labeled texts which words about homes sound wrong; run it when they change')
    .action(async () => {
      const { learnCopy } = await import('#domains/compliance/server/learn-copy.ts');
      const count = await learnCopy();
      operator.result({ count }, [`Learned from ${count} texts.`]);
    });
}
