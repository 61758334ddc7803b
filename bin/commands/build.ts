import type { Command } from 'commander';
import type { Operator } from '../operator.ts';

export function register(program: Command, operator: Operator): void {
  program
    .command('build')
    .description('build the pages, where their sources changed; serve does it automatically')
    .action(async () => {
      const { buildPages, needsBuild } = await import('../build-pages.ts');
      const isNeeded = await needsBuild();
      if (isNeeded) await buildPages();
      operator.result({ built: isNeeded }, [isNeeded ? 'Built the pages.' : 'The pages are up to date.']);
    });
}
