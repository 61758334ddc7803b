import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '#platform/config/config.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { notificationJobs } from './jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ now: () => Date.parse('2026-05-01T12:00:00Z') });
});
afterAll(() => app.close());

const html = `<html><head><style>p{margin:0}</style></head><body><p style="font-family:Inter, &#x27;Segoe UI&#x27;">Hello</p></body></html>`;
const addMail = () =>
  app.db
    .insertInto('mail_messages')
    .values({
      to_address: 'bea@home.example',
      subject: 'Hello',
      html,
      text: 'Hello',
      state: 'kept',
      attachments: JSON.stringify([
        { filename: 'tour.ics', contentType: 'text/calendar; method=REQUEST', content: 'BEGIN:VCALENDAR' },
        { filename: 'plan.pdf', contentType: 'application/pdf', content: 'JVBERi0=' },
      ]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

describe('the mailbox', () => {
  it('shows a local installation its own mail, newest first', async () => {
    await addMail();
    const { id } = await addMail();
    expect(await (await app.request('/api/dev/mailbox', undefined, '127.0.0.1')).json()).toMatchObject({
      mails: [
        {
          id,
          to: 'bea@home.example',
          subject: 'Hello',
          text: 'Hello',
          state: 'kept',
          attachments: [
            { filename: 'tour.ics', text: 'BEGIN:VCALENDAR' },
            { filename: 'plan.pdf', text: null },
          ],
        },
        { id: id - 1 },
      ],
    });
  });

  it('shows a mail with its own styles, and lets it do nothing', async () => {
    const { id } = await addMail();
    const response = await app.request(`/api/dev/mailbox/${id}/html`, undefined, '::1');
    expect(await response.text()).toBe(html);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).toContain('sandbox');
    expect(policy).not.toMatch(/script-src|unsafe-inline/);
    // printf "p{margin:0}" and "font-family:Inter, 'Segoe UI'", each | openssl dgst -sha256 -binary | base64
    expect(policy).toContain(`'sha256-QRQPRLGyxt3RJiKpYNjpkgHcmHU2PywsfL2e8oI0LQA='`);
    expect(policy).toContain(`'sha256-cC5g1DGkdwJdFarzwtGlTcHGsL2rTT+kIleJh4hMQhY='`);
    expect((await app.request('/api/dev/mailbox/999999/html', undefined, '::1')).status).toBe(404);
  });

  it.each([
    ['the network', {}, {}, '192.0.2.9', 'http://localhost'],
    ['the network, under a public address', { PUBLIC_URL: 'https://homes.example' }, {}, '192.0.2.9', 'https://homes.example'],
    ['a proxy that is trusted', { TRUSTED_PROXIES: '1' }, { 'x-forwarded-for': '192.0.2.9' }, '127.0.0.1', 'http://localhost'],
    ['a proxy that is not', {}, { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1', 'http://localhost'],
    ['a page under a name for this machine', {}, {}, '127.0.0.1', 'http://rebound.example'],
  ])('answers nobody who comes from %s', async (_where, environment, headers, peer, site) => {
    const local = await app.openTwin({ config: parseConfig(environment) });
    try {
      await addMail();
      for (const path of ['/api/dev/mailbox', '/dev/mailbox', '/dev/mailbox.data'])
        expect((await local.fetch(new Request(`${site}${path}`, { headers }), { remoteAddress: peer })).status).toBe(404);
    } finally {
      await local.close();
    }
  });

  it('does not exist where the database is not our own, in development neither', async () => {
    const config = parseConfig({ DATABASE_URL: 'postgres://db/realty', NODE_ENV: 'development' });
    const elsewhere = await app.openTwin({ config });
    const { id } = await addMail();
    for (const address of ['/api/dev/mailbox', `/api/dev/mailbox/${id}/html`]) {
      const response = await elsewhere.fetch(new Request(`http://localhost${address}`), { remoteAddress: '127.0.0.1' });
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('bea@');
    }
    await elsewhere.close();
  });
});

describe('waiting for a page', () => {
  const signUp = (fields: Record<string, unknown> = {}) =>
    app.post('/api/interest', {
      page: '/demo',
      email: 'bea@home.example',
      consent: true,
      idempotencyKey: randomUUID(),
      ...fields,
    });
  const stored = () => app.db.selectFrom('interest_signups').selectAll().orderBy('id').execute();

  it('is kept once for an address and a page, with what was agreed to', async () => {
    expect(await (await signUp()).json()).toEqual({ page: '/demo' });
    expect(await (await signUp({ email: 'Bea@home.example' })).json()).toEqual({ page: '/demo' });
    await signUp({ page: '/calendar' });
    expect(await stored()).toMatchObject([
      {
        page: '/demo',
        email: 'bea@home.example',
        consent: { version: '2026-11', path: '/demo', at: '2026-05-01T12:00:00.000Z' },
      },
      { page: '/calendar' },
    ]);
  });

  it.each([
    ['consent', { consent: false }],
    ['email', { email: 'nobody' }],
    ['page', { page: '/settings' }],
    ['idempotencyKey', { idempotencyKey: '1' }],
  ])('needs %s', async (field, fields) => {
    const before = (await stored()).length;
    const response = await signUp(fields);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
    expect(await stored()).toHaveLength(before);
  });

  it('is limited by network', async () => {
    await app.db.deleteFrom('rate_limits').execute();
    const statuses = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await signUp({ email: `bea${n}@home.example` })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
  });

  it('ends with one mail when the page is open', async () => {
    const [email, late] = ['waits@home.example', 'late@home.example'];
    const wait = (page: string, address: string) =>
      app.db
        .insertInto('interest_signups')
        .values({ public_id: randomUUID(), page, email: address, consent: '{}', created_at: app.ctx().now })
        .execute();
    await wait('/market-analysis', email);
    await wait('/calendar', late);
    for (let run = 0; run < 2; run += 1) for (const job of notificationJobs) await job.handle(app.ctx(), {});
    const mails = await app.db.selectFrom('mail_messages').selectAll().where('to_address', 'in', [email, late]).execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to_address: email, subject: 'The page you asked about is open' });
    expect(JSON.stringify(mails[0])).toContain('/market-analysis');
    expect((await stored()).filter((row) => [email, late].includes(row.email)).map((row) => row.email)).toEqual([late]);
  });

  it('is forgotten after two years', async () => {
    await app.db
      .insertInto('interest_signups')
      .values({
        public_id: randomUUID(),
        page: '/demo',
        email: 'old@home.example',
        consent: '{}',
        created_at: new Date('2024-04-30'),
      })
      .execute();
    for (const job of notificationJobs) await job.handle(app.ctx(), {});
    const emails = (await stored()).map((row) => row.email);
    expect(emails).not.toContain('old@home.example');
    expect(emails).toContain('bea@home.example');
  });
});
