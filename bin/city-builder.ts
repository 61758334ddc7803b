import '#platform/runtime/register-tsx.ts';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import pg from 'pg';
import { z } from 'zod';
import { shareOfCity } from '#demo/seed-steps.ts';
import { seedDemonstration } from '#demo/seed.ts';
import { openDatabase } from '#platform/db/database.ts';
import { createLog } from '#platform/log/log.ts';
import type { CityNews } from './build-city.ts';
import { explainFailure } from './explain-failure.ts';
import { isCityWanted } from './is-city-wanted.ts';

const orderSchema = z.object({ connectionString: z.string(), asOf: z.string() });

/** Only one process builds the city of a database. */
const LOCK = 98_001;
/** Below the site, which answers people meanwhile. */
const NICENESS = 5;

/** Builds the demonstration city in a process of its own, beside the site; `build-city.ts` starts it and hears its news. */
async function main(): Promise<void> {
  const [message]: unknown[] = await once(process, 'message');
  const { connectionString, asOf } = orderSchema.parse(message);
  // Whoever started us has ended: the next start goes on where this one stops.
  process.once('disconnect', () => process.exit());
  const log = createLog('silent');
  const lock = new pg.Client({ connectionString, application_name: 'realty-city' });
  await lock.connect();
  await lock.query('select pg_advisory_lock($1)', [LOCK]);
  const { db, close } = openDatabase({ connectionString, poolSize: 2, log });
  if (await isCityWanted(db)) {
    const ctx = { actor: { kind: 'system' as const }, db, now: new Date(), requestId: 'first-run', log };
    await seedDemonstration(ctx, {
      asOf,
      onProgress: (step, done, total) => tell({ step, share: shareOfCity(step, done / total) }),
      onBrowsable() {
        tell({ state: 'browsable' });
        setPriority(NICENESS);
      },
    });
  }
  tell({ state: 'whole' });
  await close();
  await lock.end();
}

function tell(news: CityNews): void {
  process.send?.(news);
}

try {
  await main();
} catch (error) {
  tell({ state: 'failed', reason: explainFailure(error) });
  process.exitCode = 1;
}
process.disconnect();
