import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { LEAD_CONSENT } from '../contract.ts';
import { landingJobs } from './jobs.ts';

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
    const mails = await app.db.selectFrom('mail_messages').select(['to_address', 'reply_to']).execute();
    expect(mails).toEqual([{ to_address: 'desk@homes.example', reply_to: 'oli@home.example' }]);
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

  it('is forgotten after two years', async () => {
    await send(formOf());
    const [job] = landingJobs;
    await job?.handle(app.ctx(new Date('2028-04-30T12:00:00Z')), {});
    expect(await stored()).toHaveLength(1);
    await job?.handle(app.ctx(new Date('2028-05-02T12:00:00Z')), {});
    expect(await stored()).toEqual([]);
  });
});
