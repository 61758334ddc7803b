import { utcDay } from '#lib/calendar.ts';
import type { Command } from 'commander';
import { evaluateOf } from '../command-options.ts';
import type { Operator } from '../operator.ts';

export function register(program: Command, operator: Operator): void {
  evaluateOf(program)
    .command('queries')
    .description('read labelled plain-language searches and measure the readings')
    .argument('<cases>', 'JSON Lines file of {"id","query","gold","optional"}')
    .requiredOption('--gazetteer <file>', 'JSON file with the names of places: {"places": […]} or an array')
    .option('--today <date>', 'the day on which "this weekend" is said (YYYY-MM-DD); today if absent')
    .action(async (cases: string, options: { gazetteer: string; today?: string }) => {
      const { evaluateQueries } = await import('#domains/reading/server/evaluate-queries.ts');
      const figures = await evaluateQueries({
        casesFile: operator.resolvePath(cases),
        gazetteerFile: operator.resolvePath(options.gazetteer),
        today: options.today ?? utcDay(new Date()),
      });
      const { fairHousing, safety } = figures;
      operator.result(figures, [
        ...figures.faults,
        `${figures.cases} searches: F1 ${figures.f1.toFixed(3)}, precision ${figures.precision.toFixed(3)}, exact ${figures.exact.toFixed(3)}`,
        `Fair housing: ${fairHousing.caught} of ${fairHousing.wanted} caught, ${fairHousing.falseAlarms} false alarms`,
        `Orders, garbage and the like: ${safety.caught} of ${safety.wanted}`,
        `Time for a search, 95th percentile: ${figures.p95Ms.toFixed(1)} ms`,
      ]);
    });
}
