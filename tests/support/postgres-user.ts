import { startLocalPostgres } from '#platform/db/local-postgres.ts';
import { createLog } from '#platform/log/log.ts';

/** A second process that uses a local server: tells whether it owns it, and leaves when its input ends. */
const [dataDir = ''] = process.argv.slice(2);
const postgres = await startLocalPostgres({ dataDir, log: createLog('silent') });
process.stdout.write(`${JSON.stringify({ isOwner: postgres.isOwner })}\n`);
process.stdin.resume().once('end', () => void postgres.stop());
