import type { Command } from 'commander';
import type { Operator } from '../operator.ts';

export function register(program: Command, operator: Operator): void {
  program
    .command('check-copy')
    .description(
      'check texts about homes for fair housing, one {"id","text"} a line, and print one {"id","label","findings"} a line',
    )
    .argument('<cases>', 'JSON Lines file')
    .option('--states <letters>', 'states in which they are published, as CA,NY: their packs count too')
    .action(async (cases: string, options: { states?: string }) => {
      const { checkCopies } = await import('#domains/compliance/server/check-copies.ts');
      // The reader may close the pipe early: `… | head`.
      process.stdout.on('error', () => process.exit());
      const count = await checkCopies({
        casesFile: operator.resolvePath(cases),
        states: (options.states ?? '').split(',').flatMap((state) => (state.trim() === '' ? [] : [state.trim().toUpperCase()])),
        write: (line) => process.stdout.write(`${line}\n`),
      });
      if (count === 0 && !operator.json) process.stderr.write('The file holds no texts.\n');
    });
}
