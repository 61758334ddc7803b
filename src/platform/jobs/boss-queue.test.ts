import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
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
  const sent = Array.from({ length: 40 }, (_, at) => at);
  for (const at of sent) await queue.send(database.db, 'count', { at });
  const done: unknown[] = [];
  const handle = (_: undefined, { at }: Record<string, unknown>) => Promise.resolve(void done.push(at));
  await queue.work([{ name: 'count', handle }], () => undefined);
  // At a job a second it would take forty.
  await vi.waitFor(() => expect(done.toSorted((a, b) => Number(a) - Number(b))).toEqual(sent), { timeout: 20_000 });
  await queue.stop();
}, 60_000);
