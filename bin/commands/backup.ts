import type { Command } from 'commander';
import type { Operator } from '../operator.ts';

export function register(program: Command, operator: Operator): void {
  program
    .command('backup')
    .argument('<file>', 'the file to write')
    .description('write database and files into one file, while the site goes on')
    .action(async (file: string) => {
      const { backUp } = await import('../back-up.ts');
      await backUp(operator, operator.resolvePath(file));
    });
  program
    .command('restore')
    .argument('<file>', 'a file made by backup')
    .option('--replace', 'put it in the place of what the database holds now')
    .description('put a backup into an empty database')
    .action(async (file: string, options: { replace?: boolean }) => {
      const { restore } = await import('../back-up.ts');
      await restore(operator, operator.resolvePath(file), options.replace === true);
    });
}
