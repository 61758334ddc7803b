import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatTourTime, listToursOf } from '#domains/appointments/server/index.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { idOf, signInAt } from '#tests/support/actors.ts';
import { addListings } from '#tests/support/listings.ts';
import { addOwnListing, WILLOW_LANE } from '#tests/support/own-listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { withRollback } from '#tests/support/test-database.ts';
import type { EventSettings, TourDayFacts } from '../contract.ts';
import { proposeSchedule } from '../model/usual-schedule.ts';
import { askHosts } from './ask-hosts.ts';
import { findBookable } from './bookables.ts';
import { bookTime } from './book-time.ts';
import { findTourDay } from './find-tour-day.ts';
import { listAppointments } from './present-bookings.ts';
import { getSchedule, setSchedule } from './save-schedule.ts';

let app: TestApp;
let owner: ServerContext;
let other: ServerContext;
/** The key of a home whose sellers ask something. */
let ASKING = '';
/** Keys of a home that books at once, one whose seller approves, one of a firm, and one that is sold. */
let [OPEN, APPROVED, FIRM, SOLD] = ['', '', '', ''];

const signIn = signInAt(() => app);
const SENDER = { phone: undefined, mayCall: false, consent: true, preApproval: undefined } as const;

async function open(listingKey: string, settings: Partial<EventSettings>) {
  await addOwnListing(app.db, { listingKey, ownerId: idOf(owner), standardStatus: 'Active', fields: WILLOW_LANE });
  const { version } = await getSchedule(owner, listingKey);
  const usual = proposeSchedule().eventTypes[0]?.settings;
  const full = { ...usual, minimumNoticeMinutes: 0, afterBufferMinutes: 0, ...settings } as EventSettings;
  await setSchedule(owner, {
    listingKey,
    version,
    rules: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '10:00', to: '16:00' }],
    overrides: [],
    eventTypes: [{ kind: 'tour', isOpen: true, settings: full }],
  });
}

beforeAll(async () => {
  app = await openTestApp();
  owner = await signIn('Olga');
  other = await signIn('Otto');
  const { keys } = await addListings(
    app.db,
    { ListingKey: 'DAY-1' },
    { ListingKey: 'DAY-2', Latitude: 39.75 },
    { ListingKey: 'DAY-3', StreetNumber: '14', UnparsedAddress: '14 Elm Street', Longitude: -104.95 },
    { ListingKey: 'DAY-4', StandardStatus: 'Closed' },
    { ListingKey: 'DAY-5', StreetNumber: '16', UnparsedAddress: '16 Elm Street' },
  );
  [OPEN = '', APPROVED = '', FIRM = '', SOLD = '', ASKING = ''] = keys;
  await open(OPEN, { needsApproval: false });
  await open(APPROVED, { needsApproval: true });
  await open(ASKING, { needsApproval: false, questions: ['How many come?'] });
});
afterAll(() => app.close());

const dayOf = (ctx: ServerContext, homes: string[], date?: string) => findTourDay(ctx, { homes, date, mode: 'drive' });
const homeOf = (day: TourDayFacts, key: string) => {
  const home = day.homes.find(({ listingKey }) => listingKey === key);
  if (home === undefined) throw new Error(`${key} is missing`);
  return home;
};
/** A day that is not today, so that no time of it is over. */
const aDay = async (ctx: ServerContext, homes: string[]) => dayOf(ctx, homes, (await dayOf(ctx, homes)).days[3]?.date);

it('takes a home for one of a firm only where it is not booked here, not where the database fails', async () => {
  expect(await findBookable(owner, { listingKey: OPEN })).toMatchObject({ isOpen: true });
  expect(await findBookable(owner, { listingKey: FIRM })).toBeUndefined();
  await withRollback(app.db, async (trx) => {
    await expect(sql`select 1 / 0`.execute(trx)).rejects.toThrow(/division by zero/);
    await expect(findBookable({ db: trx }, { listingKey: FIRM })).rejects.toThrow(/transaction is aborted/);
  });
});

describe('a home whose sellers ask something', () => {
  it('shows its questions, and is booked with the answers', async () => {
    const guest = await signIn('Gus');
    const home = homeOf(await aDay(guest, [ASKING]), ASKING);
    expect(home.questions).toEqual(['How many come?']);
    const visit = { id: randomUUID(), listingKey: ASKING, startsAt: home.starts[0] ?? '' };
    const ask = async (answers: string[]) => (await askHosts(guest, { visits: [{ ...visit, answers }], note: '' })).asked[0];
    expect(await ask([])).toMatchObject({ outcome: 'refused', words: 'Answer the question: How many come?' });
    expect(await ask(['Two'])).toMatchObject({ outcome: 'booked' });
    const { appointments } = await listAppointments(guest);
    expect(appointments.find(({ id }) => id === visit.id)?.answers).toEqual([{ question: 'How many come?', answer: 'Two' }]);
  });
});

describe('a day of tours', () => {
  it('is planned from real free times, usual hours of firms, and ways', async () => {
    const guest = await signIn('Gina');
    const day = await aDay(guest, [OPEN, APPROVED, FIRM, SOLD, 'nowhere']);
    expect(day.homes.map(({ way }) => way)).toEqual(['book', 'book', 'ask', 'none', 'none']);
    expect(homeOf(day, OPEN)).toMatchObject({ durationMinutes: 30, needsApproval: false, agreed: null });
    expect(homeOf(day, OPEN).starts).toHaveLength(12);
    expect(homeOf(day, FIRM).starts).toHaveLength(19);
    expect(homeOf(day, SOLD).why).toMatch(/isn’t open for tours/);
    expect(day.days[3]).toEqual({ date: day.date, homes: 3 });
    expect(day.travelMinutes[0]?.[0]).toBe(0);
    expect(day.travelMinutes[0]?.[2]).toBeGreaterThan(0);
    expect(day.isMeasured).toBe(false);
    expect((await dayOf(owner, [OPEN])).homes[0]).toMatchObject({ way: 'none', why: 'You’re selling this home.' });
  });

  it('asks all hosts once, however often it is sent, and remembers what was agreed', async () => {
    const guest = await signIn('Gero');
    const homes = [OPEN, APPROVED, FIRM];
    const day = await aDay(guest, homes);
    const visits = homes.map((listingKey, index) => ({
      id: randomUUID(),
      listingKey,
      startsAt: homeOf(day, listingKey).starts[index * 3] ?? '',
    }));
    const sent = { visits, note: 'We are two.', buyerAgreement: 'yes', sender: SENDER } as const;
    const [first, again] = [await askHosts(guest, sent), await askHosts(guest, sent)];
    expect(again).toEqual(first);
    expect(first.asked.map(({ outcome }) => outcome)).toEqual(['booked', 'asked', 'asked']);
    expect(first.asked.map(({ isCertain }) => isCertain)).toEqual([true, false, false]);
    const { appointments } = await listAppointments(guest);
    expect(appointments.map(({ id }) => id).toSorted()).toEqual(visits.map(({ id }) => id).toSorted());
    expect((await listToursOf(guest, idOf(guest)))[0]).toMatchObject({ message: 'We are two.', slots: [visits[2]?.startsAt] });
    // Every host hears what the buyer said of an agreement with an agent, whichever way they are asked.
    const hosted = (await listAppointments(owner)).appointments.find(({ id }) => id === visits[0]?.id);
    expect(hosted).toMatchObject({ side: 'host', buyerAgreement: 'yes' });
    const asked = await app.db
      .selectFrom('tour_requests as t')
      .innerJoin('threads as h', 'h.id', 't.thread_id')
      .select('t.buyer_agreement')
      .where('h.public_id', '=', visits[2]?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(asked.buyer_agreement).toBe('yes');
    const after = await dayOf(guest, homes, day.date);
    expect(after.homes.map(({ agreed }) => agreed?.startsAt)).toEqual(visits.map(({ startsAt }) => startsAt));
    expect(after.busy).toEqual([]);
    expect((await dayOf(guest, [OPEN], day.date)).busy).toHaveLength(2);
  });

  it('tells the truth where a part of it fails, and offers what is free instead', async () => {
    const guest = await signIn('Gila');
    const day = await aDay(guest, [OPEN, APPROVED, FIRM]);
    const [startsAt = ''] = homeOf(day, OPEN).starts;
    await bookTime(other, {
      listingKey: OPEN,
      id: randomUUID(),
      kind: 'tour',
      startsAt: new Date(startsAt),
      note: '',
      isHold: false,
    });
    const at = homeOf(day, APPROVED).starts.at(-1) ?? '';
    const visits = [
      { id: randomUUID(), listingKey: OPEN, startsAt },
      { id: randomUUID(), listingKey: 'nowhere', startsAt },
      { id: randomUUID(), listingKey: FIRM, startsAt },
      { id: randomUUID(), listingKey: APPROVED, startsAt: at },
    ];
    const { asked } = await askHosts(guest, { visits, note: '' });
    expect(asked.map(({ outcome }) => outcome)).toEqual(['taken', 'refused', 'refused', 'asked']);
    expect(asked[0]?.slots).toContain(homeOf(day, OPEN).starts[1]);
    expect(asked[0]?.slots).not.toContain(startsAt);
    expect(asked[2]?.words).toMatch(/Check the box/);
    expect(asked[3]?.words).toContain(formatTourTime(new Date(at), homeOf(day, APPROVED).timeZone));
    expect((await listAppointments(guest)).appointments).toHaveLength(1);
  });

  it('books nothing for the people who sell the home, or with the ids of others', async () => {
    const guest = await signIn('Gerd');
    const day = await aDay(guest, [OPEN]);
    const visit = { id: randomUUID(), listingKey: OPEN, startsAt: homeOf(day, OPEN).starts.at(-1) ?? '' };
    expect((await askHosts(owner, { visits: [visit], note: '' })).asked[0]).toMatchObject({ outcome: 'refused' });
    expect((await askHosts(guest, { visits: [visit], note: '' })).asked[0]).toMatchObject({ outcome: 'booked' });
    expect((await askHosts(other, { visits: [visit], note: '' })).asked[0]).toMatchObject({ outcome: 'refused' });
    expect((await listAppointments(other)).appointments.map(({ id }) => id)).not.toContain(visit.id);
    await expect(askHosts(app.ctx(), { visits: [visit], note: '' })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
