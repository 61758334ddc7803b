import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { listenToPages } from '#tests/support/page-news.ts';
import { idOf, signInAt } from '#tests/support/actors.ts';
import { later, linesOf, move, toursOf } from '#tests/support/bookings.ts';
import { addHomeForSale } from '#tests/support/own-listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { listOpenings } from './find-openings.ts';
import { lapseUnanswered } from './lapse-unanswered.ts';
import { leaveBookings } from './leave-bookings.ts';
import { listAppointments } from './present-bookings.ts';
import { tellOfNewTimes } from './tell-waiting.ts';
import { listWaits, stopWaiting, waitForTime } from './wait-for-time.ts';

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
    const told = await sql<{ body: string; href: string }>`select body, href from notifications
      where user_id = ${idOf(guest)} and title like '%: other times offered'`.execute(app.db);
    expect(told.rows).toEqual([
      { body: expect.stringMatching(/^Instead of .+ at .+: .+ at .+\. .+ at .+\.$/), href: '/appointments?tab=requests' },
    ]);
    // Its own time and the two that are offered, each once.
    expect(told.rows[0]?.body.split(' at ')).toHaveLength(4);
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
    // Not one of the last of a day.
    const isFollowed = (slot: string) =>
      [15, 120].every((minutes) => free.includes(later(new Date(slot), minutes).toISOString()));
    const first = new Date(free.slice(260).find(isFollowed) ?? '');
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
    expect((await listWaits(other)).waits).toMatchObject([{ kind: 'tour', listingKey, handle: null }]);
    expect((await listWaits(owner)).waits).toEqual([]);
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

  it('tells nobody who waits of a time that has begun', async () => {
    await open({ needsApproval: true });
    const { id } = await book(guest, await slotAt(0));
    await waitForTime(other, { listingKey, kind: 'tour' });
    const heard = (await linesOf(other)).length;
    await sql`update bookings set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' where id = ${id}`.execute(
      app.db,
    );
    expect(await move(owner, id, { move: 'decline', reason: '' })).toMatchObject({ status: 'rejected' });
    expect(await linesOf(other)).toHaveLength(heard);
    expect(await listOpenings(other, { listingKey })).toMatchObject({ isWaiting: true });
  });

  it('tells those who wait only of a time that can still be booked', async () => {
    await open();
    const waiter = await signIn('Wanda');
    const { id } = await book(guest, await slotAt(0));
    await waitForTime(waiter, { listingKey, kind: 'tour' });
    await open({ minimumNoticeMinutes: 10_080 });
    await move(guest, id, { move: 'cancel', reason: '' });
    expect(await linesOf(waiter)).toEqual([]);
    expect(await listOpenings(waiter, { listingKey })).toMatchObject({ isWaiting: true });
  });

  it('tells those who wait of times that hosts add, once', async () => {
    await open({}, { rules: [] });
    const waiter = await signIn('Willa');
    await waitForTime(waiter, { listingKey, kind: 'tour' });
    await tellOfNewTimes(app.ctx());
    expect(await linesOf(waiter)).toEqual([]);
    expect(await listOpenings(waiter, { listingKey })).toMatchObject({ isWaiting: true });
    await open();
    await tellOfNewTimes(app.ctx());
    await tellOfNewTimes(app.ctx());
    expect(await linesOf(waiter)).toEqual([expect.stringMatching(/^A time opened up: tour of /)]);
    expect(await listOpenings(waiter, { listingKey })).toMatchObject({ isWaiting: false });
  });

  it('ends without an answer once its time has come, and its time is free', async () => {
    await open({ needsApproval: true });
    const [asker, waiter] = [await signIn('Anna'), await signIn('Wes')];
    const { id } = await book(asker, await slotAt(0));
    await waitForTime(waiter, { listingKey, kind: 'tour' });
    const passed = sql`starts_at = now() - interval '5 minutes', ends_at = now() + interval '25 minutes'`;
    const lapse = () => lapseUnanswered(app.ctx());
    await lapse();
    expect((await listAppointments(asker)).appointments).toMatchObject([{ id, status: 'pending' }]);

    // Whoever was offered another time can still take it, or drop the request.
    const offered = (await slotAt(4)).toISOString();
    await move(owner, id, { move: 'propose', starts: [offered], reason: '' });
    await sql`update bookings set ${passed} where id = ${id}`.execute(app.db);
    await lapse();
    const [asked] = (await listAppointments(asker)).appointments;
    expect(asked).toMatchObject({ status: 'pending', moves: ['take-proposed', 'cancel'] });

    await sql`update bookings set proposed = '[]' where id = ${id}`.execute(app.db);
    const before = (await linesOf(owner)).length;
    await lapse();
    await lapse();
    const ended = { id, status: 'lapsed', reason: '', moves: [] };
    for (const side of [asker, owner])
      expect((await listAppointments(side)).appointments.find((one) => one.id === id)).toMatchObject(ended);
    expect((await linesOf(owner)).slice(before)).toEqual([expect.stringMatching(/^Tour of .*: no one answered in time$/)]);
    expect((await linesOf(asker)).at(-1)).toMatch(/: no one answered in time$/);
    expect(await linesOf(waiter)).toEqual([]);
    const { rows } = await sql`
      select 1 from booked_times t join bookings b on b.schedule_id = t.schedule_id where b.id = ${id}`.execute(app.db);
    expect(rows).toEqual([]);
  });

  it('can be canceled by its guest as long as nobody answered', async () => {
    await open({ needsApproval: true });
    const asker = await signIn('Ada');
    const { id } = await book(asker, await slotAt(0));
    await sql`update bookings set starts_at = now() - interval '5 minutes' where id = ${id}`.execute(app.db);
    expect(await move(asker, id, { move: 'cancel', reason: '' })).toMatchObject({ status: 'cancelled' });
  });

  it('is a no-show once it began, unless its guest came after all, and feedback once it is over', async () => {
    await open();
    const { id } = await book(guest, await slotAt(0));
    await expect(move(owner, id, { move: 'no-show' })).rejects.toMatchObject(refusal('conflict'));
    await sql`update bookings set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' where id = ${id}`.execute(
      app.db,
    );
    await expect(move(guest, id, { move: 'cancel', reason: '' })).rejects.toMatchObject(refusal('conflict'));
    expect(await move(owner, id, { move: 'no-show' })).toMatchObject({ status: 'no_show', moves: ['came'] });
    await expect(move(guest, id, { move: 'came' })).rejects.toMatchObject(refusal('forbidden'));
    expect(await move(owner, id, { move: 'came' })).toMatchObject({ status: 'completed' });
    expect(await move(owner, id, { move: 'came' })).toMatchObject({ status: 'completed' });
    const feedback = { move: 'feedback', interest: 4, words: 'Bright kitchen.' } as const;
    expect(await move(guest, id, feedback)).toMatchObject({ feedback: { interest: 4, words: 'Bright kitchen.' } });
    await move(guest, id, feedback);
    const heard = app.db.selectFrom('notifications').select('body').where('user_id', '=', idOf(owner));
    const told = await heard.where('title', 'like', 'Feedback after %').execute();
    expect(told).toEqual([{ body: expect.stringMatching(/Interest 4 of 5\.\s+Bright kitchen\.$/) }]);
    expect((await linesOf(owner)).filter((line) => line.startsWith('Feedback'))).toHaveLength(1);
    await expect(move(owner, id, { move: 'no-show' })).rejects.toMatchObject(refusal('conflict'));
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
  const ends = async (ctx: ServerContext) => (await linesOf(ctx)).filter((title) => title.endsWith('is canceled'));

  it('calls off what its person has ahead, as guest and as host, and the other side hears of it', async () => {
    await open();
    const visit = await book(guest, await slotAt(0));
    await leaveBookings(app.ctx(), idOf(owner));
    expect((await ends(guest)).at(-1)).toMatch(/^Tour of .* is canceled$/);
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
    await waitForTime(other, { listingKey, kind: 'tour' });
    const openings = async () => (await linesOf(other)).filter((line) => line.startsWith('A time opened up')).length;
    const heardOf = await openings();
    await leaveBookings(app.ctx(), idOf(leaving));
    expect(await openings()).toBe(heardOf + 1);
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

it('reaches the open pages of its guest and of everybody who sells the home', async () => {
  await open({ needsApproval: true });
  const pages = await listenToPages(app);
  const hear = async () =>
    new Set((await pages.hear()).filter(({ subject }) => subject === 'appointments').map(({ userId }) => userId));
  const all = new Set([guest, owner, agent].map(idOf));
  const { id } = await book(guest, await slotAt(0));
  expect(await hear()).toEqual(all);
  await move(guest, id, { move: 'cancel', reason: '' });
  expect(await hear()).toEqual(all);
  // What one of them changes about the times reaches the others.
  await open({ durationMinutes: 45 });
  expect(await hear()).toEqual(new Set([owner, agent].map(idOf)));
  await pages.stop();
});

it('says that a guest who moves it asks for the new time, where the host confirms each', async () => {
  await open({ needsApproval: true });
  const gus = await signIn('Gus');
  const newTimes = async () => (await linesOf(owner)).filter((line) => line.endsWith(' has a new time')).length;
  const before = await newTimes();
  const { id } = await book(gus, await slotAt(0));
  await move(owner, id, { move: 'approve', reason: '' });
  await move(gus, id, { move: 'reschedule', startsAt: (await slotAt(4)).toISOString(), reason: '' });
  expect(await linesOf(owner)).toContainEqual(expect.stringMatching(/: a new time is requested$/));
  expect(await newTimes()).toBe(before);
  await move(owner, id, { move: 'approve', reason: '' });
  await move(owner, id, { move: 'reschedule', startsAt: (await slotAt(6)).toISOString(), reason: '' });
  expect(await linesOf(gus)).toContainEqual(expect.stringMatching(/ has a new time$/));
});
