import type { Command } from 'commander';
import type { Operator } from '../operator.ts';

export function register(program: Command, operator: Operator): void {
  program
    .command('ledger')
    .description('the books of all money')
    .command('check')
    .description('prove that every transfer, counter and balance is right, while the site goes on, and print what is off')
    .action(() => check(operator));
}

async function check(operator: Operator): Promise<void> {
  const { checkLedger } = await import('#domains/ledger/server/index.ts');
  const { formatMoney } = await import('#lib/format.ts');
  await operator.withDatabase(async ({ ctx }) => {
    const checked = await checkLedger(ctx);
    operator.result(checked, [
      ...checked.books.flatMap(({ book, accounts, journals, transfers, pending, balances, differenceCents }) => [
        `Book ${book}: ${accounts} accounts, ${journals} journals, ${transfers} transfers, ${pending} pending; debits less credits ${formatMoney(differenceCents, 'always')}`,
        ...Object.entries(balances).map(([kind, cents]) => `  ${kind.padEnd(10)} ${formatMoney(cents, 'always')}`),
      ]),
      ...checked.faults.map(({ rule, where, found }) => `✗ ${rule}: ${where}: ${found}`),
      checked.isSound ? '✓ Everything adds up.' : `✗ ${checked.faults.length} faults.`,
    ]);
    if (!checked.isSound) process.exitCode = 1;
  });
}
