import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePerson } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const PATH = '/api/landing-leads/file';

it('holds every lead once, newest first, however many came at the same moment, and runs no formula', async () => {
  await sql`
    insert into landing_leads (id, page, wish, name, email, message, may_call, consent, delivery, created_at)
    select gen_random_uuid(), '/landing/spring', 'answer', '=Lead ' || n, n || '@home.example', '', false, '{}', 'stored',
      timestamptz '2026-05-01 12:00:00.123456Z' - make_interval(secs => n / 700)
    from generate_series(1, 2500) as n`.execute(app.db);
  const admin = await makePerson(app, { role: 'admin' });
  const answer = await admin.send('GET', PATH);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="landing-leads.csv"');
  const [header = '', ...lines] = (await answer.text()).trimEnd().split('\r\n');
  expect(header).toMatch(/^\uFEFF?When,Name,State/);
  const rows = lines.map((line) => line.split(','));
  expect(new Set(rows.map((row) => row[5])).size).toBe(2500);
  expect(lines).toHaveLength(2500);
  const times = rows.map((row) => row[0] ?? '');
  expect(times).toEqual(times.toSorted().toReversed());
  expect(rows.every((row) => row[1]?.startsWith("'=Lead") === true)).toBe(true);
});

it('is for administrators alone', async () => {
  expect((await app.request(PATH)).status).toBe(401);
  expect((await (await makePerson(app, { role: 'buyer' })).send('GET', PATH)).status).toBe(403);
});
