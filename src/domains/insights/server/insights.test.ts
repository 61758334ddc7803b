import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tellStaffOfFeeds } from '#domains/feeds/server/waiting-feeds.ts';
import { recallTraffic } from '#domains/analytics/server/index.ts';
import { USUAL_WIDGET } from '#domains/feedback/model/usual-widget.ts';
import { addTraffic, INSIGHTS_NOW, INSIGHTS_SPAN, makeTrafficDay, openInsights, readInsights } from '#tests/support/insights.ts';
import { type Browser, makePerson } from '#tests/support/people.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { MOST_VIEWS } from '../contract.ts';
import { lookAtAlerts } from './alerts.ts';

let app: TestApp;
let admin: Browser;
let other: Browser;
beforeAll(async () => {
  ({ app, admin, other } = await openInsights());
  await addTraffic(app);
});
afterAll(() => app.close());

it('counts what waits for administrators, for them alone', async () => {
  const buyer = await makePerson(app, { role: 'buyer' });
  expect((await buyer.send('GET', '/api/insights/waiting')).status).toBe(403);
  const none = await readInsights<Record<string, number>>(admin, '/api/insights/waiting');
  expect(Object.values(none).every((count) => count === 0)).toBe(true);
  const asked = await buyer.send('PUT', `/api/privacy/questions/${randomUUID()}`, {
    kind: 'correct',
    body: 'What do you know of me?',
  });
  expect(asked.status).toBe(200);
  await sql`insert into feeds (name, kind, profile, address, source_name, created_at)
    values ('old', 'web-api', 'reso', 'https://feed.example', 'Old', ${new Date(INSIGHTS_NOW.getTime() - 86_400_000)})`.execute(
    app.db,
  );
  await tellStaffOfFeeds(app.ctx(INSIGHTS_NOW));
  expect(await readInsights(admin, '/api/insights/waiting')).toMatchObject({ privacy: 1, feeds: 1, orders: 0 });
  const lines = await app.db.selectFrom('notifications').select('title').where('topic', '=', 'administration').execute();
  expect([...new Set(lines.map(({ title }) => title))].toSorted()).toEqual([
    'Someone asks about their data',
    'The feed old brings nothing',
  ]);
  await sql`delete from feeds where name = 'old'`.execute(app.db);
});

describe('the dashboard', () => {
  it('says nothing to anybody but administrators', async () => {
    const buyer = await makePerson(app, { role: 'buyer' });
    for (const panel of [
      'traffic',
      'funnels',
      'retention',
      'business',
      'search',
      'quality',
      'feedback',
      'compliance',
      'health',
      'views',
      'alerts',
      'jobs',
    ]) {
      const path = `/api/insights/${panel}?${INSIGHTS_SPAN}`;
      expect((await app.request(path)).status).toBe(401);
      expect((await buyer.send('GET', path)).status).toBe(403);
      expect((await admin.send('GET', path)).status, panel).toBe(200);
    }
    const job = `/api/insights/jobs/privacy.export/${randomUUID()}`;
    for (const [method, path] of [
      ['POST', `${job}/retry`],
      ['DELETE', job],
    ] as const) {
      expect((await buyer.send(method, path)).status).toBe(403);
      expect((await admin.send(method, path)).status, 'work that is not failed').toBe(409);
    }
  });

  it('refuses spans that are no spans', async () => {
    for (const query of ['from=2026-05-02&to=2026-05-01', 'from=2020-01-01&to=2026-01-01', 'from=x&to=y', ''])
      expect((await admin.send('GET', `/api/insights/traffic?${query}`)).status).toBe(422);
    expect((await admin.send('GET', `/api/insights/funnels?${INSIGHTS_SPAN}&window=8`)).status).toBe(422);
  });
});

it('says how fast pages are without days of few', async () => {
  const vital = (day: string, bucket: number, people: number) => ({
    day,
    route: '/few',
    name: 'LCP',
    bucket,
    samples: people * 2,
    visitors: people,
    people,
  });
  await app.db
    .insertInto('vital_days')
    .values([vital('2024-04-01', 180, 4), vital('2024-04-02', 190, 6)])
    .execute();
  interface Health {
    vitals: { route: string; samples: number; p75: Record<string, number | null> }[];
    hiddenRoutes: number;
  }
  const show = (from: string, to: string) => readInsights<Health>(admin, `/api/insights/health?from=${from}&to=${to}`);
  const both = await show('2024-04-01', '2024-04-02');
  expect(both.vitals).toMatchObject([{ route: '/few', samples: 12 }]);
  expect(both.vitals).toEqual((await show('2024-04-02', '2024-04-02')).vitals);
  expect(await show('2024-04-01', '2024-04-01')).toMatchObject({ vitals: [], hiddenRoutes: 1 });
});

it('says what people wrote and how requests about data go, and nothing of few', async () => {
  const widgetId = randomUUID();
  const question = (id: string, kind: string, label: string) => ({ id, kind, label, isRequired: false, options: [] });
  await app.db
    .insertInto('feedback_widgets')
    .values({
      id: widgetId,
      name: 'Home',
      config: JSON.stringify({
        ...USUAL_WIDGET,
        questions: [question('how', 'nps', 'Would you?'), question('why', 'text', 'Why?')],
      }),
      is_live: true,
      created_at: INSIGHTS_NOW,
      updated_at: INSIGHTS_NOW,
    })
    .execute();
  const answer = (at: number) => ({
    id: randomUUID(),
    widget_id: widgetId,
    is_test: false,
    answers: JSON.stringify({ how: at === 0 ? 2 : 10, why: 'The pictures load slowly' }),
    place: '/property-search',
    device: 'mobile',
    email: `p${at}@home.example`,
    consent: '{}',
    created_at: new Date('2026-05-10T12:00:00Z'),
    reply: 'Thank you',
    replied_at: new Date('2026-05-10T18:00:00Z'),
  });
  const heard = () => readInsights<Record<string, unknown>>(admin, `/api/insights/feedback?${INSIGHTS_SPAN}`);
  await app.db.insertInto('feedback_responses').values([0, 1, 2, 3].map(answer)).execute();
  expect(await heard()).toMatchObject({ now: { responses: null, medianHoursToReply: null }, scores: [], themes: [], places: [] });
  await app.db
    .insertInto('feedback_responses')
    .values([answer(4)])
    .execute();
  expect(await heard()).toMatchObject({
    now: { responses: 5, asked: 5, replied: 5, medianHoursToReply: 6 },
    before: { responses: 0 },
    scores: [{ label: 'Would you?', n: 5, value: expect.closeTo(60, 9) as number, before: null }],
    places: [{ place: '/property-search', responses: 5 }],
  });
  // One more, a day later, waits for others in every figure.
  const later = { ...answer(5), created_at: new Date('2026-05-11T12:00:00Z') };
  await app.db.insertInto('feedback_responses').values([later]).execute();
  expect(await heard()).toMatchObject({
    now: { responses: 5, asked: 5, replied: 5 },
    scores: [{ n: 5 }],
    themes: [{ responses: 5 }, { responses: 5 }, { responses: 5 }],
    places: [{ responses: 5 }],
  });
  const person = await makePerson(app);
  await app.db
    .insertInto('privacy_questions')
    .values({
      id: randomUUID(),
      user_id: person.user.uid,
      kind: 'copy',
      body: 'All of it',
      asked_at: new Date('2026-04-01T12:00:00Z'),
      due_at: new Date('2026-05-16T12:00:00Z'),
    })
    .execute();
  const care = await readInsights<{ privacy: Record<string, number | null> }>(admin, `/api/insights/compliance?${INSIGHTS_SPAN}`);
  expect(care).toMatchObject({ privacy: { late: 1, oldestDays: 49, answered: 0, medianDays: null }, passed: [] });
});

describe('views and alerts', () => {
  it('are their administrator’s alone', async () => {
    for (const kind of ['views', 'alerts']) {
      const path = `/api/insights/${kind}/${randomUUID()}`;
      const body =
        kind === 'views'
          ? { name: 'Phones', query: { dimension: 'device', value: 'mobile' } }
          : { metric: 'visitors', comparison: 'below', threshold: 1, days: 1 };
      expect((await admin.send('PUT', path, body)).status).toBe(200);
      expect((await admin.send('PUT', path, body)).status).toBe(200);
      expect((await other.send('PUT', path, body)).status).toBe(404);
      expect((await other.send('DELETE', path)).status).toBe(404);
      expect(await readInsights(other, `/api/insights/${kind}`)).toEqual({ [kind]: [] });
      expect((await admin.send('DELETE', path)).status).toBe(204);
    }
  });

  it('have an end', async () => {
    const save = (name: string) => other.send('PUT', `/api/insights/views/${randomUUID()}`, { name, query: {} });
    for (let at = 0; at < MOST_VIEWS; at += 1) expect((await save(`View ${at}`)).status).toBe(200);
    expect((await save('One more')).status).toBe(409);
  });

  it('write once when a bound is passed, and again only after it was kept', async () => {
    const path = `/api/insights/alerts/${randomUUID()}`;
    await admin.send('PUT', path, { metric: 'visitors', comparison: 'above', threshold: 100, days: 3 });
    const mails = async () =>
      (await app.db.selectFrom('mail_messages').select('subject').where('subject', 'like', 'Visitors:%').execute()).length;
    const look = (at: string) => lookAtAlerts(app.system(new Date(at)));
    await look('2026-05-19T10:00:00Z');
    await look('2026-05-20T10:00:00Z');
    expect(await mails()).toBe(1);
    // A month without visitors.
    await look('2026-06-20T10:00:00Z');
    await look('2026-05-18T10:00:00Z');
    expect(await mails()).toBe(2);
    const { alerts } = await readInsights<{ alerts: { lastValue: number; passedSince: string | null }[] }>(
      admin,
      '/api/insights/alerts',
    );
    expect(alerts[0]?.lastValue).toBeGreaterThan(1000);
    expect(alerts[0]?.passedSince).not.toBeNull();
  });
});

it('watches counts of few without telling how many they are', async () => {
  const few = makeTrafficDay('2026-03-01', 300);
  await recallTraffic(app.system(INSIGHTS_NOW), [
    { ...few, traffic: few.traffic.map((row) => (row.dimension === 'all' ? { ...row, visitors: 3 } : row)) },
  ]);
  const path = `/api/insights/alerts/${randomUUID()}`;
  await admin.send('PUT', path, { metric: 'visitors', comparison: 'below', threshold: 10, days: 1 });
  await lookAtAlerts(app.system(new Date('2026-03-02T12:00:00Z')));
  const subjects = await app.db.selectFrom('mail_messages').select('subject').where('subject', 'like', '%below 10').execute();
  expect(subjects).toEqual([{ subject: 'Visitors: fewer than 5, below 10' }]);
  const { alerts } = await readInsights<{ alerts: { threshold: number; lastValue: number | null }[] }>(
    admin,
    '/api/insights/alerts',
  );
  expect(alerts.find(({ threshold }) => threshold === 10)?.lastValue).toBeNull();
  await admin.send('DELETE', path);
});

it('notes a failure that nobody expected, and that it was taken care of', async () => {
  await app.post('/api/analytics/reports', {
    reports: [
      { kind: 'error', name: 'TypeError', message: 'x of "Ana" is 12', place: '/assets/page-AbCd1234.js render', path: '/' },
    ],
  });
  const { noteServerError } = await import('#domains/analytics/server/index.ts');
  await noteServerError(app.ctx(INSIGHTS_NOW), new Error('no column 7'), '/api/x');
  interface Health {
    errors: { fingerprint: string; origin: string; message: string; isSettled: boolean }[];
  }
  const span = 'from=2026-05-01&to=2026-05-20';
  const { errors } = await readInsights<Health>(admin, `/api/insights/health?${span}`);
  expect(errors).toMatchObject([{ origin: 'server', message: 'no column 0', isSettled: false }]);
  const path = `/api/insights/failures/${errors[0]?.fingerprint}`;
  expect((await admin.send('PATCH', path, { isSettled: true })).status).toBe(204);
  expect((await admin.send('PATCH', '/api/insights/failures/nothing', { isSettled: true })).status).toBe(404);
  expect((await readInsights<Health>(admin, `/api/insights/health?${span}`)).errors[0]?.isSettled).toBe(true);
  await noteServerError(app.ctx(INSIGHTS_NOW), new Error('no column 8'), '/api/x');
  expect((await readInsights<Health>(admin, `/api/insights/health?${span}`)).errors).toMatchObject([
    { isSettled: false, times: 2 },
  ]);
});
