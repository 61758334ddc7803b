import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type pg from 'pg';
import type { ViteDevServer } from 'vite';
import { warmUpReader } from '#domains/reading/server/index.ts';
import { getKnownPlaces } from '#domains/search/server/index.ts';
import type { Config } from '#platform/config/config.ts';
import { openChangeFeed } from '#platform/db/change-feed.ts';
import type { Db } from '#platform/db/database.ts';
import { takeTurns } from '#platform/jobs/take-turns.ts';
import type { Log } from '#platform/log/log.ts';
import { giveBackAtRest } from '#platform/memory/give-back.ts';
import { createApp } from './create-app.ts';
import { watchCity } from './city-growth.ts';
import { openPorts } from './open-ports.ts';
import { createBackgroundWork } from './worker.ts';

const DRAIN_MS = 10_000;
/** A photo of 20 MB over a slow line; slow headers have a limit of their own. */
const UPLOAD_MS = 300_000;
const IDLE_SWEEP_MS = 50;

export interface ServerOptions {
  config: Config;
  log: Log;
  db: Db;
  pool: pg.Pool;
  dataDir: string;
  /** Whether this process also does the background work. */
  withWorker: boolean;
  /** All background work except mail waits for this: work on a half-built city would be wasted. */
  workFrom?: Promise<void>;
  /** In development: starts Vite on our server, so that pages reload through the same port. */
  createVite?: (server: Server) => Promise<ViteDevServer>;
}

export interface RunningServer {
  port: number;
  /** Finishes running requests and jobs within ten seconds. */
  close(): Promise<void>;
}

/** Brings the application to the network. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, log, db, pool, dataDir } = options;
  const { ports, queue } = await openPorts({ config, pool, log, dataDir });
  const work = createBackgroundWork({ ports, queue, db, log });
  await work.open();

  let answer: RequestListener = (_request, response) => response.writeHead(503, { 'retry-after': '1' }).end();
  const server = createServer(
    { requestTimeout: UPLOAD_MS, headersTimeout: 10_000, keepAliveTimeout: 65_000 },
    (request, response) => answer(request, response),
  );
  const vite = await options.createVite?.(server);
  const changes = openChangeFeed(pool.options, log);
  const city = await watchCity({ db, log, isPossible: config.demoMode });
  let isClosing = false;
  const opened: (() => Promise<void>)[] = [() => work.stop(), () => changes.close(), () => city.close()];
  try {
    const app = await createApp({ ...ports, db, log, changes, city, ...(vite && { vite }) });
    opened.push(() => app.close());
    const listener = getRequestListener((request, env) =>
      app.fetch(request, { remoteAddress: (env as HttpBindings).incoming.socket.remoteAddress ?? 'unknown' }),
    );
    answer =
      vite === undefined
        ? listener
        : (request, response) => vite.middlewares(request, response, () => void listener(request, response));
    await listen(server, config);
    warmUp(db, () => isClosing).catch((error: unknown) =>
      log.error({ err: error }, 'the first sentences will take longer to read'),
    );
    if (options.withWorker) await (options.workFrom === undefined ? work.start() : work.startMail());
    options.workFrom
      ?.then(() => (options.withWorker && !isClosing ? work.start() : undefined))
      .catch((error: unknown) => log.error({ err: error }, 'background work waits for the next start'));
  } catch (error) {
    await Promise.allSettled([vite?.close(), ...opened.map((close) => close())]);
    throw error;
  }

  const stayAsLarge = giveBackAtRest();
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      isClosing = true;
      stayAsLarge();
      // First, or the server would wait for Vite's sockets to the browsers.
      await vite?.close();
      // Its answers never end by themselves.
      await ports.realtime.close();
      await drain(server);
      for (const close of opened.toReversed()) await close();
    },
  };
}

/** Prepares between answers what the first visitor would otherwise wait for. */
async function warmUp(db: Db, isClosing: () => boolean): Promise<void> {
  for await (const _ of takeTurns(warmUpReader())) if (isClosing()) return;
  if (!isClosing()) await getKnownPlaces({ db, now: new Date() });
}

function listen(server: Server, config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.PORT, config.HOST, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

// A connection that is kept alive becomes idle only after its answer: look again until none is left.
async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
  const limit = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(limit);
}
