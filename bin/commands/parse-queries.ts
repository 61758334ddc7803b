import { utcDay } from '#lib/calendar.ts';
import type { Command } from 'commander';
import type { Operator } from '../operator.ts';

export function register(program: Command, operator: Operator): void {
  program
    .command('parse-queries')
    .description('read plain-language searches, one {"id","query"} a line, and print one {"id","parsed"} a line')
    .argument('<cases>', 'JSON Lines file')
    .requiredOption('--gazetteer <file>', 'JSON file with the names of places: {"places": […]} or an array')
    .option('--today <date>', 'the day on which "this weekend" is said (YYYY-MM-DD); today if absent')
    .action(async (cases: string, options: { gazetteer: string; today?: string }) => {
      const { parseQueries } = await import('#domains/reading/server/parse-queries.ts');
      const today = options.today ?? utcDay(new Date());
      // The reader may close the pipe early: `… | head`.
      process.stdout.on('error', () => process.exit());
      const write = (line: string) => process.stdout.write(`${line}\n`);
      const count = await parseQueries({
        casesFile: operator.resolvePath(cases),
        gazetteerFile: operator.resolvePath(options.gazetteer),
        today,
        write,
      });
      if (count === 0 && !operator.json) process.stderr.write('The file holds no searches.\n');
    });
}
