import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findPeople } from '#domains/accounts/server/index.ts';
import { composeCalendar } from '#domains/calendar/server/compose-calendar.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { removeMark } from '#platform/db/marks.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { addActor, idOf, signInAt } from '#tests/support/actors.ts';
import { addListings } from '#tests/support/listings.ts';
import { makePerson } from '#tests/support/people.ts';
import { addOwnListing, WILLOW_LANE } from '#tests/support/own-listings.ts';
import { findHomeForOffers } from '#domains/selling/server/index.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Appointment, BookingMoveForm, EventSettings, ScheduleForm } from '../contract.ts';
import { proposeSchedule } from '../model/usual-schedule.ts';
import { askForFeedback } from './ask-for-feedback.ts';
import { bookTime } from './book-time.ts';
import { listOpenings } from './find-openings.ts';
import { findTourAccess } from './find-tour-access.ts';
import { leaveBookings } from './leave-bookings.ts';
import { moveBooking, requireBooking } from './move-booking.ts';
import { listAppointments } from './present-bookings.ts';
import { remindOfBookings } from './remind.ts';
import { getReminders, setReminders } from './reminder-choices.ts';
import { getSchedule, setSchedule } from './save-schedule.ts';
import { stopWaiting, waitForTime } from './wait-for-time.ts';
import { writeBookingFile } from './write-booking-file.ts';

let app: TestApp;
let owner: ServerContext;
let agent: ServerContext;
let guest: ServerContext;
let other: ServerContext;
let listingKey: string;
let made = 0;

const signIn = signInAt(() => app);

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
  const { keys } = await addListings(app.db, { ListingKey: `BOOK-${made}` });
  listingKey = keys[0] ?? '';
  await addOwnListing(app.db, {
    listingKey,
    ownerId: idOf(owner),
    helpers: [{ userId: idOf(agent), part: 'agent' }],
    standardStatus: 'Active',
    fields: WILLOW_LANE,
  });
});

/** A tour of half an hour, every hour of every day, that nobody has to approve. */
async function open(settings: Partial<EventSettings> = {}, form: Partial<ScheduleForm> = {}) {
  const { version } = await getSchedule(owner, listingKey);
  const usual = proposeSchedule().eventTypes[0]?.settings;
  const full = {
    ...usual,
    durationMinutes: 30,
    incrementMinutes: 60,
    afterBufferMinutes: 0,
    minimumNoticeMinutes: 0,
    needsApproval: false,
    ...settings,
  };
  return setSchedule(owner, {
    listingKey,
    version,
    rules: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' }],
    overrides: [],
    eventTypes: [{ kind: 'tour', isOpen: true, settings: full as EventSettings }],
    ...form,
  });
}

const slotsOf = async (ctx: ServerContext = guest) => (await listOpenings(ctx, { listingKey })).slots;
/** A time two days ahead and more. */
const slotAt = async (index: number) => new Date((await slotsOf())[60 + index] ?? '');
const book = (ctx: ServerContext, startsAt: Date, part: Partial<Parameters<typeof bookTime>[1]> = {}) =>
  bookTime(ctx, { listingKey, id: randomUUID(), kind: 'tour', startsAt, note: '', isHold: false, ...part });
const move = (ctx: ServerContext, bookingId: string, form: BookingMoveForm) => moveBooking(ctx, { bookingId, form });
const later = (date: Date, minutes: number) => new Date(date.getTime() + minutes * 60_000);
const refusal = (code: string) => ({ code });
const linesOf = async (ctx: ServerContext) => {
  const rows = await app.db
    .selectFrom('notifications')
    .select('title')
    .where('user_id', '=', idOf(ctx))
    .orderBy('created_at')
    .execute();
  return rows.map(({ title }) => title);
};

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
    await open({ windowDays: 2 });
    const last = new Date((await slotsOf()).at(-1) ?? '');
    await expect(book(guest, later(last, 24 * 60))).rejects.toMatchObject({ publicCode: 'time-taken' });
    expect(await book(guest, last)).toMatchObject({ status: 'accepted' });
  });

  it('of a home under contract are its buyer’s alone, who can also move them, asked by either side', async () => {
    await open({ needsApproval: true });
    const early = await book(other, await slotAt(0));
    const [first, second, third] = await Promise.all([slotAt(1), slotAt(2), slotAt(3)]);
    const { id: listingId } = await app.db
      .updateTable('listings')
      .set({ standard_status: 'Active Under Contract' })
      .where('listing_key', '=', listingKey)
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await slotsOf(guest)).toEqual([]);
    const at = new Date();
    await app.db
      .insertInto('offers')
      .values({
        id: randomUUID(),
        listing_id: listingId,
        user_id: idOf(guest),
        status: 'accepted',
        accepted_at: at,
        expires_at: at,
        created_at: at,
        updated_at: at,
      })
      .execute();
    expect(await slotsOf(other)).toEqual([]);
    expect(await slotsOf(owner)).toEqual([]);
    const anybody = { ...app.ctx(), actor: { kind: 'anonymous', address: '127.0.0.1' } } as ServerContext;
    expect(await slotsOf(anybody)).toEqual([]);
    expect(await slotsOf(guest)).toContain(first.toISOString());
    await expect(book(other, first)).rejects.toMatchObject({ publicCode: 'time-taken', details: { slots: [] } });
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
    expect(await move(other, early.id, { move: 'cancel', reason: '' })).toMatchObject({ status: 'cancelled' });
  });

  it('are five at most ahead at one home', async () => {
    await open();
    for (let index = 0; index < 5; index += 1) await book(guest, await slotAt(index));
    await expect(book(guest, await slotAt(9))).rejects.toMatchObject(refusal('conflict'));
  });
});

describe('what becomes of a booking', () => {
  it('is approved, declined or moved by its host, and by nobody else', async () => {
    await open({ needsApproval: true });
    const confirmed = async () => (await linesOf(guest)).filter((line) => line.includes('confirmed')).length;
    const before = await confirmed();
    const { id, status } = await book(guest, await slotAt(0));
    expect(status).toBe('pending');
    await expect(move(other, id, { move: 'cancel', reason: '' })).rejects.toMatchObject(refusal('not-found'));
    await expect(move(guest, id, { move: 'approve', reason: '' })).rejects.toMatchObject(refusal('forbidden'));
    expect(await move(agent, id, { move: 'approve', reason: '' })).toMatchObject({
      status: 'accepted',
      withName: 'Gina',
      side: 'host',
    });
    expect(await move(owner, id, { move: 'approve', reason: '' })).toMatchObject({ status: 'accepted' });
    await expect(move(owner, id, { move: 'decline', reason: '' })).rejects.toMatchObject(refusal('conflict'));
    expect(await confirmed()).toBe(before + 1);

    const second = await book(guest, await slotAt(3));
    expect(await move(owner, second.id, { move: 'decline', reason: 'The painters are here.' })).toMatchObject({
      status: 'rejected',
    });
    expect(await slotsOf()).toContain(second.startsAt);
  });

  it('is a proposal of other times, of which the guest takes one', async () => {
    await open({ needsApproval: true });
    const first = await slotAt(0);
    const { id } = await book(guest, first);
    const starts = [(await slotAt(4)).toISOString(), (await slotAt(5)).toISOString()];
    await expect(move(owner, id, { move: 'propose', starts: [later(first, 7).toISOString()], reason: '' })).rejects.toMatchObject(
      refusal('conflict'),
    );
    expect(await move(owner, id, { move: 'propose', starts, reason: '' })).toMatchObject({ proposed: starts, status: 'pending' });
    await expect(move(guest, id, { move: 'take-proposed', startsAt: (await slotAt(9)).toISOString() })).rejects.toMatchObject(
      refusal('conflict'),
    );
    expect(await move(guest, id, { move: 'take-proposed', startsAt: starts[1] ?? '' })).toMatchObject({
      status: 'accepted',
      startsAt: starts[1],
      proposed: [],
    });
    expect(await slotsOf()).toContain(first.toISOString());
  });

  it('is another time, until the notice of the home, also one that overlaps the old', async () => {
    await open({ incrementMinutes: 15, changeNoticeMinutes: 24 * 60 });
    const free = await slotsOf();
    // Not the last one of a day.
    const first = new Date(free.slice(260).find((slot) => free.includes(later(new Date(slot), 15).toISOString())) ?? '');
    const { id } = await book(guest, first);
    const next = later(first, 15);
    expect((await listOpenings(guest, { listingKey, bookingId: id })).slots).toContain(next.toISOString());
    expect((await listOpenings(other, { listingKey, bookingId: id })).slots).not.toContain(next.toISOString());
    expect(await move(guest, id, { move: 'reschedule', startsAt: next.toISOString(), reason: '' })).toMatchObject({
      startsAt: next.toISOString(),
    });
    const rows =
      await sql`select 1 from booked_times t join bookings b on b.schedule_id = t.schedule_id where b.id = ${id}`.execute(app.db);
    expect(rows.rows).toHaveLength(1);
    await sql`update bookings set starts_at = now() + interval '2 hours', ends_at = now() + interval '3 hours' where id = ${id}`.execute(
      app.db,
    );
    await expect(
      move(guest, id, { move: 'reschedule', startsAt: later(first, 120).toISOString(), reason: '' }),
    ).rejects.toMatchObject({ code: 'conflict', message: expect.stringMatching(/^It’s too late for that\. Write to the host/) });
    expect(await move(owner, id, { move: 'reschedule', startsAt: later(first, 120).toISOString(), reason: '' })).toMatchObject({
      status: 'accepted',
    });
  });

  it('is never a move to the time that it has, and the same move again changes nothing', async () => {
    await open();
    const [first, second] = [await slotAt(200), await slotAt(202)].map((start) => start.toISOString());
    const { id } = await book(guest, new Date(first ?? ''));
    const to = (startsAt: string | undefined, more: { from?: string } = {}) =>
      move(guest, id, { move: 'reschedule', startsAt: startsAt ?? '', reason: '', ...more });
    const ownTime = { code: 'invalid', fields: { startsAt: expect.stringContaining('already at this time') as unknown } };
    await expect(to(first)).rejects.toMatchObject(ownTime);
    await expect(to(first, { from: first ?? '' })).rejects.toMatchObject(ownTime);
    const moved = await to(second, { from: first ?? '' });
    expect(moved).toMatchObject({ startsAt: second });
    const told = (await linesOf(owner)).length;
    expect(await to(second, { from: first ?? '' })).toEqual(moved);
    expect(await linesOf(owner)).toHaveLength(told);
    await expect(to(second, { from: second ?? '' })).rejects.toMatchObject(ownTime);
    await expect(to(first, { from: first ?? '' })).rejects.toMatchObject(refusal('conflict'));
  });

  it('is an end with a reason, after which its time is free and those who wait hear of it', async () => {
    await open();
    const startsAt = await slotAt(0);
    const { id } = await book(guest, startsAt);
    await expect(waitForTime(owner, { listingKey, kind: 'tour' })).rejects.toMatchObject(refusal('forbidden'));
    await waitForTime(other, { listingKey, kind: 'tour' });
    await waitForTime(other, { listingKey, kind: 'tour' });
    expect(await listOpenings(other, { listingKey })).toMatchObject({ isWaiting: true });
    await move(guest, id, { move: 'cancel', reason: 'I am ill.' });
    expect(await move(guest, id, { move: 'cancel', reason: 'I am ill.' })).toMatchObject({
      status: 'cancelled',
      reason: 'I am ill.',
    });
    expect(await slotsOf()).toContain(startsAt.toISOString());
    expect((await linesOf(other)).filter((line) => line.startsWith('A time opened up'))).toHaveLength(1);
    expect(await listOpenings(other, { listingKey })).toMatchObject({ isWaiting: false });
    await waitForTime(other, { listingKey, kind: 'tour' });
    await stopWaiting(other, { listingKey, kind: 'tour' });
    expect(await listOpenings(other, { listingKey })).toMatchObject({ isWaiting: false });
  });

  it('is a no-show once it began, and feedback once it is over', async () => {
    await open();
    const { id } = await book(guest, await slotAt(0));
    await expect(move(owner, id, { move: 'no-show' })).rejects.toMatchObject(refusal('conflict'));
    await sql`update bookings set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' where id = ${id}`.execute(
      app.db,
    );
    await expect(move(guest, id, { move: 'cancel', reason: '' })).rejects.toMatchObject(refusal('conflict'));
    const feedback = { move: 'feedback', interest: 4, words: 'Bright kitchen.' } as const;
    expect(await move(guest, id, feedback)).toMatchObject({ feedback: { interest: 4, words: 'Bright kitchen.' } });
    await move(guest, id, feedback);
    expect((await linesOf(owner)).filter((line) => line.startsWith('Feedback'))).toHaveLength(1);
    expect(await move(owner, id, { move: 'no-show' })).toMatchObject({ status: 'no_show' });
  });

  it('is deleted with its guest, and its time is free', async () => {
    await open();
    const startsAt = await slotAt(0);
    const leaving = await signIn('Lena');
    await book(leaving, startsAt);
    await app.db.deleteFrom('users').where('id', '=', idOf(leaving)).execute();
    expect(await slotsOf()).toContain(startsAt.toISOString());
  });
});

describe('an account that is erased', () => {
  /** The other side's news of an end, and the calendar file that goes with its mail. */
  const ends = async (ctx: ServerContext) => (await linesOf(ctx)).filter((title) => title.endsWith('is off'));

  it('calls off what its person has ahead, as guest and as host, and the other side hears of it', async () => {
    await open();
    const visit = await book(guest, await slotAt(0));
    await leaveBookings(app.ctx(), idOf(owner));
    expect((await ends(guest)).at(-1)).toMatch(/^Tour of .* is off$/);
    const heard = (await ends(guest)).length;
    const after = (await listAppointments(guest)).appointments;
    expect(after.find(({ id }) => id === visit.id)).toMatchObject({
      status: 'cancelled',
      reason: 'Your host has closed their account.',
    });
    const mails = await app.db
      .selectFrom('mail_messages')
      .select('dedupe_key')
      .where('dedupe_key', 'like', `booking-${visit.id}-1-%`)
      .execute();
    expect(mails.map(({ dedupe_key: key }) => key)).not.toContain(`booking-${visit.id}-1-cancelled-${idOf(owner)}`);
    expect(mails.map(({ dedupe_key: key }) => key)).toContain(`booking-${visit.id}-1-cancelled-${idOf(guest)}`);
    // A second time there is nothing left to call off.
    await leaveBookings(app.ctx(), idOf(owner));
    expect(await ends(guest)).toHaveLength(heard);

    const leaving = await signIn('Lena');
    const startsAt = await slotAt(4);
    await book(leaving, startsAt);
    const before = (await ends(owner)).length;
    await leaveBookings(app.ctx(), idOf(leaving));
    expect(await ends(owner)).toHaveLength(before + 1);
    expect(await slotsOf()).toContain(startsAt.toISOString());
  });

  it('leaves the visits of a home that somebody else goes on selling', async () => {
    await open();
    const visit = await book(guest, await slotAt(0));
    await leaveBookings(app.ctx(), idOf(agent));
    expect((await listAppointments(guest)).appointments.find(({ id }) => id === visit.id)).toMatchObject({ status: 'accepted' });
  });
});

describe('reminders and calendars', () => {
  const titles = async (ctx: ServerContext, before: number) =>
    (await linesOf(ctx)).slice(before).map((line) => line.split(':')[0]);
  /** Looks at these minutes before or after a start, as the job does. */
  async function remindAt(startsAt: Date, minutes: readonly number[]) {
    await removeMark(app.db, 'bookings.reminded');
    for (const at of minutes) await remindOfBookings(app.ctx(later(startsAt, at)));
  }
  const dayAndHour = [-25 * 60, -24 * 60, -23 * 60, -61, -60, -40, 10];

  it('remind both sides a day and an hour before, once', async () => {
    await open();
    const startsAt = await slotAt(40);
    await book(guest, startsAt);
    const before = (await linesOf(guest)).length;
    await remindAt(startsAt, dayAndHour);
    await remindAt(startsAt, dayAndHour);
    expect(await titles(guest, before)).toEqual(['Tomorrow', 'In 1 hour']);
    expect((await linesOf(owner)).filter((line) => line.startsWith('In 1 hour'))).toHaveLength(1);
  });

  it('remind at times that a person chose, by each way, and of several that are late by the nearest alone', async () => {
    await open();
    const person = await signIn('Rita');
    expect(await getReminders(person)).toEqual({ inApp: [1440, 60], byMail: [1440, 60] });
    const choice = { inApp: [180, 90], byMail: [120] };
    expect(await setReminders(person, choice)).toEqual(choice);
    expect(await getReminders(guest)).toEqual({ inApp: [1440, 60], byMail: [1440, 60] });
    await expect(setReminders(app.ctx(), choice)).rejects.toMatchObject(refusal('unauthenticated'));
    const startsAt = await slotAt(41);
    const { id } = await book(person, startsAt);
    const before = (await linesOf(person)).length;
    await remindAt(startsAt, [-24 * 60, -181, -180, -120, -60]);
    expect(await titles(person, before)).toEqual(['In 3 hours', 'Coming up']);
    const mails = await app.db
      .selectFrom('mail_messages')
      .select('subject')
      .where('dedupe_key', 'like', `booking-${id}-%-before-%`)
      .execute();
    expect(mails.filter(({ subject }) => subject.startsWith('In 2 hours'))).toHaveLength(1);

    const late = await slotAt(44);
    await book(person, late);
    const since = (await linesOf(person)).length;
    await remindAt(late, [-300, -30]);
    expect(await titles(person, since)).toEqual(['Coming up']);
  });

  it('remind of what moved at its new time, and of nothing that is off', async () => {
    await open();
    const person = await signIn('Mona');
    const [first, second] = [await slotAt(46), await slotAt(94)];
    const { id } = await book(person, first);
    await move(person, id, { move: 'reschedule', startsAt: second.toISOString(), reason: '' });
    const before = (await linesOf(person)).length;
    await remindAt(first, dayAndHour);
    expect(await titles(person, before)).toEqual([]);
    await remindAt(second, [-1441, -1440]);
    expect(await titles(person, before)).toEqual(['Tomorrow']);
    await move(person, id, { move: 'cancel', reason: '' });
    const off = (await linesOf(person)).length;
    await remindAt(second, dayAndHour);
    expect(await titles(person, off)).toEqual([]);
  });

  it('give calendars one event with a rising number, in the zone of the home', async () => {
    await open({ incrementMinutes: 15 });
    const startsAt = await slotAt(0);
    const { id } = await book(guest, startsAt);
    const people = await findPeople(app.db, [idOf(guest)]);
    const file = async (isOff: boolean) =>
      writeBookingFile(guest, { ...(await requireBooking(guest, id)), userId: idOf(guest), people, isOff }).content;
    const feed = await composeCalendar(app.ctx(), idOf(guest));
    expect(feed.replaceAll('\r\n ', '')).toContain(`UID:${id}@appointment`);
    const first = await file(false);
    expect(first).toContain(`UID:${id}@appointment`);
    expect(first).toContain('SEQUENCE:0');
    expect(first).toContain('METHOD:REQUEST');
    expect(first).toMatch(/DTSTART;TZID=America\/\w+:/);
    expect(first).toContain('BEGIN:VTIMEZONE');
    expect(first).toContain('BEGIN:VALARM');
    expect(first).not.toMatch(/Olga|Arno/);
    await move(guest, id, { move: 'cancel', reason: '' });
    const last = await file(true);
    expect(last).toContain('SEQUENCE:1');
    expect(last).toContain('METHOD:CANCEL');
    for (const one of [guest, owner]) {
      const events = (await composeCalendar(app.ctx(), idOf(one))).replaceAll('\r\n ', '').split('BEGIN:VEVENT');
      expect(events.find((event) => event.includes(`UID:${id}@appointment`))).toMatch(/SEQUENCE:1\r\n[\s\S]*STATUS:CANCELLED/);
    }
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

describe('after a visit', () => {
  const END = 30;
  const wishesOf = async (ctx: ServerContext) => (await linesOf(ctx)).filter((line) => line.startsWith('How was'));
  /** Looks at these minutes after a start, as the job does, also twice at the same moment. */
  async function askAt(startsAt: Date, minutes: readonly number[]) {
    for (const at of minutes) await Promise.all([1, 2].map(() => askForFeedback(app.ctx(later(startsAt, at)))));
  }

  it('its guest is asked once what they thought, some time after the end', async () => {
    await open();
    const [person, startsAt] = [await signIn('Fred'), await slotAt(20)];
    const { id } = await book(person, startsAt);
    await askAt(startsAt, [0, END, END + 59]);
    expect(await wishesOf(person)).toEqual([]);
    await askAt(startsAt, [END + 60, END + 70, END + 24 * 60]);
    expect(await wishesOf(person)).toEqual(['How was the tour of 17 Willow Lane, Denver?']);
    const mails = await app.db
      .selectFrom('mail_messages')
      .select('subject')
      .where('dedupe_key', 'like', `booking-${id}-feedback-wish%`)
      .execute();
    expect(mails).toHaveLength(1);
    expect(await wishesOf(owner)).toEqual([]);
  });

  it('nobody is asked who did not come, who said it already, whose visit is off, or long after', async () => {
    await open();
    const person = await signIn('Frida');
    const [missed, told, off, old] = [await slotAt(21), await slotAt(23), await slotAt(25), await slotAt(27)];
    const visits: Appointment[] = [];
    for (const startsAt of [missed, told, off, old]) visits.push(await book(person, startsAt));
    const set = (index: number, values: { status?: string; feedback?: string }) =>
      app.db
        .updateTable('bookings')
        .set(values)
        .where('id', '=', visits[index]?.id ?? '')
        .execute();
    await set(0, { status: 'no_show' });
    await set(1, { feedback: JSON.stringify({ interest: 5, words: '' }) });
    await move(person, visits[2]?.id ?? '', { move: 'cancel', reason: '' });
    await askAt(off, [120]);
    await askAt(old, [4 * 24 * 60]);
    expect(await wishesOf(person)).toEqual([]);
  });
});
