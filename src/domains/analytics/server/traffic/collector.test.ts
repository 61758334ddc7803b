import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { createCollector, type TrafficEvent } from './collector.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const AT = new Date('2026-05-01T12:00:00Z');
const event = (route: string): TrafficEvent => ({
  day: '2026-05-01',
  arrivedAt: AT,
  happenedAt: AT,
  seq: 0,
  visitor: null,
  kind: 'view',
  route,
  name: null,
  value: null,
  source: 'direct',
  medium: null,
  campaign: null,
  term: null,
  content: null,
  device: 'desktop',
  browser: 'Firefox',
  os: 'Linux',
  country: '',
});

it('goes on after reports that the database does not take', async () => {
  const { db } = database;
  const failures: unknown[] = [];
  const log = Object.assign(createLog('silent'), { error: (what: unknown) => failures.push(what) });
  const collector = createCollector({ db, log });
  collector.add([event('/\u0000')]);
  await collector.flush();
  collector.add([event('/accuracy')]);
  await collector.close();
  const rows = await db.selectFrom('traffic_events').select('route').execute();
  expect(rows).toEqual([{ route: '/accuracy' }]);
  expect(collector.dropped()).toBe(1);
  expect(failures).toMatchObject([{ events: 1 }]);
});
