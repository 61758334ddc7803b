import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { addActor } from '#tests/support/actors.ts';
import { makePerson } from '#tests/support/people.ts';
import { addSpringPage, type LandingPlan, planOfTwo } from '#tests/support/landing-experiments.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { ARM_HEADER } from '../../model/arm-header.ts';
import { getShownPage } from '../show-page.ts';
import {
  deleteLandingExperiment,
  planLandingExperiment,
  startLandingExperiment,
  stopLandingExperiment,
} from './change-experiment.ts';
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

  it('is not planned for a rate above 100%, nor by requests where no page sends one', async () => {
    await expect(planLandingExperiment(admin, planOf({ rate: 0.5, lift: 2 }))).rejects.toThrow(/look for a smaller one/);
    await expect(planLandingExperiment(admin, planOf({ rate: 0.0001, lift: 0.001 }))).rejects.toThrow(/look for a larger one/);
    const arms = [
      { words: 'today', weight: 0.5 },
      { words: 'question', weight: 0.5 },
    ];
    await expect(planLandingExperiment(admin, planOf({ pageId: null, place: 'why', arms }))).rejects.toMatchObject({
      fields: { metric: expect.any(String) as string },
    });
  });

  it('runs alone on its page, starts and stops once, and stays on record', async () => {
    await run();
    const second = { ...planOf(), id: randomUUID(), name: 'Another' };
    await planLandingExperiment(admin, second);
    await expect(startLandingExperiment(admin, second.id)).rejects.toMatchObject({ code: 'conflict' });
    await expect(stopLandingExperiment(admin, { experimentId: second.id, arm: 0, decision: 'No need' })).rejects.toMatchObject({
      code: 'conflict',
    });
    await deleteLandingExperiment(admin, second.id);
    await expect(deleteLandingExperiment(admin, id)).rejects.toMatchObject({ code: 'conflict' });
    await expect(stopLandingExperiment(admin, { experimentId: id, arm: 5, decision: 'No version' })).rejects.toMatchObject({
      fields: { arm: expect.any(String) as string },
    });
    const stop = (arm: number) => stopLandingExperiment(admin, { experimentId: id, arm, decision: 'It served better' });
    await stop(1);
    const [stopped] = (await stop(0)).experiments;
    expect(stopped).toMatchObject({ state: 'stopped', decidedArm: 1, decision: 'It served better' });
    expect(await getShownPage(app.ctx(new Date(NOON)), { slug: 'spring' })).toMatchObject({ version: 2 });
    // An id says nothing to whoever reads the log, least of all once a plan is gone.
    const logged = await app.db
      .selectFrom('audit_events')
      .select(['action', sql<string>`details ->> 'name'`.as('name')])
      .where(sql<string>`details ->> 'id'`, 'in', [id, second.id])
      .orderBy('id')
      .execute();
    expect(logged.map(({ action, name }) => [action.replace('landing-experiment-', ''), name])).toEqual([
      ['planned', planOf().name],
      ['started', planOf().name],
      ['planned', 'Another'],
      ['deleted', 'Another'],
      ['stopped', planOf().name],
    ]);
  });

  it('is for administrators alone', async () => {
    await planLandingExperiment(admin, planOf());
    const buyer = await makePerson(app);
    const calls: [string, string, unknown?][] = [
      ['GET', '/api/landing-experiments'],
      ['POST', '/api/landing-experiments', { ...planOf(), id: randomUUID() }],
      ['POST', `/api/landing-experiments/${id}/start`],
      ['POST', `/api/landing-experiments/${id}/stop`, { arm: 0, decision: 'Because I can' }],
      ['DELETE', `/api/landing-experiments/${id}`],
    ];
    for (const [method, path, body] of calls) {
      expect((await buyer.send(method, path, body)).status).toBe(403);
      expect((await buyer.send(method, path, body, { token: null })).status).toBe(401);
    }
    expect((await listLandingExperiments(app.ctx())).experiments).toMatchObject([{ id, state: 'draft' }]);
  });
});
