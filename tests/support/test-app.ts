import path from 'node:path';
import type { Selectable } from 'kysely';
import { inject } from 'vitest';
import { parseConfig } from '#platform/config/config.ts';
import type { Db } from '#platform/db/database.ts';
import type { DB } from '#platform/db/schema.gen.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { createLog, type Log } from '#platform/log/log.ts';
import { mailJobs } from '#platform/mail/deliver-mail.ts';
import { mailTransportOf } from '#platform/mail/mail-transport.ts';
import { createApp, type App, type AppDependencies } from '#server/create-app.ts';
import { openPorts } from '#server/open-ports.ts';
import { createBackgroundWork } from '#server/worker.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestApp {
  db: Db;
  /** For processes of their own on the same database. */
  connectionString: string;
  /** A request as it comes from the network, by default from one visitor. */
  request(address: string, init?: RequestInit, remoteAddress?: string): Promise<Response>;
  /** POST with a JSON body. */
  post(address: string, body: unknown, remoteAddress?: string): Promise<Response>;
  /** For verbs called without HTTP: an anonymous visitor, now. */
  ctx(now?: Date): ServerContext;
  /** For what is done without anyone asking, such as work in the background. */
  system(now?: Date): ServerContext;
  /** All mail there is, oldest first; with an address, what goes to it. */
  mails(to?: string): Promise<Selectable<DB['mail_messages']>[]>;
  /** Sends mail as it is queued. No other background work runs, since its clocks would clash with a test's. */
  startMail(): Promise<void>;
  /** A second application on the same database, like another process. Close it before this one. */
  openTwin(parts?: Partial<AppDependencies>): Promise<App>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  environment?: Record<string, string>;
  now?: () => number;
  log?: Log;
  /** Stands for the rendered pages. */
  page?: (request: Request) => Response;
  /** Where it is not the usual one. */
  database?: TestDatabase | undefined;
}

/** The whole application on a database of its own, with its real ports; no background work runs. */
export async function openTestApp({
  environment = {},
  now = Date.now,
  log = createLog('silent'),
  database,
  page = () => new Response('<h1>A page</h1>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
}: TestAppOptions = {}): Promise<TestApp> {
  const { db, pool, connectionString, close } = database ?? (await openTestDatabase({ poolSize: 8, hasQueues: true }));
  const config = parseConfig(environment);
  const dataDir = path.join(inject('testDataDir'), 'apps', new URL(connectionString).pathname);
  const { ports, queue } = await openPorts({ config, pool, log, dataDir });
  const work = createBackgroundWork({ ports, queue, db, log });
  await work.open();
  const openOne = (parts: Partial<AppDependencies> = {}) =>
    createApp({ ...ports, db, log, now, openPages: async () => ({ fetch: async (request) => page(request) }), ...parts });
  const app = await openOne();
  const request: TestApp['request'] = (address, init, remoteAddress = '198.51.100.7') =>
    app.fetch(new Request(new URL(address, 'http://localhost'), init), { remoteAddress });
  const ctx: TestApp['ctx'] = (at = new Date(now())) => ({
    actor: { kind: 'anonymous', address: '198.51.100.7' },
    requestId: 'test',
    db,
    log,
    now: at,
    ...ports,
  });
  return {
    db,
    connectionString,
    request,
    ctx,
    system: (at) => ({ ...ctx(at), actor: { kind: 'system' } }),
    mails: (to) =>
      db
        .selectFrom('mail_messages')
        .selectAll()
        .$if(to !== undefined, (mails) => mails.where('to_address', '=', to ?? ''))
        .orderBy('id')
        .execute(),
    post: (address, body, remoteAddress) =>
      request(
        address,
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
        remoteAddress,
      ),
    startMail: () => queue.work(mailJobs(mailTransportOf(config)), () => ({ db, log, now: new Date() })),
    openTwin: openOne,
    async close() {
      await app.close();
      await work.stop();
      await ports.realtime.close();
      await close();
    },
  };
}
