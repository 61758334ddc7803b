import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DIMENSIONS, recallPeople, recallTraffic } from '#domains/analytics/server/index.ts';
import { removeMark, writeMark } from '#platform/db/marks.ts';
import { addTraffic, INSIGHTS_NOW, INSIGHTS_SPAN, makeTrafficDay, openInsights, readInsights } from '#tests/support/insights.ts';
import type { Browser } from '#tests/support/people.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { Funnel } from '../contract.ts';
import { INVENTED_MARK } from './counted.ts';
import { rollUpPeople } from './roll-up-people.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  ({ app, admin } = await openInsights());
  await addTraffic(app);
});
afterAll(() => app.close());

describe('traffic', () => {
  it('sums traffic over a span and the one before it, and shows no figure of fewer than five people', async () => {
    const answer = await readInsights<{
      now: { visitors: number };
      before: { visitors: number };
      days: unknown[];
      dimensions: { dimension: string; hidden: number; rows: { visitors: number | null }[] }[];
    }>(admin, `/api/insights/traffic?${INSIGHTS_SPAN}`);
    const { visitors } = await app.db
      .selectFrom('traffic_days')
      .select(({ fn }) => fn.sum<number>('visitors').as('visitors'))
      .where('dimension', '=', 'all')
      .where('day', '>=', '2026-05-01')
      .where('day', '<=', '2026-05-19')
      .executeTakeFirstOrThrow();
    expect(answer.now.visitors).toBe(Number(visitors));
    expect(answer.days).toHaveLength(19);
    expect(answer.before.visitors).toBeGreaterThan(0);
    const shown = answer.dimensions.flatMap(({ rows }) => rows.map((row) => row.visitors));
    // Two of each dimension, and the third of its source on the day when another of few hides the fourth.
    expect(shown).toHaveLength(DIMENSIONS.length * 2 + 1);
    expect(shown.every((count) => count !== null && count >= 5)).toBe(true);
    // Hidden alone it would follow from the sum, so another goes with it.
    expect(answer.dimensions[0]).toMatchObject({ dimension: 'source', hidden: 2 });
  });

  it('leaves days of few open, and out of every sum, so that no two spans differ by them', async () => {
    const days = [makeTrafficDay('2026-02-01', 300), makeTrafficDay('2026-02-02', 203), makeTrafficDay('2026-02-03', 100)].map(
      (one, at) => ({
        ...one,
        traffic: one.traffic.map((row) =>
          at === 1 && (row.dimension === 'all' || row.value === 'device 2') ? { ...row, visitors: 3, visits: 3, views: 9 } : row,
        ),
      }),
    );
    await recallTraffic(app.system(INSIGHTS_NOW), days);
    interface Shown {
      now: { visitors: number | null };
      days: { visitors: number | null; views: number | null }[];
      dimensions: { dimension: string; hidden: number; rows: { value: string; visitors: number }[] }[];
    }
    const show = (from: number, to: number, of = '') =>
      readInsights<Shown>(admin, `/api/insights/traffic?from=2026-02-0${from}&to=2026-02-0${to}${of}`);
    const all = await show(1, 3);
    expect(all.now.visitors).toBe(400);
    expect(all.days.map(({ visitors, views }) => [visitors, views])).toEqual([
      [300, 1200],
      [null, null],
      [100, 400],
    ]);
    expect((await show(1, 2)).now.visitors).toBe(300);
    expect((await show(2, 2)).now.visitors).toBeNull();
    // Beside a value of four goes the next smallest, unless another of few is hidden anyway.
    const sums = async (from: number, to: number) => {
      const { dimensions } = await show(from, to);
      const device = dimensions.find(({ dimension }) => dimension === 'device');
      return Object.fromEntries((device?.rows ?? []).map(({ value, visitors }) => [value, visitors]));
    };
    expect(await sums(1, 3)).toEqual({ 'device 0': 240 + 143 + 40, 'device 1': 40 + 40 + 40 });
    expect(await sums(1, 2)).toEqual({ 'device 0': 240 + 143, 'device 1': 40 + 40 });
    expect((await show(1, 3, '&dimension=device&value=device%201')).now.visitors).toBe(120);
    expect((await show(2, 2, '&dimension=device&value=device%202')).now.visitors).toBeNull();
  });

  it('counts steps of few with those that follow, so that no two spans differ by fewer than five', async () => {
    const step = (reached: number, at: number) => ({
      funnel: 'buy',
      window_days: 1,
      dimension: 'all',
      value: 'all',
      step: at,
      reached,
      still_open: 0,
      under_way: 0,
    });
    const days = [3, 1, 2].map((paid, at) => ({
      ...makeTrafficDay(`2026-02-1${at + 5}`, 300),
      funnels: [step(40, 1), step(10, 2), step(paid, 3)],
    }));
    await recallTraffic(app.system(INSIGHTS_NOW), days);
    const paid = async (from: number, to: number) => {
      const { funnels } = await readInsights<{ funnels: Funnel[] }>(
        admin,
        `/api/insights/funnels?from=2026-02-${from}&to=2026-02-${to}&window=14`,
      );
      return funnels.find(({ id }) => id === 'buy')?.steps[2];
    };
    expect(await paid(15, 16)).toMatchObject({ reached: null, rate: null });
    expect(await paid(15, 17)).toMatchObject({ reached: 6, rate: 6 / 30 });
    expect(await paid(16, 17)).toMatchObject({ reached: 6, rate: 6 / 20 });
    expect(await paid(16, 16)).toMatchObject({ reached: null });
  });

  it('says the rate of those whose time is over, and none while everyone still has time', async () => {
    const step = (at: number, reached: number, stillOpen: number, underWay: number) => ({
      funnel: 'buy',
      window_days: 1,
      dimension: 'all',
      value: 'all',
      step: at,
      reached,
      still_open: stillOpen,
      under_way: underWay,
    });
    const open = [step(1, 40, 40, 30), step(2, 10, 10, 5), step(3, 5, 5, 0)];
    const mixed = [step(1, 100, 40, 20), step(2, 50, 20, 8), step(3, 15, 12, 0)];
    await recallTraffic(app.system(INSIGHTS_NOW), [
      { ...makeTrafficDay('2025-10-03', 300), funnels: open },
      { ...makeTrafficDay('2025-10-04', 300), funnels: mixed },
    ]);
    const stepsOf = async (day: string) => {
      const answer = await readInsights<{ funnels: Funnel[] }>(admin, `/api/insights/funnels?from=${day}&to=${day}&window=14`);
      return answer.funnels.find(({ id }) => id === 'buy')?.steps;
    };
    expect(await stepsOf('2025-10-03')).toMatchObject([
      { reached: 40, underWay: 30, rate: null },
      { reached: 10, underWay: 5, rate: null },
      { reached: 5, rate: null },
    ]);
    expect(await stepsOf('2025-10-04')).toMatchObject([
      { reached: 100, rate: 1 },
      { reached: 50, rate: 30 / 60 },
      // Three of them have come through for good: beside the sum, a rate would tell of them.
      { reached: 15, rate: null },
    ]);
  });

  it('shows no more at a step than at the one before, whose people may still wait for others', async () => {
    const step = (at: number, reached: number) => ({
      funnel: 'buy',
      window_days: 1,
      dimension: 'all',
      value: 'all',
      step: at,
      reached,
      still_open: 0,
      under_way: 0,
    });
    await recallTraffic(app.system(INSIGHTS_NOW), [
      { ...makeTrafficDay('2025-11-03', 300), funnels: [step(1, 40), step(2, 6), step(3, 4)] },
      { ...makeTrafficDay('2025-11-04', 300), funnels: [step(1, 40), step(2, 4), step(3, 4)] },
    ]);
    const { funnels } = await readInsights<{ funnels: Funnel[] }>(
      admin,
      '/api/insights/funnels?from=2025-11-03&to=2025-11-04&window=14',
    );
    expect(funnels.find(({ id }) => id === 'buy')?.steps).toMatchObject([
      { reached: 80, rate: 1 },
      { reached: 6, rate: 6 / 80 },
      { reached: 6, rate: 1 },
    ]);
  });

  it('tells no share whose rest would be of few', async () => {
    const act = (name: string, visitors: number) => ({ kind: 'act', name, times: visitors, visitors });
    await recallTraffic(app.system(INSIGHTS_NOW), [
      { ...makeTrafficDay('2026-02-10', 300), acts: [act('search_found', 2), act('search_empty', 10)] },
      { ...makeTrafficDay('2026-02-11', 300), acts: [act('search_found', 10), act('search_empty', 10)] },
    ]);
    const share = async (day: string) =>
      (await readInsights<{ now: { emptyRate: number | null } }>(admin, `/api/insights/search?from=${day}&to=${day}`)).now
        .emptyRate;
    // The two of the first day count on the second.
    expect([await share('2026-02-10'), await share('2026-02-11')]).toEqual([null, 10 / 22]);
  });
});

describe('people', () => {
  it('counts people who signed up and saved, and keeps who still has time out of the rate', async () => {
    const buyers = Array.from({ length: 16 }, (_, at) => ({
      id: `funnel-${at}`,
      at: new Date(at < 6 ? '2026-05-02T12:00:00Z' : '2026-05-18T12:00:00Z'),
    }));
    await app.db
      .insertInto('users')
      .values(
        buyers.map(({ id, at }) => ({
          id,
          email: `${id}@example.com`,
          display_name: 'Buyer',
          role: 'buyer' as const,
          created_at: at,
        })),
      )
      .execute();
    const row = {
      name: 'Homes',
      filters: '{}',
      statuses: ['Active'],
      kinds: ['new'],
      only_price_cuts: false,
      channels: ['mail'],
      frequency: 'daily',
      mail_cap: 5,
    };
    await app.db
      .insertInto('saved_searches')
      .values(
        [...buyers.slice(0, 5), ...buyers.slice(-5)].map(({ id, at }) => ({
          ...row,
          public_id: randomUUID(),
          user_id: id,
          created_at: new Date(at.getTime() + 60_000),
          updated_at: INSIGHTS_NOW,
        })),
      )
      .execute();
    await rollUpPeople(app.ctx(INSIGHTS_NOW));
    const { funnels } = await readInsights<{ funnels: Funnel[] }>(
      admin,
      `/api/insights/funnels?from=2026-05-01&to=2026-05-19&window=14`,
    );
    const steps = funnels.find(({ id }) => id === 'buyers')?.steps;
    // Six signed up eighteen days ago and five of them saved; ten more have until June, and five of them were fast.
    expect(steps?.slice(0, 2)).toEqual([
      { label: 'Signed up', reached: 16, underWay: 5, rate: 1 },
      { label: 'Saved a home or search', reached: 10, underWay: 5, rate: 5 / 6 },
    ]);
  });

  it('adds people whom the demonstration invents, and keeps them when the others are counted anew', async () => {
    const of = (count: number, name: string, at: string) =>
      Array.from({ length: count }, (_, unit) => ({ unit: `invented:${unit}`, name, at: new Date(at) }));
    const retention = [20, 9, 6].map((people, after) => ({ week: '2026-05-04', after, people }));
    const steps = [...of(12, 'signed-up', '2026-02-20T12:00:00Z'), ...of(6, 'saved', '2026-02-21T12:00:00Z')];
    const system = app.system(INSIGHTS_NOW);
    await recallPeople(system, { from: '2026-02-01', steps, retention });
    await recallPeople(system, { from: '2026-02-01', steps, retention });
    await rollUpPeople(app.ctx(INSIGHTS_NOW));
    const { funnels } = await readInsights<{ funnels: Funnel[] }>(
      admin,
      '/api/insights/funnels?from=2026-02-19&to=2026-02-22&window=14',
    );
    expect(funnels.find(({ id }) => id === 'buyers')?.steps.slice(0, 2)).toMatchObject([
      { reached: 12, rate: 1 },
      { reached: 6, rate: 0.5 },
    ]);
    const { weeks } = await readInsights<{ weeks: { week: string; people: number; returned: (number | null)[] }[] }>(
      admin,
      '/api/insights/retention',
    );
    expect(weeks.find(({ week }) => week === '2026-05-04')).toMatchObject({ people: 20 });
    // Their second week after is under way.
    expect(weeks.find(({ week }) => week === '2026-05-04')?.returned.slice(0, 3)).toEqual([1, 9 / 20, null]);
  });
});

it.each([
  'traffic?dimension=all&value=all&',
  'funnels?window=14&',
  'retention?',
  'search?',
  'quality?',
  'compliance?',
  'health?',
])('a panel says until when its visits are invented: %s', async (panel) => {
  const asked = `/api/insights/${panel}from=2026-05-01&to=2026-05-19`;
  expect(await readInsights(admin, asked)).toMatchObject({ inventedUntil: null });
  await writeMark(app.db, INVENTED_MARK, { until: '2026-05-10' });
  expect(await readInsights(admin, asked)).toMatchObject({ inventedUntil: '2026-05-10' });
  await removeMark(app.db, INVENTED_MARK);
});
