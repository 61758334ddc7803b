import { sql } from 'kysely';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';

/** Background work: sums of what was booked, so that balances stay quick, and the nightly proof. */
export const ledgerJobs: JobHandler<ServerContext>[] = [
  {
    name: 'ledger.take-snapshots',
    cron: '17 * * * *',
    handle: async ({ db }) => void (await sql`select take_ledger_snapshots()`.execute(db)),
  },
  {
    name: 'ledger.check',
    cron: '41 4 * * *',
    async handle(ctx) {
      const { checkLedger } = await import('./check-ledger.ts');
      const { faults } = await checkLedger(ctx);
      if (faults.length > 0) ctx.log.error({ faults: faults.slice(0, 10), count: faults.length }, 'the ledger is off');
    },
  },
];
