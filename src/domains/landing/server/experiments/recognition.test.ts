import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeTraffic } from '#domains/analytics/server/index.ts';
import { findPersonalTables } from '#domains/privacy/server/personal-tables.ts';
import { readPersonalRows } from '#domains/privacy/server/read-personal-rows.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { makePerson } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { CHROME } from '#tests/support/visitors.ts';
import { ARM_HEADER } from '../../model/arm-header.ts';
import { landingJobs } from '../jobs.ts';
import { planLandingExperiment, startLandingExperiment, stopLandingExperiment } from './change-experiment.ts';
import { countReportedActs } from './count-acts.ts';
import { listLandingExperiments } from './list-experiments.ts';

const FIRST = Date.parse('2026-05-01T12:00:00Z');
let app: TestApp;
let now = FIRST;
let id: string;

beforeAll(async () => {
  app = await openTestApp({
    now: () => now,
    page: (request) => new Response(request.headers.get(ARM_HEADER) ?? 'none', { headers: { 'content-type': 'text/html' } }),
  });
});
afterAll(() => app.close());

const system = () => app.system(new Date(now));

beforeEach(async () => {
  now = FIRST;
  for (const table of ['landing_experiments', 'landing_exposures', 'landing_known_browsers', 'rate_limits'] as const)
    await app.db.deleteFrom(table).execute();
  id = randomUUID();
  await planLandingExperiment(system(), {
    id,
    pageId: null,
    place: 'how-it-works',
    name: 'Head',
    hypothesis: 'Words about steps say more',
    metric: 'home_saved',
    method: 'sequential',
    arms: ['today', 'steps'].map((words) => ({ words, weight: 0.5 })),
    rate: 0.3,
    lift: 0.2,
  });
  await startLandingExperiment(system(), id);
});

/** A browser behind an address, as its cookie, signals and person make it. */
interface Browsing {
  address: string;
  cookie?: string;
  token?: string;
  headers?: Record<string, string>;
}

const send = ({ address, cookie, token, headers }: Browsing, path: string, method = 'GET', body?: unknown) =>
  app.request(
    path,
    {
      method,
      headers: {
        'user-agent': CHROME,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie === undefined ? {} : { cookie }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
    address,
  );

async function armOf(browsing: Browsing): Promise<number | null> {
  const said = await (await send(browsing, '/how-it-works')).text();
  return said === 'none' ? null : Number(said.split(' ')[1]);
}

async function see(browsing: Browsing): Promise<{ asks: boolean }> {
  const arm = (await armOf(browsing)) ?? 0;
  const answer = await send(browsing, `/api/landing/experiments/${id}/events`, 'POST', { arm, kind: 'seen', source: 'direct' });
  return (await answer.json()) as { asks: boolean };
}

async function answer(browsing: Browsing, agrees: boolean) {
  const response = await send(browsing, '/api/landing/recognition', 'PUT', { agrees });
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  return { status: response.status, said: (await response.json()) as unknown, cookie };
}

async function saveHome(browsing: Browsing) {
  const act = { kind: 'act', name: 'home_saved', path: '/properties', agoMs: 0 };
  expect((await send(browsing, '/api/analytics/reports', 'POST', { reports: [act] })).status).toBeLessThan(300);
  await closeTraffic(app.db);
  await countReportedActs(app.ctx(new Date(now)));
}

const sums = () =>
  app.db
    .selectFrom('landing_arm_counts')
    .select(({ fn }) =>
      (['users', 'conversions', 'known', 'known_days', 'returned'] as const).map((field) => fn.sum(field).as(field)),
    )
    .executeTakeFirstOrThrow()
    .then((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, Number(value)])));

const count = async (table: 'landing_known_browsers' | 'landing_known_exposures' | 'landing_known_visitors') =>
  (await app.db.selectFrom(table).selectAll().execute()).length;

const forget = async () => {
  for (const { name, handle } of landingJobs)
    if (name === 'landing.forget-visitors') await handle(app.ctx(new Date(now)), {}, new AbortController().signal);
};

describe('a browser whose person agreed', () => {
  it('keeps the arm that it saw, counts once, and counts for what it does days later, from elsewhere', async () => {
    const home = { address: '203.0.113.1' };
    expect(await see(home)).toEqual({ asks: true });
    const arm = await armOf(home);
    const { cookie, said } = await answer(home, true);
    expect(said).toEqual({ state: 'agreed', until: '2026-10-28T12:00:00.000Z' });
    expect(await sums()).toEqual({ users: 1, conversions: 0, known: 1, known_days: 1, returned: 0 });
    for (const day of [1, 2, 9]) {
      now = FIRST + day * DAY_MS;
      await forget();
      const elsewhere = { address: `198.51.100.${day}`, cookie };
      expect(await armOf(elsewhere)).toBe(arm);
      // What it does counts before it sees the page again on that day, and once.
      await saveHome(elsewhere);
      for (let time = 0; time < 2; time += 1) expect(await see(elsewhere)).toEqual({ asks: false });
    }
    expect(await sums()).toEqual({ users: 1, conversions: 1, known: 1, known_days: 4, returned: 1 });
    const days = await app.db.selectFrom('landing_arm_counts').select('day').execute();
    expect(days.map(({ day }) => String(day))).toEqual(['2026-05-01']);
  });

  it('is told from others behind the same address, who stay visitors of a day', async () => {
    const { cookie } = await answer({ address: '203.0.113.2' }, true);
    const other = { address: '203.0.113.2', headers: { 'user-agent': `${CHROME} Edg/140` } };
    await see({ address: '203.0.113.2', cookie });
    await see(other);
    now += DAY_MS;
    await see({ address: '203.0.113.2', cookie });
    await see(other);
    expect(await sums()).toMatchObject({ users: 3, known: 1, known_days: 2 });
  });

  it('keeps its arm where a later visit is not for the audience', async () => {
    await app.db
      .updateTable('landing_experiments')
      .set({ audience: JSON.stringify({ devices: [], sources: ['direct'] }) })
      .execute();
    const { cookie } = await answer({ address: '203.0.113.3' }, true);
    await see({ address: '203.0.113.3', cookie });
    const campaign = '/how-it-works?utm_source=mail';
    expect(await (await send({ address: '203.0.113.3', cookie }, campaign)).text()).not.toBe('none');
    expect(await (await send({ address: '203.0.113.4' }, campaign)).text()).toBe('none');
  });

  it('is a stranger again once they take it back, and nothing of it is kept', async () => {
    const visitor = { address: '203.0.113.5' };
    await see(visitor);
    const { cookie } = await answer(visitor, true);
    const { said, cookie: declined } = await answer({ ...visitor, cookie }, false);
    expect({ said, declined }).toEqual({ said: { state: 'declined', until: null }, declined: 'realty_recognition=no' });
    expect([await count('landing_known_browsers'), await count('landing_known_exposures')]).toEqual([0, 0]);
    now += DAY_MS;
    // Also with the mark from before.
    for (const old of [cookie, declined]) await see({ ...visitor, cookie: old });
    expect(await sums()).toMatchObject({ users: 2, known: 1, known_days: 1, returned: 0 });
  });

  it('is forgotten after its time, and what it did when the experiment stops', async () => {
    const { cookie } = await answer({ address: '203.0.113.6' }, true);
    await see({ address: '203.0.113.6', cookie });
    await stopLandingExperiment(system(), { experimentId: id, arm: 0, decision: 'No need to go on' });
    await forget();
    expect([await count('landing_known_browsers'), await count('landing_known_exposures')]).toEqual([1, 0]);
    now += 181 * DAY_MS;
    const { state } = (await (await send({ address: '203.0.113.6', cookie }, '/api/landing/recognition')).json()) as {
      state: string;
    };
    expect(state).toBe('declined');
    await forget();
    expect([await count('landing_known_browsers'), await count('landing_known_visitors')]).toEqual([0, 0]);
  });

  it('is in the copy of its person’s data and in their ledger, and goes with the account', async () => {
    const person = await makePerson(app);
    const browsing = { address: '203.0.113.7', token: person.token };
    await answer(browsing, true);
    const tables = await findPersonalTables(app.db);
    const rows = await Promise.all(
      tables
        .filter(({ table }) => table === 'landing_known_browsers')
        .map((table) => readPersonalRows(app.ctx(), table, { id: person.user.uid, provenAddress: null })),
    );
    expect(rows).toMatchObject([[{ user_id: person.user.uid, text_version: '2026-11-28' }]]);
    const ledger = await app.db.selectFrom('consents').select(['kind', 'is_given']).where('kind', '=', 'recognition').execute();
    expect(ledger).toEqual([{ kind: 'recognition', is_given: true }]);
    await app.db.deleteFrom('users').where('id', '=', person.user.uid).execute();
    expect(await count('landing_known_browsers')).toBe(0);
  });

  it('joins the account of whoever is signed in there later', async () => {
    const { cookie } = await answer({ address: '203.0.113.8' }, true);
    const person = await makePerson(app);
    await see({ address: '203.0.113.8', cookie, token: person.token });
    const row = await app.db.selectFrom('landing_known_browsers').select('user_id').executeTakeFirst();
    expect(row?.user_id).toBe(person.user.uid);
  });
});

describe('nobody is recognized', () => {
  it('who asks not to be tracked, by either signal, also after they agreed', async () => {
    for (const headers of [{ 'sec-gpc': '1' }, { dnt: '1' }]) {
      const visitor = { address: '203.0.113.9', headers };
      expect(await see(visitor)).toEqual({ asks: false });
      expect(await answer(visitor, true)).toEqual({
        status: 200,
        said: { state: 'blocked', until: null },
        cookie: 'realty_recognition=no',
      });
      const { cookie } = await answer({ address: '203.0.113.10' }, true);
      expect(await armOf({ ...visitor, cookie })).toBeNull();
      await see({ ...visitor, cookie });
    }
    expect(await sums()).toMatchObject({ users: 0 });
    expect(await count('landing_known_visitors')).toBe(2);
  });

  it('without an answer, after a no, by a mark that is made up, as a robot, or from another site', async () => {
    const visitor = { address: '203.0.113.11' };
    expect(await see(visitor)).toEqual({ asks: true });
    const { cookie } = await answer(visitor, false);
    expect(await see({ ...visitor, cookie })).toEqual({ asks: false });
    await see({ ...visitor, cookie: 'realty_recognition=made-up' });
    await answer({ ...visitor, headers: { 'user-agent': 'Googlebot/2.1' } }, true);
    const foreign = { ...visitor, headers: { origin: 'https://elsewhere.example' } };
    expect((await answer(foreign, true)).status).toBe(403);
    expect(await count('landing_known_browsers')).toBe(0);
    expect(await sums()).toMatchObject({ users: 1, known: 0 });
  });

  it('more than an office from one address', async () => {
    for (let at = 0; at < 25; at += 1) {
      await app.db.deleteFrom('rate_limits').execute();
      const { cookie } = await answer({ address: '203.0.113.12' }, true);
      await see({ address: '203.0.113.12', cookie });
    }
    expect(await sums()).toMatchObject({ users: 20, known: 20 });
  });
});

it('says how many are recognized, and what that means for the intervals', async () => {
  const write = (known: number, knownDays: number, returned: number) =>
    app.db
      .insertInto('landing_arm_counts')
      .values({ experiment_id: id, arm: 0, day: '2026-05-01', users: 1000, known, known_days: knownDays, returned })
      .onConflict((conflict) =>
        conflict.columns(['experiment_id', 'arm', 'day']).doUpdateSet({ known, known_days: knownDays, returned }),
      )
      .execute();
  const said = async () => (await listLandingExperiments(app.ctx())).experiments[0]?.recognition;
  await write(4, 8, 4);
  expect(await said()).toEqual({ known: null, returned: null, daysEach: null, widerBy: null });
  await write(200, 300, 60);
  // 800 others are 533 people: 733 in all.
  expect(await said()).toEqual({
    known: 200,
    returned: 60,
    daysEach: 1.5,
    widerBy: expect.closeTo(Math.sqrt(1000 / (200 + 800 / 1.5)) - 1, 9) as number,
  });
  await write(1000, 1500, 300);
  expect(await said()).toMatchObject({ known: 1000, widerBy: 0 });
});
