import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#lib/time-units.ts';
import { confirmIdentity, makePerson, outcome, type Browser } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { removeOldRequests } from './strangers.ts';

let app: TestApp;
const clock = Date.parse('2026-11-21T09:00:00Z');
let bea: Browser;

beforeAll(async () => {
  app = await openTestApp({ now: () => clock });
  bea = await makePerson(app, { email: 'bea@privacy.example', displayName: 'Bea Buyer' });
});
afterAll(() => app.close());

const proveAgain = (browser: Browser) => confirmIdentity(app, browser, new Date(clock));

describe('a question about one’s data', () => {
  it('is due in 45 days, extended once with a reason, answered once, and its person hears of each', async () => {
    const [admin, ida] = [await makePerson(app, { role: 'admin' }), await makePerson(app, { email: 'ida@privacy.example' })];
    const id = '5b0b0f2e-5c55-4a1e-9d7b-2f8f5f1f0001';
    const ask = (body: object) => ida.send('PUT', `/api/privacy/questions/${id}`, body);
    const question = { kind: 'correct', body: 'My street is Alder Lane, not Elder Lane.' };
    expect((await ask({ kind: 'correct', body: 'Short' })).status).toBe(422);
    for (let sent = 0; sent < 2; sent += 1) expect((await ask(question)).status).toBe(200);
    const own = async () =>
      ((await (await ida.send('GET', '/api/privacy')).json()) as { questions: Record<string, unknown>[] }).questions;
    expect(await own()).toMatchObject([{ ...question, dueAt: new Date(clock + 45 * DAY_MS).toISOString(), answer: null }]);
    const act = (who: Browser, what: string, body: object) =>
      outcome(who.send('POST', `/api/admin/privacy-requests/${id}/${what}`, body));
    expect(await act(ida, 'answer', { answer: 'Done' })).toBe('403 forbidden');
    await proveAgain(admin);
    expect(await act(admin, 'extend', { reason: 'The county has to confirm it.' })).toBe('204');
    expect(await act(admin, 'extend', { reason: 'Once more' })).toBe('409 conflict');
    expect(await own()).toMatchObject([{ dueAt: new Date(clock + 90 * DAY_MS).toISOString() }]);
    for (let sent = 0; sent < 2; sent += 1) expect(await act(admin, 'answer', { answer: 'It says Alder Lane now.' })).toBe('204');
    expect(await act(admin, 'answer', { answer: 'Another' })).toBe('409 conflict');
    expect(await own()).toMatchObject([{ answer: 'It says Alder Lane now.' }]);
    const mails = await app.db
      .selectFrom('mail_messages')
      .select('subject')
      .where('to_address', '=', 'ida@privacy.example')
      .execute();
    expect(mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Our answer about your data takes longer', 'Our answer about your data']),
    );
    expect((await bea.send('PUT', `/api/privacy/questions/${id}`, question)).status).toBe(404);
  });
});

describe('a request without an account', () => {
  const address = 'no-account@privacy.example';
  const form = {
    id: '5b0b0f2e-5c55-4a1e-9d7b-2f8f5f1f0002',
    kind: 'erasure',
    email: address,
    body: 'I asked about a home in May.',
  };
  const listed = async (admin: Browser) => {
    const answer = await admin.send('GET', '/api/admin/privacy-requests');
    const { requests } = (await answer.json()) as { requests: { id: string }[] };
    return requests.filter(({ id }) => id === form.id);
  };
  const mailsTo = () =>
    app.db.selectFrom('mail_messages').select(['subject', 'text']).where('to_address', '=', address).orderBy('id').execute();

  it('waits for its address to be confirmed, is answered to it, and is deleted where nobody confirms', async () => {
    const admin = await makePerson(app, { role: 'admin' });
    for (let sent = 0; sent < 2; sent += 1) expect(await outcome(app.post('/api/privacy/requests', form))).toBe('200');
    const mails = await mailsTo();
    expect(mails).toHaveLength(1);
    expect(await listed(admin)).toEqual([]);
    await proveAgain(admin);
    const answer = { answer: 'It is deleted.' };
    const path = `/api/admin/privacy-requests/${form.id}/answer`;
    expect(await outcome(admin.send('POST', path, answer))).toBe('404 not-found');

    expect(await outcome(app.post('/api/privacy/requests/unknown/confirm', {}))).toBe('404 not-found');
    const token = /confirm=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
    for (let sent = 0; sent < 2; sent += 1)
      expect(await outcome(app.post(`/api/privacy/requests/${token}/confirm`, {}))).toBe('200');
    expect(await listed(admin)).toMatchObject([
      { kind: 'erasure', person: { id: null, name: address }, state: 'asks', body: form.body },
    ]);
    expect(await outcome(admin.send('POST', path, answer))).toBe('204');
    expect((await mailsTo()).at(-1)).toMatchObject({ text: expect.stringContaining('It is deleted.') });

    const unconfirmed = { ...form, id: '5b0b0f2e-5c55-4a1e-9d7b-2f8f5f1f0003' };
    expect(await outcome(app.post('/api/privacy/requests', unconfirmed))).toBe('200');
    await removeOldRequests(app.ctx(new Date(clock + 8 * DAY_MS)));
    const left = () => app.db.selectFrom('privacy_questions').select('id').where('email', '=', address).execute();
    expect(await left()).toEqual([{ id: form.id }]);
    await removeOldRequests(app.ctx(new Date(clock + 740 * DAY_MS)));
    expect(await left()).toEqual([]);
  });
});

describe('the list of requests', () => {
  it('is for administrators, the most urgent first', async () => {
    const [admin, person] = await Promise.all([makePerson(app, { role: 'admin' }), makePerson(app, { role: 'buyer' })]);
    await app.db
      .insertInto('deletion_requests')
      .values({ user_id: person.user.uid, requested_at: new Date('2020-01-01'), due_at: new Date('2020-01-31') })
      .execute();
    expect((await person.send('GET', '/api/admin/privacy-requests')).status).toBe(403);
    const { requests } = (await (await admin.send('GET', '/api/admin/privacy-requests')).json()) as { requests: unknown[] };
    expect(requests[0]).toMatchObject({ kind: 'erasure', person: { id: person.user.uid }, isLate: true });
  });
});
