import '#platform/runtime/load-sources.js';
import { setPriority } from 'node:os';
import pg from 'pg';
import { z } from 'zod';
import { shareOfCity } from '#demo/seed-steps.ts';
import { drawMarket, seedDemonstration } from '#demo/seed.ts';
import { openDatabase } from '#platform/db/database.ts';
import { createLog } from '#platform/log/log.ts';
import type { CityNews } from './build-city.ts';
import { explainFailure } from './explain-failure.ts';
import { isCityWanted } from './is-city-wanted.ts';

const orderSchema = z.object({ asOf: z.string().optional(), connectionString: z.string().optional() });

/** Only one process builds the city of a database. */
const LOCK = 98_001;
/** Lower priority than the site, which serves people meanwhile. */
const NICENESS = 5;

/** Builds the demonstration city in a separate process beside the site; `build-city.ts` starts it and reads its messages. */
async function main(): Promise<void> {
  // Our parent process has ended: the next start continues where this one stops.
  process.once('disconnect', () => process.exit());
  const [day, place] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  process.on('message', (message: unknown) => {
    const { asOf, connectionString } = orderSchema.parse(message);
    if (asOf !== undefined) day.resolve(asOf);
    if (connectionString !== undefined) place.resolve(connectionString);
  });
  const asOf = await day.promise;
  const options = {
    asOf,
    onProgress: (step: string, done: number, total: number) => tell({ step, share: shareOfCity(step, done / total) }),
  };
  // The database may still be starting.
  const market = drawMarket(options);
  const connectionString = await place.promise;
  const log = createLog('silent');
  const lock = new pg.Client({ connectionString, application_name: 'realty-city' });
  await lock.connect();
  await lock.query('select pg_advisory_lock($1)', [LOCK]);
  const { db, close } = openDatabase({ connectionString, poolSize: 3, log });
  if (await isCityWanted(db)) {
    const ctx = { actor: { kind: 'system' as const }, db, now: new Date(), requestId: 'first-run', log };
    await seedDemonstration(ctx, {
      ...options,
      market,
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
