import type { Command } from 'commander';
import { benchOf, countOption } from '../command-options.ts';
import type { Operator } from '../operator.ts';

export function register(program: Command, operator: Operator): void {
  benchOf(program)
    .command('feeds')
    .description('how fast a feed is read into a database of its own: as new, and unchanged')
    .addOption(countOption('--records <n>', 'records of 10 kB with twelve photos each', 20_000))
    .action(({ records }: { records: number }) => run(operator, records));
}

async function run(operator: Operator, records: number): Promise<void> {
  const { runFeedBench } = await import('../../bench/feeds/run-feed-bench.ts');
  const { withScratchDatabase } = await import('../../bench/search/scratch-database.ts');
  const { openDatabase } = await import('#platform/db/database.ts');
  const { createIdentity } = await import('#platform/identity/identity.ts');
  await operator.withDatabase(
    ({ connectionString: serverUrl, ctx }) =>
      withScratchDatabase(serverUrl, {}, async (connectionString) => {
        const { db, close } = openDatabase({ connectionString, poolSize: 3, log: operator.log });
        const ports = { ...ctx, db, identity: createIdentity('a secret of the bench', 'bench') };
        const figures = await runFeedBench(ports, records);
        await close();
        operator.result(figures, [
          `${figures.records} records of 10 kB: ${figures.newPerSecond}/s as new, ${figures.unchangedPerSecond}/s unchanged, at most ${figures.peakRssMegabytes} MB of memory.`,
          `${figures.cores} cores, load ${figures.load.toFixed(1)}.`,
        ]);
      }),
    { migrate: false },
  );
}
