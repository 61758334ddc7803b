import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { addActor } from '#tests/support/actors.ts';
import type { HiringWork } from '#tests/support/hire-until-killed.ts';
import { addZip, requestForm } from '#tests/support/hiring.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addVendor } from '#tests/support/vendors.ts';
import { ANSWER_MS } from '../model/hiring-terms.ts';
import { saveRequest } from './save-request.ts';
import { passTimes } from './pass-times.ts';
import { submitRequest } from './submit-request.ts';

const REQUESTS = 12;
const LATER_MS = ANSWER_MS + 60_000;

let app: TestApp;
let work: HiringWork;
let client: ServerContext;

beforeAll(async () => {
  app = await openTestApp();
  await addZip(app.db);
  const actor = await addActor(app.db, { name: 'Clara' });
  client = { ...app.ctx(), actor };
  const people = await Promise.all(Array.from({ length: 5 }, () => addActor(app.db)));
  const vendorIds = await Promise.all(
    people.map(({ userId }) => addVendor(app.db, { categories: ['cleaner'], members: [{ userId, role: 'owner' }] })),
  );
  const requestIds = Array.from({ length: REQUESTS }, () => randomUUID());
  for (const requestId of requestIds) await saveRequest(client, { requestId, version: 0, form: requestForm({ maxPros: 2 }) });
  const dataDir = path.join(inject('testDataDir'), 'apps', new URL(app.connectionString).pathname);
  work = { connectionString: app.connectionString, dataDir, client: actor, vendorIds, requestIds, laterMs: LATER_MS };
});
afterAll(() => app.close());

/** Runs the process; `kill` says when it dies, by what it has said. */
async function run(changes: Partial<HiringWork>, kill: (lines: number) => number | undefined): Promise<string[]> {
  const child = spawn(
    process.execPath,
    [
      '--import',
      './src/platform/runtime/load-sources.js',
      'tests/support/hire-until-killed.ts',
      JSON.stringify({ ...work, ...changes }),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const closed = once(child, 'close');
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    const wait = kill(output.split('\n').length - 1);
    if (wait !== undefined) setTimeout(() => child.kill('SIGKILL'), wait);
  });
  await closed;
  return output.split('\n').slice(0, -1);
}

/** Leads by status, and how often a vendor was asked twice or told twice of the same. */
async function look() {
  const { rows } = await sql<{
    leads: number;
    fresh: number;
    expired: number;
    twice: number;
    threads: number;
    asked: number;
    told: number;
  }>`
    select (select count(*)::int from leads) as leads, (select count(*)::int from leads where status = 'new') as fresh,
      (select count(*)::int from leads where status = 'expired') as expired,
      (select count(*)::int from (select 1 from leads group by request_id, vendor_id having count(*) > 1) d) as twice,
      (select count(*)::int from threads where kind = 'lead') as threads,
      (select count(*)::int from lead_events where what = 'asked') as asked,
      (select count(*)::int from notifications where topic = 'services' and title like 'New request%') as told`.execute(app.db);
  const [row] = rows;
  if (row === undefined) throw new Error('a select of values has one row');
  return row;
}

it('loses and doubles no lead when the process dies while it sends requests', async () => {
  const answered = await run({}, (lines) => (lines >= 4 ? 0 : undefined));
  expect(answered.length).toBeGreaterThanOrEqual(4);
  const { rows } = await sql<{ id: string; leads: number }>`
    select r.id, count(l.id)::int as leads from service_requests r left join leads l on l.request_id = r.id
    where r.status = 'open' group by r.id`.execute(app.db);
  // Whatever was answered is there with its leads, and whatever is there is whole.
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(answered));
  expect(rows.every(({ leads }) => leads === 2)).toBe(true);
  // The same again, for all: nothing twice.
  for (const requestId of work.requestIds) await submitRequest(client, { requestId, vendorIds: work.vendorIds, isAnyway: true });
  const all = REQUESTS * 2;
  expect(await look()).toEqual({ leads: all, fresh: all, expired: 0, twice: 0, threads: all, asked: all, told: all });
});

it('asks the next in line once, however often the process dies that lets leads expire', async () => {
  for (const wait of [0, 30]) await run({ requestIds: [] }, (lines) => (lines >= 1 ? wait : undefined));
  const then: ServerContext = app.system(new Date(Date.now() + LATER_MS));
  await Promise.all([passTimes(then), passTimes(then)]);
  const [before, after] = [REQUESTS * 2, REQUESTS * 4];
  expect(await look()).toEqual({
    leads: after,
    fresh: before,
    expired: before,
    twice: 0,
    threads: after,
    asked: after,
    told: after,
  });
});
