import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { runUntilKilled } from '#tests/support/run-until-killed.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { VisitingWork } from '#tests/support/visit-until-killed.ts';
import { planLandingExperiment, startLandingExperiment } from './experiments/change-experiment.ts';

const experimentId = randomUUID();
/** What a crash may cost of page views. */
const LOST_MS = 1000;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  const system = app.system();
  await planLandingExperiment(system, {
    id: experimentId,
    pageId: null,
    place: 'how-it-works',
    name: 'Head',
    hypothesis: 'Words about steps say more',
    metric: 'action',
    method: 'sequential',
    arms: ['today', 'steps'].map((words) => ({ words, weight: 0.5 })),
    rate: 0.3,
    lift: 0.2,
  });
  await startLandingExperiment(system, experimentId);
});
afterAll(() => app.close());

it('loses no lead and no seen arm that was answered, and a second of page views at most, when it is killed', async () => {
  const dataDir = path.join(inject('testDataDir'), 'apps', new URL(app.connectionString).pathname);
  const work: VisitingWork = { connectionString: app.connectionString, dataDir, experimentId, visitors: 2000 };
  const lines = (await runUntilKilled('tests/support/visit-until-killed.ts', work, 400)).map((line) => line.split(' '));
  const said = (what: string) => lines.filter(([kind]) => kind === what);
  const last = Number(lines.at(-1)?.[2]);
  expect(said('seen').length).toBeGreaterThan(100);
  expect(said('seen').length).toBeLessThan(2000);

  const leads = await app.db.selectFrom('landing_leads').select('id').execute();
  expect(leads.map(({ id }) => id)).toEqual(expect.arrayContaining(said('lead').map(([, id]) => id)));
  const { rows } = await sql<{ users: number; exposures: number; views: number }>`
    select (select sum(users)::int from landing_arm_counts) as users, (select count(*)::int from landing_exposures) as exposures,
      (select count(*)::int from traffic_events where kind = 'view') as views`.execute(app.db);
  expect(rows[0]?.exposures).toBeGreaterThanOrEqual(said('seen').length);
  expect(rows[0]?.users).toBe(rows[0]?.exposures);
  // Views are written in their order: as many as were taken a second before the end are there.
  const old = said('view').filter(([, , at]) => Number(at) <= last - LOST_MS);
  expect(old.length).toBeGreaterThan(0);
  expect(rows[0]?.views).toBeGreaterThanOrEqual(old.length);
});
