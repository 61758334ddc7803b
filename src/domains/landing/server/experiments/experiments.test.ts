import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '#platform/verb/context.ts';
import type { ServerContext } from '#platform/verb/server-context.ts';
import { addActor } from '#tests/support/actors.ts';
import { makePerson } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { LEAD_CONSENT } from '../../contract.ts';
import { ARM_HEADER } from '../../model/arm-header.ts';
import { createLandingPage, saveLandingDraft } from '../change-page.ts';
import { keepLandingVersion } from '../publish-page.ts';
import { getShownPage } from '../show-page.ts';
import {
  deleteLandingExperiment,
  planLandingExperiment,
  startLandingExperiment,
  stopLandingExperiment,
} from './change-experiment.ts';
import { recordLandingEvent } from './count-event.ts';
import { findArm } from './find-arm.ts';
import { listLandingExperiments } from './list-experiments.ts';

const NOON = '2026-05-01T12:00:00Z';
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36';
let app: TestApp;
let admin: ServerContext;
let pageId: string;
let id: string;

beforeAll(async () => {
  app = await openTestApp({
    now: () => Date.parse(NOON),
    page: (request) => new Response(request.headers.get(ARM_HEADER) ?? 'none', { headers: { 'content-type': 'text/html' } }),
  });
  admin = { ...app.ctx(new Date(NOON)), actor: { ...(await addActor(app.db, {})), role: 'admin', roles: ['buyer', 'admin'] } };
});
afterAll(() => app.close());

beforeEach(async () => {
  for (const table of ['landing_pages', 'landing_exposures', 'rate_limits'] as const) await app.db.deleteFrom(table).execute();
  pageId = randomUUID();
  id = randomUUID();
  let page = await createLandingPage(admin, { id: pageId, slug: 'spring', name: 'Spring' });
  for (const heading of ['Sell with a plan', 'A plan for your sale']) {
    const props = { heading, text: '', actionLabel: '', actionHref: '' };
    page = await saveLandingDraft(admin, {
      pageId,
      baseVersion: page.draftVersion,
      content: {
        seo: { title: heading, description: 'For sellers.', image: '', isIndexed: true },
        blocks: [{ id: randomUUID(), type: 'hero', v: 1, props }],
      },
    });
    const shows = heading.startsWith('Sell') ? 'now' : 'not-yet';
    page = await keepLandingVersion(admin, { pageId, baseVersion: page.draftVersion, note: '', shows, at: null });
  }
});

const planOf = (fields: Partial<Parameters<typeof planLandingExperiment>[1]> = {}) => ({
  id,
  pageId,
  name: 'Headline',
  hypothesis: 'A plan in the first words says more',
  metric: 'lead' as const,
  method: 'sequential' as const,
  arms: [
    { version: 1, weight: 0.5 },
    { version: 2, weight: 0.5 },
  ],
  rate: 0.05,
  lift: 0.2,
  ...fields,
});
async function run(fields: Partial<Parameters<typeof planLandingExperiment>[1]> = {}) {
  await planLandingExperiment(admin, planOf(fields));
  await startLandingExperiment(admin, id);
}

interface Visitor {
  address?: string;
  actor?: Actor;
  userAgent?: string;
  declines?: boolean;
  at?: string;
}
const ctxOf = ({ address = '203.0.113.1', actor = { kind: 'anonymous', address }, at = NOON }: Visitor) => ({
  ...app.ctx(new Date(at)),
  actor,
});
const browserOf = ({ userAgent = CHROME, declines = false }: Visitor) => ({ userAgent, declines });
const armOf = (visitor: Visitor) => findArm(ctxOf(visitor), { slug: 'spring' }, browserOf(visitor));
async function tell(visitor: Visitor, kind: 'seen' | 'action', arm?: number) {
  const own = (await armOf(visitor))?.arm ?? 0;
  await recordLandingEvent(ctxOf(visitor), { experimentId: id, arm: arm ?? own, kind, ...browserOf(visitor) });
}
async function sums() {
  const rows = await app.db
    .selectFrom('landing_arm_counts')
    .select(['users', 'conversions'])
    .where('experiment_id', '=', id)
    .execute();
  return {
    users: rows.reduce((sum, { users }) => sum + users, 0),
    conversions: rows.reduce((sum, { conversions }) => sum + conversions, 0),
  };
}

describe('who sees what', () => {
  it('is one arm all day, about half of the visitors each, and nothing before the start', async () => {
    await planLandingExperiment(admin, planOf());
    expect(await armOf({})).toBeNull();
    await startLandingExperiment(admin, id);
    const addresses = Array.from({ length: 200 }, (_, at) => `203.0.${at % 100}.${at}`);
    const first = await Promise.all(addresses.map((address) => armOf({ address })));
    const again = await Promise.all(addresses.map((address) => armOf({ address, at: '2026-05-01T23:00:00Z' })));
    expect(again).toEqual(first);
    const others = first.filter((one) => one?.version === 2).length;
    expect(others).toBeGreaterThan(65);
    expect(others).toBeLessThan(135);
  });

  it('is told to the page by the server alone, and kept by no shared cache', async () => {
    await run();
    const open = (headers: Record<string, string>, path = '/landing/spring') =>
      app.request(path, { headers: { 'user-agent': CHROME, ...headers } }, '203.0.113.1');
    const mine = await open({ [ARM_HEADER]: `${id} 9` });
    const arm = (await armOf({}))?.arm;
    expect(await mine.text()).toBe(`${id} ${arm}`);
    expect(mine.headers.get('cache-control')).toContain('private');
    for (const other of [
      await open({ 'sec-gpc': '1', [ARM_HEADER]: `${id} 1` }),
      await open({ dnt: '1' }),
      await open({ 'user-agent': 'Googlebot/2.1' }),
      await open({}, '/landing/spring?preview=x'),
      await open({}, '/landing/summer'),
      await open({ [ARM_HEADER]: `${id} 1` }, '/how-it-works'),
    ])
      expect(await other.text()).toBe('none');
  });

  it('is the version of the arm, while the experiment runs on this page', async () => {
    await run();
    const shown = (experiment: string, arm: number) => getShownPage(app.ctx(new Date(NOON)), { slug: 'spring', experiment, arm });
    expect(await shown(id, 1)).toMatchObject({ version: 2, experiment: { id, arm: 1 } });
    expect(await shown(id, 7)).toMatchObject({ version: 1, experiment: null });
    expect(await shown(randomUUID(), 1)).toMatchObject({ version: 1, experiment: null });
    await stopLandingExperiment(admin, { experimentId: id, version: 2, decision: 'It served visitors better' });
    expect(await shown(id, 0)).toMatchObject({ version: 2, experiment: null });
  });
});

describe('what counts', () => {
  it('is a visitor once a day, and what they do after they saw it, once', async () => {
    await run({ metric: 'action' });
    await tell({}, 'action');
    expect(await sums()).toEqual({ users: 0, conversions: 0 });
    for (let time = 0; time < 3; time += 1) await tell({}, 'seen');
    for (let time = 0; time < 2; time += 1) await tell({}, 'action');
    expect(await sums()).toEqual({ users: 1, conversions: 1 });
    await tell({ at: '2026-05-02T09:00:00Z' }, 'seen');
    expect(await sums()).toEqual({ users: 2, conversions: 1 });
  });

  it('is a request that was sent from the page', async () => {
    await run();
    await tell({}, 'seen');
    await tell({}, 'action');
    const send = (address: string) =>
      app.request(
        '/api/landing/leads',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'user-agent': CHROME },
          body: JSON.stringify({
            name: 'Oli Owner',
            email: 'oli@home.example',
            wish: 'answer',
            consent: true,
            consentVersion: LEAD_CONSENT.version,
            page: '/landing/spring',
            idempotencyKey: randomUUID(),
          }),
        },
        address,
      );
    expect((await send('203.0.113.1')).status).toBe(200);
    // Somebody who never saw an arm.
    expect((await send('203.0.113.99')).status).toBe(200);
    expect(await sums()).toEqual({ users: 1, conversions: 1 });
  });

  it('is no other arm, no robot, no staff, and nobody who declines', async () => {
    await run();
    const own = (await armOf({}))?.arm ?? 0;
    await tell({}, 'seen', own === 0 ? 1 : 0);
    const staff: Actor = { ...(await addActor(app.db, {})), roles: ['buyer', 'admin'] };
    for (const visitor of [
      { userAgent: 'Googlebot/2.1' },
      { userAgent: '' },
      { actor: staff },
      { declines: true },
    ] as Visitor[]) {
      expect(await armOf(visitor)).toBeNull();
      for (const arm of [0, 1]) await tell(visitor, 'seen', arm);
    }
    expect(await sums()).toEqual({ users: 0, conversions: 0 });
  });

  it('is no more than an office from one address', async () => {
    await run();
    for (let at = 0; at < 25; at += 1) await tell({ userAgent: `${CHROME} Edg/${at}` }, 'seen');
    expect((await sums()).users).toBe(20);
  });

  it('gives figures, and none of them while the shares are broken', async () => {
    await run();
    const write = (arm: number, users: number, conversions: number) =>
      app.db
        .insertInto('landing_arm_counts')
        .values({ experiment_id: id, arm, day: '2026-05-01', users, conversions })
        .onConflict((conflict) => conflict.columns(['experiment_id', 'arm', 'day']).doUpdateSet({ users, conversions }))
        .execute();
    await write(0, 10_000, 200);
    await write(1, 10_000, 300);
    const [fine] = (await listLandingExperiments(app)).experiments;
    expect(fine).toMatchObject({ verdict: 'different', arms: [{ conversions: 200 }, { conversions: 300 }] });
    await write(1, 12_000, 300);
    const [broken] = (await listLandingExperiments(app)).experiments;
    expect(broken).toMatchObject({
      verdict: 'broken',
      comparisons: [],
      arms: [{ conversions: null }, { users: 12_000, rate: null }],
    });
  });
});

describe('an experiment', () => {
  it.each([
    [
      {
        arms: [
          { version: 1, weight: 0.5 },
          { version: 1, weight: 0.5 },
        ],
      },
      'arms',
    ],
    [
      {
        arms: [
          { version: 1, weight: 0.5 },
          { version: 9, weight: 0.5 },
        ],
      },
      'arms',
    ],
    [
      {
        arms: [
          { version: 1, weight: 0.5 },
          { version: 2, weight: 0.4 },
        ],
      },
      'arms',
    ],
    [{ rate: 0.5, lift: 2 }, 'lift'],
    [{ rate: 0.0001, lift: 0.001 }, 'lift'],
  ])('is not planned with %j', async (fields, field) => {
    await expect(planLandingExperiment(admin, planOf(fields))).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.any(String) as string },
    });
  });

  it('runs alone on its page, starts and stops once, and stays on record', async () => {
    await run();
    const second = { ...planOf(), id: randomUUID(), name: 'Another' };
    await planLandingExperiment(admin, second);
    await expect(startLandingExperiment(admin, second.id)).rejects.toMatchObject({ code: 'conflict' });
    await expect(
      stopLandingExperiment(admin, { experimentId: second.id, version: 1, decision: 'No need' }),
    ).rejects.toMatchObject({
      code: 'conflict',
    });
    await deleteLandingExperiment(admin, second.id);
    await expect(deleteLandingExperiment(admin, id)).rejects.toMatchObject({ code: 'conflict' });
    await expect(stopLandingExperiment(admin, { experimentId: id, version: 5, decision: 'No version' })).rejects.toMatchObject({
      fields: { version: expect.any(String) as string },
    });
    const stop = (version: number) => stopLandingExperiment(admin, { experimentId: id, version, decision: 'It served better' });
    await stop(2);
    const [stopped] = (await stop(1)).experiments;
    expect(stopped).toMatchObject({ state: 'stopped', decidedVersion: 2, decision: 'It served better' });
    expect(await getShownPage(app.ctx(new Date(NOON)), { slug: 'spring' })).toMatchObject({ version: 2 });
  });

  it('is for administrators alone', async () => {
    await planLandingExperiment(admin, planOf());
    const buyer = await makePerson(app);
    const calls: [string, string, unknown?][] = [
      ['GET', '/api/landing-experiments'],
      ['POST', '/api/landing-experiments', { ...planOf(), id: randomUUID() }],
      ['POST', `/api/landing-experiments/${id}/start`],
      ['POST', `/api/landing-experiments/${id}/stop`, { version: 1, decision: 'Because I can' }],
      ['DELETE', `/api/landing-experiments/${id}`],
    ];
    for (const [method, path, body] of calls) {
      expect((await buyer.send(method, path, body)).status).toBe(403);
      expect((await buyer.send(method, path, body, { token: null })).status).toBe(401);
    }
    expect((await listLandingExperiments(app)).experiments).toMatchObject([{ id, state: 'draft' }]);
  });
});
