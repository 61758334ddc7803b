import type { Command } from 'commander';
import type { Operator } from '../operator.ts';

export function register(program: Command, operator: Operator): void {
  program
    .command('icons')
    .description('for developers: write the Lucide icons that pages import into src/ui/icons')
    .action(async () => {
      const { writeIcons } = await import('../icons.ts');
      const count = await writeIcons();
      operator.result({ written: count }, [`Wrote ${count} icons to src/ui/icons.`]);
    });
}
