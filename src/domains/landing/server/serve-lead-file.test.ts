import { randomUUID } from 'node:crypto';
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

interface Listed {
  leads: { id: string; email: string; reply: string | null }[];
  total: number;
  nextCursor: string | null;
}

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

it('are listed a page at a time, each once, and by whether they are answered', async () => {
  const admin = await makePerson(app, { role: 'admin' });
  await sql`update landing_leads set reply = 'Yes', replied_at = created_at where email like '7%'`.execute(app.db);
  const read = async (query: string) => (await (await admin.send('GET', `/api/landing-leads?${query}`)).json()) as Listed;
  expect((await read('')).leads).toHaveLength(30);
  for (const [state, total] of [
    ['', 2500],
    ['&state=answered', 111],
    ['&state=new', 2500 - 111],
  ] as const) {
    const emails: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Listed = await read(`limit=100${state}${cursor === '' ? '' : `&cursor=${cursor}`}`);
      expect(page.total).toBe(total);
      emails.push(...page.leads.map(({ email }) => email));
      cursor = page.nextCursor;
    }
    expect(emails).toHaveLength(total);
    expect(new Set(emails).size).toBe(total);
  }
  const [last] = (await read('state=answered')).leads.slice(-1);
  expect(await (await admin.send('GET', `/api/landing-leads/${last?.id}`)).json()).toEqual(last);
  expect((await admin.send('GET', `/api/landing-leads/${randomUUID()}`)).status).toBe(404);
  expect((await admin.send('GET', '/api/landing-leads?cursor=bm8')).status).toBe(422);
  const buyer = await makePerson(app, { role: 'buyer' });
  expect((await buyer.send('GET', `/api/landing-leads/${last?.id}`)).status).toBe(403);
});
