import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findPeople } from '#domains/accounts/server/index.ts';
import { composeCalendar } from '#domains/calendar/server/compose-calendar.ts';
import { removeMark } from '#platform/db/marks.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { idOf, signInAt } from '#tests/support/actors.ts';
import { later, linesOf, move, toursOf } from '#tests/support/bookings.ts';
import { addHomeForSale } from '#tests/support/own-listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Appointment } from '../contract.ts';
import { askForFeedback } from './ask-for-feedback.ts';
import { requireBooking } from './require-booking.ts';
import { remindOfBookings } from './remind-of-bookings.ts';
import { getReminders, setReminders } from './reminder-choices.ts';
import { writeBookingFile } from './write-booking-file.ts';

let app: TestApp;
let owner: ServerContext;
let agent: ServerContext;
let guest: ServerContext;
let listingKey: string;
let made = 0;

const signIn = signInAt(() => app);
const { open, slotAt, book } = toursOf(() => ({ owner, guest, listingKey }));
const refusal = (code: string) => ({ code });

beforeAll(async () => {
  app = await openTestApp();
  [owner, agent, guest] = (await Promise.all(['Olga', 'Arno', 'Gina'].map(signIn))) as [
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

  it('say by mail where it is, and to the host what the guest wrote', async () => {
    await open({ asksPlace: true, questions: ['How many of you?'] });
    const startsAt = await slotAt(43);
    const { id } = await book(guest, startsAt, {
      place: 'https://meet.example/room-7',
      answers: ['Three'],
      note: 'I bring a cane.',
    });
    await remindAt(startsAt, [-61, -60]);
    const mails = await app.db
      .selectFrom('mail_messages')
      .select(['text', 'dedupe_key'])
      .where('dedupe_key', 'like', `booking-${id}-%-before-60-%`)
      .execute();
    const textFor = (ctx: ServerContext) => mails.find(({ dedupe_key: key }) => key?.endsWith(idOf(ctx)))?.text ?? '';
    for (const side of [guest, owner]) expect(textFor(side)).toContain('Where: https://meet.example/room-7');
    expect(textFor(owner)).toContain('How many of you? Three');
    expect(textFor(owner)).toContain('Note: I bring a cane.');
    expect(textFor(guest)).not.toContain('cane');
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
