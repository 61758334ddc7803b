import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { INVITED_PARTS, PART_WORDS } from '#domains/selling/contract.ts';
import { findHomeForOffers } from '#domains/selling/server/index.ts';
import { addDays } from '#lib/calendar.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import { removeMark } from '#platform/db/marks.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { addActor, idOf, signInAt } from '#tests/support/actors.ts';
import { later, linesOf, move, toursOf } from '#tests/support/bookings.ts';
import { addListings } from '#tests/support/listings.ts';
import { addHomeForSale, addOwnListing, WILLOW_LANE } from '#tests/support/own-listings.ts';
import { makePerson } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { listOpenings } from './find-openings.ts';
import { findTourAccess } from './find-tour-access.ts';
import { listAppointments } from './present-bookings.ts';
import { remindOfBookings } from './remind-of-bookings.ts';
import { getSchedule, setSchedule } from './save-schedule.ts';
import { waitForTime } from './wait-for-time.ts';

let app: TestApp;
let owner: ServerContext;
let agent: ServerContext;
let guest: ServerContext;
let other: ServerContext;
let listingKey: string;
let made = 0;

const signIn = signInAt(() => app);
const { open, slotsOf, slotAt, book } = toursOf(() => ({ owner, guest, listingKey }));
const refusal = (code: string) => ({ code });

/** The home of a test, and its number. */
async function putUnderContract(): Promise<number> {
  const { id } = await app.db
    .updateTable('listings')
    .set({ standard_status: 'Active Under Contract' })
    .where('listing_key', '=', listingKey)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The guest becomes the buyer. */
async function acceptOffer(listingId: number): Promise<void> {
  const at = new Date();
  const times = { accepted_at: at, expires_at: at, created_at: at, updated_at: at };
  await app.db
    .insertInto('offers')
    .values({ id: randomUUID(), listing_id: listingId, user_id: idOf(guest), status: 'accepted', ...times })
    .execute();
}

beforeAll(async () => {
  app = await openTestApp();
  [owner, agent, guest, other] = (await Promise.all(['Olga', 'Arno', 'Gina', 'Otto'].map(signIn))) as [
    ServerContext,
    ServerContext,
    ServerContext,
    ServerContext,
  ];
});
afterAll(() => app.close());

beforeEach(async () => {
  made += 1;
  listingKey = await addHomeForSale(`BOOK-${made}`, owner, agent);
});

describe('rules of a home', () => {
  it('begin closed, as a proposal, and are those of its sellers alone', async () => {
    expect(await getSchedule(agent, listingKey)).toMatchObject({ version: 0 });
    expect(await slotsOf()).toEqual([]);
    for (const stranger of [guest, other]) {
      await expect(getSchedule(stranger, listingKey)).rejects.toMatchObject(refusal('not-found'));
      await expect(
        setSchedule(stranger, { listingKey, version: 0, rules: [], overrides: [], eventTypes: [] }),
      ).rejects.toMatchObject(refusal('not-found'));
    }
    const access = async () => findTourAccess(app, (await findHomeForOffers(app, { listingKey }))?.listingId ?? 0);
    expect(await access()).toBe(0);
    expect(await open()).toMatchObject({ version: 1 });
    expect((await slotsOf()).length).toBeGreaterThan(400);
    expect(await access()).toBe(7 * 24 * 60);
  });

  it('are saved by whoever takes a part, an assistant too, as the words of each part say', async () => {
    const { schedule } = await open();
    const assistant = await signIn('Asta');
    const helpers = [{ userId: idOf(assistant), part: 'assistant' as const }];
    const draftKey = `HELPED-${made}`;
    await addOwnListing(app.db, { listingKey: draftKey, ownerId: idOf(owner), fields: WILLOW_LANE, helpers });
    expect(await setSchedule(assistant, { listingKey: draftKey, version: 0, ...schedule })).toMatchObject({ version: 1 });
    for (const part of INVITED_PARTS) expect(PART_WORDS[part].can).toMatch(/sets showing times|everything/);
  });

  it('are saved once, and not over what somebody else saved', async () => {
    const saved = await open();
    const same = { listingKey, version: 0, ...saved.schedule };
    expect(await setSchedule(agent, same)).toMatchObject({ version: 1 });
    await expect(setSchedule(agent, { ...same, rules: [] })).rejects.toMatchObject(refusal('stale'));
    expect(await setSchedule(agent, { ...same, version: 1, rules: [] })).toMatchObject({ version: 2 });
    expect(await slotsOf()).toEqual([]);
  });

  it('are said before the home is public, and hold from its publication on', async () => {
    const draftKey = `DRAFT-${made}`;
    const id = await addOwnListing(app.db, { listingKey: draftKey, ownerId: idOf(owner), fields: WILLOW_LANE });
    const { schedule } = await open();
    const form = { listingKey: draftKey, version: 0, ...schedule };
    await expect(setSchedule(agent, form)).rejects.toMatchObject(refusal('not-found'));
    expect(await setSchedule(owner, form)).toMatchObject({ version: 1 });
    expect(await setSchedule(owner, { ...form, version: 1, rules: schedule.rules.slice(0, 1) })).toMatchObject({ version: 1 });
    expect(await getSchedule(owner, draftKey)).toMatchObject({ version: 1, schedule: { rules: schedule.rules } });
    await expect(listOpenings(guest, { listingKey: draftKey })).rejects.toMatchObject(refusal('not-found'));
    const { keys } = await addListings(app.db, { ListingKey: draftKey });
    await sql`update listings set listing_key = ${draftKey} where listing_key = ${keys[0]}`.execute(app.db);
    await sql`update own_listings set standard_status = 'Active', published_version = 1 where id = ${id}`.execute(app.db);
    expect((await listOpenings(guest, { listingKey: draftKey })).slots.length).toBeGreaterThan(400);
    expect(await getSchedule(owner, draftKey)).toMatchObject({ version: 1, schedule: { rules: schedule.rules } });
  });
});

describe('the words of a seller', () => {
  it('keep fair-housing law in questions, places and reasons; those of a guest are their own', async () => {
    const saved = await open({ needsApproval: true });
    const [tour] = saved.schedule.eventTypes;
    if (tour === undefined) throw new Error('no kind');
    const asking = (settings: object) =>
      setSchedule(owner, {
        listingKey,
        ...saved.schedule,
        version: 1,
        eventTypes: [{ ...tour, settings: { ...tour.settings, ...settings } }],
      });
    await expect(asking({ questions: ['How many come?', 'No children, please. Agreed?'] })).rejects.toMatchObject({
      code: 'invalid',
      fields: { 'eventTypes.0.settings.questions.1': expect.stringContaining('No children') },
    });
    await expect(asking({ place: 'Side door. No children.' })).rejects.toMatchObject(refusal('invalid'));
    const { id } = await book(guest, await slotAt(0));
    await expect(move(owner, id, { move: 'decline', reason: 'No children in this house.' })).rejects.toMatchObject({
      code: 'invalid',
      fields: { reason: expect.stringContaining('No children') },
    });
    expect(await move(guest, id, { move: 'cancel', reason: 'No children of ours can come.' })).toMatchObject({
      status: 'cancelled',
    });
  });
});

describe('bookings', () => {
  it('take their time from everybody, once for a form', async () => {
    await open();
    const startsAt = await slotAt(0);
    const id = randomUUID();
    const sent = await Promise.all(Array.from({ length: 5 }, () => book(guest, startsAt, { id })));
    expect(new Set(sent.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(sent[0]).toMatchObject({ status: 'accepted', side: 'guest', withName: 'The people who sell it' });
    expect(await slotsOf(other)).not.toContain(startsAt.toISOString());
    const late = await book(other, startsAt).catch((error: unknown) => error);
    expect(late).toBeInstanceOf(DomainError);
    expect(late).toMatchObject({ code: 'conflict', publicCode: 'time-taken' });
    expect((late as DomainError).details?.['slots']).toContain(later(startsAt, 60).toISOString());
    await expect(book(other, later(startsAt, 60), { id })).rejects.toMatchObject(refusal('conflict'));
    expect(await linesOf(owner)).toEqual(await linesOf(agent));
  });

  it('tell hosts whether the guest of a tour has an agreement with an agent, also where the time was held first', async () => {
    await open({ needsApproval: true });
    const [first, second] = [await slotAt(0), await slotAt(1)];
    const id = randomUUID();
    await book(guest, first, { id, isHold: true });
    expect(await book(guest, first, { id, buyerAgreement: 'no' })).toMatchObject({ buyerAgreement: 'no' });
    const unasked = await book(other, second);
    const shown = (await listAppointments(owner)).appointments;
    const agreementOf = (one: string) => shown.find((appointment) => appointment.id === one)?.buyerAgreement;
    expect([agreementOf(id), agreementOf(unasked.id)]).toEqual(['no', null]);
    const { rows } = await sql<{ text: string }>`
      select text from mail_messages where dedupe_key like ${`booking-${id}-%`} order by id`.execute(app.db);
    expect(rows.map(({ text }) => text).join(' ')).toContain('They have no written agreement with a buyer’s agent yet.');
  });

  it('are of homes listed here, by people who do not sell them, at times that are offered', async () => {
    await open();
    const startsAt = await slotAt(0);
    for (const seller of [owner, agent]) await expect(book(seller, startsAt)).rejects.toMatchObject(refusal('forbidden'));
    await expect(book(guest, startsAt, { listingKey: 'nowhere' })).rejects.toMatchObject(refusal('not-found'));
    await expect(book(guest, later(startsAt, 5))).rejects.toMatchObject(refusal('conflict'));
    await expect(book(guest, later(startsAt, -100 * 24 * 60))).rejects.toMatchObject(refusal('conflict'));
    await expect(book(guest, startsAt, { kind: 'appraisal' })).rejects.toMatchObject(refusal('conflict'));
    const demo = { ...app.ctx(), actor: await addActor(app.db, { isDemo: true }) };
    await expect(book(demo, startsAt)).rejects.toMatchObject(refusal('forbidden'));
  });

  it('are kept apart by the database, whoever writes', async () => {
    await open({ beforeBufferMinutes: 15, afterBufferMinutes: 15, incrementMinutes: 15 });
    const startsAt = await slotAt(0);
    await book(guest, startsAt);
    const overlap = sql`
      insert into booked_times (id, schedule_id, event_type_id, starts_at, ends_at, before_minutes, after_minutes, during, seats)
      select gen_random_uuid(), schedule_id, event_type_id, starts_at, ends_at, 0, 0, tstzrange(ends_at, ends_at + interval '20 min'), 1
      from booked_times where starts_at = ${startsAt}`;
    await expect(overlap.execute(app.db)).rejects.toMatchObject({ code: '23P01' });
  });

  it('can be held for ten minutes, and booked with the same id', async () => {
    // Cal.com 23974: what somebody held was shown as free.
    await open();
    const startsAt = await slotAt(0);
    const id = randomUUID();
    const held = await book(guest, startsAt, { id, isHold: true });
    expect(held).toMatchObject({ status: 'held' });
    expect(await linesOf(guest)).toEqual([]);
    expect((await listAppointments(owner)).appointments.map((one) => one.id)).not.toContain(id);
    expect(await slotsOf(other)).not.toContain(startsAt.toISOString());
    await expect(book(other, startsAt)).rejects.toMatchObject(refusal('conflict'));
    expect(await book(guest, startsAt, { id, note: 'I bring my mother.' })).toMatchObject({
      status: 'accepted',
      note: 'I bring my mother.',
    });

    const second = await slotAt(5);
    const forgotten = randomUUID();
    await book(guest, second, { id: forgotten, isHold: true });
    await sql`update bookings set held_until = now() - interval '9 minutes' where id = ${forgotten}`.execute(app.db);
    expect(await slotsOf(other)).toContain(second.toISOString());
    expect(await book(other, second)).toMatchObject({ status: 'accepted' });
    // Whoever comes back too late hears it.
    await expect(book(guest, second, { id: forgotten })).rejects.toMatchObject(refusal('conflict'));
  });

  it('share a time where there are seats', async () => {
    await open({ seats: 2, dailyCap: 1 });
    const startsAt = await slotAt(0);
    await book(guest, startsAt);
    expect(await slotsOf(other)).toContain(startsAt.toISOString());
    const second = await book(other, startsAt);
    const third = await signIn('Thea');
    await expect(book(third, startsAt)).rejects.toMatchObject(refusal('conflict'));
    await move(other, second.id, { move: 'cancel', reason: '' });
    expect(await book(third, startsAt)).toMatchObject({ status: 'accepted' });
  });

  it('wait for an answer on times of their own: nobody else is asked to wait for the same, and one answer counts', async () => {
    // Cal.com 10789, 29958: two requests for one time could both be confirmed.
    await open({ needsApproval: true });
    const startsAt = await slotAt(0);
    const asked = await Promise.allSettled([book(guest, startsAt), book(other, startsAt)]);
    const made = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(made).toHaveLength(1);
    expect(asked.find((one) => one.status === 'rejected')).toMatchObject({ reason: { publicCode: 'time-taken' } });
    const id = made[0]?.id ?? '';
    const answers = await Promise.allSettled([
      move(owner, id, { move: 'approve', reason: '' }),
      move(agent, id, { move: 'approve', reason: '' }),
      move(owner, id, { move: 'decline', reason: '' }),
    ]);
    const statuses = new Set(answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value.status] : [])));
    expect(statuses.size).toBe(1);
  });

  it('give back the time that they leave, to be held and booked at once', async () => {
    // Cal.com 21589: the time that a booking had left could not be held.
    await open();
    const [first, second] = [await slotAt(0), await slotAt(4)];
    const { id } = await book(guest, first);
    await move(guest, id, { move: 'reschedule', startsAt: second.toISOString(), reason: '' });
    const again = randomUUID();
    expect(await book(other, first, { id: again, isHold: true })).toMatchObject({ status: 'held' });
    expect(await book(other, first, { id: again })).toMatchObject({ status: 'accepted' });
  });

  it('end with the window of the home, whoever sends what', async () => {
    // Cal.com 29729: a call past the pages could book any day.
    expect(await listOpenings(guest, { listingKey })).toMatchObject({ eventTypes: [], lastDay: null });
    await open({ windowDays: 2 });
    const today = dayInZone(guest.now, 'America/Denver');
    expect(await listOpenings(guest, { listingKey })).toMatchObject({ lastDay: addDays(today, 2) });
    const last = new Date((await slotsOf()).at(-1) ?? '');
    await expect(book(guest, later(last, 24 * 60))).rejects.toMatchObject({ publicCode: 'time-taken' });
    expect(await book(guest, last)).toMatchObject({ status: 'accepted' });
  });

  it('of a home under contract are its buyer’s alone, who can also move them, asked by either side', async () => {
    await open({ needsApproval: true });
    const early = await book(other, await slotAt(0));
    const [first, second, third] = await Promise.all([slotAt(1), slotAt(2), slotAt(3)]);
    const listingId = await putUnderContract();
    expect(await slotsOf(guest)).toEqual([]);
    await acceptOffer(listingId);
    expect(await slotsOf(other)).toEqual([]);
    expect(await slotsOf(owner)).toEqual([]);
    const anybody = { ...app.ctx(), actor: { kind: 'anonymous', address: '127.0.0.1' } } as ServerContext;
    expect(await slotsOf(anybody)).toEqual([]);
    // Asked for no kind, inspections come first, which end later.
    expect((await listOpenings(guest, { listingKey, kind: 'tour' })).slots).toContain(first.toISOString());
    await expect(book(other, first)).rejects.toMatchObject({ publicCode: 'time-taken', details: { slots: [] } });
    // What the sellers opened to nobody is open to the buyer, and to nobody else.
    const kindsOf = async (ctx: ServerContext) => (await listOpenings(ctx, { listingKey })).eventTypes.map(({ kind }) => kind);
    expect(await kindsOf(guest)).toEqual(['inspection', 'appraisal', 'tour']);
    expect(await kindsOf(other)).toEqual([]);
    const { id } = await book(guest, first);
    const ofMove = (ctx: ServerContext) => listOpenings(ctx, { listingKey, kind: 'tour', bookingId: id });
    expect((await ofMove(owner)).slots).toContain(second.toISOString());
    expect((await ofMove(other)).slots).toEqual([]);
    await move(owner, id, { move: 'propose', starts: [second.toISOString()], reason: '' });
    await move(guest, id, { move: 'take-proposed', startsAt: second.toISOString() });
    await move(guest, id, { move: 'reschedule', startsAt: third.toISOString(), reason: '' });
    // What was booked before stays, and can be called off, but not moved.
    await expect(move(other, early.id, { move: 'reschedule', startsAt: first.toISOString(), reason: '' })).rejects.toMatchObject({
      publicCode: 'time-taken',
    });
    await move(owner, early.id, { move: 'approve', reason: '' });
    await removeMark(app.db, 'bookings.reminded');
    const startsAt = new Date(early.startsAt ?? '');
    for (const minutes of [-61, -60]) await remindOfBookings(app.ctx(later(startsAt, minutes)));
    // They count in no other test.
    const reminders = await app.db
      .deleteFrom('notifications')
      .where('title', 'like', 'In 1 hour%')
      .where('body', 'like', '%under contract with another buyer%')
      .returning('user_id')
      .execute();
    expect(new Set(reminders.map((one) => one.user_id))).toEqual(new Set([idOf(other), idOf(owner), idOf(agent)]));
    expect(await move(other, early.id, { move: 'cancel', reason: '' })).toMatchObject({ status: 'cancelled' });
  });

  it('of a home under contract whose sellers set none are its buyer’s in the usual hours, once a seller agrees', async () => {
    await acceptOffer(await putUnderContract());
    const { eventTypes } = await listOpenings(guest, { listingKey });
    expect(eventTypes.map(({ kind, needsApproval }) => [kind, needsApproval])).toEqual([
      ['inspection', true],
      ['appraisal', true],
    ]);
    const [start] = (await listOpenings(guest, { listingKey, kind: 'inspection' })).slots;
    const listingId = (await findHomeForOffers(app, { listingKey }))?.listingId ?? 0;
    const kept = app.db.selectFrom('schedules').select('id').where('listing_id', '=', listingId);
    expect(await kept.execute(), 'looking keeps nothing').toEqual([]);
    await waitForTime(guest, { listingKey, kind: 'appraisal' });
    expect(await listOpenings(guest, { listingKey, kind: 'appraisal' })).toMatchObject({ isWaiting: true });
    const booked = await book(guest, new Date(start ?? ''), { kind: 'inspection' });
    expect(await move(owner, booked.id, { move: 'approve', reason: '' })).toMatchObject({ status: 'accepted' });
    expect(await slotsOf(other)).toEqual([]);
    // Who sells it can still save the proposal they had open.
    const { version, schedule } = await getSchedule(owner, listingKey);
    expect(version).toBe(0);
    expect(schedule.eventTypes.filter(({ isOpen }) => isOpen)).toEqual([]);
  });

  it('are five at most ahead at one home', async () => {
    await open();
    for (let index = 0; index < 5; index += 1) await book(guest, await slotAt(index));
    await expect(book(guest, await slotAt(9))).rejects.toMatchObject(refusal('conflict'));
  });
});

describe('a race', () => {
  it('over HTTP, at two applications, ends with one booking; the others get the times that are free', async () => {
    await open();
    const startsAt = (await slotAt(0)).toISOString();
    const twin = await app.openTwin();
    const people = await Promise.all(
      Array.from({ length: 12 }, (_, at) => makePerson(app, { email: `rival-${at}@example.com` })),
    );
    const path = `/api/listings/${listingKey}/bookings`;
    const answers = await Promise.all(
      people.map((person, at) => {
        const body = { id: randomUUID(), kind: 'tour', startsAt };
        if (at % 2 === 0) return person.send('POST', path, body);
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${person.token}` };
        const request = new Request(`http://localhost${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
        return twin.fetch(request, { remoteAddress: `198.51.100.${at + 1}` });
      }),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 11 }, () => 409),
    ]);
    const refused: unknown = await answers.find(({ status }) => status === 409)?.json();
    expect(refused).toMatchObject({ code: 'time-taken', details: { slots: expect.any(Array) as unknown } });
    expect(JSON.stringify(refused)).not.toContain(startsAt);
    await twin.close();
  });
});
