import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addActor } from '../../../../tests/support/actors.ts';
import { addListings } from '../../../../tests/support/listings.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { UserActor } from '#platform/http/context.ts';
import type { ServerContext } from '#platform/http/server-context.ts';
import { listMyTours } from './list-my-tours.ts';
import { withdrawTour } from './withdraw-tour.ts';

const NOW = Date.parse('2026-05-01T12:00:00Z');
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(clock + hours * HOUR).toISOString();

let clock = NOW;
let app: TestApp;
const keys: Record<string, string> = {};

beforeAll(async () => {
  app = await openTestApp({ now: () => clock });
  const names = ['ACTIVE', 'SOON', 'PENDING', 'GONE', 'HIDDEN', 'MUTE'];
  const agent = { ListAgentFullName: 'Ann Agent', ListAgentEmail: 'ann@firm.example' };
  const added = await addListings(
    app.db,
    { ...agent, ListingKey: 'ACTIVE' },
    { ...agent, ListingKey: 'SOON', StandardStatus: 'Coming Soon', OnMarketDate: '2026-05-04' },
    { ...agent, ListingKey: 'PENDING', StandardStatus: 'Pending' },
    { ...agent, ListingKey: 'GONE', StandardStatus: 'Canceled' },
    { ...agent, ListingKey: 'HIDDEN', InternetEntireListingDisplayYN: false },
    { ListingKey: 'MUTE' },
  );
  names.forEach((name, index) => (keys[name] = added.keys[index] ?? ''));
});
afterAll(() => app.close());
afterEach(async () => {
  clock = NOW;
  for (const table of ['tour_requests', 'mail_messages', 'rate_limits'] as const) await app.db.deleteFrom(table).execute();
});

function makeForm(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Bea Buyer',
    email: 'bea@home.example',
    kind: 'in_person',
    slots: ['2026-05-02T16:00:00Z', '2026-05-03T17:00:00Z'],
    buyerAgreement: 'no',
    consent: true,
    idempotencyKey: randomUUID(),
    ...fields,
  };
}

const send = (form: Record<string, unknown>, name = 'ACTIVE') =>
  app.post(`/api/listings/${keys[name] ?? name}/tour-requests`, form);
const stored = () => app.db.selectFrom('tour_requests').selectAll().execute();
const mails = () => app.db.selectFrom('mail_messages').selectAll().orderBy('id').execute();

describe('a wish for a tour', () => {
  it('is stored in the zone of the home, and mailed to the agent and the sender', async () => {
    const form = makeForm({ message: 'We come with a dog.' });
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
    const [toAgent, copy] = await mails();
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
    const form = makeForm();
    const [first, second] = await Promise.all([send(form), send(form)]);
    const answer: unknown = await first.json();
    expect(await second.json()).toEqual(answer);
    clock += 48 * HOUR;
    expect(await (await send(form)).json()).toEqual(answer);
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
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
    const response = await send(makeForm(fields));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { [field]: expect.stringMatching(/\w{3}/) } });
    expect(await stored()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('is taken two hours ahead and thirty days', async () => {
    expect((await send(makeForm({ slots: [inHours(2), inHours(30 * 24)] }))).status).toBe(200);
  });

  it('of a home that comes soon starts with its first day on the market, where it stands', async () => {
    // 2026-05-04T05:30Z is still May 3 in Denver.
    const early = await send(makeForm({ slots: ['2026-05-04T05:30:00Z'] }), 'SOON');
    expect(early.status).toBe(409);
    expect(await early.json()).toMatchObject({ detail: 'Tours of this home start on 2026-05-04.' });
    expect((await send(makeForm({ slots: ['2026-05-04T15:00:00Z'] }), 'SOON')).status).toBe(200);
  });

  it('is not taken for homes that are sold, gone, withheld or unknown', async () => {
    expect((await send(makeForm(), 'PENDING')).status).toBe(409);
    expect((await send(makeForm(), 'GONE')).status).toBe(410);
    expect((await send(makeForm(), 'HIDDEN')).status).toBe(404);
    expect((await send(makeForm(), 'nothing')).status).toBe(404);
    expect(await stored()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('tells the truth where the firm gave no mail address', async () => {
    expect(await (await send(makeForm(), 'MUTE')).json()).toMatchObject({ delivery: 'no-address' });
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('was sent to nobody');
  });

  it('is text, whatever it holds', async () => {
    await send(makeForm({ message: '<img src=x onerror=alert(1)>' }));
    expect((await mails())[0]?.html).not.toContain('<img src=x');
  });
});

describe('a wish that is taken back', () => {
  it('is canceled by its sender alone, and the firm is told once; what is over stays', async () => {
    const [bea, other] = [await addActor(app.db), await addActor(app.db)];
    const form = makeForm({ email: bea.email });
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
    const [, , told, ...more] = await mails();
    expect(told).toMatchObject({ to_address: 'ann@firm.example', subject: 'A tour of 12 Elm Street is off' });
    expect(more).toEqual([]);
    await app.db.updateTable('tour_requests').set({ status: 'completed' }).execute();
    await expect(withdrawTour(as(bea), id)).rejects.toMatchObject({ code: 'conflict' });
  });
});
