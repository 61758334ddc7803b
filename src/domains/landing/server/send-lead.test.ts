import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePerson } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { LEAD_CONSENT } from '../contract.ts';
import { landingJobs } from './jobs.ts';
import { listLeads } from './list-leads.ts';

const NOON = '2026-05-01T12:00:00.000Z';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({
    now: () => Date.parse(NOON),
    environment: { PRODUCT_NAME: 'Homes', SUPPORT_EMAIL: 'desk@homes.example', PUBLIC_URL: 'https://homes.example' },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['landing_leads', 'mail_messages', 'rate_limits'] as const) await app.db.deleteFrom(table).execute();
});

const formOf = (fields: Record<string, unknown> = {}) => ({
  name: 'Oli Owner',
  email: 'oli@home.example',
  phone: '',
  message: 'Mornings, please',
  wish: 'answer',
  mayCall: false,
  consent: true,
  consentVersion: LEAD_CONSENT.version,
  page: '/landing/fsbo-expert-support',
  idempotencyKey: randomUUID(),
  ...fields,
});
const send = (form: Record<string, unknown>) => app.post('/api/landing/leads', form);
const stored = () => app.db.selectFrom('landing_leads').selectAll().execute();

it('tells administrators of requests, once a day, where the site has no mailbox for them', async () => {
  const bare = await openTestApp({ now: () => Date.parse(NOON) });
  try {
    const admin = await makePerson(bare, { role: 'admin' });
    for (const name of ['Oli Owner', 'Sam Seller'])
      expect((await bare.post('/api/landing/leads', formOf({ name, email: 'asks@home.example' }))).status).toBe(200);
    const lines = await bare.db.selectFrom('notifications').select(['user_id', 'topic', 'href', 'body']).execute();
    expect(lines).toMatchObject([{ user_id: admin.user.uid, topic: 'administration', href: '/landing-admin?show=leads' }]);
    expect(lines[0]?.body).not.toContain('Oli');
  } finally {
    await bare.close();
  }
});

describe('a request from a landing page', () => {
  it('is stored with the words that were agreed to, where and when, and mailed once', async () => {
    const form = formOf({ phone: '303 555 0100', mayCall: true, wish: 'call' });
    for (let time = 0; time < 2; time += 1) {
      const response = await send(form);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ leadId: form.idempotencyKey, sentTo: 'Homes' });
    }
    expect(await stored()).toMatchObject([
      {
        wish: 'call',
        may_call: true,
        consent: {
          version: LEAD_CONSENT.version,
          text: LEAD_CONSENT.text('Homes'),
          callText: LEAD_CONSENT.callText('Homes'),
          url: 'https://homes.example/landing/fsbo-expert-support',
          at: NOON,
          address: '198.51.100.7',
        },
      },
    ]);
    const mails = await app.db.selectFrom('mail_messages').select(['to_address', 'reply_to']).orderBy('to_address').execute();
    expect(mails).toEqual([
      { to_address: 'desk@homes.example', reply_to: 'oli@home.example' },
      { to_address: 'oli@home.example', reply_to: 'desk@homes.example' },
    ]);
  });

  it.each([
    ['consent', { consent: false }],
    ['consentVersion', { consentVersion: '2020-01' }],
    ['mayCall', { wish: 'call', phone: '303 555 0100' }],
    ['phone', { mayCall: true }],
    ['page', { page: '/admin/users' }],
    ['page', { page: 'https://elsewhere.example/landing/x' }],
    ['email', { email: 'oli' }],
  ])('is refused for its %s, and named', async (field, fields) => {
    const response = await send(formOf(fields));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { [field]: expect.any(String) as string } });
    expect(await stored()).toEqual([]);
  });

  it('is confirmed and answered by mail that one click stops, and then by none', async () => {
    const form = formOf();
    await send(form);
    const admin = await makePerson(app, { role: 'admin' });
    const answer = (text: string) => admin.send('POST', `/api/landing-leads/${form.idempotencyKey}/reply`, { text });
    expect((await answer('We call it a plan.')).status).toBe(204);
    expect((await answer('We call it a plan.')).status).toBe(204);
    expect((await answer('Something else')).status).toBe(409);
    const mails = await app.db
      .selectFrom('mail_messages')
      .select('headers')
      .where('to_address', '=', 'oli@home.example')
      .execute();
    expect(mails).toHaveLength(2);
    const links = mails.map(({ headers }) => /<([^>]+)>/.exec(JSON.stringify(headers))?.[1] ?? '');
    for (const { headers } of mails) expect(JSON.stringify(headers)).toContain('List-Unsubscribe=One-Click');
    expect(new Set(links).size).toBe(1);
    const { pathname } = new URL(links[0] ?? '');
    expect((await app.request(pathname, { method: 'POST' })).status).toBeLessThan(300);

    const again = formOf();
    await send(again);
    expect((await admin.send('POST', `/api/landing-leads/${again.idempotencyKey}/reply`, { text: 'Hello' })).status).toBe(409);
    const rows = await app.db.selectFrom('mail_messages').select('id').where('to_address', '=', 'oli@home.example').execute();
    expect(rows).toHaveLength(2);
    expect((await listLeads({ db: app.db, actor: { kind: 'system' } }, { limit: 100 })).leads).toMatchObject([
      { hasUnsubscribed: true },
      { hasUnsubscribed: true },
    ]);
    expect((await admin.send('DELETE', `/api/landing-leads/${again.idempotencyKey}`)).status).toBe(204);
    expect(await stored()).toHaveLength(1);
  });

  it('is answered and deleted by administrators alone', async () => {
    const form = formOf();
    await send(form);
    const buyer = await makePerson(app);
    const path = `/api/landing-leads/${form.idempotencyKey}`;
    for (const token of [undefined, null]) {
      const by = token === null ? { token } : {};
      const status = token === null ? 401 : 403;
      expect((await buyer.send('POST', `${path}/reply`, { text: 'Hi' }, by)).status).toBe(status);
      expect((await buyer.send('DELETE', path, undefined, by)).status).toBe(status);
    }
    expect(await stored()).toMatchObject([{ reply: null }]);
  });

  it('is forgotten after two years', async () => {
    await send(formOf());
    const [job] = landingJobs;
    await job?.handle(app.ctx(new Date('2028-04-30T12:00:00Z')), {});
    expect(await stored()).toHaveLength(1);
    await job?.handle(app.ctx(new Date('2028-05-02T12:00:00Z')), {});
    expect(await stored()).toEqual([]);
  });
});
