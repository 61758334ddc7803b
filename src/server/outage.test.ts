import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#platform/db/database.ts';
import { startLocalPostgres, type LocalPostgres } from '#platform/db/local-postgres.ts';
import { migrateDatabase } from '#platform/db/migrate.ts';
import { makePerson } from '#tests/support/people.ts';
import { makeDataDir, removeDataDir } from '#tests/support/temporary-server.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

const lines: string[] = [];
const log = pino({ level: 'warn', base: null }, { write: (line: string) => void lines.push(line) });
let dataDir: string;
let postgres: LocalPostgres;
let app: TestApp;

beforeAll(async () => {
  dataDir = await makeDataDir('realty-outage');
  postgres = await startLocalPostgres({ dataDir, log, supervise: true });
  const { connectionString } = postgres;
  await migrateDatabase(connectionString);
  const page = () => new Response('<h1>We will be right back</h1>', { status: 503, headers: { 'content-type': 'text/html' } });
  app = await openTestApp({
    log,
    page,
    environment: { READS_PER_MINUTE: '0' },
    database: { ...openDatabase({ connectionString, poolSize: 8, log }), connectionString },
  });
});
afterAll(async () => {
  await app.close();
  await postgres.stop();
  await removeDataDir(dataDir);
});

/** Every caller sees one of our error codes, and when to come back. */
async function check(response: Response): Promise<number> {
  if (response.status === 503) {
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ status: 503, code: 'unavailable' });
  } else await response.body?.cancel();
  return response.status;
}

it('answers 503 while PostgreSQL is killed and starts again, and tells the log twice', async () => {
  const reader = await makePerson(app);
  const ask = async () => [
    await check(await app.request('/api/listings/nothing')),
    await check(await reader.send('GET', '/api/auth/me')),
    await check(await reader.send('PUT', '/api/favorites/nothing')),
  ];
  const usual = await ask();
  expect(usual).not.toContain(503);
  const postmaster = await readFile(path.join(postgres.clusterDir, 'postmaster.pid'), 'utf8');
  process.kill(Number.parseInt(postmaster, 10), 'SIGKILL');

  const seen = new Set<number>();
  do {
    for (const status of (await Promise.all(Array.from({ length: 10 }, ask))).flat()) seen.add(status);
    expect((await app.request('/api/health/live')).status).toBe(200);
    const health = await app.request('/api/health');
    expect(health.headers.has('retry-after')).toBe(health.status === 503);
    await wait(20);
  } while (!seen.has(503) || (await app.request('/api/health/ready')).status !== 200);
  expect([...seen].filter((status) => status !== 503 && !usual.includes(status))).toEqual([]);
  expect(await ask()).toEqual(usual);

  // An answer counts once a second has passed since the last failure.
  await expect.poll(async () => (await ask()) && lines.length).toBeGreaterThan(1);
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { msg: expect.stringContaining('away') },
    { msg: 'the database is back' },
  ]);
});

it('gives a page that is not available a time to come back by itself', async () => {
  const { status, headers } = await app.request('/');
  expect(status).toBe(503);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('refresh')).toBe(headers.get('retry-after'));
  expect(Number(headers.get('refresh'))).toBeGreaterThanOrEqual(8);
});
