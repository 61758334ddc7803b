import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { parseConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/database.ts';
import { createLog } from '#platform/log/log.ts';
import { createApp } from '#server/create-app.ts';
import { openPorts } from '#server/open-ports.ts';
import { createBackgroundWork } from '#server/worker.ts';

export interface ServedApart {
  connectionString: string;
  dataDir: string;
}

// The calls of the product as a process of its own, on a database that a test made: for tests of several processes. It says its
// port on standard output, and serves until it is ended.
if (process.argv[2] !== undefined) {
  // Written by the test that starts this process.
  const { connectionString, dataDir } = JSON.parse(process.argv[2]) as ServedApart;
  const log = createLog('silent');
  const { db, pool } = openDatabase({ connectionString, poolSize: 10, log });
  const { ports, queue } = await openPorts({ config: parseConfig({}), pool, log, dataDir });
  await createBackgroundWork({ ports, queue, db, log }).open();
  const openPages = async () => ({ fetch: async () => new Response('<h1>A page</h1>') });
  const app = await createApp({ ...ports, db, log, openPages });
  const answer = getRequestListener((request) => app.fetch(request, { remoteAddress: '127.0.0.1' }));
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
}
