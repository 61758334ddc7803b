import { passTimes } from '#domains/hiring/server/pass-times.ts';
import { submitRequest } from '#domains/hiring/server/index.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/database.ts';
import { createLog } from '#platform/log/log.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { openPorts } from '#server/open-ports.ts';
import { createBackgroundWork } from '#server/worker.ts';

export interface HiringWork {
  connectionString: string;
  dataDir: string;
  client: ServerContext['actor'];
  vendorIds: string[];
  /** Drafts to send; empty: the work in the background passes time instead. */
  requestIds: string[];
  /** Milliseconds after which leads have expired for that work. */
  laterMs: number;
}

// A process of its own, for tests that kill it: it sends requests, or asks the next in line where leads expired. It says the id
// of each request that it answered.
if (process.argv[2] !== undefined) {
  // Written by the test that starts this process.
  const work = JSON.parse(process.argv[2]) as HiringWork;
  const log = createLog('silent');
  const { db, pool } = openDatabase({ connectionString: work.connectionString, poolSize: 6, log });
  const { ports, queue } = await openPorts({ config: parseConfig({}), pool, log, dataDir: work.dataDir });
  await createBackgroundWork({ ports, queue, db, log }).open();
  const ctx = (actor: ServerContext['actor'], now = new Date()): ServerContext => ({
    actor,
    db,
    log,
    now,
    requestId: 'killed',
    ...ports,
  });
  for (const requestId of work.requestIds) {
    await submitRequest(ctx(work.client), { requestId, vendorIds: work.vendorIds, isAnyway: true });
    process.stdout.write(`${requestId}\n`);
  }
  if (work.requestIds.length === 0) {
    process.stdout.write('begun\n');
    await passTimes(ctx({ kind: 'system' }, new Date(Date.now() + work.laterMs)));
    process.stdout.write('done\n');
  }
  await queue.stop();
  await pool.end();
}
