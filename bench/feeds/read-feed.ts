import { syncFeed } from '#domains/feeds/server/index.ts';
import { openDatabase } from '#platform/db/database.ts';
import { createIdentity } from '#platform/identity/identity.ts';
import { createLog } from '#platform/log/log.ts';
import { SECRET } from './bench-feed.ts';

// A process of its own, which may be killed: reads a feed into a database to its end, and prints its highest memory in bytes.
const [connectionString = '', feed = ''] = process.argv.slice(2);
const log = createLog('silent');
const { db, close } = openDatabase({ connectionString, poolSize: 3, log });
const identity = createIdentity(SECRET, 'bench');
await syncFeed({ actor: { kind: 'system' }, db, now: new Date(), requestId: 'bench', log, identity }, feed);
await close();
process.stdout.write(`${process.resourceUsage().maxRSS * 1024}\n`);
