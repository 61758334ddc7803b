import { fixtureCity, STORED_PARCELS } from '#demo/market/fixture-city.ts';
import { seedDemonstration } from '#demo/seed.ts';
import { openDatabase } from '#platform/db/database.ts';
import { createLog } from '#platform/log/log.ts';

// A process of its own, for tests that kill it: builds the small city and says each step on standard output.
const [connectionString = '', asOf = ''] = process.argv.slice(2);
const log = createLog('silent');
const { db, close } = openDatabase({ connectionString, poolSize: 2, log });
await seedDemonstration(
  { actor: { kind: 'system' }, db, now: new Date(`${asOf}T12:00:00Z`), requestId: 'seed', log },
  {
    seed: 7,
    asOf,
    makeCity: () => fixtureCity(STORED_PARCELS),
    onProgress: (step, done) => void process.stdout.write(`${step} ${done}\n`),
  },
);
await close();
