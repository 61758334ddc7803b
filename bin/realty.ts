import '#platform/runtime/load-sources.js';
import { Command } from 'commander';
import { findDataDir } from '#platform/config/data-dir.ts';
import { explainFailure } from './explain-failure.ts';
import { createOperator, type Operator } from './operator.ts';

const LINGER_MS = 1000;

/** The operator's command line: `npm run -s realty -- <command>`. */
async function main(): Promise<void> {
  const program = new Command('realty')
    .description('Operate Realty AI')
    .option('--json', 'print one JSON object and nothing else')
    .showHelpAfterError('(see: npm run -s realty -- --help)');
  const operator = createOperator({ isJson: () => program.opts<{ json?: boolean }>().json === true });
  const commands = [
    // A command's file holds its options; its action imports the code that does the work.
    import('./commands/serve.ts'),
    import('./commands/build.ts'),
    import('./commands/migrate.ts'),
    import('./commands/backup.ts'),
    import('./commands/doctor.ts'),
    import('./commands/schema-types.ts'),
    import('./commands/icons.ts'),
    import('./commands/bench-feeds.ts'),
    import('./commands/feed.ts'),
    import('./commands/import-graph.ts'),
    import('./commands/seed.ts'),
    import('./commands/user.ts'),
    import('./commands/bench-http.ts'),
    import('./commands/bench-marketing.ts'),
    import('./commands/bench-memory.ts'),
    import('./commands/bench-pages.ts'),
    import('./commands/bench-start.ts'),
    import('./commands/parse-queries.ts'),
    import('./commands/check-copy.ts'),
    import('./commands/learn-clauses.ts'),
    import('./commands/learn-copy.ts'),
    import('./commands/read-contract.ts'),
    import('./commands/evaluate-queries.ts'),
    import('./commands/hold.ts'),
    import('./commands/partner.ts'),
    import('./commands/rank-texts.ts'),
    import('./commands/bench-reading.ts'),
    import('./commands/bench-figures.ts'),
    import('./commands/bench-selling.ts'),
    import('./commands/bench-experts.ts'),
    import('./commands/bench-search.ts'),
    import('./commands/bench-pictures.ts'),
    import('./commands/bench-bookings.ts'),
    import('./commands/bench-slots.ts'),
    import('./commands/bench-valuation.ts'),
    import('./commands/slots.ts'),
    import('./commands/evaluate-valuation.ts'),
    import('./commands/import-sales.ts'),
    import('./commands/valuation.ts'),
    import('./commands/odds.ts'),
    import('./commands/experiments.ts'),
    import('./commands/ledger.ts'),
    import('./commands/bench-billing.ts'),
    import('./commands/bench-hiring.ts'),
    import('./commands/bench-ledger.ts'),
    import('./commands/bench-traffic.ts'),
    import('./commands/bench-vault.ts'),
  ];
  for (const { register } of await Promise.all(commands)) register(program, operator);

  try {
    await program.parseAsync(process.argv);
  } catch (error) {
    const sentence = explainFailure(error, findFailureFolder(operator));
    if (process.env['LOG_LEVEL'] === 'debug' || process.env['LOG_LEVEL'] === 'trace')
      process.stderr.write(`${String((error as Error).stack)}\n`);
    if (operator.json) process.stdout.write(`${JSON.stringify({ error: sentence })}\n`);
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
  }
  // Handles that a failed start left open must not keep the process alive.
  setTimeout(() => process.exit(), LINGER_MS).unref();
}

// The configuration itself may be what failed.
function findFailureFolder(operator: Operator): string | undefined {
  try {
    return operator.config.isLocal ? findDataDir(operator.config) : undefined;
  } catch {
    return undefined;
  }
}

await main();
