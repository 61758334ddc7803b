import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countDaysBefore, STANDARD_STATUSES, type StandardStatus } from '#domains/listings/contract.ts';
import { getListing } from '#domains/listings/server/index.ts';
import { addDays, daysBetween } from '#lib/calendar.ts';
import { DAY_MS } from '#lib/time-units.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { inMinutes, makeDraft, makePublic, personAt, save, WHOLE_HOME } from '#tests/support/selling.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { DISCLOSURE_KEYS } from '../model/disclosures.ts';
import { CONTRACT_CHANGES, publishedAs, STATUS_CHANGES } from '../model/status-changes.ts';
import { archiveOwnListing, deleteOwnListing, duplicateOwnListing, getOwnListing } from './drafts.ts';
import { changePrice } from './change-price.ts';
import { changeStatus, type ContractNews, recordContract } from './change-status.ts';
import { listListingEvents } from './list-events.ts';
import { passPapers } from './pass-papers.ts';
import { planFirstDay } from './plan-first-day.ts';
import { publishListing } from './publish-listing.ts';

let app: TestApp;
let owner: ServerContext;

const signIn = personAt(() => app);

beforeAll(async () => {
  app = await openTestApp();
  owner = await signIn('Olga');
});
afterAll(() => app.close());

const dayOf = (now: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Denver' }).format(now);

describe('status', () => {
  it('walks only along the table, however it is asked', async () => {
    // Seeded: the same walks each time.
    let state = 7;
    const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
    for (let walk = 0; walk < 3; walk += 1) {
      const { id, listingKey, ...listing } = await makePublic(owner);
      let { standardStatus } = listing;
      let minutes = 0;
      for (let step = 0; step < 14; step += 1) {
        const to = STANDARD_STATUSES[random(STANDARD_STATUSES.length)] ?? 'Active';
        const isAllowed = STATUS_CHANGES[standardStatus].includes(to) && to !== 'Coming Soon';
        minutes += 1;
        const result = await changeStatus(inMinutes(owner, minutes), {
          id,
          from: standardStatus,
          to,
          reason: 'A walk at random',
          date: dayOf(owner.now),
          ...(to === 'Closed' ? { closePrice: 455_000 } : {}),
        }).catch((error: unknown) => error as { code: string });
        if ('code' in result)
          expect([standardStatus, to, isAllowed, result.code]).toEqual([standardStatus, to, false, 'conflict']);
        else {
          expect([standardStatus, to, isAllowed]).toEqual([standardStatus, to, true]);
          standardStatus = to;
          const row = await app.db
            .selectFrom('listings')
            .select('standard_status')
            .where('listing_key', '=', listingKey)
            .executeTakeFirst();
          expect(row?.standard_status).toBe(to);
        }
      }
      expect((await getOwnListing(owner, id)).standardStatus).toBe(standardStatus);
    }
  });

  it('is coming soon until the day it is for sale, which counts from then', async () => {
    const { id, version, listingKey } = await makeDraft(owner, { ...WHOLE_HOME, StreetNumber: '70' });
    const today = dayOf(owner.now);
    const soon = (onMarketDate: string | null) => publishListing(owner, { id, version, as: 'Coming Soon', onMarketDate });
    await expect(soon(addDays(today, -2))).rejects.toMatchObject({ fields: { onMarketDate: expect.any(String) } });
    await expect(soon(addDays(today, 400))).rejects.toMatchObject({ fields: { onMarketDate: expect.any(String) } });
    const first = addDays(today, 9);
    await soon(first);
    const shown = async () => {
      const { standardStatus, onMarketDate, daysOnMarket, priceHistory } = await getListing(app.ctx(), listingKey);
      return { standardStatus, onMarketDate, daysOnMarket, events: priceHistory.map(({ event }) => event) };
    };
    expect(await shown()).toEqual({ standardStatus: 'Coming Soon', onMarketDate: first, daysOnMarket: null, events: [] });
    await planFirstDay(inMinutes(owner, 1), { id, onMarketDate: addDays(today, 12) });
    expect(await shown()).toMatchObject({ onMarketDate: addDays(today, 12) });
    await planFirstDay(inMinutes(owner, 2), { id, onMarketDate: null });
    expect(await shown()).toMatchObject({ onMarketDate: null });
    const later = { ...owner, now: new Date(owner.now.getTime() + 5 * DAY_MS) };
    await publishListing(later, { id, version, as: 'Active' });
    expect(await shown()).toMatchObject({ standardStatus: 'Active', onMarketDate: dayOf(later.now), events: ['Listed'] });
    await expect(planFirstDay(later, { id, onMarketDate: null })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('keeps a home that is coming soon so while its changes are published', async () => {
    const { id, version, listingKey } = await makeDraft(owner);
    await publishListing(owner, { id, version, as: 'Coming Soon' });
    const changed = await save(inMinutes(owner, 1), id, version, { BedroomsTotal: 4 });
    await publishListing(inMinutes(owner, 2), { id, version: changed.version, as: publishedAs('Coming Soon') });
    expect(await getListing(app.ctx(), listingKey)).toMatchObject({ standardStatus: 'Coming Soon', bedroomsTotal: 4 });
  });

  it('needs its facts, and never starts from another status than was seen', async () => {
    const { id } = await makePublic(owner);
    const change = (to: StandardStatus, more: object = {}) =>
      changeStatus(owner, { id, from: 'Active', to, reason: 'A buyer signed', date: dayOf(owner.now), ...more });
    await expect(change('Pending', { date: '2030-01-01' })).rejects.toMatchObject({ fields: { date: expect.any(String) } });
    await expect(change('Pending', { date: '2020-01-01' })).rejects.toMatchObject({ fields: { date: expect.any(String) } });
    await change('Pending');
    await expect(change('Withdrawn')).rejects.toMatchObject({ code: 'conflict' });
    await expect(change('Closed', { from: 'Pending' })).rejects.toMatchObject({ fields: { closePrice: expect.any(String) } });
    const closed = await change('Closed', { from: 'Pending', closePrice: 447_500 });
    expect(closed.nextStatuses).toEqual([]);
    await expect(save(owner, id, closed.version, { ListPrice: 1000 })).rejects.toMatchObject({ code: 'conflict' });
    const again = await duplicateOwnListing(owner, { id, newId: randomUUID() });
    expect(again).toMatchObject({ relistsId: id, standardStatus: 'Incomplete' });
    await expect(deleteOwnListing(owner, id)).rejects.toMatchObject({ code: 'conflict' });
    expect((await archiveOwnListing(owner, { id, isArchived: true })).isArchived).toBe(true);
  });
});

it('is no new home once it is listed again: its page tells what became of it before', async () => {
  const long = { ...owner, now: new Date(owner.now.getTime() - 40 * DAY_MS) };
  const draft = await makeDraft(long, { ...WHOLE_HOME, StreetNumber: '71' });
  const { id } = await publishListing(long, { id: draft.id, version: draft.version, as: 'Active' });
  const lower = await changePrice(
    { ...long, now: new Date(long.now.getTime() + DAY_MS) },
    { id, from: 450_000, to: 440_000, reason: 'Slow' },
  );
  expect(lower.publicPrice).toBe(440_000);
  await changeStatus(owner, { id, from: 'Active', to: 'Canceled', reason: 'To look new', date: dayOf(owner.now) });
  const { id: newId } = await duplicateOwnListing(owner, { id, newId: randomUUID() });
  await passPapers(owner, { id: newId, papers: DISCLOSURE_KEYS, reason: 'They come with the first offer' });
  const { version } = await getOwnListing(owner, newId);
  const again = await publishListing(inMinutes(owner, 1), { id: newId, version, as: 'Active' });
  const { priceHistory, onMarketDate, daysBefore } = await getListing(app.ctx(), again.listingKey);
  expect(priceHistory.map(({ event, price }) => [event, price])).toEqual([
    ['Relisted', 440_000],
    ['Canceled', 440_000],
    ['PriceChange', 440_000],
    ['Listed', 450_000],
  ]);
  const days = daysBetween(dayOf(long.now), onMarketDate ?? '');
  expect([countDaysBefore(priceHistory, onMarketDate), daysBefore]).toEqual([days, days]);
  // Search orders it by its first day of all.
  const { listed_on: listedOn } = await app.db
    .selectFrom('listings')
    .select('listed_on')
    .where('listing_key', '=', again.listingKey)
    .executeTakeFirstOrThrow();
  expect(daysBetween(listedOn ?? '', onMarketDate ?? '')).toBe(days);
  // Whoever shows no address tells nothing of it.
  await app.db
    .updateTable('listings')
    .set({ internet_address_display_yn: false })
    .where('listing_key', '=', again.listingKey)
    .execute();
  const withheld = await getListing(app.ctx(), again.listingKey);
  expect([withheld.daysBefore, ...withheld.priceHistory.map(({ event }) => event)]).toEqual([0, 'Listed']);
});

it('follows a contract only along the table', () => {
  for (const { to, after } of Object.values(CONTRACT_CHANGES))
    for (const from of after) expect(STATUS_CHANGES[from]).toContain(to);
});

it('is under contract once an offer binds both sides, and free again once it is released', async () => {
  const { id, listingKey } = await makePublic(owner);
  const record = (minutes: number, became: ContractNews) =>
    app.db.transaction().execute((db) => recordContract({ ...inMinutes(owner, minutes), db }, { listingKey, became }));
  await record(1, 'bound');
  expect(await getListing(app.ctx(), listingKey)).toMatchObject({
    standardStatus: 'Active Under Contract',
    purchaseContractDate: dayOf(owner.now),
  });
  await record(2, 'free');
  expect((await getOwnListing(owner, id)).standardStatus).toBe('Active');
  const { events } = await listListingEvents(owner, id);
  expect(events.map(({ reason }) => reason)).toEqual([
    'The accepted offer was released',
    'An offer was accepted',
    'First published',
  ]);
  await changeStatus(inMinutes(owner, 3), { id, from: 'Active', to: 'Withdrawn', reason: 'Not now', date: dayOf(owner.now) });
  await record(4, 'bound');
  expect((await getOwnListing(owner, id)).standardStatus).toBe('Withdrawn');
});
