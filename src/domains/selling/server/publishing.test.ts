import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getListing } from '#domains/listings/server/index.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { idOf } from '#tests/support/actors.ts';
import { inMinutes, makeDraft, makePublic, photo, save, personAt, upload, WHOLE_HOME } from '#tests/support/selling.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createOwnListing, getOwnListing } from './drafts.ts';
import { addPhoto, changePhoto } from './photos.ts';
import { passPapers } from './pass-papers.ts';
import { passWords } from './pass-words.ts';
import { changePrice } from './change-price.ts';
import { cancelOpenHouse, listOwnOpenHouses, saveOpenHouse } from './open-houses.ts';
import { listListingEvents } from './list-events.ts';
import { previewListing } from './preview-listing.ts';
import { publishListing } from './publish-listing.ts';
import { listHomesListedTwice, withdrawListedTwice } from './same-home.ts';

let app: TestApp;
let owner: ServerContext;
let helper: ServerContext;
let stranger: ServerContext;

const signIn = personAt(() => app);

beforeAll(async () => {
  app = await openTestApp();
  [owner, helper, stranger] = await Promise.all([signIn('Olga'), signIn('Hugo'), signIn('Sten')]);
});
afterAll(() => app.close());

describe('publication', () => {
  it('is refused while a value would be left out, such as a point outside the state', async () => {
    const { id, version, gate } = await makeDraft(owner, { ...WHOLE_HOME, Latitude: 46.9, Longitude: -124.5 });
    expect(gate).toContainEqual(expect.objectContaining({ severity: 'blocker', field: 'Latitude' }));
    await expect(publishListing(owner, { id, version, as: 'Active' })).rejects.toMatchObject({
      fields: { Latitude: 'Latitude: this must be a place in Colorado' },
    });
  });

  it('lists what is missing, and publishes none of it', async () => {
    const { id, version } = await createOwnListing(owner, { id: randomUUID(), homeId: null });
    const fault = await publishListing(owner, { id, version, as: 'Active' }).catch((error: unknown) => error);
    expect(fault).toMatchObject({
      code: 'invalid',
      fields: { ListPrice: 'List price: needed', Photos: 'Add at least one photo' },
    });
    const listing = await getOwnListing(owner, id);
    await expect(getListing(app.ctx(), listing.listingKey)).rejects.toMatchObject({ code: 'not-found' });
    const unproven = await signIn('Una', { isVerified: false });
    const draft = await makeDraft(unproven);
    await expect(publishListing(unproven, { id: draft.id, version: draft.version, as: 'Active' })).rejects.toMatchObject({
      fields: { You: expect.stringContaining('email') },
    });
  });

  it('makes the home a listing like any other, without what is private', async () => {
    const listing = await makePublic(owner);
    expect(listing).toMatchObject({ standardStatus: 'Active', hasUnpublished: false });
    const shown = await getListing(app.ctx(), listing.listingKey);
    expect(shown).toMatchObject({
      listPrice: 450_000,
      streetAddress: '17 Willow Lane',
      photosCount: 1,
      source: { name: 'Listed here' },
    });
    expect(shown.priceHistory).toMatchObject([{ event: 'Listed', price: 450_000 }]);
    expect(JSON.stringify(shown)).not.toMatch(/dog bites|home\.example/);
    const served = await app.request(shown.media[0]?.url ?? '');
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('names the original of each altered photo', async () => {
    const { id, version } = await makeDraft(owner);
    const [altered, original] = [randomUUID(), randomUUID()];
    await addPhoto(owner, { id, photoId: altered, request: upload(await photo('white')) });
    await addPhoto(owner, { id, photoId: original, request: upload(await photo('black')) });
    const change = { alterations: ['Virtual Renovation' as const], originalId: original };
    await changePhoto(owner, { id, photoId: altered, change });
    const { listingKey, hasUnpublished } = await publishListing(owner, { id, version, as: 'Active' });
    expect(hasUnpublished).toBe(false);
    const { media } = await getListing(app.ctx(), listingKey);
    const [plain, made, source] = media;
    expect([plain, source].map((one) => one?.originalId)).toEqual([null, null]);
    expect(made).toMatchObject({ alterations: ['Virtual Renovation'], originalId: source?.id });
    await changePhoto(owner, { id, photoId: altered, change: { isRemoved: true } });
    await publishListing(owner, { id, version, as: 'Active' });
    const { media: left } = await getListing(app.ctx(), listingKey);
    expect(left.map(({ originalId }) => originalId)).toEqual([null, null]);
  });

  it('reads a photo aloud by its own words, without the address where that is withheld', async () => {
    const draft = await makeDraft(owner);
    const { id, version, listingKey } = draft;
    const photoId = draft.photos[0]?.id ?? '';
    const words = 'A white kitchen at 17 Willow Lane with a window above the sink';
    await changePhoto(owner, { id, photoId, change: { caption: 'Morning light', altText: words } });
    await publishListing(owner, { id, version, as: 'Active' });
    const shown = async () => (await getListing(app.ctx(), listingKey)).media[0];
    expect(await shown()).toMatchObject({ caption: 'Morning light', alt: expect.stringContaining('window above the sink') });
    const hidden = await save(owner, id, version, { InternetAddressDisplayYN: false });
    await publishListing(owner, { id, version: hidden.version, as: 'Active' });
    expect((await shown())?.alt).not.toContain('Willow');
    await changePhoto(owner, { id, photoId, change: { altText: 'A kitchen, no children' } });
    expect((await getOwnListing(owner, id)).gate.some(({ part, severity }) => part === 'Photos' && severity === 'blocker')).toBe(
      true,
    );
    await changePhoto(owner, { id, photoId, change: { altText: '' } });
    expect((await getOwnListing(owner, id)).photos[0]?.altText).toBeNull();
  });

  it('shows tours and videos, and neither where the address is withheld', async () => {
    const links = {
      VirtualTourURLUnbranded: 'https://tour.example.com/plain',
      VirtualTourURLBranded: 'https://tour.example.com/named',
      VideoURLs: ['https://video.example.com/1', 'https://video.example.com/2'],
    };
    const draft = await makeDraft(owner, { ...WHOLE_HOME, ...links });
    const { id, version, listingKey } = await publishListing(owner, { id: draft.id, version: draft.version, as: 'Active' });
    const shown = async () => {
      const { virtualTourUrl, brandedTourUrl, videoUrls } = await getListing(app.ctx(), listingKey);
      return { virtualTourUrl, brandedTourUrl, videoUrls };
    };
    expect(await shown()).toEqual({
      virtualTourUrl: 'https://tour.example.com/plain',
      brandedTourUrl: 'https://tour.example.com/named',
      videoUrls: links.VideoURLs,
    });
    const hidden = await save(owner, id, version, { InternetAddressDisplayYN: false });
    const published = await publishListing(owner, { id, version: hidden.version, as: 'Active' });
    expect(await shown()).toEqual({ virtualTourUrl: null, brandedTourUrl: null, videoUrls: [] });
    const bare = await save(owner, id, published.version, {
      InternetAddressDisplayYN: null,
      VirtualTourURLBranded: null,
      VideoURLs: null,
    });
    await publishListing(owner, { id, version: bare.version, as: 'Active' });
    expect(await shown()).toEqual({ virtualTourUrl: links.VirtualTourURLUnbranded, brandedTourUrl: null, videoUrls: [] });
  });

  it('shows changes of the draft only once they are published', async () => {
    const listing = await makePublic(owner);
    const draft = await save(owner, listing.id, listing.version, { BedroomsTotal: 4 });
    expect([draft.unpublishedFields, draft.hasUnpublished]).toEqual([['BedroomsTotal'], true]);
    expect((await getListing(app.ctx(), listing.listingKey)).bedroomsTotal).toBe(3);
    expect((await previewListing(owner, listing.id)).bedroomsTotal).toBe(4);
    expect((await getListing(app.ctx(), listing.listingKey)).bedroomsTotal).toBe(3);
    await expect(publishListing(owner, { id: listing.id, version: listing.version, as: 'Active' })).rejects.toMatchObject({
      code: 'conflict',
    });
    await publishListing(owner, { id: listing.id, version: draft.version, as: 'Active' });
    expect((await getListing(app.ctx(), listing.listingKey)).bedroomsTotal).toBe(4);
  });

  it('previews a draft that is not whole, and leaves nothing behind', async () => {
    const { id, listingKey } = await createOwnListing(owner, { id: randomUUID(), homeId: null });
    expect(await previewListing(owner, id)).toMatchObject({ listPrice: null, standardStatus: 'Active' });
    await expect(getListing(app.ctx(), listingKey)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('waits for the disclosures, or for the reason why the home goes without them', async () => {
    const { id, version } = await createOwnListing(owner, { id: randomUUID(), homeId: null });
    const draft = await save(owner, id, version, WHOLE_HOME);
    await addPhoto(owner, { id, photoId: randomUUID(), request: upload(await photo('coral')) });
    const publish = () => publishListing(owner, { id, version: draft.version, as: 'Active' });
    await expect(publish()).rejects.toMatchObject({ fields: { Papers: expect.stringContaining('not attached') } });
    await passPapers(owner, { id, papers: ['state-form'], reason: 'It comes on Monday' });
    const { gate } = await passPapers(owner, { id, papers: ['state-form'], reason: 'It comes on Tuesday' });
    expect(gate.flatMap(({ paper, severity, message }) => (paper === null ? [] : [[severity, message]]))).toEqual([
      ['advice', expect.stringContaining('It comes on Tuesday')],
    ]);
    expect((await publish()).standardStatus).toBe('Active');
  });

  it('lets a warning about words pass with a reason, and an error never', async () => {
    const { id, version } = await makeDraft(owner);
    const words = `${String(WHOLE_HOME['PublicRemarks'])} Great for families.`;
    const warned = await save(owner, id, version, { PublicRemarks: words });
    const publish = (at: number) => publishListing(owner, { id, version: at, as: 'Active' });
    await expect(publish(warned.version)).rejects.toMatchObject({
      fields: { PublicRemarks: expect.stringContaining('families') },
    });
    const finding = warned.gate.find((item) => item.warning !== null)?.warning;
    if (finding == null) throw new Error('nothing was warned of');
    await passWords(owner, { id, finding, reason: 'It is the name of the park next door' });
    await publish(warned.version);
    const broken = await save(owner, id, warned.version, { PublicRemarks: `${words} No children.` });
    const error = broken.gate.find(({ severity }) => severity === 'blocker');
    expect(error).toMatchObject({ field: 'PublicRemarks', warning: null });
    await passWords(owner, { id, finding: { ...finding, text: 'No children', rule: 'limit' }, reason: 'We mean it' });
    await expect(publish(broken.version)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('changes the price once, from the price that was seen', async () => {
    const { id, listingKey, version } = await makePublic(owner);
    await save(owner, id, version, { BedroomsTotal: 5 });
    const change = { id, from: 450_000, to: 440_000, reason: 'Few tours' };
    const both = await Promise.all([changePrice(inMinutes(owner, 1), change), changePrice(inMinutes(owner, 1), change)]);
    expect(both.map(({ listPrice }) => listPrice)).toEqual([440_000, 440_000]);
    await expect(changePrice(inMinutes(owner, 2), { ...change, to: 400_000 })).rejects.toMatchObject({ code: 'conflict' });
    const shown = await getListing(app.ctx(), listingKey);
    expect([shown.listPrice, shown.bedroomsTotal]).toEqual([440_000, 3]);
    expect(shown.priceHistory.map(({ event, price }) => [event, price])).toEqual([
      ['PriceChange', 440_000],
      ['Listed', 450_000],
    ]);
    expect((await listListingEvents(owner, id)).events.map(({ reason, priceAfter }) => [reason, priceAfter])).toEqual([
      ['Few tours', 440_000],
      ['First published', 450_000],
    ]);
  });
});

describe('open houses', () => {
  const form = (changes: object = {}) => ({
    date: '2027-03-14',
    startTime: '13:00',
    endTime: '15:00',
    remarks: 'Park in the yard.',
    ...changes,
  });
  const asOf = (ctx: ServerContext): ServerContext => ({ ...ctx, now: new Date('2027-03-01T12:00:00Z') });
  const add = (ctx: ServerContext, id: string, changes: object = {}, openHouseId = randomUUID()) =>
    saveOpenHouse(asOf(ctx), { id, openHouseId, ...form(changes) });

  it('reach buyers at once, in the time of the home, and leave when they are canceled', async () => {
    const { id, listingKey } = await makePublic(owner);
    const openHouseId = randomUUID();
    await add(owner, id, {}, openHouseId);
    await add(owner, id, {}, openHouseId);
    const shown = await getListing(asOf(app.ctx()), listingKey);
    expect(shown.openHouses).toMatchObject([
      { startsAt: '2027-03-14T19:00:00.000Z', endsAt: '2027-03-14T21:00:00.000Z', remarks: 'Park in the yard.' },
    ]);
    await add(owner, id, { startTime: '10:00', endTime: '11:00' }, openHouseId);
    const moved = await getListing(asOf(app.ctx()), listingKey);
    expect(moved.openHouses).toMatchObject([{ startsAt: '2027-03-14T16:00:00.000Z' }]);
    await cancelOpenHouse(asOf(owner), { id, openHouseId });
    await cancelOpenHouse(asOf(owner), { id, openHouseId });
    expect((await getListing(asOf(app.ctx()), listingKey)).openHouses).toEqual([]);
    await expect(add(owner, id, {}, openHouseId)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('are published with a draft, and are no unpublished change', async () => {
    const { id } = await makeDraft(owner);
    await add(owner, id);
    const draft = await getOwnListing(owner, id);
    const published = await publishListing(asOf(owner), { id, version: draft.version, as: 'Active' });
    expect(published.hasUnpublished).toBe(false);
    expect((await getListing(asOf(app.ctx()), published.listingKey)).openHouses).toHaveLength(1);
  });

  it('are refused with the field that is wrong', async () => {
    const { id } = await makePublic(owner);
    await add(owner, id);
    const wrong: [object, string][] = [
      [{ startTime: '15:00', endTime: '13:00' }, 'endTime'],
      [{ startTime: '00:00', endTime: '23:00' }, 'endTime'],
      [{ date: '2027-02-01' }, 'date'],
      [{ date: '2028-02-01' }, 'date'],
      [{ startTime: '14:30', endTime: '16:00' }, 'startTime'],
      [{ startTime: '16:00', endTime: '17:00', remarks: 'No children.' }, 'remarks'],
    ];
    for (const [changes, field] of wrong)
      await expect(add(owner, id, changes), field).rejects.toMatchObject({
        code: 'invalid',
        fields: { [field]: expect.any(String) },
      });
  });

  it('are for those who may publish: strangers get 404, assistants 403', async () => {
    const { id } = await makePublic(owner);
    const openHouseId = randomUUID();
    await sql`insert into own_listing_people values (${id}, ${idOf(helper)}, 'assistant', now())`.execute(app.db);
    await expect(add(stranger, id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(listOwnOpenHouses(stranger, id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(cancelOpenHouse(stranger, { id, openHouseId })).rejects.toMatchObject({ code: 'not-found' });
    await expect(add(helper, id)).rejects.toMatchObject({ code: 'forbidden' });
    await add(owner, id, {}, openHouseId);
    await expect(cancelOpenHouse(helper, { id, openHouseId })).rejects.toMatchObject({ code: 'forbidden' });
    // Another listing's id changes nothing there.
    const other = await makePublic(owner);
    await expect(add(owner, other.id, {}, openHouseId)).rejects.toMatchObject({ code: 'conflict' });
    await expect(cancelOpenHouse(asOf(owner), { id: other.id, openHouseId })).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('a home that two people list', () => {
  it('is told to both and to administrators, without a name, and leaves the market only by them', async () => {
    const [first, second, admin] = [await signIn('Nora'), await signIn('Ben'), await signIn('Ada')];
    await app.db
      .insertInto('role_grants')
      .values({ user_id: idOf(admin), role: 'admin', granted_at: admin.now, granted_by: 'operator' })
      .execute();
    const staff: ServerContext = { ...admin, actor: { ...admin.actor, role: 'admin', roles: ['admin'] } as typeof admin.actor };
    const home = { ...WHOLE_HOME, StreetNumber: '900', StreetName: 'Quarry Road' };
    const draft = await makeDraft(second, { ...home, StreetName: 'quarry road' });
    expect(draft.sameHome).toBeNull();
    const nora = await makeDraft(first, home);
    const listed = await publishListing(first, { id: nora.id, version: nora.version, as: 'Active' });
    expect(listed.sameHome).toBeNull();
    const hint = (await getOwnListing(second, draft.id)).sameHome;
    expect(hint).toEqual({ isFirst: false, listingKey: listed.listingKey });

    const twin = await publishListing(second, { id: draft.id, version: draft.version, as: 'Active' });
    expect(twin.sameHome).toEqual(hint);
    const told = (await getOwnListing(first, listed.id)).sameHome;
    expect(told).toEqual({ isFirst: true, listingKey: twin.listingKey });
    const lines = await app.db.selectFrom('notifications').select(['user_id', 'title', 'body']).execute();
    expect(lines.find((line) => line.user_id === idOf(first))?.title).toBe('Someone else has listed 900 Quarry Road, Denver too');
    expect(lines.some((line) => line.user_id === idOf(admin) && line.title.startsWith('Two people list'))).toBe(true);
    expect(JSON.stringify(lines.filter((line) => line.user_id === idOf(first)))).not.toContain('Ben');

    await expect(listHomesListedTwice(second)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await listHomesListedTwice(staff)).toMatchObject({
      homes: [{ label: expect.stringContaining('Quarry'), listings: [{ ownerName: 'Nora' }, { ownerName: 'Ben' }] }],
    });
    await withdrawListedTwice(inMinutes(staff, 1), { id: twin.id, reason: 'The deed names Nora alone.' });
    expect((await getOwnListing(first, listed.id)).sameHome).toBeNull();
    expect((await getOwnListing(second, twin.id)).standardStatus).toBe('Withdrawn');
    const again = await makeDraft(second, home);
    await expect(
      publishListing(inMinutes(second, 2), { id: again.id, version: again.version, as: 'Active' }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });
});
