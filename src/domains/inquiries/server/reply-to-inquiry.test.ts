import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#lib/time-units.ts';
import { addActor } from '#tests/support/actors.ts';
import { type TestApp } from '#tests/support/test-app.ts';
import { checkCopy } from '#domains/compliance/contract.ts';
import { noteReadByLink } from '#domains/correspondence/server/index.ts';
import type { UserActor } from '#platform/verb/context.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { attachToInquiry } from './attach-to-inquiry.ts';
import { closeInquiry } from './close-inquiry.ts';
import { listMyInquiries } from './list-my-inquiries.ts';
import { markAnswered } from './mark-answered.ts';
import { replyToInquiry } from './reply-to-inquiry.ts';
import { reportReply } from './report-reply.ts';
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

describe('an answer by the link in the mail', () => {
  const linkIn = (text: string | undefined) => /\/reply\/([\w-]{43})/.exec(text ?? '')?.[1] ?? expect.fail('no link in the mail');
  const replyTo = (token: string, form: object, from?: string) => app.post(`/api/replies/inquiries/${token}`, form, from);

  it('stands in the thread, and reaches the sender by mail and in the product, once', async () => {
    const bea = await addActor(app.db);
    await send(makeForm({ email: bea.email, idempotencyKey: KEY }));
    const token = linkIn((await app.mails())[0]?.text);
    expect((await app.mails())[1]?.text).not.toContain(token);
    const shown: unknown = await (await app.request(`/api/replies/inquiries/${token}`)).json();
    expect(shown).toMatchObject({
      senderName: 'Bea Buyer',
      homeLabel: '12 Elm Street',
      isOpen: true,
      thread: [{ from: 'sender' }],
    });
    expect(JSON.stringify(shown)).not.toContain(bea.email);
    expect((await storedQuestions(app.db))[0]?.status).toBe('sent');
    const form = { message: 'The roof is of 2019.', idempotencyKey: randomUUID() };
    for (let press = 0; press < 2; press += 1) expect((await replyTo(token, form)).status).toBe(200);
    const as: ServerContext = { ...app.ctx(), actor: bea };
    expect((await listMyInquiries(as)).inquiries).toMatchObject([
      { status: 'answered', replies: [{ message: 'The roof is of 2019.' }] },
    ]);
    const [, , mail, ...more] = await app.mails();
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
    const token = linkIn((await app.mails())[0]?.text);
    const before = (await app.mails()).length;
    const reply = (message: string, more: object = {}) => replyTo(token, { message, idempotencyKey: randomUUID(), ...more });
    const wrong = await reply('The roof is new. We rent to no one with children.');
    expect(wrong.status).toBe(422);
    const { detail, fields } = (await wrong.json()) as { detail: string; fields: { message: string } };
    expect(fields.message).toContain('children');
    expect(detail).toContain(fields.message);
    const warned = 'It is a safe neighborhood with a new roof.';
    expect((await reply(warned)).status).toBe(422);
    expect((await app.mails()).length).toBe(before);
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
    const token = linkIn((await app.mails())[0]?.text);
    const form = { message: 'The roof is of 2019.', idempotencyKey: randomUUID() };
    expect((await replyTo('x'.repeat(43), form)).status).toBe(404);
    expect((await app.request(`/api/replies/tours/${token}`)).status).toBe(404);
    const over = app.ctx(new Date(NOW + 31 * DAY_MS));
    await expect(replyToInquiry(over, { token, form })).rejects.toMatchObject({ code: 'not-found' });
    expect((await replyTo(token, { ...form, message: '' })).status).toBe(422);
    await withdrawInquiry({ ...app.ctx(), actor: bea }, KEY);
    expect((await replyTo(token, form)).status).toBe(409);
    expect(await storedQuestions(app.db)).toHaveLength(1);
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
    await replyTo(linkIn((await app.mails())[0]?.text), { message: 'Yes, it is new.', idempotencyKey: randomUUID() });
    expect(await app.mails()).toHaveLength(2);
    expect(await app.db.selectFrom('notifications').selectAll().where('user_id', '=', bea.userId).execute()).toEqual([]);
    expect((await listMyInquiries({ ...app.ctx(), actor: bea })).inquiries).toMatchObject([{ replies: [{}] }]);
  });

  it('reaches a sender without an account by mail alone', async () => {
    await send(makeForm({ idempotencyKey: KEY }));
    const token = linkIn((await app.mails())[0]?.text);
    await replyTo(token, { message: 'Yes, it is new.', idempotencyKey: randomUUID() });
    expect((await app.mails()).at(-1)).toMatchObject({ to_address: 'bea@home.example', subject: 'Answer about 12 Elm Street' });
    expect((await app.mails()).at(-1)?.text).not.toContain('/inquiries');
  });
});

describe('the way of a question', () => {
  const linkIn = (text: string | undefined) => /\/reply\/([\w-]{43})/.exec(text ?? '')?.[1] ?? expect.fail('no link in the mail');
  const PDF = Buffer.from('%PDF-1.7 my plan');
  const later = (minutes: number) => new Date(NOW + minutes * 60_000);

  it('is read when somebody moves in the firm’s page, not when its link is loaded, and closed by its sender alone', async () => {
    const [bea, other] = [await addActor(app.db), await addActor(app.db)];
    await send(makeForm({ email: bea.email, idempotencyKey: KEY }));
    const token = linkIn((await app.mails())[0]?.text);
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
    expect(await app.mails()).toHaveLength(2);
  });

  it('takes files of its sender alone, which the firm opens by its link until the question is taken back', async () => {
    const [bea, other] = [await addActor(app.db), await addActor(app.db)];
    await send(makeForm({ email: bea.email, idempotencyKey: KEY }));
    const token = linkIn((await app.mails())[0]?.text);
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
    const [, , told, ...more] = await app.mails();
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
    const foreign = linkIn((await app.mails())[3]?.text);
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
    await app.post(`/api/replies/inquiries/${linkIn((await app.mails())[0]?.text)}`, answer);
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
    const told = (await app.mails()).filter(({ to_address: to }) => to === 'help@site.example');
    expect(told).toMatchObject([{ subject: 'An answer was reported: 12 Elm Street', reply_to: bea.email }]);
    for (const words of ['It may break fair housing rules', 'They refuse families.', 'We would sooner wait for another buyer.'])
      expect(told[0]?.text).toContain(words);
  });
});
