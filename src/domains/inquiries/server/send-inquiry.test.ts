import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addActor } from '#tests/support/actors.ts';
import { addListings } from '#tests/support/listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { UserActor } from '#platform/verb/context.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { addToInquiry } from './add-to-inquiry.ts';
import { listMyInquiries } from './list-my-inquiries.ts';
import { markAnswered } from './mark-answered.ts';
import { withdrawInquiry } from './withdraw-inquiry.ts';
import { forgetAsked, makeForm, NOW, openAskedHomes, storedQuestions } from '#tests/support/asked-homes.ts';

const KEY = '7d3f4f0e-4a40-4b6e-9a3e-2f1d8f3f7a11';
let app: TestApp;
let active: string;
let keys: Readonly<Record<string, string>>;

beforeAll(async () => {
  ({ app, keys } = await openAskedHomes());
  active = keys['ACTIVE'] ?? '';
});
afterAll(() => app.close());
afterEach(() => forgetAsked(app));

const send = (form: Record<string, unknown>, key = active, from?: string) =>
  app.post(`/api/listings/${key}/inquiries`, form, from);

describe('a question about a home', () => {
  it('is stored with what was agreed to, and mailed to the agent and the sender', async () => {
    const form = makeForm({ phone: '+1 (303) 555-0199', mayCall: true });
    const response = await send(form);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ inquiryId: form['idempotencyKey'], sentTo: 'Example Realty', delivery: 'kept' });
    expect(await storedQuestions(app.db)).toMatchObject([
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
    const [toAgent, copy] = await app.mails();
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
    expect(await storedQuestions(app.db)).toHaveLength(1);
    expect(await app.mails()).toHaveLength(2);
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
    expect(await storedQuestions(app.db)).toEqual([]);
    expect(await app.mails()).toEqual([]);
  });

  it('cannot be asked where the home is unknown, withheld by its seller, a draft, or gone', async () => {
    expect((await send(makeForm(), 'nothing')).status).toBe(404);
    expect((await send(makeForm(), keys['HIDDEN'])).status).toBe(404);
    expect((await send(makeForm(), keys['DRAFT'])).status).toBe(404);
    expect((await send(makeForm(), keys['GONE'])).status).toBe(410);
    expect(await storedQuestions(app.db)).toEqual([]);
    expect(await app.mails()).toEqual([]);
  });

  it('names no address that is withheld', async () => {
    await send(makeForm({ message: 'Where does it stand?' }), keys['SECRET']);
    const sent = await app.mails();
    expect(sent).toHaveLength(2);
    for (const mail of sent) expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain('Elm');
  });

  it('tells the truth where the firm gave no mail address', async () => {
    const answer: unknown = await (await send(makeForm(), keys['MUTE'])).json();
    expect(answer).toMatchObject({ sentTo: 'Silent Homes', delivery: 'no-address' });
    const sent = await app.mails();
    expect(sent.map((mail) => mail.to_address)).toEqual(['bea@home.example']);
    expect(sent[0]?.text).toContain('couldn’t send it');
    expect(await storedQuestions(app.db)).toHaveLength(1);
  });

  it('is text, whatever it holds', async () => {
    await send(makeForm({ name: '<b>Bea</b>\r\nX: y', message: '<script>alert(1)</script> & "more"' }));
    const [toAgent] = await app.mails();
    expect(toAgent?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(toAgent?.html).not.toMatch(/<script|<b>Bea/);
    expect((await storedQuestions(app.db))[0]?.name).toBe('<b>Bea</b> X: y');
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
  expect(await storedQuestions(mute.db)).toMatchObject([{ delivery: 'no-mail' }]);
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
    const [, , told, ...more] = await app.mails();
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
    const [, , mail, ...more] = await app.mails();
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
