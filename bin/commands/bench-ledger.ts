import type { Command } from 'commander';
import { benchOf, clientsOption, countOption, readCount } from '../command-options.ts';
import type { Operator } from '../operator.ts';

interface Options {
  clients: number;
  seconds: number;
  histories?: number;
  steps: number;
  seed: string;
}

export function register(program: Command, operator: Operator): void {
  benchOf(program)
    .command('ledger')
    .description('journals a second in a database of its own, beside plain rows; or random histories beside a plain model')
    .addOption(clientsOption(8))
    .addOption(countOption('--seconds <n>', 'how long each kind is measured', 10))
    .option('--histories <n>', 'play this many random histories instead, and compare every answer and balance', readCount)
    .addOption(countOption('--steps <n>', 'steps of each history', 12))
    .option('--seed <text>', 'another seed gives other histories', 'ledger')
    .action((options: Options) => (options.histories === undefined ? measure(operator, options) : compare(operator, options)));
}

async function measure(operator: Operator, options: Options): Promise<void> {
  const { runLedgerBench } = await import('../../bench/ledger/run-ledger-bench.ts');
  await operator.withDatabase(
    async ({ connectionString }) => {
      const progress = operator.progress('Measuring');
      const result = await runLedgerBench({
        ...options,
        serverUrl: connectionString,
        log: operator.log,
        report: (step) => progress.note(step),
      }).finally(() => progress.done());
      const line = (what: string, { journalsPerSecond, ms }: typeof result.spread) =>
        `${what.padEnd(22)} ${journalsPerSecond}/s, p50 ${ms.p50} ms, p95 ${ms.p95} ms`;
      operator.result(result, [
        line('Spread', result.spread),
        line('Platform accounts', result.hot),
        line('One counted account', result.oneCounted),
        line('Plain rows', result.plain),
        `${result.overPlain.toFixed(2)} times as many as plain transactions; platform accounts at ${result.hotOverSpread.toFixed(2)} of spread.`,
        `A statement of ${result.statement.lines} lines: p50 ${result.statement.ms.p50} ms. Balance of a platform account: ${result.hotBalanceMs.tail.p50} ms, after a snapshot ${result.hotBalanceMs.snapshot.p50} ms.`,
        `${result.cores} cores, load ${result.load.toFixed(1)}.`,
      ]);
    },
    { migrate: false },
  );
}

async function compare(operator: Operator, { histories = 0, steps, seed, clients }: Options): Promise<void> {
  const { runHistories } = await import('../../bench/ledger/run-histories.ts');
  const { withScratchDatabase } = await import('../../bench/search/scratch-database.ts');
  const { openDatabase } = await import('#platform/db/database.ts');
  await operator.withDatabase(
    ({ connectionString: serverUrl }) =>
      withScratchDatabase(serverUrl, {}, async (connectionString) => {
        const { db, close } = openDatabase({ connectionString, poolSize: clients, log: operator.log });
        const progress = operator.progress('Histories', histories);
        const onHistory = () => progress.advance(1);
        const result = await runHistories({ db, seed, histories, stepsEach: steps, clients, onHistory }).finally(() =>
          progress.done(),
        );
        const { checkLedger } = await import('#domains/ledger/server/index.ts');
        const checked = await checkLedger({
          db,
          actor: { kind: 'system' },
          now: new Date(),
          requestId: 'bench',
          log: operator.log,
        });
        await close();
        operator.result({ ...result, checked }, [
          `${result.histories} histories of ${result.steps} steps: ${result.drifts.length} differ from the plain model, ${checked.faults.length} faults.`,
          JSON.stringify(result.outcomes),
          ...result.drifts.slice(0, 20),
        ]);
        if (result.drifts.length > 0 || !checked.isSound) process.exitCode = 1;
      }),
    { migrate: false },
  );
}
