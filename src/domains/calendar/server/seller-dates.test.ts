import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveOffer, submitOffer } from '#domains/offers/server/index.ts';
import { tickSaleStep } from '#domains/offers/server/tick-sale-step.ts';
import { cancelOpenHouse, saveOpenHouse } from '#domains/selling/server/index.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { inDays } from '#tests/support/offer-desk.ts';
import { signInAt, idOf } from '#tests/support/actors.ts';
import { addListings } from '#tests/support/listings.ts';
import { addOwnListing, WILLOW_LANE } from '#tests/support/own-listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { composeCalendar } from './compose-calendar.ts';

let app: TestApp;
let owner: ServerContext;
let buyer: ServerContext;
let stranger: ServerContext;
let listingKey = '';
let ownId = '';

beforeAll(async () => {
  app = await openTestApp();
  const signIn = signInAt(() => app);
  owner = await signIn('Olga');
  buyer = await signIn('Bea');
  stranger = await signIn('Mallory');
  const { keys } = await addListings(app.db, {});
  listingKey = keys[0] ?? '';
  ownId = await addOwnListing(app.db, { listingKey, ownerId: idOf(owner), standardStatus: 'Active', fields: WILLOW_LANE });
});
afterAll(() => app.close());

const makeTerms = (expiresAt: string) => ({
  priceCents: 512_345_00,
  escalation: null,
  earnestCents: 10_000_00,
  earnestDueDays: 3,
  financing: 'cash' as const,
  downPaymentRate: 1,
  proof: 'funds' as const,
  contingencies: { inspection: 10, appraisal: null, loan: null, title: 10, saleOfHome: null, association: null },
  gapCoverCents: 0,
  concessionsCents: 0,
  buyerAgentRate: 0,
  buyerAgentCents: 0,
  closingDate: inDays(45).slice(0, 10),
  rentBackDays: null,
  rentBackDayCents: 0,
  inclusions: [],
  expiresAt,
});

/** The lines of one event in a person's calendar; undefined where it is not there. */
async function eventOf(ctx: ServerContext, uid: string): Promise<string | undefined> {
  const text = (await composeCalendar(app.ctx(), idOf(ctx))).replaceAll('\r\n ', '');
  const events = text.split('BEGIN:VEVENT').filter((event) => event.includes(`UID:${uid}\r\n`));
  expect(events.length).toBeLessThan(2);
  return events[0];
}

describe('the calendar of somebody who sells', () => {
  it('has their open houses once, with a number that rises only when one changes, until it is canceled', async () => {
    const openHouseId = randomUUID();
    const uid = `${openHouseId}@own-open-house`;
    const form = { id: ownId, openHouseId, date: inDays(9).slice(0, 10), startTime: '10:00', endTime: '12:00', remarks: '' };
    await saveOpenHouse(owner, form);
    await saveOpenHouse(owner, form);
    const first = await eventOf(owner, uid);
    expect(first).toMatch(/SEQUENCE:0\r\n[\s\S]*SUMMARY:Your open house: 17 Willow Lane[\s\S]*STATUS:CONFIRMED/);
    await saveOpenHouse(owner, { ...form, startTime: '11:00' });
    expect(await eventOf(owner, uid)).toContain('SEQUENCE:1\r\n');
    await cancelOpenHouse(owner, { id: ownId, openHouseId });
    await cancelOpenHouse(owner, { id: ownId, openHouseId });
    expect(await eventOf(owner, uid)).toMatch(/SEQUENCE:2\r\n[\s\S]*STATUS:CANCELLED/);
    expect(await eventOf(stranger, uid)).toBeUndefined();
  });

  it('has the deadline of an offer without its terms, until it is withdrawn', async () => {
    const id = randomUUID();
    const expiresAt = inDays(3);
    await submitOffer(buyer, { listingKey, id, terms: makeTerms(expiresAt) });
    const open = await eventOf(owner, `${id}@offer`);
    expect(open).toMatch(/SEQUENCE:2\r\n[\s\S]*SUMMARY:Answer an offer for 17 Willow Lane[\s\S]*STATUS:CONFIRMED/);
    expect(open).toContain(`DTSTART:${expiresAt.slice(0, 19).replaceAll(/[-:]/g, '')}Z`);
    expect(open).toContain('TRANSP:TRANSPARENT');
    expect(open).not.toMatch(/512,?345|Bea/);
    // A buyer has no answer to give.
    expect(await eventOf(buyer, `${id}@offer`)).toBeUndefined();
    await moveOffer(buyer, { offerId: id, version: 1, verb: 'withdraw' });
    expect(await eventOf(owner, `${id}@offer`)).toMatch(/SEQUENCE:3\r\n[\s\S]*STATUS:CANCELLED/);
    expect(await eventOf(stranger, `${id}@offer`)).toBeUndefined();
  });

  it('has the open steps of a sale on the dates of its contract, until they are done or the contract ends', async () => {
    const id = randomUUID();
    await submitOffer(buyer, { listingKey, id, terms: makeTerms(inDays(3)) });
    const { contract } = await moveOffer(owner, { offerId: id, version: 1, verb: 'accept' });
    const due = contract?.deadlines.find(({ key }) => key === 'inspection')?.on ?? expect.fail('no deadline');
    const inspection = await eventOf(owner, `inspection-${id}@sale-step`);
    expect(inspection).toContain(`DTSTART;VALUE=DATE:${due.replaceAll('-', '')}`);
    expect(inspection).toMatch(/SUMMARY:Open the home to the inspectors: 17 Willow Lane/);
    expect(inspection).not.toMatch(/512,?345|Bea/);
    expect(await eventOf(owner, `closing-${id}@sale-step`)).toBeDefined();
    expect(await eventOf(owner, `appraisal-${id}@sale-step`)).toBeUndefined();
    for (const one of [buyer, stranger]) expect(await eventOf(one, `inspection-${id}@sale-step`)).toBeUndefined();
    await tickSaleStep(owner, { offerId: id, step: 'inspection', isDone: true });
    expect(await eventOf(owner, `inspection-${id}@sale-step`)).toBeUndefined();
    await moveOffer(owner, { offerId: id, version: 1, verb: 'release' });
    expect(await eventOf(owner, `closing-${id}@sale-step`)).toBeUndefined();
  });
});
