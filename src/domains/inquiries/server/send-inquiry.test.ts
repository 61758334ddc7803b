import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#lib/time-units.ts';
import { addActor } from '#tests/support/actors.ts';
import { addListings } from '#tests/support/listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { checkCopy } from '#domains/compliance/contract.ts';
import { noteReadByLink } from '#domains/correspondence/server/index.ts';
import type { UserActor } from '#platform/verb/context.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { addToInquiry } from './add-to-inquiry.ts';
import { attachToInquiry } from './attach-to-inquiry.ts';
import { closeInquiry } from './close-inquiry.ts';
import { decideMistake, listMistakes } from './decide-mistake.ts';
import { listMyInquiries } from './list-my-inquiries.ts';
import { markAnswered } from './mark-answered.ts';
import { replyToInquiry } from './reply-to-inquiry.ts';
import { reportMistake } from './report-mistake.ts';
import { reportReply } from './report-reply.ts';
import { withdrawInquiry } from './withdraw-inquiry.ts';

const NOW = Date.parse('2026-05-01T12:00:00Z');
const KEY = '7d3f4f0e-4a40-4b6e-9a3e-2f1d8f3f7a11';
let app: TestApp;
let active: string;
const keys: Record<string, string> = {};

beforeAll(async () => {
  app = await openTestApp({ now: () => NOW });
  const added = await addListings(
    app.db,
    { ListingKey: 'ACTIVE', ListAgentFullName: 'Ann Agent', ListAgentEmail: 'ann@firm.example' },
    { ListingKey: 'HIDDEN', ListAgentEmail: 'ann@firm.example', InternetEntireListingDisplayYN: false },
    { ListingKey: 'DRAFT', ListAgentEmail: 'ann@firm.example', StandardStatus: 'Incomplete' },
    { ListingKey: 'GONE', ListAgentEmail: 'ann@firm.example', StandardStatus: 'Withdrawn' },
    {
      ListingKey: 'SECRET',
      ListAgentEmail: 'ann@firm.example',
      InternetAddressDisplayYN: false,
      UnparsedAddress: '12 Elm Street',
    },
    { ListingKey: 'MUTE', ListOfficeName: 'Silent Homes' },
  );
  ['ACTIVE', 'HIDDEN', 'DRAFT', 'GONE', 'SECRET', 'MUTE'].forEach((name, index) => (keys[name] = added.keys[index] ?? ''));
  active = keys['ACTIVE'] ?? '';
});
afterAll(() => app.close());
afterEach(async () => {
  for (const table of ['threads', 'mail_messages', 'rate_limits'] as const) await app.db.deleteFrom(table).execute();
});

function makeForm(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Bea Buyer',
    email: 'bea@home.example',
    message: 'Is the roof new?\nAnd the boiler?',
    consent: true,
    idempotencyKey: randomUUID(),
    ...fields,
  };
}

const send = (form: Record<string, unknown>, key = active, from?: string) =>
  app.post(`/api/listings/${key}/inquiries`, form, from);
const stored = (db = app.db) =>
  db
    .selectFrom('threads')
    .innerJoin('parties', 'parties.id', 'threads.begun_by')
    .innerJoin('messages', 'messages.party_id', 'parties.id')
    .select(['name', 'email', 'phone', 'message', 'may_call', 'consent', 'status', 'delivery'])
    .execute();
const mails = () => app.db.selectFrom('mail_messages').selectAll().orderBy('id').execute();

describe('a question about a home', () => {
  it('is stored with what was agreed to, and mailed to the agent and the sender', async () => {
    const form = makeForm({ phone: '+1 (303) 555-0199', mayCall: true });
    const response = await send(form);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ inquiryId: form['idempotencyKey'], sentTo: 'Example Realty', delivery: 'kept' });
    expect(await stored()).toMatchObject([
      {
        name: 'Bea Buyer',
        email: 'bea@home.example',
        phone: '+1 (303) 555-0199',
        message: 'Is the roof new?\nAnd the boiler?',
        may_call: true,
        consent: { version: '2026-11-28', call: true, path: `/property/${active}`, at: '2026-05-01T12:00:00.000Z' },
        status: 'sent',
      },
    ]);
    const [toAgent, copy] = await mails();
    expect(toAgent).toMatchObject({
      to_address: 'ann@firm.example',
      reply_to: 'bea@home.example',
      subject: 'Question about 12 Elm Street',
      text: expect.stringContaining('Is the roof new?\nAnd the boiler?'),
    });
    expect(toAgent?.text).toContain('A call or text is welcome.');
    expect(copy).toMatchObject({ to_address: 'bea@home.example', reply_to: null, subject: 'Your question about 12 Elm Street' });
    expect(copy?.text).toContain('Ann Agent at Example Realty');
  });

  it('sent again with its key, even many times at once, is stored and mailed once, and answered alike', async () => {
    const form = makeForm();
    const answers = await Promise.all([1, 2, 3, 4].map(async () => (await send(form)).json()));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
    await app.db.updateTable('listings').set({ standard_status: 'Withdrawn' }).where('listing_key', '=', active).execute();
    expect(await (await send(form)).json()).toEqual(answers[0]);
    await app.db.updateTable('listings').set({ standard_status: 'Active' }).where('listing_key', '=', active).execute();
    expect((await send(form, keys['SECRET'])).status).toBe(409);
  });

  it.each([
    ['consent', { consent: false }, 'Check the box so we can pass your message on'],
    ['consent', { consent: undefined }, 'Check the box so we can pass your message on'],
    ['email', { email: 'bea@' }, 'Please enter a valid email address'],
    ['email', { email: 'bea@home.example\r\nBcc: x@y.example' }, 'Please enter a valid email address'],
    ['name', { name: ' x ' }, 'Tell us your name, at least 2 characters'],
    ['message', { message: 'short' }, 'Write at least 10 characters, so that the agent can answer'],
    ['phone', { phone: 'call me' }, 'Use digits, spaces, and + ( ) . - only'],
    ['phone', { mayCall: true }, 'Add a phone number, or uncheck the call box'],
    ['idempotencyKey', { idempotencyKey: 'again' }, 'Send a UUID made once for this form'],
  ])('is refused where %s is wrong, and nothing is stored: %j', async (field, fields, message) => {
    const response = await send(makeForm(fields));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { [field]: message } });
    expect(await stored()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('cannot be asked where the home is unknown, withheld by its seller, a draft, or gone', async () => {
    expect((await send(makeForm(), 'nothing')).status).toBe(404);
    expect((await send(makeForm(), keys['HIDDEN'])).status).toBe(404);
    expect((await send(makeForm(), keys['DRAFT'])).status).toBe(404);
    expect((await send(makeForm(), keys['GONE'])).status).toBe(410);
    expect(await stored()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('names no address that is withheld', async () => {
    await send(makeForm({ message: 'Where does it stand?' }), keys['SECRET']);
    const sent = await mails();
    expect(sent).toHaveLength(2);
    for (const mail of sent) expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain('Elm');
  });

  it('tells the truth where the firm gave no mail address', async () => {
    const answer: unknown = await (await send(makeForm(), keys['MUTE'])).json();
    expect(answer).toMatchObject({ sentTo: 'Silent Homes', delivery: 'no-address' });
    const sent = await mails();
    expect(sent.map((mail) => mail.to_address)).toEqual(['bea@home.example']);
    expect(sent[0]?.text).toContain('couldn’t send it');
    expect(await stored()).toHaveLength(1);
  });

  it('is text, whatever it holds', async () => {
    await send(makeForm({ name: '<b>Bea</b>\r\nX: y', message: '<script>alert(1)</script> & "more"' }));
    const [toAgent] = await mails();
    expect(toAgent?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(toAgent?.html).not.toMatch(/<script|<b>Bea/);
    expect((await stored())[0]?.name).toBe('<b>Bea</b> X: y');
  });

  it('is limited, by network and by sender', async () => {
    const statuses = [];
    for (let n = 0; n < 21; n += 1)
      statuses.push((await send(makeForm({ email: `bea${n}@home.example` }), active, '192.0.2.50')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    const flood = [];
    for (let n = 0; n < 11; n += 1)
      flood.push((await send(makeForm({ email: 'Victim@home.example' }), active, `192.0.2.${n}`)).status);
    expect(flood.slice(0, 10)).not.toContain(429);
    expect(flood[10]).toBe(429);
  });
});

it('is stored, and its sender told so, where no mail can leave', async () => {
  const mute = await openTestApp({ environment: { DATABASE_URL: 'postgres://elsewhere/realty' }, now: () => NOW });
  const { keys: added } = await addListings(mute.db, { ListAgentEmail: 'ann@firm.example' });
  const response = await mute.post(`/api/listings/${added[0] ?? ''}/inquiries`, makeForm());
  expect(await response.json()).toMatchObject({ delivery: 'no-mail' });
  expect(await stored(mute.db)).toMatchObject([{ delivery: 'no-mail' }]);
  await mute.close();
});

describe('a question that is taken back', () => {
  it('is withdrawn by its sender alone, also one sent without an account, and the firm is told once', async () => {
    const [bea, other] = [await addActor(app.db), await addActor(app.db)];
    await send(makeForm({ email: bea.email, idempotencyKey: KEY }));
    const as = (actor: UserActor): ServerContext => ({ ...app.ctx(), actor });
    await expect(withdrawInquiry(as(other), KEY)).rejects.toMatchObject({ code: 'not-found' });
    expect((await app.post(`/api/inquiries/${KEY}/withdraw`, {})).status).toBe(401);
    expect(await withdrawInquiry(as(bea), KEY)).toEqual({ isFirmTold: true });
    expect(await withdrawInquiry(as(bea), KEY)).toEqual({ isFirmTold: true });
    expect((await listMyInquiries(as(bea))).inquiries).toMatchObject([{ status: 'withdrawn' }]);
    const [, , told, ...more] = await mails();
    expect(told).toMatchObject({ to_address: 'ann@firm.example', subject: 'A question about 12 Elm Street was withdrawn' });
    expect(more).toEqual([]);
  });
});

describe('a question that was answered by mail', () => {
  it('is marked so by its sender alone, and taken back as freely, until it is withdrawn', async () => {
    const [bea, other] = [await addActor(app.db), await addActor(app.db)];
    await send(makeForm({ email: bea.email, idempotencyKey: KEY }));
    const as = (actor: UserActor): ServerContext => ({ ...app.ctx(), actor });
    await expect(markAnswered(as(other), { inquiryId: KEY, isAnswered: true })).rejects.toMatchObject({ code: 'not-found' });
    expect((await app.post(`/api/inquiries/${KEY}/answered`, { isAnswered: true })).status).toBe(401);
    expect(await markAnswered(as(bea), { inquiryId: KEY, isAnswered: true })).toEqual({ status: 'answered' });
    expect(await markAnswered(as(bea), { inquiryId: KEY, isAnswered: true })).toEqual({ status: 'answered' });
    expect((await listMyInquiries(as(bea))).inquiries).toMatchObject([{ status: 'answered' }]);
    expect(await markAnswered(as(bea), { inquiryId: KEY, isAnswered: false })).toEqual({ status: 'sent' });
    await withdrawInquiry(as(bea), KEY);
    await expect(markAnswered(as(bea), { inquiryId: KEY, isAnswered: true })).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('what is added to a question', () => {
  it('goes to the same firm once, from its sender alone, and stands in the thread', async () => {
    const [bea, other] = [await addActor(app.db), await addActor(app.db)];
    await send(makeForm({ email: bea.email, idempotencyKey: KEY }));
    const as = (actor: UserActor): ServerContext => ({ ...app.ctx(), actor });
    const form = { message: 'And is the roof new?', idempotencyKey: randomUUID() };
    await expect(addToInquiry(as(other), { inquiryId: KEY, form })).rejects.toMatchObject({ code: 'not-found' });
    expect((await app.post(`/api/inquiries/${KEY}/messages`, form)).status).toBe(401);
    const first = await addToInquiry(as(bea), { inquiryId: KEY, form });
    expect(await addToInquiry(as(bea), { inquiryId: KEY, form })).toEqual(first);
    const [, , mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to_address: 'ann@firm.example',
      reply_to: bea.email,
      subject: 'More about a question: 12 Elm Street',
    });
    expect(mail?.text).toContain('And is the roof new?');
    expect((await listMyInquiries(as(bea))).inquiries).toMatchObject([
      { answersTo: bea.email, added: [{ message: 'And is the roof new?', delivery: 'kept' }] },
    ]);
    const again = { message: 'One more thing', idempotencyKey: randomUUID() };
    await withdrawInquiry(as(bea), KEY);
    await expect(addToInquiry(as(bea), { inquiryId: KEY, form: again })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('cannot reach the firm of a home that is shown no more', async () => {
    const bea = await addActor(app.db);
    await send(makeForm({ email: bea.email, idempotencyKey: KEY }));
    await app.db
      .updateTable('listings')
      .set({ internet_entire_listing_display_yn: false })
      .where('listing_key', '=', active)
      .execute();
    const form = { message: 'Still there?', idempotencyKey: randomUUID() };
    await expect(addToInquiry({ ...app.ctx(), actor: bea }, { inquiryId: KEY, form })).rejects.toMatchObject({ code: 'gone' });
    await app.db
      .updateTable('listings')
      .set({ internet_entire_listing_display_yn: true })
      .where('listing_key', '=', active)
      .execute();
  });
});

describe('an answer by the link in the mail', () => {
  const linkIn = (text: string | undefined) => /\/reply\/([\w-]{43})/.exec(text ?? '')?.[1] ?? expect.fail('no link in the mail');
  const replyTo = (token: string, form: object, from?: string) => app.post(`/api/replies/inquiries/${token}`, form, from);

  it('stands in the thread, and reaches the sender by mail and in the product, once', async () => {
    const bea = await addActor(app.db);
    await send(makeForm({ email: bea.email, idempotencyKey: KEY }));
    const token = linkIn((await mails())[0]?.text);
    expect((await mails())[1]?.text).not.toContain(token);
    const shown: unknown = await (await app.request(`/api/replies/inquiries/${token}`)).json();
    expect(shown).toMatchObject({
      senderName: 'Bea Buyer',
      homeLabel: '12 Elm Street',
      isOpen: true,
      thread: [{ from: 'sender' }],
    });
    expect(JSON.stringify(shown)).not.toContain(bea.email);
    expect((await stored())[0]?.status).toBe('sent');
    const form = { message: 'The roof is of 2019.', idempotencyKey: randomUUID() };
    for (let press = 0; press < 2; press += 1) expect((await replyTo(token, form)).status).toBe(200);
    const as: ServerContext = { ...app.ctx(), actor: bea };
    expect((await listMyInquiries(as)).inquiries).toMatchObject([
      { status: 'answered', replies: [{ message: 'The roof is of 2019.' }] },
    ]);
    const [, , mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to_address: bea.email, reply_to: 'ann@firm.example', subject: 'Answer about 12 Elm Street' });
    expect(mail?.text).toContain('The roof is of 2019.');
    const told = await app.db.selectFrom('notifications').selectAll().where('user_id', '=', bea.userId).execute();
    expect(told).toMatchObject([
      { topic: 'inquiries', href: '/inquiries', title: 'Example Realty answered about 12 Elm Street' },
    ]);
    const links = await app.db.selectFrom('reply_links').selectAll().execute();
    expect(JSON.stringify(links)).not.toContain(token);
  });

  it('keeps fair-housing law as in the product: what is forbidden does not go, a warning goes with a reason that is kept', async () => {
    await send(makeForm({ idempotencyKey: KEY }));
    const token = linkIn((await mails())[0]?.text);
    const before = (await mails()).length;
    const reply = (message: string, more: object = {}) => replyTo(token, { message, idempotencyKey: randomUUID(), ...more });
    const wrong = await reply('The roof is new. We rent to no one with children.');
    expect(wrong.status).toBe(422);
    const { detail, fields } = (await wrong.json()) as { detail: string; fields: { message: string } };
    expect(fields.message).toContain('children');
    expect(detail).toContain(fields.message);
    const warned = 'It is a safe neighborhood with a new roof.';
    expect((await reply(warned)).status).toBe(422);
    expect((await mails()).length).toBe(before);
    const [finding] = checkCopy(warned, { kind: 'reply' });
    const { category, rule, text, pack } = finding ?? expect.fail('it warns');
    const passed = [{ finding: { category, rule, text, pack }, reason: 'The city calls it so' }];
    expect((await reply(warned, { passed })).status).toBe(200);
    const kept = await app.db.selectFrom('messages').select('passed_warnings').where('message', '=', warned).execute();
    expect(kept).toMatchObject([{ passed_warnings: [{ reason: 'The city calls it so' }] }]);
  });

  it('is refused for a link that is forged, over, or of a question that was taken back', async () => {
    const bea = await addActor(app.db);
    await send(makeForm({ email: bea.email, idempotencyKey: KEY }));
    const token = linkIn((await mails())[0]?.text);
    const form = { message: 'The roof is of 2019.', idempotencyKey: randomUUID() };
    expect((await replyTo('x'.repeat(43), form)).status).toBe(404);
    expect((await app.request(`/api/replies/tours/${token}`)).status).toBe(404);
    const over = app.ctx(new Date(NOW + 31 * DAY_MS));
    await expect(replyToInquiry(over, { token, form })).rejects.toMatchObject({ code: 'not-found' });
    expect((await replyTo(token, { ...form, message: '' })).status).toBe(422);
    await withdrawInquiry({ ...app.ctx(), actor: bea }, KEY);
    expect((await replyTo(token, form)).status).toBe(409);
    expect(await stored()).toHaveLength(1);
    expect(await app.db.selectFrom('messages').selectAll().execute()).toHaveLength(1);
  });

  it('comes only where its sender wants to hear of it', async () => {
    const bea = await addActor(app.db);
    const refuse = { user_id: bea.userId, topic: 'inquiries', is_wanted: false };
    await app.db
      .insertInto('notification_preferences')
      .values([
        { ...refuse, channel: 'email' },
        { ...refuse, channel: 'in-app' },
      ])
      .execute();
    await send(makeForm({ email: bea.email, idempotencyKey: KEY }));
    await replyTo(linkIn((await mails())[0]?.text), { message: 'Yes, it is new.', idempotencyKey: randomUUID() });
    expect(await mails()).toHaveLength(2);
    expect(await app.db.selectFrom('notifications').selectAll().where('user_id', '=', bea.userId).execute()).toEqual([]);
    expect((await listMyInquiries({ ...app.ctx(), actor: bea })).inquiries).toMatchObject([{ replies: [{}] }]);
  });

  it('reaches a sender without an account by mail alone', async () => {
    await send(makeForm({ idempotencyKey: KEY }));
    const token = linkIn((await mails())[0]?.text);
    await replyTo(token, { message: 'Yes, it is new.', idempotencyKey: randomUUID() });
    expect((await mails()).at(-1)).toMatchObject({ to_address: 'bea@home.example', subject: 'Answer about 12 Elm Street' });
    expect((await mails()).at(-1)?.text).not.toContain('/inquiries');
  });
});

describe('the way of a question', () => {
  const linkIn = (text: string | undefined) => /\/reply\/([\w-]{43})/.exec(text ?? '')?.[1] ?? expect.fail('no link in the mail');
  const PDF = Buffer.from('%PDF-1.7 my plan');
  const later = (minutes: number) => new Date(NOW + minutes * 60_000);

  it('is read when somebody moves in the firm’s page, not when its link is loaded, and closed by its sender alone', async () => {
    const [bea, other] = [await addActor(app.db), await addActor(app.db)];
    await send(makeForm({ email: bea.email, idempotencyKey: KEY }));
    const token = linkIn((await mails())[0]?.text);
    const as = (actor: UserActor, minutes = 0): ServerContext => ({ ...app.ctx(later(minutes)), actor });
    const shown = async () => (await listMyInquiries(as(bea))).inquiries[0];
    await app.request(`/api/replies/inquiries/${token}`);
    await app.request(`/reply/${token}`);
    expect(await shown()).toMatchObject({ status: 'sent', statusAt: later(0).toISOString(), readAt: null });
    expect((await app.post(`/api/replies/inquiries/${'x'.repeat(43)}/read`, {})).status).toBe(404);
    await noteReadByLink(app.ctx(later(5)), 'inquiry', token);
    await noteReadByLink(app.ctx(later(9)), 'inquiry', token);
    const read = { status: 'read', statusAt: later(5).toISOString(), readAt: later(5).toISOString() };
    expect(await shown()).toMatchObject(read);
    await markAnswered(as(bea, 20), { inquiryId: KEY, isAnswered: true });
    expect(await shown()).toMatchObject({ status: 'answered', statusAt: later(20).toISOString(), readAt: read.readAt });
    await markAnswered(as(bea, 21), { inquiryId: KEY, isAnswered: false });
    expect(await shown()).toMatchObject(read);
    await expect(closeInquiry(as(other), KEY)).rejects.toMatchObject({ code: 'not-found' });
    for (const minutes of [30, 31]) expect(await closeInquiry(as(bea, minutes), KEY)).toEqual({ status: 'closed' });
    expect(await shown()).toMatchObject({ status: 'closed', statusAt: later(30).toISOString() });
    const thread: unknown = await (await app.request(`/api/replies/inquiries/${token}`)).json();
    expect(thread).toMatchObject({ isOpen: false, isTakenBack: false });
    expect(await mails()).toHaveLength(2);
  });

  it('takes files of its sender alone, which the firm opens by its link until the question is taken back', async () => {
    const [bea, other] = [await addActor(app.db), await addActor(app.db)];
    await send(makeForm({ email: bea.email, idempotencyKey: KEY }));
    const token = linkIn((await mails())[0]?.text);
    const attach = (actor: UserActor, content = PDF, documentId: string = randomUUID()) => {
      const request = new Request('http://x/', { method: 'PUT', body: new Uint8Array(content) });
      return attachToInquiry({ ...app.ctx(), actor }, { inquiryId: KEY, documentId, name: 'plan.pdf', request });
    };
    await expect(attach(other)).rejects.toMatchObject({ code: 'not-found' });
    await expect(attach(bea, Buffer.from('#!/bin/sh'))).rejects.toMatchObject({ code: 'invalid' });
    const kept = await attach(bea);
    expect(kept).toMatchObject({ belongsTo: 'thread', belongsToId: KEY, name: 'plan.pdf' });
    expect(await attach(bea, PDF, kept.id)).toEqual(kept);
    await attach(bea);
    const [, , told, ...more] = await mails();
    expect(more).toEqual([]);
    expect(told).toMatchObject({ to_address: 'ann@firm.example', subject: 'Files about a question: 12 Elm Street' });
    expect(told?.text).not.toContain('plan.pdf');
    const path = `/api/replies/inquiries/${linkIn(told?.text)}/files/${kept.id}`;
    const file = await app.request(path);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(Buffer.from(await file.arrayBuffer())).toEqual(PDF);
    const thread: unknown = await (await app.request(`/api/replies/inquiries/${token}`)).json();
    expect(thread).toMatchObject({ files: [{ documentId: kept.id, name: 'plan.pdf', sizeBytes: PDF.length }, {}] });
    // The link of another question opens no file of this one.
    await send(makeForm({ email: other.email }));
    const foreign = linkIn((await mails())[3]?.text);
    expect((await app.request(`/api/replies/inquiries/${foreign}/files/${kept.id}`)).status).toBe(404);
    await withdrawInquiry({ ...app.ctx(), actor: bea }, KEY);
    expect((await app.request(path)).status).toBe(404);
    await expect(attach(bea)).rejects.toMatchObject({ code: 'conflict' });
    const taken: unknown = await (await app.request(`/api/replies/inquiries/${token}`)).json();
    expect(taken).toMatchObject({ isTakenBack: true, files: [] });
  });

  it('may end in a report of its answer, by its receiver alone and once', async () => {
    const [bea, other] = [await addActor(app.db), await addActor(app.db)];
    await send(makeForm({ email: bea.email, idempotencyKey: KEY }));
    const replyId = randomUUID();
    const answer = { message: 'We would sooner wait for another buyer.', idempotencyKey: replyId };
    await app.post(`/api/replies/inquiries/${linkIn((await mails())[0]?.text)}`, answer);
    const ctx = app.ctx();
    const report = (actor: UserActor, reason: 'fair-housing' | 'spam' = 'fair-housing', inquiryId = KEY) =>
      reportReply(
        { ...ctx, actor, config: { ...ctx.config, SUPPORT_EMAIL: 'help@site.example' } },
        { inquiryId, replyId, form: { reason, message: 'They refuse families.' } },
      );
    await expect(report(other)).rejects.toMatchObject({ code: 'not-found' });
    await expect(report(bea, 'spam', randomUUID())).rejects.toMatchObject({ code: 'not-found' });
    expect(await report(bea)).toEqual({ delivery: 'kept' });
    await report(bea, 'spam');
    const { inquiries } = await listMyInquiries({ ...ctx, actor: bea });
    expect(inquiries).toMatchObject([{ replies: [{ replyId, report: { reason: 'fair-housing' } }] }]);
    const told = (await mails()).filter(({ to_address: to }) => to === 'help@site.example');
    expect(told).toMatchObject([{ subject: 'An answer was reported: 12 Elm Street', reply_to: bea.email }]);
    for (const words of ['It may break fair housing rules', 'They refuse families.', 'We would sooner wait for another buyer.'])
      expect(told[0]?.text).toContain(words);
  });
});

describe('a mistake that is reported', () => {
  it('reaches the firm once, without a name, and asks for nothing but what is wrong', async () => {
    const report = { mistake: 'price', message: 'The sign says $480,000.', idempotencyKey: randomUUID() };
    const send = (form: object, key = active) => app.post(`/api/listings/${key}/mistakes`, form);
    for (const response of [await send(report), await send(report)]) {
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ sentTo: 'Example Realty', delivery: 'kept' });
    }
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to_address: 'ann@firm.example',
      subject: 'A mistake was reported: 12 Elm Street',
      reply_to: null,
    });
    expect(mail?.text).toContain('The price or the cost is wrong');
    expect(mail?.text).toContain('The sign says $480,000.');
    expect((await send({ ...report, message: '' })).status).toBe(422);
    expect((await send(report, keys['HIDDEN'] ?? '')).status).toBe(404);
  });

  it('waits for an administrator alone, and whoever reported it hears what became of it', async () => {
    const [rita, boss] = [await addActor(app.db), await addActor(app.db)];
    const reporter: ServerContext = { ...app.ctx(), actor: rita };
    const admin: ServerContext = { ...app.ctx(), actor: { ...boss, role: 'admin', roles: ['admin'] } };
    const idempotencyKey = randomUUID();
    await reportMistake(reporter, {
      listingKey: active,
      form: { mistake: 'facts', message: 'It has two baths.', email: '', idempotencyKey },
    });
    const open = (await listMistakes(admin, { state: 'open' })).mistakes;
    expect(open.at(-1)).toMatchObject({
      mistakeId: idempotencyKey,
      mistake: 'facts',
      state: 'open',
      home: { label: '12 Elm Street' },
      hearsDecision: true,
    });
    const decide = (state: 'corrected' | 'open') =>
      decideMistake(admin, { mistakeId: idempotencyKey, state, note: 'The firm changed it.' });
    await decide('corrected');
    await decide('corrected');
    const { mistakes } = await listMistakes(admin, { state: 'corrected' });
    expect(mistakes).toMatchObject([{ state: 'corrected', note: 'The firm changed it.', decidedAt: expect.any(String) }]);
    const lines = await app.db.selectFrom('notifications').select('title').where('user_id', '=', rita.userId).execute();
    expect(lines).toEqual([{ title: 'A mistake at 12 Elm Street was corrected' }]);
    await decide('open');
    expect((await listMistakes(admin, { state: 'corrected' })).mistakes).toEqual([]);
    const unnamed = randomUUID();
    await reportMistake(app.ctx(), {
      listingKey: active,
      form: { mistake: 'facts', message: 'It has two baths.', email: '', idempotencyKey: unnamed },
    });
    const { mistakes: waiting } = await listMistakes(admin, { state: 'open' });
    expect(waiting.find(({ mistakeId }) => mistakeId === unnamed)?.hearsDecision).toBe(false);
    const logged = await app.db
      .selectFrom('audit_events')
      .select(sql<string>`details ->> 'home'`.as('home'))
      .where('action', '=', 'listing-mistake-decided')
      .where(sql<string>`details ->> 'mistakeId'`, '=', idempotencyKey)
      .execute();
    expect(logged.map(({ home }) => home)).toEqual(['12 Elm Street', '12 Elm Street']);
    await expect(decideMistake(admin, { mistakeId: randomUUID(), state: 'refused', note: 'No.' })).rejects.toMatchObject({
      code: 'not-found',
    });
    for (const path of ['/api/admin/listing-mistakes', `/api/admin/listing-mistakes/${idempotencyKey}/decision`]) {
      const answer = path.endsWith('decision')
        ? await app.post(path, { state: 'refused', note: 'Not so.' })
        : await app.request(path);
      expect(answer.status).toBe(401);
    }
  });
});
