import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '#platform/verb/context.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { addActor } from '#tests/support/actors.ts';
import { addSpringPage, leadFromSpring, type LandingPlan, planOfTwo, sumArms } from '#tests/support/landing-experiments.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { browserOf, CHROME, type Visitor, visitorsOn } from '#tests/support/visitors.ts';
import { ARM_HEADER } from '../../model/arm-header.ts';
import { changeLandingPage } from '../change-page.ts';
import { getShownPage } from '../show-page.ts';
import { planLandingExperiment, startLandingExperiment, stopLandingExperiment } from './change-experiment.ts';
import { recordLandingEvent } from './count-event.ts';
import { closeTraffic } from '#domains/analytics/server/index.ts';
import { countReportedActs } from './count-acts.ts';
import { findArm } from './find-arm.ts';
import { visitOf } from './read-visit.ts';
import { listLandingExperiments } from './list-experiments.ts';

const NOON = '2026-05-01T12:00:00Z';
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
  for (const table of ['landing_experiments', 'landing_pages', 'landing_exposures', 'rate_limits'] as const)
    await app.db.deleteFrom(table).execute();
  pageId = randomUUID();
  id = randomUUID();
  await addSpringPage(admin, pageId);
});

const planOf = (fields: Partial<LandingPlan> = {}) => planOfTwo({ id, pageId, ...fields });
async function run(fields: Partial<LandingPlan> = {}) {
  await planLandingExperiment(admin, planOf(fields));
  await startLandingExperiment(admin, id);
}

const ctxOf = visitorsOn(() => app, NOON);
const armOf = (visitor: Visitor) =>
  findArm(ctxOf(visitor), { slug: 'spring' }, browserOf(visitor), visitOf(visitor.userAgent ?? CHROME, { source: 'direct' }));
async function tell(visitor: Visitor, kind: 'seen' | 'action', arm?: number) {
  const own = (await armOf(visitor))?.arm ?? 0;
  await recordLandingEvent(ctxOf(visitor), {
    experimentId: id,
    arm: arm ?? own,
    kind,
    source: 'direct',
    ...browserOf(visitor),
  });
}
const sums = () => sumArms(app.db, id);

describe('who sees what', () => {
  it('is one arm all day, about half of the visitors each, and nothing before the start', async () => {
    await planLandingExperiment(admin, planOf());
    expect(await armOf({})).toBeNull();
    await startLandingExperiment(admin, id);
    const addresses = Array.from({ length: 200 }, (_, at) => `203.0.${at % 100}.${at}`);
    const first = await Promise.all(addresses.map((address) => armOf({ address })));
    const again = await Promise.all(addresses.map((address) => armOf({ address, at: '2026-05-01T23:00:00Z' })));
    expect(again).toEqual(first);
    const others = first.filter((one) => one?.shows.version === 2).length;
    expect(others).toBeGreaterThan(65);
    expect(others).toBeLessThan(135);
  });

  it('is told to the page by the server alone, and kept by no shared cache', async () => {
    await run();
    const open = (headers: Record<string, string>, path = '/landing/spring') =>
      app.request(path, { headers: { 'user-agent': CHROME, ...headers } }, '203.0.113.1');
    const mine = await open({ [ARM_HEADER]: `${id} 9 direct -` });
    const arm = (await armOf({}))?.arm;
    expect(await mine.text()).toBe(`${id} ${arm} direct -`);
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
    await stopLandingExperiment(admin, { experimentId: id, arm: 1, decision: 'It served visitors better' });
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
          body: JSON.stringify({ ...leadFromSpring(), idempotencyKey: randomUUID() }),
        },
        address,
      );
    expect((await send('203.0.113.1')).status).toBe(200);
    // Somebody who never saw an arm.
    expect((await send('203.0.113.99')).status).toBe(200);
    expect(await sums()).toEqual({ users: 1, conversions: 1 });
  });

  it('is a request from a page that was open while its address changed', async () => {
    await run();
    await tell({}, 'seen');
    await changeLandingPage(admin, { pageId, slug: 'summer', name: 'Summer', endsAt: null, redirectTo: null });
    const sent = await app.request(
      '/api/landing/leads',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': CHROME },
        body: JSON.stringify({ ...leadFromSpring(), idempotencyKey: randomUUID() }),
      },
      '203.0.113.1',
    );
    expect(sent.status).toBe(200);
    expect(await sums()).toEqual({ users: 1, conversions: 1 });
    expect(await armOf({})).toMatchObject({ experimentId: id });
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
    const [fine] = (await listLandingExperiments(app.ctx())).experiments;
    expect(fine).toMatchObject({ verdict: 'different', arms: [{ conversions: 200 }, { conversions: 300 }] });
    await write(1, 12_000, 300);
    const [broken] = (await listLandingExperiments(app.ctx())).experiments;
    expect(broken).toMatchObject({
      verdict: 'broken',
      comparisons: [],
      arms: [{ conversions: null }, { users: 12_000, rate: null }],
    });
  });
});

describe('a wider experiment', () => {
  it('is for some devices, some sources, and a part of the visitors', async () => {
    await run({ audience: { devices: ['desktop'], sources: ['search'] }, share: 0.5 });
    const find = (address: string, source: 'search' | 'direct', userAgent = CHROME) =>
      findArm(ctxOf({ address }), { slug: 'spring' }, browserOf({ userAgent }), visitOf(userAgent, { source }));
    const addresses = Array.from({ length: 60 }, (_, at) => `203.0.7.${at}`);
    const arms = await Promise.all(addresses.map((address) => find(address, 'search')));
    const inIt = addresses.filter((_, at) => arms[at] !== null);
    expect(inIt.length).toBeGreaterThan(12);
    expect(inIt.length).toBeLessThan(48);
    const [one = ''] = inIt;
    expect(await find(one, 'direct')).toBeNull();
    expect(await find(one, 'search', 'Mozilla/5.0 (iPhone) Mobile Safari/604.1')).toBeNull();
  });

  it('shares no visitor with another of its group', async () => {
    const group = (from: number, to: number) => ({ namespace: { name: 'heads', from, to } });
    await run(group(0, 0.5));
    const other = { ...planOf({ ...group(0.5, 1), metric: 'action' }), id: randomUUID(), pageId: null, place: 'why' as const };
    await planLandingExperiment(admin, {
      ...other,
      arms: [
        { words: 'today', weight: 0.5 },
        { words: 'question', weight: 0.5 },
      ],
    });
    await startLandingExperiment(admin, other.id);
    for (let at = 0; at < 40; at += 1) {
      const ctx = ctxOf({ address: `203.0.8.${at}` });
      const visit = visitOf(CHROME, { source: 'direct' });
      const found = await Promise.all([
        findArm(ctx, { slug: 'spring' }, browserOf({}), visit),
        findArm(ctx, { place: 'why' }, browserOf({}), visit),
      ]);
      expect(found.filter((one) => one !== null)).toHaveLength(1);
    }
  });

  it('counts acts that pages report afterwards, guardrails, and what it leaves out', async () => {
    await run({ metric: 'home_saved', guardrails: ['error', 'slow', 'action'] });
    const report = (agoMs: number, ...reports: object[]) =>
      app.request(
        '/api/analytics/reports',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'user-agent': CHROME },
          body: JSON.stringify({ reports: reports.map((one) => ({ path: '/properties', agoMs, ...one })) }),
        },
        '203.0.113.1',
      );
    const count = async () => {
      await closeTraffic(app.db);
      await countReportedActs(app.ctx(new Date(NOON)));
    };
    const saved = { kind: 'act', name: 'home_saved' };
    expect((await report(60_000, saved)).status).toBeLessThan(300);
    await count();
    await tell({}, 'seen');
    await count();
    expect(await sums()).toEqual({ users: 1, conversions: 0 });
    const own = (await armOf({}))?.arm ?? 0;
    await tell({}, 'seen', 1 - own);
    await tell({}, 'action');
    for (let time = 0; time < 2; time += 1) {
      await report(0, saved, { kind: 'act', name: 'tour_asked' }, { kind: 'vital', name: 'LCP', value: 9000 });
      await count();
    }
    expect(await sums()).toEqual({ users: 1, conversions: 1 });
    const did = await app.db.selectFrom('landing_metric_counts').select(['metric', 'did', 'arm']).orderBy('metric').execute();
    expect(did).toEqual([
      { metric: 'action', did: 1, arm: own },
      { metric: 'slow', did: 1, arm: own },
    ]);
    const strays = await app.db.selectFrom('landing_arm_counts').select('strays').execute();
    expect(strays).toEqual([{ strays: 1 }]);
    const segments = await app.db
      .selectFrom('landing_segment_counts')
      .select(['dimension', 'value', 'users', 'conversions'])
      .orderBy('dimension')
      .execute();
    expect(segments).toEqual([
      { dimension: 'device', value: 'desktop', users: 1, conversions: 1 },
      { dimension: 'source', value: 'direct', users: 1, conversions: 1 },
    ]);
  });

  it('is made on the product’s own pages: its words come with the page, and the decision stays', async () => {
    const arms = ['today', 'steps'].map((words) => ({ words, weight: 0.5 }));
    const plan = planOf({ pageId: null, place: 'how-it-works', metric: 'action', arms });
    await expect(planLandingExperiment(admin, { ...plan, arms: planOf().arms })).rejects.toMatchObject({ code: 'invalid' });
    await expect(planLandingExperiment(admin, { ...plan, pageId })).rejects.toMatchObject({ code: 'invalid' });
    await planLandingExperiment(admin, plan);
    const open = async (address: string, headers: Record<string, string> = {}, path = '/how-it-works') =>
      (await app.request(path, { headers: { 'user-agent': CHROME, ...headers } }, address)).text();
    expect(await open('203.0.9.1')).toBe('none');
    await startLandingExperiment(admin, id);
    const said = await Promise.all(Array.from({ length: 30 }, (_, at) => open(`203.0.9.${at}`)));
    expect(new Set(said)).toEqual(new Set([`${id} 0 direct today`, `${id} 1 direct steps`]));
    expect(await open('203.0.9.1', { 'sec-gpc': '1' })).toBe('none');
    const preview = (await listLandingExperiments(app.ctx())).experiments[0]?.arms[1]?.previewPath ?? '';
    expect(await open('203.0.9.1', {}, preview)).toBe('- - - steps');
    expect(await open('203.0.9.1', {}, '/how-it-works?preview=x&arm=1')).toBe('none');
    await stopLandingExperiment(admin, { experimentId: id, arm: 1, decision: 'More people began a search' });
    expect(await open('203.0.9.1', { 'sec-gpc': '1' })).toBe('- - - steps');
  });
});
