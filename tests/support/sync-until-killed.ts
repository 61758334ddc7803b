import { syncFeed } from '#domains/feeds/server/index.ts';
import { openDatabase } from '#platform/db/database.ts';
import { createIdentity } from '#platform/identity/identity.ts';
import { createLog } from '#platform/log/log.ts';

export interface SyncWork {
  connectionString: string;
  feed: string;
  secret: string;
}

// A process of its own, for a test that kills it: reads a feed, and says each page that it has kept.
const [json = '{}'] = process.argv.slice(2);
// Written by the test that starts this process.
const { connectionString, feed, secret } = JSON.parse(json) as SyncWork;
const log = createLog('silent');
const { db, pool } = openDatabase({ connectionString, poolSize: 4, log });
await syncFeed(
  { actor: { kind: 'system' }, db, now: new Date(), requestId: 'sync', log, identity: createIdentity(secret, 'tests') },
  feed,
  { backoffMs: 1, onProgress: ({ pages }) => void process.stdout.write(`${pages}\n`) },
);
process.stdout.write('done\n');
await pool.end();
