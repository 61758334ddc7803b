import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eraseDueAccounts } from '#domains/privacy/server/erase-account.ts';
import { HOUR_MS } from '#lib/time-units.ts';
import { listenToPages } from '#tests/support/page-news.ts';
import { addListings } from '#tests/support/listings.ts';
import { makePerson, openBrowser, outcome, readAs, readMail, type Browser } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { listMyInquiries } from '#domains/inquiries/contract.ts';
import { getThread, listThreads } from '../contract.ts';

const PDF = Buffer.from('%PDF-1.7 my plan');

let app: TestApp;
let home = '';
/** Who asks, the agent of the home, somebody else of another firm, and who has not proven the agent's address. */
let bea: Browser;
let agent: Browser;
let other: Browser;
let made = 0;

beforeAll(async () => {
  app = await openTestApp();
  const { keys } = await addListings(
    app.db,
    { ListingKey: 'HERS', ListAgentEmail: 'Agent@firm.example' },
    { ListingKey: 'OTHER', ListAgentEmail: 'other@firm.example' },
  );
  home = keys[0] ?? '';
  bea = await makePerson(app, { email: 'bea@home.example', displayName: 'Bea' });
  agent = await makePerson(app, { email: 'agent@firm.example', displayName: 'Ann Agent' });
  other = await makePerson(app, { email: 'other@firm.example' });
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['threads', 'mail_messages', 'rate_limits', 'notifications'] as const)
    await app.db.deleteFrom(table).execute();
});

const sender = { name: 'Bea', email: 'bea@home.example', consent: true };

async function ask(from: Browser = bea, form: object = {}): Promise<string> {
  const idempotencyKey = randomUUID();
  const body = { ...sender, message: 'Is the roof new?', idempotencyKey, ...form };
  expect(await outcome(from.send('POST', `/api/listings/${home}/inquiries`, body))).toBe('200');
  return idempotencyKey;
}

function attach(who: Browser, threadId: string, { documentId = `${randomUUID()}`, name = 'survey.pdf' } = {}) {
  return app.request(`/api/threads/${threadId}/files/${documentId}?name=${name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${who.token}` },
    body: new Uint8Array(PDF),
  });
}

async function wish(): Promise<{ id: string; slots: string[] }> {
  const idempotencyKey = randomUUID();
  const slots = [26, 50].map((hours) => new Date(Date.now() + hours * HOUR_MS).toISOString());
  const body = { ...sender, kind: 'in_person', slots, buyerAgreement: 'no', idempotencyKey };
  expect(await outcome(bea.send('POST', `/api/listings/${home}/tour-requests`, body))).toBe('200');
  return { id: idempotencyKey, slots };
}

const inboxOf = async (who: Browser, side = 'recipient') =>
  (await readAs(listThreads.response, who.send('GET', `/api/threads?side=${side}`))).threads;
const open = (who: Browser, id: string, side = 'recipient') => who.send('GET', `/api/threads/${id}?side=${side}`);
const write = (who: Browser, id: string, message: string, { side = 'recipient', key = randomUUID() } = {}) =>
  who.send('POST', `/api/threads/${id}/messages?side=${side}`, { message, idempotencyKey: key });
const post = (who: Browser, id: string, what: 'read' | 'close', side = 'recipient') =>
  who.send('POST', `/api/threads/${id}/${what}?side=${side}`);

describe('the inbox of a firm', () => {
  it('holds what was sent to an address that its reader has proven, newest first, and nothing else', async () => {
    const unproven = await makePerson(app, { email: `late-${(made += 1)}@firm.example`, isVerified: false });
    await app.db.updateTable('users').set({ email: 'agent2@firm.example' }).where('id', '=', unproven.user.uid).execute();
    const first = await ask();
    const { id: second } = await wish();
    await app.db
      .updateTable('threads')
      .set({ created_at: new Date(Date.now() + 1000) })
      .where('public_id', '=', second)
      .execute();
    expect(await inboxOf(agent)).toMatchObject([
      { threadId: second, kind: 'tour-request', about: { label: '12 Elm Street', path: `/property/${home}` } },
      {
        threadId: first,
        kind: 'inquiry',
        side: 'recipient',
        with: { name: 'Bea', email: 'bea@home.example', phone: null, hasLeft: false },
        status: 'sent',
        latest: { from: 'sender', message: 'Is the roof new?', delivery: null },
        isUnread: true,
      },
    ]);
    for (const who of [other, unproven, bea]) expect(await inboxOf(who)).toEqual([]);
    expect(await inboxOf(bea, 'sender')).toHaveLength(2);
    const page = await readAs(listThreads.response, agent.send('GET', '/api/threads?limit=1'));
    expect(page.threads.map(({ threadId }) => threadId)).toEqual([second]);
    const rest = await readAs(listThreads.response, agent.send('GET', `/api/threads?limit=1&cursor=${page.nextCursor}`));
    expect([rest.threads.map(({ threadId }) => threadId), rest.nextCursor]).toEqual([[first], null]);
    expect(await outcome(openBrowser(app).send('GET', '/api/threads'))).toBe('401 unauthenticated');
    expect(await outcome(agent.send('GET', '/api/threads?cursor=x'))).toMatch(/^422/);
    expect(await outcome(agent.send('GET', '/api/threads?side=both'))).toMatch(/^422/);
  });

  it('answers as by the link in the mail: in the thread, by mail and in the product, once', async () => {
    const id = await ask();
    const key = randomUUID();
    for (let press = 0; press < 2; press += 1) expect(await outcome(write(agent, id, 'Of 2019.', { key }))).toBe('200');
    const mine = z.object({ inquiries: z.array(z.unknown()) }).parse(await (await bea.send('GET', '/api/inquiries')).json());
    expect(mine.inquiries).toMatchObject([
      { inquiryId: id, status: 'answered', replies: [{ replyId: key, message: 'Of 2019.' }] },
    ]);
    expect(await readMail(app, 'bea@home.example')).toMatchObject({ subject: 'Answer about 12 Elm Street' });
    const told = await app.db.selectFrom('notifications').select('title').where('user_id', '=', bea.user.uid).execute();
    expect(told).toEqual([{ title: 'Example Realty answered about 12 Elm Street' }]);
    expect(await inboxOf(agent)).toMatchObject([{ isUnread: false, latest: { from: 'recipient', delivery: 'kept' } }]);
    // The key is of a message of the other side.
    expect(await outcome(write(bea, id, 'Mine', { side: 'sender', key }))).toBe('409 conflict');
    expect(await outcome(write(agent, id, 'x'.repeat(4001)))).toMatch(/^422/);
  });

  it('takes more from who asked, and says so in the list', async () => {
    const id = await ask();
    await post(agent, id, 'read');
    expect(await inboxOf(agent)).toMatchObject([{ isUnread: false, status: 'read' }]);
    expect(await outcome(write(bea, id, 'And the boiler?', { side: 'sender' }))).toBe('200');
    expect(await inboxOf(agent)).toMatchObject([{ isUnread: true, latest: { message: 'And the boiler?' } }]);
    expect((await readMail(app, 'Agent@firm.example')).subject).toBe('More about a question: 12 Elm Street');
    expect(await readAs(getThread.response, open(agent, id))).toMatchObject({
      messages: [{ message: 'Is the roof new?' }, { message: 'And the boiler?' }],
    });
  });

  it('is nobody else’s: not to read, to write in, to close, nor as the other side', async () => {
    const id = await ask();
    const { id: tour, slots } = await wish();
    const unproven = await makePerson(app, { email: 'new@firm.example', isVerified: false });
    const calls: [string, string, object?][] = [
      ['GET', `/api/threads/${id}`],
      ['POST', `/api/threads/${id}/messages`, { message: 'Not mine', idempotencyKey: randomUUID() }],
      ['POST', `/api/threads/${id}/read`],
      ['POST', `/api/threads/${id}/close`],
      ['GET', `/api/threads/${id}/files/${randomUUID()}`],
      ['GET', `/api/tour-requests/${tour}`],
      ['POST', `/api/tour-requests/${tour}/answer`, { answer: 'confirm', startsAt: slots[0], message: '' }],
    ];
    for (const [method, path, body] of calls) {
      for (const who of [bea, other, unproven]) expect(await outcome(who.send(method, path, body)), path).toBe('404 not-found');
      expect(await outcome(openBrowser(app).send(method, path, body)), path).toBe('401 unauthenticated');
    }
    for (const what of ['read', 'close'] as const) expect(await outcome(post(agent, id, what, 'sender'))).toBe('404 not-found');
    expect(await outcome(write(agent, id, 'As Bea', { side: 'sender' }))).toBe('404 not-found');
    expect(await inboxOf(agent)).toMatchObject([{ status: 'sent' }, { status: 'sent' }]);
    expect(await app.db.selectFrom('messages').select('id').execute()).toHaveLength(2);
  });

  it('closes a question, of which its sender hears, and no tour request', async () => {
    const id = await ask();
    for (let press = 0; press < 2; press += 1) expect(await outcome(post(agent, id, 'close'))).toBe('200');
    expect(await outcome(write(agent, id, 'One more thing'))).toBe('409 conflict');
    const told = await app.db.selectFrom('notifications').select('title').where('user_id', '=', bea.user.uid).execute();
    expect(told).toEqual([{ title: 'Example Realty closed your question about 12 Elm Street' }]);
    expect(await outcome(post(agent, (await wish()).id, 'close'))).toBe('409 conflict');
  });

  it('opens the files that go with a question, until it is taken back', async () => {
    const id = await ask();
    const documentId = randomUUID();
    const put = app.request(`/api/inquiries/${id}/documents/${documentId}?name=plan.pdf`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${bea.token}` },
      body: new Uint8Array(PDF),
    });
    expect(await outcome(put)).toBe('200');
    expect(await readAs(getThread.response, open(agent, id))).toMatchObject({ files: [{ documentId, name: 'plan.pdf' }] });
    const file = `/api/threads/${id}/files/${documentId}`;
    expect(Buffer.from(await (await agent.send('GET', file)).arrayBuffer())).toEqual(PDF);
    expect(await outcome(other.send('GET', file))).toBe('404 not-found');
    expect(await outcome(agent.send('GET', `/api/threads/${await ask()}/files/${documentId}`))).toBe('404 not-found');
    await bea.send('POST', `/api/inquiries/${id}/withdraw`);
    expect(await outcome(agent.send('GET', file))).toBe('404 not-found');
    expect(await readAs(getThread.response, open(agent, id))).toMatchObject({ status: 'withdrawn', files: [] });
  });

  it('carries files back to who asked, who is told once an hour', async () => {
    const id = await ask();
    const put = (who: Browser, documentId: string = randomUUID(), name = 'survey.pdf') => attach(who, id, { documentId, name });
    for (const who of [bea, other]) expect(await outcome(put(who))).toBe('404 not-found');
    const documentId = randomUUID();
    for (let press = 0; press < 2; press += 1) expect(await outcome(put(agent, documentId))).toBe('200');
    expect(await outcome(put(agent, undefined, 'permit.pdf'))).toBe('200');
    const told = await app.db.selectFrom('notifications').select(['title', 'body']).where('user_id', '=', bea.user.uid).execute();
    expect(told).toEqual([{ title: 'Example Realty sent files about 12 Elm Street', body: 'They’re with your question.' }]);
    expect((await readMail(app, 'bea@home.example')).subject).toBe('Example Realty sent files about 12 Elm Street');
    expect(await readAs(listMyInquiries.response, bea.send('GET', '/api/inquiries'))).toMatchObject({
      inquiries: [{ inquiryId: id, files: [{ documentId, name: 'survey.pdf' }, { name: 'permit.pdf' }] }],
    });
    expect(await readAs(getThread.response, open(agent, id))).toMatchObject({
      files: [{ documentId, from: 'recipient', isOwn: true }, { from: 'recipient' }],
    });
    const file = `/api/threads/${id}/files/${documentId}?side=sender`;
    expect(Buffer.from(await (await bea.send('GET', file)).arrayBuffer())).toEqual(PDF);
    for (const who of [other, agent]) expect(await outcome(who.send('GET', file))).toBe('404 not-found');
    expect(await outcome(bea.send('DELETE', `/api/documents/${documentId}`))).toBe('404 not-found');
    await post(agent, id, 'close');
    expect(await outcome(put(agent))).toBe('409 conflict');
    expect((await bea.send('GET', file)).status).toBe(200);
    expect(await outcome(agent.send('DELETE', `/api/documents/${documentId}`))).toBe('204');
    expect(await outcome(bea.send('GET', file))).toBe('404 not-found');
  });

  it('confirms a tour like the link in its mail', async () => {
    const { id, slots } = await wish();
    const asked: unknown = await (await agent.send('GET', `/api/tour-requests/${id}`)).json();
    expect(asked).toMatchObject({ senderName: 'Bea', slots, status: 'pending' });
    const answer = { answer: 'confirm', startsAt: slots[1], message: 'Ring twice.' };
    expect(await outcome(agent.send('POST', `/api/tour-requests/${id}/answer`, answer))).toBe('200');
    const { tours } = z.object({ tours: z.array(z.unknown()) }).parse(await (await bea.send('GET', '/api/tour-requests')).json());
    expect(tours).toMatchObject([{ status: 'accepted', confirmedStartsAt: slots[1], reply: 'Ring twice.' }]);
    expect(await outcome(write(agent, id, 'The bell is broken.'))).toBe('200');
    expect(await inboxOf(bea, 'sender')).toMatchObject([{ status: 'answered', latest: { message: 'The bell is broken.' } }]);
  });

  it('has nothing of demonstration people', async () => {
    await app.db.updateTable('users').set({ is_demo: true }).where('id', '=', bea.user.uid).execute();
    await ask();
    await app.db.updateTable('users').set({ is_demo: false }).where('id', '=', bea.user.uid).execute();
    expect(await inboxOf(agent)).toEqual([]);
    expect(await inboxOf(bea, 'sender')).toHaveLength(1);
  });

  it('goes to who answers for the home now', async () => {
    const id = await ask();
    const address = (email: string) =>
      sql`update listing_details set confidential = jsonb_build_object('ListAgentEmail', ${email}::text)
        where listing_id = (select id from listings where listing_key = ${home})`.execute(app.db);
    const linkTo = async (email: string) =>
      `/api/replies/inquiries/${/\/reply\/([\w-]{43})/.exec((await readMail(app, email)).text)?.[1] ?? expect.fail('no link')}`;
    const before = await linkTo('Agent@firm.example');
    await address('other@firm.example');
    expect(await outcome(app.request(before))).toBe('200');
    await write(bea, id, 'And the boiler?', { side: 'sender' });
    // What is written from now on is for the other alone.
    expect(await outcome(app.request(before))).toBe('404 not-found');
    expect(await outcome(app.request(await linkTo('other@firm.example')))).toBe('200');
    await address('Agent@firm.example');
    expect([(await inboxOf(agent)).length, (await inboxOf(other)).length]).toEqual([0, 1]);
  });
});

it('leaves the answers of an agent who is erased with who asked, under the name of the firm', async () => {
  const email = `gone-${(made += 1)}@firm.example`;
  const { keys } = await addListings(app.db, { ListingKey: 'GONE-AGENT', ListAgentEmail: email });
  const gone = await makePerson(app, { email, displayName: 'Adelheid Quist' });
  const idempotencyKey = randomUUID();
  const form = { ...sender, message: 'Is the roof new?', idempotencyKey };
  await bea.send('POST', `/api/listings/${keys[0]}/inquiries`, form);
  expect(await outcome(write(gone, idempotencyKey, 'Of 2019.'))).toBe('200');
  expect(await outcome(attach(gone, idempotencyKey))).toBe('200');
  const due = { user_id: gone.user.uid, requested_at: new Date(), due_at: new Date() };
  await app.db.insertInto('deletion_requests').values(due).execute();
  await eraseDueAccounts(app.ctx(new Date()));
  expect(await readAs(getThread.response, open(bea, idempotencyKey, 'sender'))).toMatchObject({
    with: { name: 'Example Realty' },
    messages: [{ from: 'sender' }, { from: 'recipient', message: 'Of 2019.' }],
    files: [],
  });
  for (const table of ['parties', 'messages', 'threads']) {
    const { rows } = await sql`select from ${sql.table(table)} t where to_jsonb(t)::text like ${`%${email}%`}`.execute(app.db);
    expect(rows).toEqual([]);
  }
  expect((await readMail(app, email)).text).toContain('Answers you wrote for a listing firm');
});

it('tells both sides of what changes in their thread, and of a report who made it alone', async () => {
  const id = await ask();
  const pages = await listenToPages(app);
  const nameOf = (userId: string) => Object.entries({ bea, agent, other }).find(([, { user }]) => user.uid === userId)?.[0];
  const hear = async () => {
    const told = (await pages.hear()).filter(({ subject }) => /threads|inquiries/.test(subject));
    return [...new Set(told.map(({ userId, subject }) => `${nameOf(userId)} ${subject}`))].toSorted();
  };
  const replyId = randomUUID();
  await write(agent, id, 'Of 2019.', { key: replyId });
  expect(await hear()).toEqual(['agent threads', 'bea inquiries', 'bea threads']);
  await bea.send('POST', `/api/inquiries/${id}/replies/${replyId}/report`, { reason: 'spam', message: 'An advertisement.' });
  expect(await hear()).toEqual(['bea inquiries']);
  await bea.send('POST', `/api/inquiries/${id}/withdraw`);
  expect(await hear()).toEqual(['agent threads', 'bea inquiries', 'bea threads']);
  await pages.stop();
});

it('reads a list in as many statements, however many threads it holds', async () => {
  const count = async (): Promise<number> => {
    let statements = 0;
    const counted = app.db.withPlugin({
      transformQuery: ({ node }) => ((statements += 1), node),
      transformResult: async ({ result }) => result,
    });
    const { listThreads: verb } = await import('./own-threads.ts');
    const { findHomesToWriteAbout } = await import('#domains/listings/server/index.ts');
    const actor = { kind: 'user', userId: agent.user.uid, role: 'buyer', roles: ['buyer'], sessionId: 's' } as const;
    const ctx = { ...app.ctx(), db: counted, actor: { ...actor, isDemo: false, emailVerified: true, address: '' } };
    await verb({ ...ctx, sources: { listing: findHomesToWriteAbout } }, { side: 'recipient', limit: 30 });
    return statements;
  };
  await ask();
  const one = await count();
  for (let more = 0; more < 5; more += 1) await ask(bea, { message: `And question number ${more}?` });
  expect([await count(), one]).toEqual([one, 7]);
});
