import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leaveListing, removeListingPerson } from '#domains/selling/server/listing-people.ts';
import { measureBetween } from '#domains/travel/server/index.ts';
import { MINUTE_MS } from '#lib/time-units.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { idOf, signInAt } from '#tests/support/actors.ts';
import { addListings } from '#tests/support/listings.ts';
import { addOwnListing, WILLOW_LANE } from '#tests/support/own-listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { EventSettings, Hosting } from '../contract.ts';
import { proposeOwnSchedule, proposeSchedule } from '../model/usual-schedule.ts';
import { bookTime } from './book-time.ts';
import { listOpenings } from './find-openings.ts';
import { leaveBookings } from './leave-bookings.ts';
import { leaveShowings } from './leave-showings.ts';
import { moveBooking } from './move-booking.ts';
import { getOwnSchedule, setOwnSchedule } from './own-schedule.ts';
import { listAppointments } from './present-bookings.ts';
import { getSchedule, setSchedule } from './save-schedule.ts';

const EVERY_DAY = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' }];

let app: TestApp;
let olga: ServerContext;
let arno: ServerContext;
let guest: ServerContext;
let other: ServerContext;
let made = 0;
/** Two homes of Olga and Arno, some kilometers apart. */
let [NEAR, FAR] = ['', ''];
/** The listing of the near one. */
let nearId = '';

const signIn = signInAt(() => app);

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  made += 1;
  olga = await signIn('Olga');
  arno = await signIn('Arno');
  guest = await signIn('Gina');
  other = await signIn('Otto');
  const { keys } = await addListings(
    app.db,
    { ListingKey: `HOST-${made}` },
    { ListingKey: `HOST-${made}-FAR`, Latitude: 39.85, StreetNumber: '99' },
  );
  [NEAR = '', FAR = ''] = keys;
  const sell = (listingKey: string) =>
    addOwnListing(app.db, {
      listingKey,
      ownerId: idOf(olga),
      helpers: [{ userId: idOf(arno), part: 'agent' }],
      standardStatus: 'Active',
      fields: WILLOW_LANE,
    });
  nearId = await sell(NEAR);
  await sell(FAR);
});

/** A tour of half an hour, each half hour, that nobody has to approve. */
async function open(listingKey: string, hosting: Hosting | null, settings: Partial<EventSettings> = {}) {
  const { version } = await getSchedule(olga, listingKey);
  const usual = proposeSchedule().eventTypes[0]?.settings;
  return setSchedule(olga, {
    listingKey,
    version,
    rules: EVERY_DAY,
    overrides: [],
    hosting,
    eventTypes: [
      {
        kind: 'tour',
        isOpen: true,
        settings: {
          ...usual,
          afterBufferMinutes: 0,
          minimumNoticeMinutes: 0,
          needsApproval: false,
          ...settings,
        } as EventSettings,
      },
    ],
  });
}
/** A page of one's own with calls of half an hour, each half hour. */
async function openPage(ctx: ServerContext, settings: Partial<EventSettings> = {}) {
  const { handle, version } = await getOwnSchedule(ctx);
  const usual = proposeOwnSchedule().eventTypes[0]?.settings;
  await setOwnSchedule(ctx, {
    handle,
    version,
    timeZone: 'America/Denver',
    rules: EVERY_DAY,
    overrides: [],
    eventTypes: [
      {
        kind: 'consultation',
        isOpen: true,
        settings: {
          ...usual,
          afterBufferMinutes: 0,
          minimumNoticeMinutes: 0,
          needsApproval: false,
          ...settings,
        } as EventSettings,
      },
    ],
  });
  return handle;
}
const by = (how: Hosting['how'], ...people: ServerContext[]): Hosting => ({ how, userIds: people.map(idOf) });
const slotsOf = async (listingKey: string) => (await listOpenings(guest, { listingKey })).slots;
/** A time some days ahead. */
const slotAt = async (listingKey: string, index: number) => new Date((await slotsOf(listingKey))[200 + index] ?? '');
const book = (ctx: ServerContext, listingKey: string, startsAt: Date, part: Partial<Parameters<typeof bookTime>[1]> = {}) =>
  bookTime(ctx, { listingKey, id: randomUUID(), kind: 'tour', startsAt, note: '', isHold: false, ...part });
const showersOf = async (ctx: ServerContext, id: string) =>
  (await listAppointments(ctx)).appointments.find((one) => one.id === id)?.shownBy;
const minutesAfter = (date: Date, minutes: number) => new Date(date.getTime() + minutes * MINUTE_MS).toISOString();
const taken = { publicCode: 'time-taken' };

describe('who shows a home', () => {
  it('is chosen among the people who sell it, and proposed to be whoever is free', async () => {
    const { schedule, people } = await getSchedule(olga, NEAR);
    expect(schedule.hosting).toEqual(by('any', olga, arno));
    expect(people.map(({ name }) => name)).toEqual(['Olga', 'Arno']);
    const saved = await open(NEAR, by('round-robin', arno, olga));
    expect(saved.schedule.hosting).toEqual(by('round-robin', arno, olga));
    await expect(open(NEAR, by('any', guest))).rejects.toMatchObject({ code: 'invalid' });
    // Whoever shows homes alone has no page, and begins with a proposal.
    expect(await getOwnSchedule(arno)).toMatchObject({ version: 0, handle: expect.stringMatching(/^arno/) as unknown });
    expect(await openPage(arno)).toMatch(/^arno/);
  });

  it('is at one home at a time, and has the way to the other', async () => {
    await open(NEAR, by('any', olga));
    await open(FAR, by('any', olga));
    const startsAt = await slotAt(NEAR, 0);
    const before = await slotsOf(FAR);
    await book(guest, NEAR, startsAt);
    const left = new Set(await slotsOf(FAR));
    const gone = before.filter((slot) => !left.has(slot));
    const rows = await app.db.selectFrom('listings').select(['listing_key', 'latitude', 'longitude']).execute();
    const placed = [NEAR, FAR].map((key) => {
      const { latitude, longitude } = rows.find(({ listing_key: one }) => one === key) ?? {};
      return latitude == null || longitude == null ? undefined : { latitude, longitude };
    });
    const { minutes } = await measureBetween(app.db, placed, { mode: 'drive', arriveBy: '12:00' });
    const way = minutes[0]?.[1] ?? 0;
    expect(way).toBeGreaterThan(5);
    const blocked = before.filter((slot) => {
      const start = Date.parse(slot);
      const end = start + 30 * MINUTE_MS;
      return end + (minutes[1]?.[0] ?? 0) * MINUTE_MS > startsAt.getTime() && start < startsAt.getTime() + (30 + way) * MINUTE_MS;
    });
    expect(gone).toEqual(blocked);
    expect(blocked.length).toBeGreaterThan(1);
    for (const slot of blocked) await expect(book(other, FAR, new Date(slot))).rejects.toMatchObject(taken);
  });

  it('is the first who is free, or whoever has the fewest visits, or all of them', async () => {
    await open(NEAR, by('any', olga, arno));
    const first = await book(guest, NEAR, await slotAt(NEAR, 0));
    expect(await showersOf(olga, first.id)).toEqual(['Olga']);
    expect(await showersOf(guest, first.id)).toEqual([]);

    await open(FAR, by('round-robin', olga, arno));
    const second = await book(guest, FAR, await slotAt(FAR, 40));
    const third = await book(guest, FAR, await slotAt(FAR, 80));
    expect([await showersOf(arno, second.id), await showersOf(arno, third.id)]).toEqual([['Arno'], ['Olga']]);

    await open(FAR, by('all', olga, arno));
    const together = await book(other, FAR, await slotAt(FAR, 120));
    expect((await showersOf(olga, together.id))?.toSorted()).toEqual(['Arno', 'Olga']);
    // One of them is elsewhere then.
    await open(NEAR, by('any', arno));
    expect(await slotsOf(NEAR)).not.toContain(together.startsAt);
  });

  it('is somebody else where the first is busy, and nobody where the other has a day off', async () => {
    await open(NEAR, by('any', olga, arno));
    const startsAt = await slotAt(NEAR, 0);
    const handle = await openPage(olga);
    await bookTime(other, { handle, id: randomUUID(), kind: 'consultation', startsAt, note: '', isHold: false });
    const visit = await book(guest, NEAR, startsAt);
    expect(await showersOf(olga, visit.id)).toEqual(['Arno']);
    // Arno shows a home then, so his own page has no time.
    const own = await listOpenings(guest, { handle: await openPage(arno) });
    expect(own.slots).not.toContain(startsAt.toISOString());
    expect(own.slots).toContain(minutesAfter(startsAt, 30));

    const next = new Date(minutesAfter(startsAt, 60));
    await bookTime(other, { handle, id: randomUUID(), kind: 'consultation', startsAt: next, note: '', isHold: false });
    const page = await getOwnSchedule(arno);
    await setOwnSchedule(arno, {
      ...page.schedule,
      handle: page.handle,
      timeZone: 'UTC',
      version: page.version,
      overrides: [{ date: next.toISOString().slice(0, 10), ranges: [] }],
    });
    expect(await slotsOf(NEAR)).not.toContain(next.toISOString());
  });

  it('gives the time back with a visit that moves, ends, or was only held', async () => {
    await open(NEAR, by('any', olga));
    await open(FAR, by('any', olga));
    const startsAt = await slotAt(NEAR, 0);
    const visit = await book(guest, NEAR, startsAt);
    expect(await slotsOf(FAR)).not.toContain(startsAt.toISOString());
    await moveBooking(guest, {
      bookingId: visit.id,
      form: { move: 'reschedule', startsAt: minutesAfter(startsAt, 600), reason: '' },
    });
    expect(await slotsOf(FAR)).toContain(startsAt.toISOString());
    expect(await slotsOf(FAR)).not.toContain(minutesAfter(startsAt, 600));
    await moveBooking(guest, { bookingId: visit.id, form: { move: 'cancel', reason: '' } });
    expect(await slotsOf(FAR)).toContain(minutesAfter(startsAt, 600));

    await book(guest, NEAR, startsAt, { isHold: true });
    expect(await slotsOf(FAR)).not.toContain(startsAt.toISOString());
    const later = { ...other, now: new Date(other.now.getTime() + 11 * MINUTE_MS) };
    expect(await book(later, FAR, startsAt)).toMatchObject({ status: 'accepted' });
  });

  it('is never at two homes, however many ask at once', async () => {
    await open(NEAR, by('any', olga));
    await open(FAR, by('any', olga));
    const startsAt = await slotAt(NEAR, 0);
    const people = await Promise.all(Array.from({ length: 12 }, (_, at) => signIn(`Racer ${at}`)));
    const answers = await Promise.all(
      people.map((person, at) =>
        book(person, at % 2 === 0 ? NEAR : FAR, startsAt).then(
          () => 'booked',
          (error: unknown) => (error instanceof DomainError ? error.publicCode : String(error)),
        ),
      ),
    );
    expect(answers.filter((answer) => answer === 'booked')).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set(['booked', 'time-taken']));
  });
});

describe('what a host asks', () => {
  it('is answered before a time is booked, and read by both sides alone', async () => {
    const handle = await openPage(olga, {
      asksPlace: true,
      questions: ['How many rooms?'],
      place: 'Ask for the key at 12 Main Street',
    });
    const { eventTypes, slots } = await listOpenings(guest, { handle });
    expect(eventTypes).toMatchObject([{ asksPlace: true, questions: ['How many rooms?'] }]);
    expect(JSON.stringify(await listOpenings(guest, { handle }))).not.toContain('Main Street');
    const startsAt = new Date(slots[200] ?? '');
    const form = { handle, id: randomUUID(), kind: 'consultation' as const, startsAt, note: '', isHold: false };
    await bookTime(guest, { ...form, isHold: true });
    const { appointments } = await listAppointments(guest);
    expect(appointments.find(({ id }) => id === form.id)?.asks).toEqual({ asksPlace: true, questions: ['How many rooms?'] });
    await expect(bookTime(guest, form)).rejects.toMatchObject({
      code: 'invalid',
      fields: { place: expect.any(String) as unknown },
    });
    await expect(bookTime(guest, { ...form, place: '4 Oak Street' })).rejects.toMatchObject({
      code: 'invalid',
      fields: { 'answers.0': 'Answer the question: How many rooms?' },
    });
    expect(await bookTime(guest, { ...form, place: '4 Oak Street', answers: ['Five'] })).toMatchObject({
      place: '4 Oak Street',
      answers: [{ question: 'How many rooms?', answer: 'Five' }],
    });
    const mails = await app.db
      .selectFrom('mail_messages')
      .select('text')
      .where('dedupe_key', 'like', `booking-${form.id}-%`)
      .execute();
    expect(mails.filter(({ text }) => text.includes('Where: 4 Oak Street'))).toHaveLength(2);
    expect(mails.filter(({ text }) => text.includes('How many rooms? Five'))).toHaveLength(1);
  });

  it('is a place of its own where the guest is not asked', async () => {
    const handle = await openPage(olga, { place: 'https://video.example/olga' });
    const { slots } = await listOpenings(guest, { handle });
    const startsAt = new Date(slots[200] ?? '');
    const booked = await bookTime(guest, {
      handle,
      id: randomUUID(),
      kind: 'consultation',
      startsAt,
      note: '',
      isHold: false,
      place: 'elsewhere',
    });
    expect(booked.place).toBe('https://video.example/olga');
  });
});

describe('who no longer sells a home', () => {
  const removeArno = () => removeListingPerson(olga, { id: nearId, userId: idOf(arno) }, { leaveShowings });
  const heardBy = async (ctx: ServerContext) => {
    const { rows } = await sql<{ title: string; body: string }>`
      select title, body from notifications where user_id = ${idOf(ctx)} and title like '%no longer shows%'`.execute(app.db);
    return rows;
  };

  it('shows it no longer: visits ahead pass to whoever is free, and their time is free again', async () => {
    await open(NEAR, by('any', arno, olga));
    const page = await openPage(arno);
    const startsAt = await slotAt(NEAR, 0);
    const { id } = await book(guest, NEAR, startsAt);
    expect(await showersOf(olga, id)).toEqual(['Arno']);
    const pageStarts = async () => (await listOpenings(other, { handle: page })).slots;
    expect(await pageStarts()).not.toContain(startsAt.toISOString());
    await removeArno();
    expect(await showersOf(olga, id)).toEqual(['Olga']);
    expect(await pageStarts()).toContain(startsAt.toISOString());
    const { schedule, people, version } = await getSchedule(olga, NEAR);
    expect([schedule.hosting, people.map(({ name }) => name)]).toEqual([by('any', olga), ['Olga']]);
    await setSchedule(olga, { listingKey: NEAR, version, ...schedule, rules: [] });
    expect(await heardBy(olga)).toEqual([
      {
        title: expect.stringMatching(/^Arno no longer shows /) as unknown,
        body: '1 visit ahead passed to those of you who are free.',
      },
    ]);
  });

  it('leaves visits that nobody else can show to the sellers, who hear of them', async () => {
    await open(NEAR, by('any', arno, olga));
    await open(FAR, by('any', olga));
    const startsAt = await slotAt(NEAR, 0);
    const { id } = await book(guest, NEAR, startsAt);
    await book(other, FAR, startsAt);
    await leaveListing(arno, nearId, { leaveShowings });
    expect(await showersOf(olga, id)).toEqual([]);
    expect(await heardBy(olga)).toMatchObject([
      { body: 'No one shows 1 visit ahead now: go there yourselves, or change the time.' },
    ]);
  });

  it('passes them on as well when the account is closed', async () => {
    await open(NEAR, by('any', arno, olga));
    const { id } = await book(guest, NEAR, await slotAt(NEAR, 0));
    await leaveBookings(arno, idOf(arno));
    expect(await showersOf(olga, id)).toEqual(['Olga']);
    expect([await heardBy(olga), await heardBy(arno)]).toMatchObject([[{}], []]);
  });

  it('says so also where nobody else was chosen, and leaves the rules to everybody', async () => {
    await open(NEAR, by('round-robin', arno));
    const { id } = await book(guest, NEAR, await slotAt(NEAR, 0));
    await removeArno();
    expect(await showersOf(olga, id)).toEqual([]);
    expect((await getSchedule(olga, NEAR)).schedule.hosting).toBeNull();
    expect(await heardBy(olga)).toHaveLength(1);
    expect(await slotsOf(NEAR)).not.toEqual([]);
  });
});
