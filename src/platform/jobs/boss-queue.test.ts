import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import type { Db } from '#platform/db/database.ts';
import { createLog } from '#platform/log/log.ts';
import { createBossQueue } from './boss-queue.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('works off what waits without a pause between jobs, each once', async () => {
  const queue = createBossQueue(database.pool, createLog('silent'));
  await queue.start(['count']);
  const sent = Array.from({ length: 150 }, (_, at) => at);
  for (const at of sent) await queue.send(database.db, 'count', { at });
  const done: unknown[] = [];
  const handle = (_: undefined, { at }: Record<string, unknown>) => Promise.resolve(void done.push(at));
  await queue.work([{ name: 'count', handle }], () => undefined);
  // With one job a second this would not end in time.
  await expect.poll(() => done.toSorted((a, b) => Number(a) - Number(b))).toEqual(sent);
  await queue.stop();
});

it('takes jobs of more transactions at once than there are connections, from the first one on', async () => {
  const queue = createBossQueue(database.pool, createLog('silent'));
  await queue.start(['burst']);
  const send = (at: number) =>
    database.db.transaction().execute(async (trx) => {
      await sql`select pg_sleep(0.01)`.execute(trx);
      await queue.send(trx, 'burst', { at });
    });
  const results = await Promise.allSettled(Array.from({ length: 60 }, (_, at) => send(at)));
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
  await queue.stop();
});

it('adds no job beside one with the same key that waits, and keeps that from beginning before the sender is done', async () => {
  const queue = createBossQueue(database.pool, createLog('silent'));
  await queue.start(['single']);
  const send = (db: Db, singletonKey: string, startAfterSeconds?: number) =>
    queue.send(db, 'single', { singletonKey }, { singletonKey, ...(startAfterSeconds !== undefined && { startAfterSeconds }) });
  for (const key of ['one', 'one', 'two']) await send(database.db, key);
  // One that begins later is not the same, and one that began is none that waits.
  await send(database.db, 'late', 600);
  await send(database.db, 'late');
  const done: string[] = [];
  const handle = (_: undefined, { singletonKey }: Record<string, unknown>) =>
    Promise.resolve(void done.push(String(singletonKey)));
  await database.db.transaction().execute(async (trx) => {
    await send(trx, 'one');
    await queue.work([{ name: 'single', handle }], () => undefined);
    await expect.poll(() => done.toSorted()).toEqual(['late', 'two']);
  });
  await expect.poll(() => done.toSorted()).toEqual(['late', 'one', 'two']);
  await send(database.db, 'one');
  await expect.poll(() => done.toSorted()).toEqual(['late', 'one', 'one', 'two']);
  await queue.stop();
});

it('does once what two transactions sent with the same key at the same moment', async () => {
  const queue = createBossQueue(database.pool, createLog('silent'));
  await queue.start(['twins']);
  const done: string[] = [];
  const handle = (_: undefined, { of }: Record<string, unknown>) => Promise.resolve(void done.push(String(of)));
  const both = Promise.withResolvers<void>();
  let sent = 0;
  const send = () =>
    database.db.transaction().execute(async (trx) => {
      await queue.send(trx, 'twins', { of: 'key' }, { singletonKey: 'key' });
      if (++sent === 2) both.resolve();
      await both.promise;
    });
  await Promise.all([send(), send()]);
  await queue.send(database.db, 'twins', { of: 'last' });
  await queue.work([{ name: 'twins', handle }], () => undefined);
  await expect.poll(() => done).toContain('last');
  expect(done).toEqual(['key', 'last']);
  await queue.stop();
});

it('makes work give up whose patience is over, before it runs again', async () => {
  const queue = createBossQueue(database.pool, createLog('silent'));
  await queue.start(['slow']);
  let [running, most, ended] = [0, 0, 0];
  const handle = async (_: undefined, _data: Record<string, unknown>, stopping?: AbortSignal) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => stopping?.addEventListener('abort', () => resolve(), { once: true }));
    running -= 1;
    ended += 1;
    throw new Error('gave up');
  };
  await queue.send(database.db, 'slow', {}, { patienceSeconds: 1, retries: 3 });
  await queue.work([{ name: 'slow', handle }], () => undefined);
  await expect.poll(() => ended).toBeGreaterThan(0);
  expect(most).toBe(1);
  await queue.stop();
});

it('says so once while it cannot see what waits', async () => {
  const pool = new Proxy(database.pool, {
    get: (target, name) => {
      if (name !== 'query') return Reflect.get(target, name, target) as unknown;
      return (text: unknown, ...rest: []) =>
        String(text).includes('not blocked')
          ? Promise.reject(new Error('no such column'))
          : target.query(text as string, ...rest);
    },
  });
  const warnings: string[] = [];
  const log = Object.assign(createLog('silent'), { warn: (_: object, words: string) => warnings.push(words) });
  const queue = createBossQueue(pool, log);
  await queue.start(['blind']);
  await queue.work([{ name: 'blind', handle: () => Promise.resolve() }], () => undefined);
  await expect.poll(() => warnings).toEqual(['the look at what waits fails; jobs start late']);
  await queue.stop();
  expect(warnings).toHaveLength(1);
});
