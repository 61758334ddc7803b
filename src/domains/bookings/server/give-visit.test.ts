import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeListingPerson } from '#domains/selling/server/listing-people.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { idOf, signInAt } from '#tests/support/actors.ts';
import { linesOf, move, toursOf } from '#tests/support/bookings.ts';
import { addHomeForSale } from '#tests/support/own-listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { DAY_MS, HOUR_MS } from '#lib/time-units.ts';
import type { Hosting } from '../contract.ts';
import { listVisitShowers } from './give-visit.ts';
import { leaveShowings } from './leave-showings.ts';
import { listAppointments } from './present-bookings.ts';
import { getSchedule, setSchedule } from './save-schedule.ts';

let app: TestApp;
let owner: ServerContext;
let agent: ServerContext;
let guest: ServerContext;
let listingKey: string;
let made = 0;

const signIn = signInAt(() => app);
const { open, slotAt, book } = toursOf(() => ({ owner, guest, listingKey }));

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  made += 1;
  [owner, guest, agent] = [await signIn(`Olga ${made}`), await signIn(`Gina ${made}`), await signIn(`Arno ${made}`)];
  listingKey = await addHomeForSale(`GIVEN-${made}`, owner, agent);
});

async function showBy(how: Hosting['how'], ...people: ServerContext[]) {
  const { schedule, version } = await getSchedule(owner, listingKey);
  await setSchedule(owner, { ...schedule, listingKey, version, hosting: { how, userIds: people.map(idOf) } });
}
const shownBy = async (id: string) => (await listAppointments(owner)).appointments.find((one) => one.id === id)?.shownBy;
const give = (ctx: ServerContext, id: string, to: ServerContext) => move(ctx, id, { move: 'give', userId: idOf(to) });
describe('a visit that a host gives to another', () => {
  it('is shown by them alone, and both of them hear of it, once', async () => {
    await open();
    await showBy('any', owner);
    const startsAt = await slotAt(0);
    const { id } = await book(guest, startsAt);
    expect(await shownBy(id)).toEqual([`Olga ${made}`]);
    const heard = (await linesOf(guest)).length;
    await give(agent, id, agent);
    await give(agent, id, agent);
    expect(await shownBy(id)).toEqual([`Arno ${made}`]);
    expect((await linesOf(owner)).filter((title) => title.startsWith(`Arno ${made} shows the tour of `))).toHaveLength(1);
    expect((await linesOf(agent)).filter((title) => title.startsWith('You show the '))).toEqual([]);
    expect(await linesOf(guest)).toHaveLength(heard);
    // Olga's own time is free again, and Arno's is not.
    const { people } = await listVisitShowers(owner, id);
    expect(people).toEqual([
      { userId: idOf(owner), name: `Olga ${made}`, isFree: true, isShowing: false },
      { userId: idOf(agent), name: `Arno ${made}`, isFree: true, isShowing: true },
    ]);
    await give(agent, id, owner);
    expect((await linesOf(owner)).filter((title) => title.startsWith('You show the tour of '))).toHaveLength(1);
  });

  it('keeps its number, so that calendars hear nothing of a request that is declined then', async () => {
    await open({ needsApproval: true });
    const { id } = await book(guest, await slotAt(0));
    await give(owner, id, agent);
    const row = await app.db.selectFrom('bookings').select('sequence').where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.sequence).toBe(0);
  });

  it('goes to nobody who is elsewhere then, even where two homes ask at once', async () => {
    await open();
    const startsAt = await slotAt(0);
    const first = await book(guest, startsAt);
    const near = listingKey;
    listingKey = await addHomeForSale(`GIVEN-${made}-FAR`, owner, agent);
    await open();
    const second = await book(await signIn(`Otto ${made}`), startsAt);
    const answers = await Promise.allSettled([give(owner, first.id, agent), give(owner, second.id, agent)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = answers[0]?.status === 'rejected' ? first.id : second.id;
    await expect(give(owner, refused, agent)).rejects.toMatchObject({
      code: 'conflict',
      message: `Arno ${made} isn’t free then. Choose someone else, or change the time.`,
    });
    expect((await listVisitShowers(owner, refused)).people.map(({ isFree }) => isFree)).toEqual([true, false]);
    await give(owner, refused, owner);
    listingKey = near;
  });

  it('is given by nobody but the people who sell the home, to nobody but them', async () => {
    await open();
    await showBy('any', owner);
    const { id } = await book(guest, await slotAt(0));
    const stranger = await signIn(`Sven ${made}`);
    for (const to of [owner, agent, guest, stranger]) {
      await expect(give(guest, id, to)).rejects.toMatchObject({ code: 'forbidden' });
      await expect(give(stranger, id, to)).rejects.toMatchObject({ code: 'not-found' });
    }
    for (const to of [guest, stranger]) await expect(give(owner, id, to)).rejects.toMatchObject({ code: 'invalid' });
    await expect(move(owner, id, { move: 'give', userId: randomUUID() })).rejects.toMatchObject({ code: 'invalid' });
    await expect(listVisitShowers(guest, id)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(listVisitShowers(stranger, id)).rejects.toMatchObject({ code: 'not-found' });
    expect(await shownBy(id)).toEqual([`Olga ${made}`]);
    const guestSees = (await listAppointments(guest)).appointments.find((one) => one.id === id);
    expect([guestSees?.shownBy, guestSees?.moves.includes('give')]).toEqual([[], false]);
  });

  it('is offered where there is somebody to choose, before it begins', async () => {
    await open();
    const { id, startsAt } = await book(guest, await slotAt(0));
    const movesAt = async (now: Date) =>
      (await listAppointments({ ...owner, now })).appointments.find((one) => one.id === id)?.moves.includes('give');
    expect(await movesAt(owner.now)).toBe(true);
    const begun = { ...owner, now: new Date(Date.parse(startsAt ?? '') + 1) };
    expect(await movesAt(begun.now)).toBe(false);
    await expect(give(begun, id, agent)).rejects.toMatchObject({ code: 'conflict' });
    const home = app.db.selectFrom('own_listings').select('id').where('listing_key', '=', listingKey);
    await removeListingPerson(owner, { id: (await home.executeTakeFirstOrThrow()).id, userId: idOf(agent) }, { leaveShowings });
    expect(await movesAt(owner.now), 'she sells it alone now').toBe(false);
  });
});

describe('a visit that stands, of somebody who leaves', () => {
  it('passes on also where it begins sooner than a new one could be booked', async () => {
    await open();
    await showBy('any', agent, owner);
    const startsAt = await slotAt(0);
    const { id } = await book(guest, startsAt);
    await open({ minimumNoticeMinutes: (7 * DAY_MS) / 60_000 }, { rules: [] });
    await showBy('any', agent, owner);
    expect(await shownBy(id)).toEqual([`Arno ${made}`]);
    const later = new Date(startsAt.getTime() - HOUR_MS);
    await leaveShowings({ ...owner, now: later }, { listingKey, userId: idOf(agent) });
    expect(await shownBy(id)).toEqual([`Olga ${made}`]);
  });
});
