import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkCopy } from '#domains/compliance/contract.ts';
import type { Part } from '#domains/selling/contract.ts';
import { HOUR_MS } from '#lib/time-units.ts';
import { addListings } from '#tests/support/listings.ts';
import { addOwnListing } from '#tests/support/own-listings.ts';
import { makePerson, openBrowser, outcome, readAs, type Browser } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getInboxFigures, getInboxThread, getThread, listInbox } from '../contract.ts';
import { wakeThreads } from './desks.ts';
import { correspondenceJobs } from './jobs.ts';

let app: TestApp;
let home = '';
let otherHome = '';
/** Who asks; the owner, the agent and the assistant of the listing; the owner of another listing. */
let bea: Browser;
let owner: Browser;
let agent: Browser;
let assistant: Browser;
let stranger: Browser;

beforeAll(async () => {
  app = await openTestApp();
  [bea, owner, agent, assistant, stranger] = (await Promise.all(
    ['bea', 'owner', 'agent', 'assistant', 'stranger'].map((name) =>
      makePerson(app, { email: `${name}@home.example`, displayName: name.charAt(0).toUpperCase() + name.slice(1) }),
    ),
  )) as [Browser, Browser, Browser, Browser, Browser];
  const { keys } = await addListings(
    app.db,
    { ListingKey: 'OURS', ListAgentEmail: 'owner@home.example' },
    { ListingKey: 'THEIRS', ListAgentEmail: 'stranger@home.example', StreetNumber: '14' },
  );
  [home = '', otherHome = ''] = keys;
  await own(home, owner, [
    [agent, 'agent'],
    [assistant, 'assistant'],
  ]);
  await own(otherHome, stranger, []);
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['threads', 'mail_messages', 'rate_limits', 'notifications', 'reply_templates'] as const)
    await app.db.deleteFrom(table).execute();
});

async function own(listingKey: string, by: Browser, people: readonly (readonly [Browser, Part])[]): Promise<void> {
  const helpers = people.map(([{ user }, part]) => ({ userId: user.uid, part }));
  await addOwnListing(app.db, { listingKey, ownerId: by.user.uid, helpers });
}

async function ask(form: object = {}, from: Browser = bea, about = home): Promise<string> {
  const idempotencyKey = randomUUID();
  const body = {
    name: 'Bea Lindt',
    email: 'bea@home.example',
    consent: true,
    message: 'Is the roof new?',
    idempotencyKey,
    ...form,
  };
  expect(await outcome(from.send('POST', `/api/listings/${about}/inquiries`, body))).toBe('200');
  return idempotencyKey;
}

const inbox = (who: Browser, query = '') => readAs(listInbox.response, who.send('GET', `/api/inbox?${query}`));
const idsOf = async (who: Browser, query = '') => (await inbox(who, query)).threads.map(({ threadId }) => threadId);
const open = (who: Browser, id: string) => readAs(getInboxThread.response, who.send('GET', `/api/inbox/${id}`));
const figures = (who: Browser, query = '') => readAs(getInboxFigures.response, who.send('GET', `/api/inbox/figures${query}`));
const change = (who: Browser, threadIds: readonly string[], to: object) =>
  outcome(who.send('POST', '/api/inbox/changes', { threadIds, change: to }));
const write = (who: Browser, id: string, message: string, body: object = {}) =>
  who.send('POST', `/api/threads/${id}/messages`, { message, idempotencyKey: randomUUID(), ...body });
const add = (id: string, message: string) =>
  outcome(bea.send('POST', `/api/inquiries/${id}/messages`, { message, idempotencyKey: randomUUID() }));

async function toldTo(who: Browser): Promise<string[]> {
  const rows = await app.db
    .selectFrom('notifications')
    .select('title')
    .where('user_id', '=', who.user.uid)
    .orderBy('id')
    .execute();
  return rows.map(({ title }) => title);
}
async function mailedTo(address: string): Promise<number> {
  const rows = await app.db.selectFrom('mail_messages').select('id').where('to_address', '=', address).execute();
  return rows.length;
}

describe('the people of a listing', () => {
  it('see what buyers write about it, and are told by a line and one mail each', async () => {
    const id = await ask({ preApproval: 'yes', buysWhen: 'in-3-months' });
    for (const person of [owner, agent, assistant]) {
      expect(await idsOf(person)).toEqual([id]);
      expect(await toldTo(person)).toEqual(['Bea Lindt: Question about 12 Elm Street']);
      expect(await mailedTo(person.user.email ?? '')).toBe(1);
      expect(await open(person, id)).toMatchObject({
        with: { name: 'Bea Lindt', email: 'bea@home.example' },
        isPreApproved: true,
        buysWhen: 'in-3-months',
        people: [{ name: 'Owner' }, { name: 'Agent' }, { name: 'Assistant' }],
      });
    }
    expect(await idsOf(stranger)).toEqual([]);
    expect(await toldTo(bea)).toEqual([]);
    expect(await add(id, 'And the heating?')).toBe('200');
    expect((await toldTo(agent)).at(-1)).toBe('Bea Lindt wrote more about 12 Elm Street');
    for (const documentId of [randomUUID(), randomUUID()]) {
      const sent = app.request(`/api/inquiries/${id}/documents/${documentId}?name=plan.pdf`, {
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${bea.token}` },
        body: Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n'),
      });
      expect(await outcome(sent)).toBe('200');
    }
    // Told once an hour.
    expect((await toldTo(agent)).filter((title) => title === 'Bea Lindt sent files about 12 Elm Street')).toHaveLength(1);
  });

  it('keep a thread that goes on, without what is too old to keep', async () => {
    const id = await ask();
    await add(id, 'Still there?');
    const thread = await app.db.selectFrom('threads').select('id').where('public_id', '=', id).executeTakeFirstOrThrow();
    const old = { created_at: new Date('2020-01-01') };
    await app.db.updateTable('threads').set(old).where('id', '=', thread.id).execute();
    const opening = app.db
      .updateTable('messages')
      .set(old)
      .where('thread_id', '=', thread.id)
      .where('message', '!=', 'Still there?');
    await opening.execute();
    const forget = () => correspondenceJobs.find(({ name }) => name.endsWith('forget-old-threads'))?.handle(app.ctx(), {});
    await forget();
    expect(await open(agent, id)).toMatchObject({ messages: [{ message: 'Still there?' }] });
    await app.db.updateTable('messages').set(old).where('thread_id', '=', thread.id).execute();
    await forget();
    expect(await idsOf(agent)).not.toContain(id);
  });

  it('hear of tours, which they answer', async () => {
    const slots = [new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 26 * HOUR_MS).toISOString()];
    const idempotencyKey = randomUUID();
    const wish = {
      name: 'Bea',
      email: 'bea@home.example',
      consent: true,
      kind: 'video',
      slots,
      buyerAgreement: 'no',
      idempotencyKey,
    };
    expect(await outcome(bea.send('POST', `/api/listings/${home}/tour-requests`, wish))).toBe('200');
    expect(await toldTo(assistant)).toEqual(['Bea: Tour request: 12 Elm Street']);
    const answer = { answer: 'confirm', startsAt: slots[0], message: '' };
    expect(await outcome(stranger.send('POST', `/api/tour-requests/${idempotencyKey}/answer`, answer))).toBe('404 not-found');
    expect(await outcome(agent.send('POST', `/api/tour-requests/${idempotencyKey}/answer`, answer))).toBe('200');
    expect(await figures(owner)).toMatchObject({ answers: { answered: 1, waiting: 0, medianMinutes: 0 } });
    expect(await outcome(bea.send('POST', `/api/tour-requests/${idempotencyKey}/withdraw`))).toBe('200');
    expect((await toldTo(agent)).at(-1)).toBe('Bea called off a tour of 12 Elm Street');
  });

  it('see what is about one of their listings, counted by itself, and nothing of one that is not theirs', async () => {
    const { keys } = await addListings(app.db, { ListingKey: `SECOND-${randomUUID()}`, StreetNumber: '16' });
    const [second = ''] = keys;
    await own(second, owner, [[agent, 'agent']]);
    const idOf = async (listingKey: string) =>
      (await app.db.selectFrom('own_listings').select('id').where('listing_key', '=', listingKey).executeTakeFirstOrThrow()).id;
    const [one, two] = [await ask(), await ask({}, bea, second)];
    expect((await idsOf(agent)).toSorted()).toEqual([one, two].toSorted());
    expect(await idsOf(agent, `about=${await idOf(home)}`)).toEqual([one]);
    expect(await idsOf(agent, `about=${await idOf(second)}&filter=questions`)).toEqual([two]);
    expect(await figures(agent, `?about=${await idOf(second)}`)).toMatchObject({
      counts: { all: 1, questions: 1 },
      answers: { waiting: 1 },
    });
    expect(await idsOf(assistant, `about=${await idOf(second)}`)).toEqual([]);
    // Each says who answers it: several are given to whoever answers all of them.
    const namesOf = async (id: string) =>
      (await inbox(agent)).threads.find(({ threadId }) => threadId === id)?.people.map(({ name }) => name);
    expect([await namesOf(one), await namesOf(two)]).toEqual([
      ['Owner', 'Agent', 'Assistant'],
      ['Owner', 'Agent'],
    ]);
    expect(await idsOf(stranger, `about=${await idOf(home)}`)).toEqual([]);
    expect(await idsOf(agent, `about=${randomUUID()}`)).toEqual([]);
  });

  it('lose its threads at once when they leave', async () => {
    const id = await ask();
    await sql`delete from own_listing_people where user_id = ${assistant.user.uid}`.execute(app.db);
    try {
      expect(await idsOf(assistant)).toEqual([]);
      expect(await outcome(assistant.send('GET', `/api/inbox/${id}`))).toBe('404 not-found');
      expect(await outcome(assistant.send('GET', `/api/threads/${id}`))).toBe('404 not-found');
      expect(await outcome(write(assistant, id, 'It is new.'))).toBe('404 not-found');
      expect(await change(assistant, [id], { to: 'spam' })).toBe('404 not-found');
      await add(id, 'Are you there?');
      expect(await toldTo(assistant)).toHaveLength(1);
    } finally {
      await sql`
        insert into own_listing_people select id, ${assistant.user.uid}, 'assistant', now() from own_listings
        where listing_key = ${home}`.execute(app.db);
    }
  });

  it('do not see what demonstration people write, unless they are such', async () => {
    const demo = await makePerson(app, { email: 'demo@home.example', displayName: 'Demo' });
    await app.db.updateTable('users').set({ is_demo: true }).where('id', '=', demo.user.uid).execute();
    const id = await ask({ email: 'demo@home.example' }, demo);
    expect(await idsOf(agent)).toEqual([]);
    expect(await toldTo(agent)).toEqual([]);
    await app.db.updateTable('users').set({ is_demo: true }).where('id', '=', agent.user.uid).execute();
    expect(await idsOf(agent)).toEqual([id]);
    await app.db.updateTable('users').set({ is_demo: false }).where('id', '=', agent.user.uid).execute();
  });

  it('are asked again if a colleague answered meanwhile, and the buyer reads one firm', async () => {
    const id = await ask();
    const seen = (await open(owner, id)).messages.at(-1)?.messageId;
    expect(await outcome(write(agent, id, 'It is of 2023.', { after: seen }))).toBe('200');
    const refused = await write(owner, id, 'It is new.', { after: seen });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ detail: expect.stringContaining('Agent answered while you wrote') });
    const { messages } = await open(owner, id);
    expect(messages.at(-1)).toMatchObject({ message: 'It is of 2023.', writer: { name: 'Agent' } });
    expect(await outcome(write(owner, id, 'By Roofers Inc.', { after: messages.at(-1)?.messageId }))).toBe('200');
    // One's own answers stop nobody.
    expect(await outcome(write(owner, id, 'With papers.', { after: messages.at(-1)?.messageId }))).toBe('200');
    const theirs = await readAs(getThread.response, bea.send('GET', `/api/threads/${id}?side=sender`));
    expect(JSON.stringify(theirs)).not.toContain('Agent');
  });
});

describe('the words of an answer', () => {
  it('keep fair-housing law: errors block, warnings pass with a reason that is kept', async () => {
    const id = await ask();
    const wrong = await write(owner, id, 'It is new. No children, please.');
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({ fields: { message: expect.stringContaining('No children') } });
    const warned = 'A safe neighborhood with a new roof.';
    expect(await outcome(write(owner, id, warned))).toBe('422 invalid');
    const [finding] = checkCopy(warned, { kind: 'reply' });
    const { category, rule, text, pack } = finding ?? expect.fail('it warns');
    const passed = [{ finding: { category, rule, text, pack }, reason: 'The city calls it so' }];
    expect(await outcome(write(owner, id, warned, { passed }))).toBe('200');
    const kept = await app.db
      .selectFrom('messages')
      .select('passed_warnings')
      .where('message', '=', warned)
      .executeTakeFirstOrThrow();
    expect(kept.passed_warnings).toMatchObject([{ reason: 'The city calls it so', version: expect.stringMatching(/./) }]);
    expect((await open(owner, id)).messages).toHaveLength(2);
  });
});

describe('what the people of a recipient note', () => {
  it('is theirs: nobody else changes it, one foreign thread stops all, and buyers see nothing of it', async () => {
    const [mine, foreign] = [await ask(), await ask({}, bea, otherHome)];
    const changes = [
      { to: 'read' },
      { to: 'unread' },
      { to: 'spam' },
      { to: 'no-spam' },
      { to: 'blocked' },
      { to: 'unblocked' },
      { to: 'assigned', userId: null },
      { to: 'snoozed', until: null },
    ];
    for (const to of changes) {
      expect(await change(stranger, [mine], to), to.to).toBe('404 not-found');
      expect(await change(bea, [mine], to), to.to).toBe('404 not-found');
      expect(await change(openBrowser(app), [mine], to), to.to).toBe('401 unauthenticated');
      expect(await change(owner, [mine, foreign], to), to.to).toBe('404 not-found');
      expect(await change(owner, [mine, mine], to), to.to).toBe('204');
    }
    await change(owner, [mine], { to: 'blocked' });
    const seen = await bea.send('GET', `/api/threads/${mine}?side=sender`);
    expect(await seen.text()).not.toMatch(/desk|spam|block/i);
  });

  it('puts a thread to sleep until its time, or until the buyer writes', async () => {
    const id = await ask();
    const until = new Date(Date.now() + 24 * HOUR_MS).toISOString();
    for (const wrong of [new Date(Date.now() - 1000).toISOString(), '2199-01-01T00:00:00Z'])
      expect(await change(owner, [id], { to: 'snoozed', until: wrong })).toBe('422 invalid');
    for (let times = 0; times < 2; times += 1) expect(await change(owner, [id], { to: 'snoozed', until })).toBe('204');
    expect(await idsOf(agent)).toEqual([]);
    expect(await idsOf(agent, 'filter=snoozed')).toEqual([id]);
    await wakeThreads({ db: app.db, now: new Date(Date.now() + 25 * HOUR_MS) });
    expect(await idsOf(agent)).toEqual([id]);
    await change(owner, [id], { to: 'snoozed', until });
    await add(id, 'Hello?');
    expect(await idsOf(agent)).toEqual([id]);
  });

  it('gives a thread to one of them, who is told once', async () => {
    const id = await ask();
    const { people } = await open(owner, id);
    const to = { to: 'assigned', userId: people.find(({ name }) => name === 'Agent')?.userId };
    for (let times = 0; times < 2; times += 1) expect(await change(owner, [id], to)).toBe('204');
    expect((await toldTo(agent)).filter((title) => title.startsWith('Owner asks you'))).toHaveLength(1);
    expect(await idsOf(agent, 'filter=mine')).toEqual([id]);
    expect(await idsOf(owner, 'filter=mine')).toEqual([]);
    expect(await change(owner, [id], { to: 'assigned', userId: stranger.user.uid })).toBe('422 invalid');
    expect(await change(owner, [id], { to: 'assigned', userId: null })).toBe('204');
    expect(await idsOf(agent, 'filter=mine')).toEqual([]);
  });

  it('lets a blocked sender write on, and rings nobody’s bell about this home', async () => {
    const id = await ask();
    const elsewhere = await ask({}, bea, otherHome);
    expect(await change(owner, [id], { to: 'blocked' })).toBe('204');
    const before = { lines: await toldTo(agent), mails: await mailedTo('owner@home.example') };
    expect(await add(id, 'Answer me!')).toBe('200');
    const second = await ask({ message: 'Another question, then.', email: 'Bea@Home.example' }, openBrowser(app));
    expect({ lines: await toldTo(agent), mails: await mailedTo('owner@home.example') }).toEqual(before);
    expect(await idsOf(owner)).toEqual([]);
    expect(await idsOf(owner, 'filter=spam')).toEqual([second, id]);
    expect(await idsOf(stranger)).toEqual([elsewhere]);
    // Freed in any of their threads, they are free in all.
    expect(await change(agent, [second], { to: 'unblocked' })).toBe('204');
    expect(await idsOf(owner)).toEqual([second, id]);
    await add(id, 'Thank you.');
    expect(await toldTo(agent)).toHaveLength(before.lines.length + 1);
  });

  it('marks spam, which counts nowhere, and read and unread', async () => {
    const [one, two] = [await ask(), await ask()];
    expect(await figures(owner)).toMatchObject({ counts: { all: 2, unread: 2, questions: 2, tours: 0, spam: 0 } });
    expect(await change(owner, [one], { to: 'spam' })).toBe('204');
    expect(await change(owner, [one, two], { to: 'read' })).toBe('204');
    expect(await figures(agent)).toMatchObject({ counts: { all: 1, unread: 0, spam: 1 }, answers: { waiting: 1 } });
    expect(await change(owner, [two], { to: 'unread' })).toBe('204');
    expect(await idsOf(owner, 'filter=unread')).toEqual([two]);
  });

  it('takes a hundred threads at once, and no more', async () => {
    const ids = Array.from({ length: 101 }, () => randomUUID());
    await sql`
      insert into subjects (kind, key) select 'listing', id::text from listings where listing_key = ${home}
      on conflict do nothing`.execute(app.db);
    await sql`
      with made as (
        insert into threads (public_id, kind, about_id, status_at, created_at)
        select id, 'inquiry', (select s.id from subjects s join listings l on s.kind = 'listing' and s.key = l.id::text
          where l.listing_key = ${home}), now(), now() from unnest(${ids}::uuid[]) as id returning id),
      senders as (insert into parties (thread_id, side, name) select id, 'sender', 'Bea' from made returning id, thread_id),
      others as (insert into parties (thread_id, side, name) select id, 'recipient', 'Owner' from made)
      select 1`.execute(app.db);
    await sql`update threads t set begun_by = p.id from parties p where p.thread_id = t.id and p.side = 'sender'`.execute(app.db);
    expect(await change(owner, ids, { to: 'spam' })).toBe('422 invalid');
    expect(await change(owner, ids.slice(1), { to: 'spam' })).toBe('204');
    expect((await figures(owner)).counts).toMatchObject({ all: 1, spam: 100 });
    const first = await inbox(owner, 'filter=spam&limit=60');
    const rest = await inbox(owner, `filter=spam&limit=60&cursor=${first.nextCursor}`);
    expect(new Set([...first.threads, ...rest.threads].map(({ threadId }) => threadId)).size).toBe(100);
  });
});

describe('an inbox', () => {
  it('shows what was last written in first, says who waits, and finds words', async () => {
    const [one, two] = [await ask(), await ask({ message: 'Is 50% of the garden shade_d?' })];
    expect(await idsOf(owner)).toEqual([two, one]);
    await add(one, 'And the chimney?');
    expect(await idsOf(owner)).toEqual([one, two]);
    await write(agent, one, 'Swept every year.');
    const { threads } = await inbox(owner);
    expect(threads.map(({ waitingSince }) => waitingSince !== null)).toEqual([false, true]);
    expect(await idsOf(owner, 'q=CHIMNEY')).toEqual([one]);
    expect(await idsOf(owner, 'q=lindt%20swept')).toEqual([one]);
    expect(await idsOf(owner, `q=${encodeURIComponent('50%')}`)).toEqual([two]);
    expect(await idsOf(owner, `q=${encodeURIComponent('shade_d')}`)).toEqual([two]);
    expect(await idsOf(owner, 'q=_%25_')).toEqual([]);
    expect(await open(owner, one)).toMatchObject({ others: [{ threadId: two, label: '12 Elm Street' }] });
  });

  it('measures the median of first answers by whoever gave them', async () => {
    const ids = [await ask(), await ask(), await ask()];
    for (const [at, minutes] of [10, 30, 200].entries())
      await app.db
        .updateTable('threads')
        .set({ created_at: new Date(Date.now() - minutes * 60_000) })
        .where('public_id', '=', ids[at] ?? '')
        .execute();
    for (const id of ids) await write(agent, id, 'Yes.');
    await write(owner, ids[0] ?? '', 'And more.');
    expect((await figures(owner)).answers).toEqual({ medianMinutes: 30, answered: 3, waiting: 0 });
    expect((await figures(stranger)).answers).toEqual({ medianMinutes: null, answered: 0, waiting: 0 });
  });
});
