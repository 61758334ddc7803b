import type { Command } from 'commander';
import type { Operator } from '../operator.ts';

export function register(program: Command, operator: Operator): void {
  program
    .command('bucket')
    .description('the arm of each id in an experiment, as GrowthBook decides it: one {"id","variation"} a line')
    .argument('<experiment>', 'JSON file: an inline experiment in GrowthBook’s form')
    .argument('<ids>', 'text file: an id a line')
    .action(async (experiment: string, ids: string) => {
      const { bucketIds } = await import('#domains/experiments/server/bucket-ids.ts');
      // The reader may close the pipe early: `… | head`.
      process.stdout.on('error', () => process.exit());
      const count = await bucketIds({
        experimentFile: operator.resolvePath(experiment),
        idsFile: operator.resolvePath(ids),
        write: (line) => process.stdout.write(`${line}\n`),
      });
      if (count === 0 && !operator.json) process.stderr.write('The file holds no ids.\n');
    });
  program
    .command('analyze-experiment')
    .description('every figure of an experiment from its counts, as JSON')
    .argument('<counts>', 'JSON file: {"arms":[{"users","conversions"}],"plannedUsers"}, and "weights" if arms are not equal')
    .action(async (counts: string) => {
      const { analyzeCounts } = await import('#domains/experiments/server/analyze-counts.ts');
      process.stdout.write(`${JSON.stringify(await analyzeCounts(operator.resolvePath(counts)), null, 2)}\n`);
    });
}
