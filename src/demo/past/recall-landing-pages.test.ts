import { afterAll, beforeAll, expect, it } from 'vitest';
import { listLandingExperiments } from '#domains/landing/server/experiments/list-experiments.ts';
import { listLeads } from '#domains/landing/server/list-leads.ts';
import { listLandingPages } from '#domains/landing/server/present-page.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { recallLandingPages } from './recall-landing-pages.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it('gives the demonstration pages that pass the gate, and experiments of every kind, once', async () => {
  const ctx = app.ctx(new Date('2026-11-20T12:00:00Z'));
  for (let time = 0; time < 2; time += 1) await recallLandingPages(ctx);
  const { pages } = await listLandingPages(ctx);
  expect(Object.fromEntries(pages.map(({ slug, state }) => [slug, state]))).toEqual({
    'sell-with-a-plan': 'published',
    'first-home': 'published',
    'fall-open-houses': 'ended',
    'listing-photos': 'draft',
  });
  const { experiments } = await listLandingExperiments(ctx);
  expect(experiments.map(({ state, verdict }) => `${state}: ${verdict}`)).toEqual([
    'draft: small',
    expect.stringMatching(/^running: (early|different)$/) as string,
    'stopped: broken',
    'stopped: different',
  ]);
  expect(experiments[3]?.segments.length).toBeGreaterThan(2);
  // Nobody of the past is mailed.
  expect(await app.db.selectFrom('mail_messages').select('id').execute()).toEqual([]);
  // Whoever converted while something was tried left a request.
  const ended = experiments[3];
  const asked = await app.db
    .selectFrom('landing_leads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('page', '=', '/landing/sell-with-a-plan')
    .where('created_at', '>=', new Date(`${ended?.days[0]?.day ?? ''}T00:00:00Z`))
    .where('created_at', '<', new Date(Date.parse(`${ended?.days.at(-1)?.day ?? ''}T00:00:00Z`) + DAY_MS))
    .executeTakeFirstOrThrow();
  expect(Number(asked.count)).toBe(ended?.arms.reduce((sum, { conversions }) => sum + (conversions ?? 0), 0));
  expect((await listLeads({ ...ctx, actor: { kind: 'system' } }, { limit: 1 })).total).toBeGreaterThan(Number(asked.count));
});
