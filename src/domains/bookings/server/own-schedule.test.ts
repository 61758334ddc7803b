import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getInboxThread } from '#domains/correspondence/server/inbox.ts';
import { getThread, writeInThread } from '#domains/correspondence/server/own-threads.ts';
import { composeCalendar } from '#domains/calendar/server/compose-calendar.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { addActor, idOf, signInAt } from '#tests/support/actors.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { BookingMoveForm, EventSettings, OwnScheduleForm } from '../contract.ts';
import { proposeOwnSchedule } from '../model/usual-schedule.ts';
import { bookTime } from './book-time.ts';
import { findHosts, findNextStarts } from './find-hosts.ts';
import { listOpenings } from './find-openings.ts';
import { moveBooking } from './move-booking.ts';
import { requireBooking } from './require-booking.ts';
import { getOwnSchedule, setOwnSchedule } from './own-schedule.ts';
import { listAppointments } from './present-bookings.ts';
import { stopWaiting, waitForTime } from './wait-for-time.ts';
import { writeOwnFile } from './write-booking-file.ts';
import { findPeopleToWriteTo, writeToPerson } from './write-to-person.ts';

let app: TestApp;
let host: ServerContext;
let guest: ServerContext;
let other: ServerContext;
let handle: string;
let made = 0;

const signIn = signInAt(() => app);

beforeAll(async () => {
  app = await openTestApp();
  guest = await signIn('Gina Guest');
  other = await signIn('Otto Other');
});
afterAll(() => app.close());
beforeEach(async () => {
  made += 1;
  handle = `ana-${made}`;
  host = await signIn('Ana López');
});

/** A call of half an hour, every hour of every day, that nobody has to approve. */
async function open(settings: Partial<EventSettings> = {}, form: Partial<OwnScheduleForm> = {}) {
  const { version } = await getOwnSchedule(host);
  const usual = proposeOwnSchedule().eventTypes[0]?.settings;
  const full = { ...usual, durationMinutes: 30, incrementMinutes: 60, afterBufferMinutes: 0, minimumNoticeMinutes: 0 };
  return setOwnSchedule(host, {
    version,
    handle,
    timeZone: 'Asia/Kathmandu',
    rules: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' }],
    overrides: [],
    eventTypes: [{ kind: 'call', isOpen: true, settings: { ...full, needsApproval: false, ...settings } as EventSettings }],
    ...form,
  });
}

const slotsOf = async (ctx: ServerContext = guest) => (await listOpenings(ctx, { handle })).slots;
const slotAt = async (index: number) => new Date((await slotsOf())[60 + index] ?? '');
const book = (ctx: ServerContext, startsAt: Date, part: { id?: string; isHold?: boolean; note?: string } = {}) =>
  bookTime(ctx, { handle, id: randomUUID(), kind: 'call', startsAt, note: '', isHold: false, ...part });
const move = (ctx: ServerContext, bookingId: string, form: BookingMoveForm) => moveBooking(ctx, { bookingId, form });
const refusal = (code: string) => ({ code });
const linesOf = async (ctx: ServerContext) => {
  const lines = app.db.selectFrom('notifications').select('title').where('user_id', '=', idOf(ctx));
  return (await lines.orderBy('created_at').execute()).map(({ title }) => title);
};

describe('hours of a person', () => {
  it('begin closed, with an address made of the name, and are theirs alone', async () => {
    const first = await getOwnSchedule(host);
    expect(first).toMatchObject({ version: 0, handle: expect.stringMatching(/^ana-lopez(?:-\d+)?$/) as unknown });
    await expect(listOpenings(guest, { handle })).rejects.toMatchObject(refusal('not-found'));
    expect(await open()).toMatchObject({ version: 1, handle, timeZone: 'Asia/Kathmandu' });
    expect((await slotsOf()).length).toBeGreaterThan(400);
    // What the other one saves is the other one's own.
    await expect(
      setOwnSchedule(other, { version: 0, handle, timeZone: 'UTC', rules: [], overrides: [], eventTypes: [] }),
    ).rejects.toMatchObject({ code: 'invalid', fields: { handle: expect.any(String) as unknown } });
    expect(await getOwnSchedule(other)).toMatchObject({ version: 0 });
    await expect(getOwnSchedule(app.ctx())).rejects.toMatchObject(refusal('unauthenticated'));
    await expect(
      setOwnSchedule(app.ctx(), { version: 0, handle: 'nobody', timeZone: 'UTC', rules: [], overrides: [], eventTypes: [] }),
    ).rejects.toMatchObject(refusal('unauthenticated'));
  });

  it('are saved once, not over what was saved elsewhere, and a new address ends the old one', async () => {
    const { schedule, timeZone } = await open();
    const same = { version: 0, handle, timeZone, ...schedule };
    expect(await setOwnSchedule(host, same)).toMatchObject({ version: 1 });
    await expect(setOwnSchedule(host, { ...same, timeZone: 'UTC' })).rejects.toMatchObject(refusal('stale'));
    const moved = `${handle}-moved`;
    expect(await setOwnSchedule(host, { ...same, version: 1, handle: moved })).toMatchObject({ version: 2, handle: moved });
    await expect(listOpenings(guest, { handle })).rejects.toMatchObject(refusal('not-found'));
    expect((await listOpenings(guest, { handle: moved })).slots.length).toBeGreaterThan(400);
  });

  it('are of one person, also when several ask for an address at once', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => signIn('Ana López')));
    const wanted = { version: 0, handle: `race-${made}`, timeZone: 'UTC', rules: [], overrides: [], eventTypes: [] };
    const answers = await Promise.allSettled(people.map((person) => setOwnSchedule(person, wanted)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('are wall times of their zone, half-hour offsets included', async () => {
    await open({}, { rules: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '09:00', to: '10:00' }] });
    // Kathmandu is 5:45 ahead, all year.
    for (const slot of await slotsOf()) expect(slot).toMatch(/T03:15:00/);
  });
});

describe('the time of a person', () => {
  it('is booked once, by others, and shows no names', async () => {
    await open();
    const startsAt = await slotAt(0);
    const id = randomUUID();
    const sent = await Promise.all(Array.from({ length: 4 }, () => book(guest, startsAt, { id })));
    expect(new Set(sent.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(sent[0]).toMatchObject({
      status: 'accepted',
      side: 'guest',
      title: 'Call with Ana López',
      withName: 'Ana López',
      listingKey: null,
      handle,
      timeZone: 'Asia/Kathmandu',
    });
    await expect(book(other, startsAt)).rejects.toMatchObject({ code: 'conflict', publicCode: 'time-taken' });
    await expect(book(host, await slotAt(3))).rejects.toMatchObject(refusal('forbidden'));
    await expect(book(app.ctx(), await slotAt(3))).rejects.toMatchObject(refusal('unauthenticated'));
    await expect(bookTime(guest, { handle: 'nobody', id: randomUUID(), kind: 'call', startsAt, note: '', isHold: false }))
      .rejects //
      .toMatchObject(refusal('not-found'));
    const demo = { ...app.ctx(), actor: await addActor(app.db, { isDemo: true }) };
    await expect(book(demo, await slotAt(3))).rejects.toMatchObject(refusal('forbidden'));
    const openings = await listOpenings(other, { handle });
    expect(openings.slots).not.toContain(startsAt.toISOString());
    expect(JSON.stringify(openings)).not.toContain('Gina');
    const [hosted] = (await listAppointments(host)).appointments;
    expect(hosted).toMatchObject({ id, side: 'host', title: 'Call with Gina Guest', withName: 'Gina Guest' });
    expect(await linesOf(host)).toEqual(['Call with Gina Guest is booked']);
    expect((await composeCalendar(app.ctx(), idOf(host))).replaceAll('\r\n ', '')).toContain('SUMMARY:Call with Gina Guest');
  });

  it('is held for ten minutes, and booked with the same id', async () => {
    await open();
    const startsAt = await slotAt(0);
    const id = randomUUID();
    expect(await book(guest, startsAt, { id, isHold: true })).toMatchObject({ status: 'held' });
    expect((await listAppointments(host)).appointments).toEqual([]);
    await expect(book(other, startsAt)).rejects.toMatchObject(refusal('conflict'));
    expect(await book(guest, startsAt, { id, note: 'About my loan.' })).toMatchObject({
      status: 'accepted',
      note: 'About my loan.',
    });
  });

  it('of two hosts is apart, and one form books with one of them', async () => {
    await open();
    const first = handle;
    const startsAt = await slotAt(0);
    const id = randomUUID();
    await book(guest, startsAt, { id });
    host = await signIn('Bert Host');
    handle = `${first}-b`;
    await open();
    await expect(book(guest, startsAt, { id })).rejects.toMatchObject(refusal('conflict'));
    expect(await book(other, startsAt)).toMatchObject({ status: 'accepted' });
  });

  it('is approved, declined, proposed, moved, cancelled and missed as visits of homes are', async () => {
    await open({ needsApproval: true });
    const { id, status } = await book(guest, await slotAt(0));
    expect(status).toBe('pending');
    for (const form of [
      { move: 'approve', reason: '' },
      { move: 'cancel', reason: '' },
    ] as const)
      await expect(move(other, id, form)).rejects.toMatchObject(refusal('not-found'));
    await expect(move(guest, id, { move: 'approve', reason: '' })).rejects.toMatchObject(refusal('forbidden'));
    const starts = [(await slotAt(4)).toISOString()];
    expect(await move(host, id, { move: 'propose', starts, reason: '' })).toMatchObject({ proposed: starts });
    expect(await move(guest, id, { move: 'take-proposed', startsAt: starts[0] ?? '' })).toMatchObject({ status: 'accepted' });
    const later = (await slotAt(8)).toISOString();
    expect(await move(host, id, { move: 'reschedule', startsAt: later, reason: '' })).toMatchObject({ startsAt: later });
    expect(await move(guest, id, { move: 'cancel', reason: 'No need.' })).toMatchObject({ status: 'cancelled' });
    const second = await book(guest, await slotAt(2));
    expect(await move(host, second.id, { move: 'decline', reason: 'I am away.' })).toMatchObject({ status: 'rejected' });
    const third = await book(guest, await slotAt(2));
    await move(host, third.id, { move: 'approve', reason: '' });
    await sql`update bookings set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' where id = ${third.id}`.execute(
      app.db,
    );
    const over = (await listAppointments(guest)).appointments.find(({ id: one }) => one === third.id);
    expect(over).toMatchObject({ status: 'completed', moves: ['feedback'] });
    expect(await move(host, third.id, { move: 'no-show' })).toMatchObject({ status: 'no_show' });
    expect(await linesOf(guest)).toContain('Call with Ana López is confirmed');
  });

  it('has a waiting list of its own', async () => {
    await open();
    const { id } = await book(guest, await slotAt(0));
    await expect(waitForTime(host, { handle, kind: 'call' })).rejects.toMatchObject(refusal('forbidden'));
    await expect(waitForTime(other, { handle, kind: 'signing' })).rejects.toMatchObject(refusal('not-found'));
    await expect(waitForTime(app.ctx(), { handle, kind: 'call' })).rejects.toMatchObject(refusal('unauthenticated'));
    await waitForTime(other, { handle, kind: 'call' });
    expect(await listOpenings(other, { handle })).toMatchObject({ isWaiting: true });
    await move(guest, id, { move: 'cancel', reason: '' });
    expect(await linesOf(other)).toContain('A time opened up: call with Ana López');
    await stopWaiting(other, { handle, kind: 'call' });
  });

  it('ends in calendars with both names where they belong', async () => {
    await open();
    const { id } = await book(guest, await slotAt(0));
    const file = async (ctx: ServerContext) => (await writeOwnFile(ctx, await requireBooking(ctx, id))).content;
    expect(await file(guest)).toContain('SUMMARY:Call with Ana López');
    expect(await file(host)).toContain('SUMMARY:Call with Gina Guest');
    expect(await file(guest)).toMatch(/DTSTART;TZID=Asia\/Kathmandu:/);
  });

  it('is offered by nobody who was locked out; what was agreed stays', async () => {
    expect(await findHosts(guest, [idOf(host), idOf(other)])).toEqual(new Map());
    await open();
    const [kind] = (await listOpenings(guest, { handle })).eventTypes.map((type) => type.kind);
    expect(await findHosts(guest, [idOf(host), idOf(other)])).toEqual(new Map([[idOf(host), { handle, kinds: [kind] }]]));
    const [first] = (await listOpenings(guest, { handle })).slots;
    expect((await findNextStarts(guest, [idOf(host), idOf(other)])).get(idOf(host))?.toISOString()).toBe(first);
    const { id } = await book(guest, await slotAt(0));
    await sql`update users set disabled_at = now() where id = ${idOf(host)}`.execute(app.db);
    await expect(listOpenings(guest, { handle })).rejects.toMatchObject(refusal('not-found'));
    expect(await findHosts(guest, [idOf(host)])).toEqual(new Map());
    expect((await listAppointments(guest)).appointments.map((one) => one.id)).toContain(id);
  });
});

describe('messages to a person', () => {
  const write = (ctx: ServerContext, message: string, idempotencyKey = randomUUID()) =>
    writeToPerson(ctx, { handle, message, idempotencyKey });
  const reading = (ctx: ServerContext) => ({ ...ctx, sources: { schedule: findPeopleToWriteTo } });

  it('go on in one thread, without contacts, which the two of them alone read', async () => {
    await open();
    const key = randomUUID();
    const [first, again] = await Promise.all([
      write(guest, 'Do you know Maple Heights? Call me at 720 555 0143.', key),
      write(guest, 'Do you know Maple Heights? Call me at 720 555 0143.', key),
    ]);
    expect(again).toEqual(first);
    expect(await write(guest, 'And the school there?')).toEqual(first);
    const { threadId } = first;
    const thread = await getInboxThread(reading(host), threadId);
    expect(thread).toMatchObject({ kind: 'person', about: { label: 'the time of Ana López', path: `/book/${handle}` } });
    expect(thread.with).toMatchObject({ name: 'Gina Guest', email: null });
    const words = thread.messages.map(({ message }) => message).filter((message) => message !== '');
    expect(words).toEqual([expect.stringMatching(/^Do you know Maple Heights\?/), 'And the school there?']);
    expect(words[0]).not.toContain('555');
    expect(await linesOf(host)).toContain('Gina Guest wrote to you');
    await writeInThread(reading(host), {
      threadId,
      side: 'recipient',
      form: { message: 'I do, and I am there on Friday.', idempotencyKey: randomUUID(), passed: [] },
    });
    expect((await getThread(reading(guest), { threadId, side: 'sender' })).messages.at(-1)?.message).toBe(
      'I do, and I am there on Friday.',
    );
    await expect(getInboxThread(reading(other), threadId)).rejects.toMatchObject(refusal('not-found'));
    await expect(getThread(reading(other), { threadId, side: 'sender' })).rejects.toMatchObject(refusal('not-found'));
    expect((await write(other, 'Are you free for a call?')).threadId).not.toBe(threadId);
  });

  it('are written to others only, and go with the hours of the person', async () => {
    await open();
    await expect(write(host, 'A note to myself')).rejects.toMatchObject(refusal('forbidden'));
    await expect(
      writeToPerson(guest, { handle: 'nobody-here', message: 'Hello?', idempotencyKey: randomUUID() }),
    ).rejects.toMatchObject(refusal('not-found'));
    const { threadId } = await write(guest, 'Are you free for a call?');
    await app.db.deleteFrom('users').where('id', '=', idOf(host)).execute();
    await expect(getThread(reading(guest), { threadId, side: 'sender' })).rejects.toMatchObject(refusal('not-found'));
  });
});
