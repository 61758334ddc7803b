import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { addActor } from '#tests/support/actors.ts';
import { addListings } from '#tests/support/listings.ts';
import { addOwnListing, WILLOW_LANE } from '#tests/support/own-listings.ts';
import type { ServedApart } from '#tests/support/serve-apart.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { proposeSchedule } from '../model/usual-schedule.ts';
import { listOpenings } from './find-openings.ts';
import { setSchedule } from './save-schedule.ts';

const PEOPLE = 300;
const TIMES = 15;
const PROCESSES = 2;
/** Browsers that wait at the same time, at each process. */
const AT_ONCE = 50;

let app: TestApp;
let served: { process: ChildProcess; port: number }[];
let listingKey: string;

beforeAll(async () => {
  app = await openTestApp();
  const owner: ServerContext = { ...app.ctx(), actor: await addActor(app.db, { name: 'Olga' }) };
  const ownerId = owner.actor.kind === 'user' ? owner.actor.userId : '';
  const { keys } = await addListings(app.db, { ListingKey: 'RACE-1' });
  [listingKey = ''] = keys;
  await addOwnListing(app.db, { listingKey, ownerId, standardStatus: 'Active', fields: WILLOW_LANE });
  const settings = proposeSchedule().eventTypes[0]?.settings ?? expect.fail('a home can be toured');
  await setSchedule(owner, {
    listingKey,
    version: 0,
    rules: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '08:00', to: '20:00' }],
    overrides: [],
    hosting: { how: 'any', userIds: [ownerId] },
    eventTypes: [{ kind: 'tour', isOpen: true, settings: { ...settings, afterBufferMinutes: 0, needsApproval: false } }],
  });
  served = await Promise.all(Array.from({ length: PROCESSES }, () => serve()));
}, 120_000);
afterAll(async () => {
  for (const { process: child } of served) {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  await app.close();
});

/** Another process, with the secret of the test's own application. */
async function serve(): Promise<{ process: ChildProcess; port: number }> {
  const { connectionString } = app;
  const dataDir = path.join(inject('testDataDir'), 'apps', new URL(connectionString).pathname);
  const child = spawn(
    process.execPath,
    [
      '--import',
      './src/platform/runtime/load-sources.js',
      'tests/support/serve-apart.ts',
      JSON.stringify({ connectionString, dataDir } satisfies ServedApart),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [port] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  return { process: child, port: Number(port) };
}

/** Signs many people in at once: what signing in costs is not what is asked here. */
async function signAllIn(): Promise<string[]> {
  await sql`
    insert into users (id, email, created_at, display_name)
    select 'racer-' || n, 'racer-' || n || '@example.com', now(), 'Racer ' || n from generate_series(1, ${PEOPLE}::int) as n`.execute(
    app.db,
  );
  const { rows } = await sql<{ id: string; userId: string }>`
    insert into sessions (id, user_id, token_hash, method, has_second_factor, address, device, created_at, authenticated_at, last_seen_at, expires_at)
    select gen_random_uuid(), id, sha256(id::bytea), 'password', false, '198.51.100.7', 'a browser', now(), now(), now(), now() + interval '1 day'
    from users where id like 'racer-%' returning id, user_id as "userId"`.execute(app.db);
  const { identity } = app.ctx();
  return Promise.all(rows.map(async ({ id, userId }) => (await identity.signToken({ userId, sessionId: id }, new Date())).token));
}

it(`lets ${PEOPLE} people race for ${TIMES} times at ${PROCESSES} processes: each time once, and a true answer for everybody`, async () => {
  const tokens = await signAllIn();
  const times = (await listOpenings(app.ctx(), { listingKey })).slots.slice(0, TIMES);
  expect(times).toHaveLength(TIMES);
  const ask = async (index: number) => {
    const { port } = served[index % PROCESSES] ?? expect.fail('a process');
    const began = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}/api/listings/${listingKey}/bookings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[index] ?? ''}` },
      body: JSON.stringify({ id: randomUUID(), kind: 'tour', startsAt: times[(index * 7) % TIMES] }),
    });
    const answer = (await response.json()) as { code?: string; startsAt?: string; details?: { slots: string[] } };
    return { status: response.status, answer, wanted: times[(index * 7) % TIMES], ms: performance.now() - began };
  };
  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE * PROCESSES }, async () => {
      for (let index = next++; index < PEOPLE; index = next++) answers.push(await ask(index));
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const inOrder = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  process.stderr.write(
    `${PEOPLE} people, ${TIMES} times, ${PROCESSES} processes: ${seconds.toFixed(1)} s, median answer ${Math.round(inOrder[PEOPLE / 2] ?? 0)} ms, slowest ${Math.round(inOrder.at(-1) ?? 0)} ms\n`,
  );

  const booked = answers.filter(({ status }) => status === 200);
  expect(new Set(booked.map(({ answer }) => answer.startsAt))).toEqual(new Set(times));
  expect(booked).toHaveLength(TIMES);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ status, answer }) => `${status} ${answer.code}`)).toEqual(refused.map(() => '409 time-taken'));
  for (const { answer, wanted } of refused) expect(answer.details?.slots).not.toContain(wanted);
  const { rows } = await sql`
      select 1 from booked_times one join booked_times other on one.schedule_id = other.schedule_id and one.id < other.id
        and one.during && other.during`.execute(app.db);
  expect(rows).toEqual([]);
  // What was answered is there, for the home and for whoever shows it.
  const { count } = await app.db
    .selectFrom('booked_times')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(2 * TIMES);
});
