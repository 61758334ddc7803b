import type { Command } from 'commander';
import { benchOf, countOption, readCount } from '../command-options.ts';
import type { Operator } from '../operator.ts';

interface Options {
  records: number;
  kills?: number;
}

export function register(program: Command, operator: Operator): void {
  benchOf(program)
    .command('feeds')
    .description('how fast a feed is read into a database of its own: as new, and unchanged')
    .addOption(countOption('--records <n>', 'records of 10 kB with twelve photos each', 20_000))
    .option('--kills <n>', 'load it twice instead, once killed so often, and compare what came of it', readCount)
    .action(({ records, kills }: Options) =>
      kills === undefined ? run(operator, records) : runKilled(operator, records, kills),
    );
}

async function run(operator: Operator, records: number): Promise<void> {
  const { runFeedBench } = await import('../../bench/feeds/run-feed-bench.ts');
  const { SECRET } = await import('../../bench/feeds/bench-feed.ts');
  const { withScratchDatabase } = await import('../../bench/search/scratch-database.ts');
  const { openDatabase } = await import('#platform/db/database.ts');
  const { createIdentity } = await import('#platform/identity/identity.ts');
  await operator.withDatabase(
    ({ connectionString: serverUrl, ctx }) =>
      withScratchDatabase(serverUrl, {}, async (connectionString) => {
        const { db, close } = openDatabase({ connectionString, poolSize: 3, log: operator.log });
        const ports = { ...ctx, db, identity: createIdentity(SECRET, 'bench') };
        const figures = await runFeedBench(ports, records);
        await close();
        operator.result(figures, [
          `${figures.records} records of 10 kB: ${figures.newPerSecond}/s as new, ${figures.unchangedPerSecond}/s unchanged, at most ${figures.peakRssMegabytes} MB of memory.`,
          `Processor time of a new record: ${sayCpu(figures.cpuMsPerThousand.asNew)}; of an unchanged one: ${sayCpu(figures.cpuMsPerThousand.unchanged)}.`,
          `${figures.cores} cores, load ${figures.load.toFixed(1)}.`,
        ]);
      }),
    { migrate: false },
  );
}

const sayCpu = ({ reading, database }: { reading: number; database: number | null }) =>
  `${reading / 1000} ms${database === null ? '' : `, and ${database / 1000} ms of the database`}`;

async function runKilled(operator: Operator, records: number, kills: number): Promise<void> {
  const { runKilledBench } = await import('../../bench/feeds/run-killed-bench.ts');
  const progress = operator.progress('Measuring');
  const figures = await operator
    .withDatabase(
      ({ connectionString: serverUrl }) =>
        runKilledBench({ serverUrl, records, kills, log: operator.log, report: (step) => progress.note(step) }),
      { migrate: false },
    )
    .finally(() => progress.done());
  const { seconds, pagesAsked } = figures;
  operator.result(figures, [
    `${figures.records} records, undisturbed: ${seconds.undisturbed} s, ${pagesAsked.undisturbed} pages. Killed ${figures.kills} times: ${seconds.killed} s, ${pagesAsked.killed} pages.`,
    `${figures.different} records differ, and the rest ${figures.isRestTheSame ? 'is the same' : 'differs'}; at most ${figures.peakRssMegabytes} MB of memory.`,
    `${figures.cores} cores, load ${figures.load.toFixed(1)}.`,
  ]);
}
