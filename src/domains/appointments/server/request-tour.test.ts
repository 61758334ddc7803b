import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#lib/time-units.ts';
import { addActor } from '#tests/support/actors.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTourHomes, tourForm } from '#tests/support/tours.ts';
import { zonedTimeToInstant } from '#lib/zoned-time.ts';
import type { UserActor } from '#platform/verb/context.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { checkCopy } from '#domains/compliance/contract.ts';
import { listThreads } from '#domains/correspondence/server/own-threads.ts';
import { acceptTourTime } from './accept-tour-time.ts';
import { askOtherTimes } from './ask-other-times.ts';
import { listMyTours } from './list-my-tours.ts';
import { withdrawTour } from './withdraw-tour.ts';

const NOW = Date.parse('2026-05-01T12:00:00Z');
const inHours = (hours: number) => new Date(clock + hours * HOUR_MS).toISOString();

let clock = NOW;
let app: TestApp;
let keys: Record<string, string> = {};

beforeAll(async () => {
  app = await openTestApp({ now: () => clock });
  keys = await addTourHomes(app.db);
});
afterAll(() => app.close());
afterEach(async () => {
  clock = NOW;
  for (const table of ['threads', 'mail_messages', 'rate_limits'] as const) await app.db.deleteFrom(table).execute();
});

const send = (form: Record<string, unknown>, name = 'ACTIVE') =>
  app.post(`/api/listings/${keys[name] ?? name}/tour-requests`, form);
const stored = () => app.db.selectFrom('tour_requests').selectAll().execute();

describe('a tour request', () => {
  it('is stored in the zone of the home, and mailed to the agent and the sender', async () => {
    const form = tourForm({ message: 'We come with a dog.' });
    const response = await send(form);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ tourRequestId: form['idempotencyKey'], sentTo: 'Example Realty', delivery: 'kept' });
    expect(await stored()).toMatchObject([
      {
        kind: 'in_person',
        slots: [{ startsAt: '2026-05-02T16:00:00.000Z' }, { startsAt: '2026-05-03T17:00:00.000Z' }],
        time_zone: 'America/Denver',
        buyer_agreement: 'no',
        status: 'pending',
      },
    ]);
    const [toAgent, copy] = await app.mails();
    expect(toAgent).toMatchObject({
      to_address: 'ann@firm.example',
      reply_to: 'bea@home.example',
      subject: 'Tour request: 12 Elm Street',
    });
    expect(toAgent?.text).toMatch(/1\. Saturday, May 2.*10:00.AM MDT\n2\. Sunday, May 3.*11:00.AM MDT/);
    expect(toAgent?.text).toContain('We come with a dog.');
    expect(copy?.text).toContain('Nothing is booked until they confirm');
  });

  it('sent again with its key is answered as the first time, also when its times are past', async () => {
    const form = tourForm();
    const [first, second] = await Promise.all([send(form), send(form)]);
    const answer: unknown = await first.json();
    expect(await second.json()).toEqual(answer);
    clock += 48 * HOUR_MS;
    expect(await (await send(form)).json()).toEqual(answer);
    expect(await stored()).toHaveLength(1);
    expect(await app.mails()).toHaveLength(2);
    expect((await send(form, 'SOON')).status).toBe(409);
  });

  it.each([
    ['too soon', { slots: [inHours(1.9)] }, 'slots.0'],
    ['past', { slots: [inHours(24), inHours(-1)] }, 'slots.1'],
    ['too far', { slots: [inHours(30 * 24 + 1)] }, 'slots.0'],
    ['no day at all', { slots: ['2026-02-30T10:00:00Z'] }, 'slots.0'],
    ['no time', { slots: [] }, 'slots'],
    ['four times', { slots: [24, 25, 26, 27].map(inHours) }, 'slots'],
    ['the same time twice', { slots: ['2026-05-02T16:00:00Z', '2026-05-02T10:00:00-06:00'] }, 'slots'],
    ['no consent', { consent: false }, 'consent'],
    ['an unknown kind', { kind: 'by_balloon' }, 'kind'],
    ['no word on an agreement', { buyerAgreement: undefined }, 'buyerAgreement'],
    ['calls without a number', { mayCall: true }, 'phone'],
  ])('is refused with %s', async (_what, fields, field) => {
    const response = await send(tourForm(fields));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { [field]: expect.stringMatching(/\w{3}/) } });
    expect(await stored()).toEqual([]);
    expect(await app.mails()).toEqual([]);
  });

  it('is taken two hours ahead and thirty days', async () => {
    expect((await send(tourForm({ slots: [inHours(2), inHours(30 * 24)] }))).status).toBe(200);
  });

  it('of a home that comes soon starts with its first day on the market, where it stands', async () => {
    // 2026-05-04T05:30Z is still May 3 in Denver.
    const early = await send(tourForm({ slots: ['2026-05-04T05:30:00Z'] }), 'SOON');
    expect(early.status).toBe(409);
    expect(await early.json()).toMatchObject({ detail: 'Tours of this home start May 4, 2026.' });
    expect((await send(tourForm({ slots: ['2026-05-04T15:00:00Z'] }), 'SOON')).status).toBe(200);
  });

  it('is not taken for homes that are sold, gone, withheld or unknown', async () => {
    expect((await send(tourForm(), 'PENDING')).status).toBe(409);
    expect((await send(tourForm(), 'GONE')).status).toBe(410);
    expect((await send(tourForm(), 'HIDDEN')).status).toBe(404);
    expect((await send(tourForm(), 'nothing')).status).toBe(404);
    expect(await stored()).toEqual([]);
    expect(await app.mails()).toEqual([]);
  });

  it('tells the truth where the firm gave no mail address', async () => {
    expect(await (await send(tourForm(), 'MUTE')).json()).toMatchObject({ delivery: 'no-address' });
    const sent = await app.mails();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('couldn’t send it');
  });

  it('is text, whatever it holds', async () => {
    await send(tourForm({ message: '<img src=x onerror=alert(1)>' }));
    expect((await app.mails())[0]?.html).not.toContain('<img src=x');
  });
});

describe('a wish that is taken back', () => {
  it('is canceled by its sender alone, and the firm is told once; what is over stays', async () => {
    const [bea, other] = [await addActor(app.db), await addActor(app.db)];
    const form = tourForm({ email: bea.email });
    await send(form);
    const id = String(form['idempotencyKey']);
    const as = (actor: UserActor): ServerContext => ({ ...app.ctx(), actor });
    await expect(withdrawTour(as(other), id)).rejects.toMatchObject({ code: 'not-found' });
    expect((await app.post(`/api/tour-requests/${id}/withdraw`, {})).status).toBe(401);
    await withdrawTour(as(bea), id);
    expect(await withdrawTour(as(bea), id)).toEqual({ isFirmTold: true });
    expect((await listMyTours(as(bea))).tours).toMatchObject([
      { status: 'cancelled', slots: ['2026-05-02T16:00:00.000Z', '2026-05-03T17:00:00.000Z'] },
    ]);
    const [, , told, ...more] = await app.mails();
    expect(told).toMatchObject({ to_address: 'ann@firm.example', subject: 'A tour of 12 Elm Street is off' });
    expect(more).toEqual([]);
    await app.db.updateTable('tour_requests').set({ status: 'completed' }).execute();
    await expect(withdrawTour(as(bea), id)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('the answer of the firm', () => {
  const linkIn = (text: string | undefined) =>
    /\/reply\/tour\/([\w-]{43})/.exec(text ?? '')?.[1] ?? expect.fail('no link in the mail');
  const [FIRST, SECOND] = ['2026-05-02T16:00:00.000Z', '2026-05-03T17:00:00.000Z'];
  const OTHER = '2026-05-05T15:00:00.000Z';

  async function ask() {
    const bea = await addActor(app.db);
    const form = tourForm({ email: bea.email });
    await send(form);
    const token = linkIn((await app.mails())[0]?.text);
    const as = (actor: UserActor): ServerContext => ({ ...app.ctx(), actor });
    const reply = (body: object) => app.post(`/api/replies/tours/${token}`, body);
    return { bea, as, token, reply, id: String(form['idempotencyKey']) };
  }

  it('confirms a wished time: by mail with a calendar file, in the product, and in the list', async () => {
    const { bea, as, token, reply } = await ask();
    const shown: unknown = await (await app.request(`/api/replies/tours/${token}`)).json();
    expect(shown).toMatchObject({ senderName: 'Bea Buyer', slots: [FIRST, SECOND], status: 'pending', buyerAgreement: 'no' });
    expect(JSON.stringify(shown)).not.toContain(bea.email);
    for (const startsAt of [OTHER, '2026-04-30T16:00:00Z'])
      expect((await reply({ answer: 'confirm', startsAt })).status, startsAt).toBe(422);
    for (let press = 0; press < 2; press += 1)
      expect((await reply({ answer: 'confirm', startsAt: SECOND, message: 'Ring twice.' })).status).toBe(200);
    expect((await listMyTours(as(bea))).tours).toMatchObject([
      { status: 'accepted', confirmedStartsAt: SECOND, proposedSlots: [], reply: 'Ring twice.' },
    ]);
    const [, , mail, reminder, ...more] = await app.mails();
    expect(more).toEqual([]);
    expect(reminder).toMatchObject({ to_address: 'ann@firm.example', subject: 'You confirmed a tour of 12 Elm Street' });
    expect(mail).toMatchObject({ to_address: bea.email, subject: 'Your tour of 12 Elm Street is confirmed' });
    expect(mail?.text).toMatch(/Sunday, May 3.*11:00.AM MDT/);
    const told = await app.db.selectFrom('notifications').select(['topic', 'title']).where('user_id', '=', bea.userId).execute();
    expect(told).toEqual([{ topic: 'inquiries', title: 'Your tour of 12 Elm Street is confirmed' }]);
  });

  it('offers other times, of which the sender alone takes one', async () => {
    const { bea, as, reply, id } = await ask();
    const other = await addActor(app.db);
    expect((await reply({ answer: 'propose', slots: [inHours(1)] })).status).toBe(422);
    expect((await reply({ answer: 'propose', slots: [OTHER] })).status).toBe(200);
    expect((await listMyTours(as(bea))).tours).toMatchObject([{ status: 'pending', proposedSlots: [OTHER] }]);
    await expect(acceptTourTime(as(other), { tourRequestId: id, startsAt: new Date(OTHER) })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect((await app.post(`/api/tour-requests/${id}/accept-time`, { startsAt: OTHER })).status).toBe(401);
    await expect(acceptTourTime(as(bea), { tourRequestId: id, startsAt: new Date(FIRST) })).rejects.toMatchObject({
      code: 'conflict',
    });
    for (let press = 0; press < 2; press += 1)
      expect(await acceptTourTime(as(bea), { tourRequestId: id, startsAt: new Date(OTHER) })).toMatchObject({
        status: 'accepted',
        confirmedStartsAt: OTHER,
      });
    const subjects = (await app.mails()).map((mail) => `${mail.to_address}: ${mail.subject}`).slice(2);
    expect(subjects).toEqual([
      `${bea.email}: Other times for your tour of 12 Elm Street`,
      `${bea.email}: Your tour of 12 Elm Street is set`,
      'ann@firm.example: Tour of 12 Elm Street: a time is accepted',
    ]);
  });

  it('declines, and can be changed until the wish is taken back', async () => {
    const { bea, as, reply, id } = await ask();
    expect((await reply({ answer: 'decline', message: 'It is sold.' })).status).toBe(200);
    expect((await listMyTours(as(bea))).tours).toMatchObject([{ status: 'rejected', reply: 'It is sold.' }]);
    expect((await reply({ answer: 'confirm', startsAt: FIRST })).status).toBe(200);
    await withdrawTour(as(bea), id);
    expect((await app.mails()).at(-1)?.text).toMatch(/Saturday, May 2/);
    expect((await app.mails()).at(-1)?.text).not.toMatch(/Sunday, May 3/);
    expect((await reply({ answer: 'decline' })).status).toBe(409);
  });

  it('is agreed on and asked anew only while the home is shown', async () => {
    const { bea, as, reply, id } = await ask();
    expect((await reply({ answer: 'propose', slots: [OTHER] })).status).toBe(200);
    const before = (await app.mails()).length;
    const show = (isShown: boolean) =>
      app.db
        .updateTable('listings')
        .set({ internet_entire_listing_display_yn: isShown })
        .where('listing_key', '=', keys['ACTIVE'] ?? '')
        .execute();
    await show(false);
    const form = { slots: [OTHER], message: '', idempotencyKey: randomUUID() };
    for (const late of [
      () => acceptTourTime(as(bea), { tourRequestId: id, startsAt: new Date(OTHER) }),
      () => askOtherTimes(as(bea), { tourRequestId: id, form }),
    ])
      await expect(late()).rejects.toMatchObject({ code: 'gone' });
    expect(await app.mails()).toHaveLength(before);
    await show(true);
    expect(await acceptTourTime(as(bea), { tourRequestId: id, startsAt: new Date(OTHER) })).toMatchObject({ status: 'accepted' });
  });

  it('calls off no tour that has begun, by neither side', async () => {
    const { bea, as, reply, id } = await ask();
    expect((await reply({ answer: 'confirm', startsAt: FIRST })).status).toBe(200);
    const before = (await app.mails()).length;
    clock = Date.parse(FIRST) + 60_000;
    expect((await reply({ answer: 'decline', message: 'It is sold.' })).status).toBe(409);
    expect((await reply({ answer: 'propose', slots: [OTHER] })).status).toBe(409);
    await expect(withdrawTour(as(bea), id)).rejects.toMatchObject({ code: 'conflict' });
    expect((await listMyTours(as(bea))).tours).toMatchObject([{ confirmedStartsAt: FIRST }]);
    expect(await app.mails()).toHaveLength(before);
  });

  it('reaches the calendars of both: asked, changed and canceled under one id, in order', async () => {
    const { bea, as, reply, id } = await ask();
    await reply({ answer: 'confirm', startsAt: FIRST });
    await reply({ answer: 'confirm', startsAt: SECOND });
    await reply({ answer: 'propose', slots: [OTHER] });
    await acceptTourTime(as(bea), { tourRequestId: id, startsAt: new Date(OTHER) });
    for (let press = 0; press < 2; press += 1) await withdrawTour(as(bea), id);
    const told = (await app.mails()).flatMap(({ to_address: to, attachments }) =>
      z
        .array(z.object({ contentType: z.string(), content: z.string() }))
        .parse(attachments)
        .map(({ contentType, content }) => {
          const text = content.replaceAll('\r\n ', '');
          const [method, uid, sequence, status] = ['METHOD', 'UID', 'SEQUENCE', 'STATUS'].map(
            (name) => new RegExp(`^${name}:(.*?)\r?$`, 'mu').exec(text)?.[1],
          );
          const [, zone = '', wall = ''] = /^DTSTART;TZID=([^:]+):(.*?)\r?$/mu.exec(text) ?? [];
          const start = zonedTimeToInstant(wall.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/u, '$1-$2-$3T$4:$5:'), zone);
          expect([uid, contentType]).toEqual([`${id}@tour`, `text/calendar; charset=utf-8; method=${method}`]);
          expect(text).toMatch(new RegExp(`^ATTENDEE;.*mailto:${bea.email}`, 'imu'));
          return `${to === bea.email ? 'sender' : 'firm'} ${method} ${sequence} ${start.replaceAll(/[-:]|\.000/gu, '')} ${status}`;
        }),
    );
    const both = (news: string) => [`firm ${news}`, `sender ${news}`];
    expect(told.toSorted((a, b) => Number(a.split(' ')[2]) - Number(b.split(' ')[2]) || (a < b ? -1 : 1))).toEqual([
      ...both('REQUEST 0 20260502T160000Z CONFIRMED'),
      ...both('REQUEST 1 20260503T170000Z CONFIRMED'),
      ...both('CANCEL 2 20260503T170000Z CANCELLED'),
      ...both('REQUEST 3 20260505T150000Z CONFIRMED'),
      ...both('CANCEL 4 20260505T150000Z CANCELLED'),
    ]);
  });

  it('keeps fair-housing law by the link, too, and no time is confirmed with words that do not', async () => {
    const { token, reply } = await ask();
    const wrong = await reply({ answer: 'confirm', startsAt: SECOND, message: 'Come alone: no children in this building.' });
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({ fields: { message: expect.stringContaining('no children') } });
    const warned = 'Ring twice. It is a safe neighborhood.';
    expect((await reply({ answer: 'confirm', startsAt: SECOND, message: warned })).status).toBe(422);
    expect(await (await app.request(`/api/replies/tours/${token}`)).json()).toMatchObject({ status: 'pending', reply: null });
    const [finding] = checkCopy(warned, { kind: 'reply' });
    const { category, rule, text, pack } = finding ?? expect.fail('it warns');
    const passed = [{ finding: { category, rule, text, pack }, reason: 'The city calls it so' }];
    const answered = await reply({ answer: 'confirm', startsAt: SECOND, message: warned, passed });
    expect(await answered.json()).toMatchObject({ status: 'accepted', reply: warned });
  });

  it('is preceded by its reading, which the sender’s list of threads tells', async () => {
    const { bea, as, token } = await ask();
    expect((await app.post(`/api/replies/tours/${token}/read`, {})).status).toBe(204);
    const { threads } = await listThreads({ ...as(bea), sources: {} }, { side: 'sender', limit: 1 });
    expect(threads).toMatchObject([{ kind: 'tour-request', status: 'read' }]);
  });

  it('is refused by a link that is forged, over, or of a question', async () => {
    const { token } = await ask();
    expect((await app.post(`/api/replies/inquiries/${token}/read`, {})).status).toBe(404);
    expect((await app.post(`/api/replies/tours/${'x'.repeat(43)}`, { answer: 'decline' })).status).toBe(404);
    expect((await app.request(`/api/replies/inquiries/${token}`)).status).toBe(404);
    clock += 31 * 24 * HOUR_MS;
    expect((await app.post(`/api/replies/tours/${token}`, { answer: 'decline' })).status).toBe(404);
  });
});

describe('the link in the sender’s mail', () => {
  const tokenIn = (text: string | undefined, path: string) => new RegExp(`${path}/([\\w-]+)`).exec(text ?? '')?.[1] ?? '';
  const last = async (to: string) => (await app.mails()).findLast(({ to_address: address }) => address === to);

  it('asks for other times once for a form, and takes an agreed time out of both calendars', async () => {
    await send(tourForm());
    const [toFirm, copy] = await app.mails();
    const [firm, own] = [tokenIn(toFirm?.text, '/reply/tour'), tokenIn(copy?.text, '/my-tour')];
    const slots = ['2026-05-06T16:00:00.000Z', '2026-05-07T17:00:00.000Z'];
    const form = { slots, message: 'We can come later.', idempotencyKey: randomUUID() };
    const ask = (token: string, changed = {}) => app.post(`/api/own-tours/${token}/other-times`, { ...form, ...changed });
    expect((await ask(firm)).status).toBe(404);
    expect((await ask(own, { slots: [] })).status).toBe(422);
    expect((await ask(own, { slots: [inHours(1)] })).status).toBe(422);

    await app.post(`/api/replies/tours/${firm}`, { answer: 'confirm', startsAt: '2026-05-02T16:00:00.000Z' });
    const asked = await ask(own);
    expect(await asked.json()).toMatchObject({ status: 'pending', slots, confirmedStartsAt: null, proposedSlots: [] });
    const count = (await app.mails()).length;
    expect((await ask(own)).status).toBe(200);
    expect((await app.mails()).length).toBe(count);
    const news = await app.mails();
    const toAgent = news.filter(({ to_address: address }) => address === 'ann@firm.example');
    expect(toAgent.find(({ subject }) => subject.startsWith('More about'))?.text).toMatch(
      /Other times: Wednesday, May 6.*Thursday, May 7[\s\S]*We can come later\./,
    );
    for (const address of ['ann@firm.example', 'bea@home.example'])
      expect(JSON.stringify(news.findLast((mail) => mail.to_address === address)?.attachments)).toMatch(/CANCEL/);

    const again = tokenIn(toAgent.findLast(({ text }) => text.includes('/reply/tour/'))?.text, '/reply/tour');
    const confirmed = await app.post(`/api/replies/tours/${again}`, { answer: 'confirm', startsAt: slots[0] });
    expect(await confirmed.json()).toMatchObject({ status: 'accepted', confirmedStartsAt: slots[0] });
    await app.post(`/api/own-tours/${own}/withdraw`, {});
    expect((await ask(own, { idempotencyKey: randomUUID() })).status).toBe(409);
  });

  it('shows the request without an account, takes an offered time and withdraws it', async () => {
    await send(tourForm());
    const [toFirm, copy] = await app.mails();
    const [firm, own] = [tokenIn(toFirm?.text, '/reply/tour'), tokenIn(copy?.text, '/my-tour')];
    expect(await (await app.request(`/api/own-tours/${own}`)).json()).toMatchObject({
      status: 'pending',
      sentTo: 'Example Realty',
    });
    // Each side's link opens that side alone.
    expect((await app.request(`/api/own-tours/${firm}`)).status).toBe(404);
    expect((await app.request(`/api/replies/tours/${own}`)).status).toBe(404);
    expect((await app.post(`/api/replies/tours/${own}`, { answer: 'decline' })).status).toBe(404);
    expect((await app.post(`/api/own-tours/${firm}/withdraw`, {})).status).toBe(404);

    const startsAt = '2026-05-04T16:00:00.000Z';
    expect((await app.post(`/api/replies/tours/${firm}`, { answer: 'propose', slots: [startsAt] })).status).toBe(200);
    const newer = tokenIn((await last('bea@home.example'))?.text, '/my-tour');
    expect(newer).not.toBe(own);
    expect((await app.post(`/api/own-tours/${newer}/accept-time`, { startsAt: inHours(99) })).status).toBe(409);
    const taken = await app.post(`/api/own-tours/${newer}/accept-time`, { startsAt });
    expect(await taken.json()).toMatchObject({ status: 'accepted', confirmedStartsAt: startsAt });
    expect((await last('ann@firm.example'))?.subject).toContain('a time is accepted');
    expect((await last('bea@home.example'))?.subject).toContain('is set');

    const off = await app.post(`/api/own-tours/${own}/withdraw`, {});
    expect([off.status, await off.json()]).toEqual([200, { isFirmTold: true }]);
    const count = (await app.mails()).length;
    await app.post(`/api/own-tours/${own}/withdraw`, {});
    expect((await app.mails()).length).toBe(count);
    expect(await (await app.request(`/api/own-tours/${own}`)).json()).toMatchObject({ status: 'cancelled' });
    clock += 31 * 24 * HOUR_MS;
    expect((await app.request(`/api/own-tours/${own}`)).status).toBe(404);
  });
});
