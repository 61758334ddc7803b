import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoSignIn } from '#domains/accounts/contract.ts';
import { purgeDemoUsers } from '#domains/accounts/server/demo-sign-in.ts';
import { confirmTour } from '#domains/appointments/server/index.ts';
import { listAppointments } from '#domains/bookings/contract.ts';
import { listMyTours } from '#domains/appointments/contract.ts';
import { getRoadmap } from '#domains/roadmaps/contract.ts';
import { getApplication } from '#domains/financing/contract.ts';
import { getMyMatches } from '#domains/matching/contract.ts';
import { listMyInquiries } from '#domains/inquiries/contract.ts';
import { answerInquiry } from '#domains/inquiries/server/index.ts';
import { listNotifications } from '#domains/notifications/contract.ts';
import { listOrders } from '#domains/billing/contract.ts';
import { listMyOffers, listOffersFor } from '#domains/offers/contract.ts';
import { getKeptKeys, listCollections, listSavedSearches } from '#domains/saved/contract.ts';
import {
  getListingFigures,
  getListingSettings,
  getOwnListing,
  listOwnListingEvents,
  listOwnListings,
  listSaleDocuments,
} from '#domains/selling/contract.ts';
import { sellingJobs } from '#domains/selling/server/jobs.ts';
import { sendEnvelope } from '#domains/signing/contract.ts';
import { listDrafts } from '#domains/signing/contract/drafts.ts';
import { listMyHomes } from '#domains/valuation/contract.ts';
import { loadRecords } from '#domains/records/server/index.ts';
import { recallNews } from '#domains/saved/server/index.ts';
import { DAY_MS } from '#lib/time-units.ts';
import type { CallInput, Endpoint } from '#lib/endpoint.ts';
import type { OpenRole } from '#lib/roles.ts';
import { createApiClient } from '#platform/web/api-client.ts';
import { addListings, TEST_NOW } from '#tests/support/listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { givePasts } from './give-pasts.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp({ now: () => TEST_NOW.getTime() });
  await addListings(
    app.db,
    ...Array.from({ length: 12 }, (_, at) => ({
      ListingKey: `H${at}`,
      ListPrice: 400_000 + at * 10_000,
      StreetNumber: String(10 + at),
      UnparsedAddress: `${10 + at} Elm Street`,
      ParcelNumber: `05-${at}`,
      YearBuilt: 1960 + at,
    })),
  );
});
afterAll(() => app.close());

const OWN_HOME = {
  parcelNumber: '07-1',
  unitNumber: null,
  address: '212 Birch Street, Testville, WA 98000',
  city: 'Testville',
  stateOrProvince: 'WA',
  postalCode: '98000',
  neighborhoodSlug: null,
  latitude: 47.6,
  longitude: -122.3,
  propertySubType: 'Single Family Residence',
  bedroomsTotal: 3,
  bathroomsFull: 2,
  bathroomsHalf: 0,
  livingAreaSqft: 1800,
  lotSizeSqft: 6000,
  yearBuilt: 1978,
  storiesTotal: 1,
  garageSpaces: 1,
  facts: {},
};

async function signIn(role: OpenRole) {
  const answer = await app.post('/api/auth/demo', { role });
  const { token } = (demoSignIn.response ?? expect.fail('it answers')).parse(await answer.json());
  const api = createApiClient((url, init) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${token}`);
    return app.request(url, { ...init, headers });
  });
  return {
    read: async <E extends Endpoint>(endpoint: E, input: Partial<CallInput<E>> = {}) =>
      (await api.call(endpoint, input)) ?? expect.fail('signed in'),
  };
}

/** Sends an envelope of the template that a person has, once its people are named. */
async function useTemplate(person: Awaited<ReturnType<typeof signIn>>): Promise<void> {
  const { drafts } = await person.read(listDrafts);
  const template = drafts.find(({ isTemplate }) => isTemplate) ?? expect.fail('a template');
  const { isOrdered: _isOrdered, recipients, ...content } = template.content;
  const body = { ...content, recipients: recipients.map((one, at) => ({ ...one, name: `Person ${at + 1}` })) };
  const sent = await person.read(sendEnvelope, { params: { envelopeId: randomUUID() }, body });
  expect(sent.recipients.map(({ status, isInPerson }) => [status, isInPerson])).toEqual([
    ['notified', true],
    ['waiting', true],
  ]);
}

it('gives sellers and vendors what their own pages show', async () => {
  await loadRecords(app.system(), 'Test county', {
    parcels: [OWN_HOME],
    taxRecords: [],
    sales: [],
  });
  const [seller, vendor] = [await signIn('seller'), await signIn('vendor')];
  await givePasts(app.system());
  for (const person of [seller, vendor]) {
    const { favorites, viewed } = await person.read(getKeptKeys);
    expect(viewed.length).toBeGreaterThan(favorites.length);
    expect(favorites.length).toBeGreaterThan(0);
  }
  expect((await seller.read(listMyHomes)).homes).toMatchObject([{ address: OWN_HOME.address, isClaimed: true }]);
  expect((await vendor.read(listMyHomes)).homes).toEqual([]);

  const { listings } = await seller.read(listOwnListings);
  expect(listings.map(({ standardStatus }) => standardStatus).toSorted()).toEqual(['Active', 'Incomplete']);
  const home = listings.find(({ standardStatus }) => standardStatus === 'Active') ?? expect.fail('for sale');
  expect(home.photosCount).toBe(4);
  const draft = listings.find(({ standardStatus }) => standardStatus === 'Incomplete') ?? expect.fail('a draft');
  const { photos } = await seller.read(getOwnListing, { params: { id: draft.id } });
  expect(photos.map(({ flags }) => flags)).toEqual([
    [{ kind: 'small', photoId: null }],
    [{ kind: 'same', photoId: photos[0]?.id }],
  ]);
  const figures = await seller.read(getListingFigures, { params: { id: home.id } });
  expect(figures).toMatchObject({ daysOnMarket: 21, alerts: [], isPublic: true });
  expect(figures.actions.map(({ key }) => key)).toEqual(['offers', 'visits', 'questions']);
  expect(figures.showings.map(({ status }) => status).toSorted()).toEqual([
    'accepted',
    'accepted',
    'accepted',
    'cancelled',
    'no_show',
    'pending',
  ]);
  // Visits at home, and what others booked of their own time: coming up, asked for, over with feedback, missed, and off.
  for (const [person, kinds] of [
    [seller, ['tour', 'video-tour', 'consultation', 'call']],
    [vendor, ['inspection', 'photo-shoot', 'call']],
  ] as const) {
    const { appointments } = await person.read(listAppointments);
    expect(new Set(appointments.map(({ kind }) => kind))).toEqual(new Set(kinds));
    const now = TEST_NOW.toISOString();
    const [past, ahead] = [true, false].map((isPast) =>
      appointments.flatMap(({ startsAt, status }) => (startsAt !== null && startsAt < now === isPast ? status : [])),
    );
    expect(past).toEqual(expect.arrayContaining(['completed', 'no_show', 'cancelled']));
    expect(ahead).toEqual(expect.arrayContaining(['accepted', 'pending']));
    expect(appointments.filter(({ feedback }) => feedback !== null).length).toBeGreaterThan(0);
  }
  const total = Object.fromEntries(figures.measures.map((measure) => [measure.key, measure.total]));
  expect(total).toMatchObject({ inquiries: 2, tours: 4 });
  expect(total['views']).toBeGreaterThan(100);
  expect(total['saves']).toBeGreaterThan(0);
  const { events } = await seller.read(listOwnListingEvents, { params: { id: home.id } });
  expect(events.filter(({ priceBefore, priceAfter }) => priceBefore !== null && priceAfter !== priceBefore)).toHaveLength(1);

  const { documents } = await seller.read(listSaleDocuments, { params: { id: home.id } });
  expect(documents.map(({ item }) => item)).toEqual(['deed', 'survey', 'warranties', 'state-form']);
  const { plan } = await seller.read(getOwnListing, { params: { id: home.id } });
  expect(plan).toMatchObject({ services: ['photographer', 'attorney'], intent: { route: 'by-owner' } });
  expect((await seller.read(getListingSettings, { params: { id: home.id } })).lockBoxAt).not.toBeNull();
  const { offers } = await seller.read(listOffersFor, { params: { listingKey: home.listingKey } });
  expect(offers.map(({ status, versions }) => [status, versions.length])).toEqual([
    ['submitted', 3],
    ['submitted', 1],
    ['submitted', 1],
  ]);

  const { orders } = await seller.read(listOrders);
  expect(orders.map(({ listing }) => listing?.id)).toEqual([home.id, home.id]);

  for (const person of [seller, vendor]) await useTemplate(person);

  // When their day is over, the home leaves the demonstration.
  await purgeDemoUsers({ db: app.db, now: new Date(TEST_NOW.getTime() + 2 * DAY_MS) });
  const shown = () => app.db.selectFrom('listings').select('id').where('listing_key', '=', home.listingKey).execute();
  expect(await shown()).toHaveLength(1);
  for (const job of sellingJobs) await job.handle(app.system(), {});
  expect(await shown()).toEqual([]);
  expect(await app.db.selectFrom('orphaned_files').select('file_key').execute()).toHaveLength(6);
});

it('gives each demo buyer two weeks that fit together, theirs alone, and takes them along when their day is over', async () => {
  const [ann, bob] = [await signIn('buyer'), await signIn('buyer')];
  const system = app.system();
  await Promise.all([givePasts(system), givePasts(system)]);
  await givePasts(system);

  const { items } = await ann.read(getMyMatches, { query: { limit: 24 } });
  const matching = items.map(({ listing }) => listing.listingKey);
  const kept = await ann.read(getKeptKeys);
  expect(kept.favorites).toHaveLength(5);
  expect(matching).toEqual(expect.arrayContaining(kept.favorites));

  const { tours } = await ann.read(listMyTours);
  const starts = tours.map(({ confirmedStartsAt }) => Date.parse(confirmedStartsAt ?? '') - TEST_NOW.getTime());
  expect(starts.toSorted((a, b) => a - b).map((start) => Math.sign(start))).toEqual([-1, 1]);
  for (const { listing } of tours) expect(kept.favorites).toContain(listing?.listingKey);

  const { inquiries } = await ann.read(listMyInquiries);
  expect(inquiries.map(({ replies }) => replies.length).toSorted((a, b) => a - b)).toEqual([0, 1]);
  const { collections } = await ann.read(listCollections);
  expect(collections).toMatchObject([{ homeCount: 3, memberCount: 1 }]);
  expect((await ann.read(listMyOffers)).offers).toMatchObject([{ status: 'countered', version: 2 }]);
  const { appointments } = await ann.read(listAppointments);
  expect(new Set(appointments.filter(({ source }) => source === 'booking').map(({ status }) => status))).toEqual(
    new Set(['accepted', 'completed', 'no_show', 'cancelled', 'pending']),
  );
  const { roadmap } = await ann.read(getRoadmap);
  const done = roadmap?.tasks.filter(({ status }) => status === 'done').map(({ templateKey }) => templateKey);
  // As the letter, the agreement and the offer among their papers say.
  expect(done).toEqual(expect.arrayContaining(['pre-approved', 'agreement-signed', 'offer-sent']));
  expect((await ann.read(getApplication)).application).toMatchObject({ status: 'draft', step: 'property' });
  const { notifications, unread } = await ann.read(listNotifications, { query: {} });
  expect(unread).toBe(3);
  expect(notifications.slice(0, 3).every(({ isRead }) => !isRead)).toBe(true);
  const times = notifications.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());

  await useTemplate(ann);

  const others = (await bob.read(listCollections)).collections;
  expect(others.map(({ id }) => id)).not.toEqual(collections.map(({ id }) => id));
  expect(await app.mails()).toEqual([]);

  // What only the process itself may write, and only for its own person.
  const [tour] = tours;
  const [inquiry] = inquiries;
  await expect(
    confirmTour(app.ctx(), { tourRequestId: tour?.tourRequestId ?? '', startsAt: tour?.slots[0] ?? '' }),
  ).rejects.toMatchObject({
    code: 'forbidden',
  });
  await expect(answerInquiry(app.ctx(), { inquiryId: inquiry?.inquiryId ?? '', message: 'Yes.' })).rejects.toMatchObject({
    code: 'forbidden',
  });
  const { searches } = await ann.read(listSavedSearches);
  expect(searches.reduce((sum, { news }) => sum + news.new, 0)).toBe(3);
  const [search] = searches;
  await expect(recallNews(app.ctx(), search?.id ?? '', kept.favorites)).rejects.toMatchObject({ code: 'unauthenticated' });

  await purgeDemoUsers({ db: app.db, now: new Date(TEST_NOW.getTime() + 2 * DAY_MS) });
  for (const table of [
    'users',
    'threads',
    'tour_requests',
    'collections',
    'notifications',
    'roadmaps',
    'loan_applications',
  ] as const)
    expect(await app.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
});
