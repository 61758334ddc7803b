import type { Command } from 'commander';
import { evaluateOf } from '../command-options.ts';
import type { Operator } from '../operator.ts';

export function register(program: Command, operator: Operator): void {
  program
    .command('rank-texts')
    .description('rank descriptions of homes for wishes in plain words, and print one {"q","ranked"} a line')
    .argument('<set>', 'JSON file: {"docs": [{"id","text"}], "queries": [{"q"}]}')
    .action(async (set: string) => {
      const [{ rankTextFile }, { getOnDeviceEmbedder }] = await load();
      // The reader may close the pipe early: `… | head`.
      process.stdout.on('error', () => process.exit());
      for (const line of await rankTextFile(operator.resolvePath(set), getOnDeviceEmbedder(), warn))
        process.stdout.write(`${JSON.stringify(line)}\n`);
    });

  evaluateOf(program)
    .command('retrieval')
    .description('rank descriptions for wishes whose right answers are known, and measure how often they are found')
    .argument('<set>', 'JSON file: {"docs": [{"id","text"}], "queries": [{"q","kind","gold"}]}')
    .action(async (set: string) => {
      const [{ evaluateTextFile }, { getOnDeviceEmbedder }] = await load();
      const figures = await evaluateTextFile(operator.resolvePath(set), getOnDeviceEmbedder(), warn);
      operator.result(figures, [
        ...figures.faults,
        `${figures.queries} wishes: found among the first five ${figures.recallAt5.toFixed(3)}, by keywords first ${figures.keywordRecallAt1.toFixed(3)}`,
      ]);
    });
}

function load() {
  return Promise.all([import('#domains/search/server/ranking/rank-texts.ts'), import('#platform/ai/on-device-embedder.ts')]);
}

function warn(line: string): void {
  process.stderr.write(`${line}\n`);
}
