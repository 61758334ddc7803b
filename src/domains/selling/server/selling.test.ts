import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#lib/calendar.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { sharp } from '#platform/files/sharp.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { getListing } from '#domains/listings/server/index.ts';
import { STANDARD_STATUSES, type StandardStatus } from '#domains/listings/contract.ts';
import { addActor } from '#tests/support/actors.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { DISCLOSURE_KEYS, type EditorValue, MOST_PHOTOS, type OwnListing } from '../contract.ts';
import { publishedAs, STATUS_CHANGES } from '../model/status-changes.ts';
import {
  archiveOwnListing,
  createOwnListing,
  deleteOwnListing,
  duplicateOwnListing,
  getOwnListing,
  listOwnListings,
} from './drafts.ts';
import { leaveListings } from './leave-listings.ts';
import {
  changeListingPart,
  leaveListing,
  listListingPeople,
  ownListingInvitations,
  removeListingPerson,
} from './listing-people.ts';
import { cutPhoto } from './cut-photo.ts';
import { measureDuePhotos } from './measure-photo.ts';
import { addPhoto, changePhoto, orderPhotos, servePhoto } from './photos.ts';
import { passPapers } from './pass-papers.ts';
import { passWords } from './pass-words.ts';
import { changePrice } from './change-price.ts';
import { changeStatus, recordContract } from './change-status.ts';
import { cancelOpenHouse, listOwnOpenHouses, saveOpenHouse } from './open-houses.ts';
import { listListingEvents } from './list-events.ts';
import { planFirstDay } from './plan-first-day.ts';
import { previewListing } from './preview-listing.ts';
import { publishListing } from './publish-listing.ts';
import { tieHome } from './tie-home.ts';
import { savePlan } from './save-plan.ts';
import { listDraftVersions, restoreVersion, saveDraft } from './save-draft.ts';

let app: TestApp;
let owner: ServerContext;
let helper: ServerContext;
let stranger: ServerContext;

beforeAll(async () => {
  app = await openTestApp();
  [owner, helper, stranger] = await Promise.all([signIn('Olga'), signIn('Hugo'), signIn('Sten')]);
});
afterAll(() => app.close());

async function signIn(name: string, person: { isDemo?: boolean; isVerified?: boolean } = {}): Promise<ServerContext> {
  return { ...app.ctx(), actor: await addActor(app.db, { name, ...person }) };
}

const idOf = (ctx: ServerContext) => (ctx.actor.kind === 'user' ? ctx.actor.userId : '');
const at = (ctx: ServerContext, minutes: number): ServerContext => ({ ...ctx, now: new Date(Date.now() + minutes * 60_000) });

const WHOLE: Record<string, EditorValue> = {
  PropertySubType: 'Single Family Residence',
  ListPrice: 450_000,
  StreetNumber: '17',
  StreetName: 'Willow Lane',
  City: 'Denver',
  StateOrProvince: 'Colorado',
  PostalCode: '80203',
  Latitude: 39.73,
  Longitude: -104.98,
  BedroomsTotal: 3,
  BathroomsFull: 2,
  LivingArea: 1800,
  LotSizeSquareFeet: 6000,
  YearBuilt: 1984,
  Heating: ['Forced Air'],
  PublicRemarks:
    'A house on a quiet corner with a kitchen of 2023, two baths, oak floors and a garden that gets the evening sun.',
  PrivateRemarks: 'The dog bites.',
};

let seq = 0;
const writer = randomUUID();

function save(ctx: ServerContext, id: string, baseVersion: number, fields: Record<string, EditorValue>, by = writer) {
  seq += 1;
  const changes = Object.entries(fields).map(([name, value]) => ({ path: [name], value }));
  return saveDraft(ctx, { id, baseVersion, writer: by, seq, changes });
}

async function photo(color = 'teal', metadata = false): Promise<Buffer> {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: color } }).jpeg();
  return metadata
    ? picture.withExif({ IFD3: { GPSLatitude: '39/1 44/1 0/1', GPSLatitudeRef: 'N' }, IFD0: { Make: 'Camera' } }).toBuffer()
    : picture.toBuffer();
}

const upload = (body: Buffer) => new Request('http://home.example/', { method: 'PUT', body: new Uint8Array(body) });

async function makeDraft(ctx = owner, fields: Record<string, EditorValue> = WHOLE) {
  const { id, version } = await createOwnListing(ctx, { id: randomUUID(), homeId: null });
  await save(ctx, id, version, fields);
  await passPapers(ctx, { id, papers: DISCLOSURE_KEYS, reason: 'They come with the first offer' });
  return addPhoto(ctx, { id, photoId: randomUUID(), request: upload(await photo(`#${(100_000 + seq).toString()}`)) });
}

async function makePublic(ctx = owner) {
  const { id, version } = await makeDraft(ctx);
  return publishListing(ctx, { id, version, as: 'Active' });
}

describe('a draft', () => {
  it('is nobody else’s: every call answers strangers as if it were not there', async () => {
    const { id, photos } = await makeDraft();
    const photoId = photos[0]?.id ?? '';
    const calls: Record<string, () => Promise<unknown>> = {
      get: () => getOwnListing(stranger, id),
      save: () => save(stranger, id, 1, { ListPrice: 1 }),
      plan: () => savePlan(stranger, { id, writer, seq: 1, changes: [] }),
      versions: () => listDraftVersions(stranger, { id, before: undefined }),
      home: () => tieHome(stranger, { id, homeId: null }),
      restore: () => restoreVersion(stranger, { id, version: 1 }),
      publish: () => publishListing(stranger, { id, version: 2, as: 'Active' }),
      firstDay: () => planFirstDay(stranger, { id, onMarketDate: null }),
      status: () => changeStatus(stranger, { id, from: 'Incomplete', to: 'Active', reason: 'mine', date: '2026-01-01' }),
      price: () => changePrice(stranger, { id, from: 450_000, to: 1000, reason: 'cheap' }),
      events: () => listListingEvents(stranger, id),
      pass: () =>
        passWords(stranger, { id, finding: { category: 'steering', rule: 'word', text: 'x', pack: 'federal' }, reason: 'so' }),
      papers: () => passPapers(stranger, { id, papers: ['lead-paint'], reason: 'so' }),
      preview: () => previewListing(stranger, id),
      duplicate: () => duplicateOwnListing(stranger, { id, newId: randomUUID() }),
      archive: () => archiveOwnListing(stranger, { id, isArchived: true }),
      remove: () => deleteOwnListing(stranger, id),
      addPhoto: async () => addPhoto(stranger, { id, photoId: randomUUID(), request: upload(await photo()) }),
      changePhoto: () => changePhoto(stranger, { id, photoId, change: { isRemoved: true } }),
      cutPhoto: () => cutPhoto(stranger, { id, photoId, cut: { turn: 90, crop: null } }),
      order: () => orderPhotos(stranger, { id, photoIds: [] }),
      people: () => listListingPeople(stranger, id),
      invite: () => ownListingInvitations.invite(stranger, { params: { id }, form: { email: 'x@home.example', part: 'agent' } }),
      changePart: () => changeListingPart(stranger, { id, userId: 'anyone', part: 'agent' }),
      expel: () => removeListingPerson(stranger, { id, userId: 'anyone' }),
      leave: () => leaveListing(stranger, id),
    };
    for (const [name, call] of Object.entries(calls)) await expect(call(), name).rejects.toMatchObject({ code: 'not-found' });
    expect((await listOwnListings(stranger)).listings).toEqual([]);
    expect(await getOwnListing(owner, id)).toMatchObject({
      standardStatus: 'Incomplete',
      fields: { ListPrice: 450_000, StateOrProvince: 'CO' },
    });
  });

  it('names the field that cannot be so, and keeps what was there', async () => {
    const { id, version } = await makeDraft();
    const wrong: Record<string, unknown> = {
      ListPrice: 0,
      BedroomsTotal: 2.5,
      PropertySubType: 'Castle',
      PublicRemarks: 'x'.repeat(1_000_000),
      PostalCode: '8020',
      StateOrProvince: 'Atlantis',
      Heating: 'warm',
      Cooling: ['Magic'],
      VirtualTourURLUnbranded: 'javascript:alert(1)',
      AvailabilityDate: '2026-02-30',
      LivingArea: Number.MAX_SAFE_INTEGER,
      Commission: 3,
    };
    for (const [field, value] of Object.entries(wrong)) {
      const fault = await save(owner, id, version, { [field]: value as EditorValue }).catch((error: unknown) => error);
      expect(fault, field).toMatchObject({
        code: 'invalid',
        fields: { [field === 'Commission' ? 'unsaved' : field]: expect.any(String) },
      });
    }
    await expect(save(owner, id, version, { ListPrice: 10_000_000_000 })).rejects.toMatchObject({ code: 'invalid' });
    expect((await getOwnListing(owner, id)).version).toBe(version);
  });

  it('merges what two windows change, and lets neither overwrite the other', async () => {
    const { id, version } = await makeDraft();
    const other = randomUUID();
    await save(owner, id, version, { BedroomsTotal: 4 });
    const merged = await save(owner, id, version, { LivingArea: 2000 }, other);
    expect(merged.fields).toMatchObject({ BedroomsTotal: 4, LivingArea: 2000 });
    await expect(save(owner, id, version, { BedroomsTotal: 2, YearBuilt: 1990 }, other)).rejects.toMatchObject({
      code: 'conflict',
      fields: { BedroomsTotal: expect.stringContaining('another window') },
    });
    expect((await getOwnListing(owner, id)).fields).toMatchObject({ BedroomsTotal: 4, YearBuilt: 1984 });
    // Having seen it, they may; and its own earlier save is no conflict for a window.
    expect((await save(owner, id, merged.version, { BedroomsTotal: 2 }, other)).fields['BedroomsTotal']).toBe(2);
    expect((await save(owner, id, merged.version, { BedroomsTotal: 5 }, other)).fields['BedroomsTotal']).toBe(5);
  });

  it('takes a save that arrives twice once', async () => {
    const { id, version } = await makeDraft();
    const unsaved = { writer: randomUUID(), seq: 1, changes: [{ path: ['YearBuilt'], value: 1990 }] };
    const first = await saveDraft(owner, { id, baseVersion: version, ...unsaved });
    expect((await saveDraft(owner, { id, baseVersion: version, ...unsaved })).version).toBe(first.version);
  });

  it('undoes one save after the other, as far as the first', async () => {
    const { id, version } = await makeDraft();
    await save(owner, id, version, { BedroomsTotal: 5 });
    const last = await save(owner, id, version + 1, { BedroomsTotal: 6 });
    expect(last.undoVersion).toBe(version + 1);
    const once = await restoreVersion(owner, { id, version: version + 1 });
    expect(once.fields).toMatchObject({ BedroomsTotal: 5 });
    expect(once.undoVersion).toBe(version);
    const twice = await restoreVersion(owner, { id, version: once.undoVersion ?? 0 });
    expect(twice.fields).toMatchObject({ BedroomsTotal: WHOLE.BedroomsTotal });
    expect(twice.undoVersion).toBe(version - 1);
    expect((await createOwnListing(owner, { id: randomUUID(), homeId: null })).undoVersion).toBeNull();
  });

  it('goes back to any version, and forward again', async () => {
    const { id, version } = await makeDraft();
    const later = await save(owner, id, version, { ListPrice: 500_000, Roof: ['Tile'] });
    const restored = await restoreVersion(owner, { id, version });
    expect([restored.fields['ListPrice'], restored.fields['Roof']]).toEqual([450_000, undefined]);
    expect((await restoreVersion(owner, { id, version: later.version })).fields).toMatchObject({
      ListPrice: 500_000,
      Roof: ['Tile'],
    });
    const { versions } = await listDraftVersions(owner, { id, before: undefined });
    expect(versions[0]).toMatchObject({ by: 'Olga', isMine: true, restoredVersion: later.version });
    await expect(restoreVersion(owner, { id, version: 99 })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('starts once, is copied with its photos, and is deleted with them', async () => {
    const id = randomUUID();
    await Promise.all([0, 1, 2].map(() => createOwnListing(owner, { id, homeId: null })));
    await expect(createOwnListing(stranger, { id, homeId: null })).rejects.toMatchObject({ code: 'conflict' });
    const draft = await makeDraft();
    const copy = await duplicateOwnListing(owner, { id: draft.id, newId: randomUUID() });
    expect(copy).toMatchObject({ relistsId: null, fields: draft.fields });
    expect(copy.photos).toHaveLength(1);
    await deleteOwnListing(owner, draft.id);
    await expect(getOwnListing(owner, draft.id)).rejects.toMatchObject({ code: 'not-found' });
    // The copy still has the file.
    expect(await servePhoto(app.ctx(), { photoId: copy.photos[0]?.id ?? '', width: 480, isWhole: false })).toBeInstanceOf(
      Uint8Array,
    );
    expect(await app.db.selectFrom('orphaned_files').selectAll().execute()).toEqual([]);
    await deleteOwnListing(owner, copy.id);
    expect(await app.db.selectFrom('orphaned_files').selectAll().execute()).toHaveLength(1);
  });
});

describe('photos', () => {
  it('lose the place they were taken at, and stand once', async () => {
    const { id } = await createOwnListing(owner, { id: randomUUID(), homeId: null });
    const body = await photo('navy', true);
    expect((await sharp(body).metadata()).exif).toBeDefined();
    const photoId = randomUUID();
    await addPhoto(owner, { id, photoId, request: upload(body) });
    const { photos } = await addPhoto(owner, { id, photoId: randomUUID(), request: upload(body) });
    expect(photos).toMatchObject([{ id: photoId, width: 900, height: 600 }]);
    const served = await servePhoto(app.ctx(), { photoId, width: 1600, isWhole: false });
    expect((await sharp(served).metadata()).exif).toBeUndefined();
  });

  it('are refused if they are none', async () => {
    const { id } = await createOwnListing(owner, { id: randomUUID(), homeId: null });
    const add = (body: Buffer) => addPhoto(owner, { id, photoId: randomUUID(), request: upload(body) });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const cut = (await photo()).subarray(0, 300);
    for (const body of [Buffer.from('%PDF-1.7 not a picture'), svg, cut, Buffer.alloc(0)])
      await expect(add(body)).rejects.toMatchObject({ code: 'invalid', fields: { file: expect.any(String) } });
    await expect(add(Buffer.alloc(21 * 1024 * 1024))).rejects.toMatchObject({ code: 'invalid' });
  });

  it('leave no file where they find no room', async () => {
    const { id } = await makeDraft();
    const first = await app.db
      .selectFrom('own_listing_photos')
      .selectAll()
      .where('own_listing_id', '=', id)
      .executeTakeFirstOrThrow();
    const others = Array.from({ length: MOST_PHOTOS - 2 }, (_, at) => ({
      id: randomUUID(),
      own_listing_id: id,
      position: at + 2,
      file_key: first.file_key,
      sha256: Buffer.from(randomUUID()),
      width: 900,
      height: 600,
      measures: JSON.stringify(first.measures),
      added_at: first.added_at,
    }));
    await app.db.insertInto('own_listing_photos').values(others).execute();
    // Two for the last place: both are decoded, one is kept.
    const bodies = await Promise.all(['#102030', '#302010'].map((color) => photo(color)));
    const answers = await Promise.allSettled(
      bodies.map((body) => addPhoto(owner, { id, photoId: randomUUID(), request: upload(body) })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const leaving = async () =>
      (await app.db.selectFrom('orphaned_files').select('file_key').where('file_key', 'like', `own/${id}/%`).execute()).length;
    expect(await leaving()).toBe(1);
    await expect(addPhoto(owner, { id, photoId: randomUUID(), request: upload(await photo('#203040')) })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await leaving()).toBe(1);
  });

  it('say what may be wrong with them, and are taken all the same', async () => {
    const { id } = await createOwnListing(owner, { id: randomUUID(), homeId: null });
    const stripes = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="900">${Array.from({ length: 40 }, (_, at) => `<rect x="${(at * 331) % 1400}" y="${(at * 197) % 900}" width="${40 + at * 3}" height="90" fill="hsl(${at * 37},50%,${30 + at}%)"/>`).join('')}</svg>`,
    );
    const shot = sharp(stripes);
    const [sharpOne, blurred, dark] = await Promise.all([
      shot.clone().jpeg().toBuffer(),
      shot.clone().rotate(90).blur(12).jpeg().toBuffer(),
      shot.clone().resize({ width: 700 }).linear(0.2, 0).jpeg().toBuffer(),
    ]);
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    for (const [at, body] of [sharpOne, blurred, dark].entries())
      await addPhoto(owner, { id, photoId: ids[at] ?? '', request: upload(body) });
    const flagsOf = (listing: OwnListing) => listing.photos.map(({ flags }) => flags);
    const expected = [
      [],
      [{ kind: 'blurred', photoId: null }],
      [
        { kind: 'dark', photoId: null },
        { kind: 'small', photoId: null },
        { kind: 'same', photoId: ids[0] },
      ],
    ];
    const listing = await getOwnListing(owner, id);
    expect(flagsOf(listing)).toEqual(expected);
    expect(listing.gate.filter(({ part }) => part === 'Photos')).toEqual([]);
    // Photos from before there were measures get theirs from a job.
    await app.db.updateTable('own_listing_photos').set({ measures: null }).where('own_listing_id', '=', id).execute();
    expect(flagsOf(await getOwnListing(owner, id)).flat()).toEqual([{ kind: 'small', photoId: null }]);
    await measureDuePhotos({ ...app.ctx(), actor: { kind: 'system' } });
    expect(flagsOf(await getOwnListing(owner, id))).toEqual(expected);
  });

  it('are turned and cropped from the whole picture, which comes back', async () => {
    const { id } = await createOwnListing(owner, { id: randomUUID(), homeId: null });
    const photoId = randomUUID();
    // Red on the left, blue on the right.
    const half = { create: { width: 600, height: 800, channels: 3 as const, background: 'blue' } };
    const body = await sharp({ create: { width: 1200, height: 800, channels: 3, background: 'red' } })
      .composite([{ input: await sharp(half).png().toBuffer(), left: 600, top: 0 }])
      .jpeg()
      .toBuffer();
    await addPhoto(owner, { id, photoId, request: upload(body) });
    const colorAt = async (x: number, y: number, isWhole = false) => {
      const served = sharp(await servePhoto(app.ctx(), { photoId, width: 1600, isWhole }));
      const { data } = await served
        .extract({ left: x, top: y, width: 1, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return (data[0] ?? 0) > 128 ? 'red' : 'blue';
    };
    const turned = await cutPhoto(owner, { id, photoId, cut: { turn: 90, crop: null } });
    expect(turned.photos).toMatchObject([{ width: 800, height: 1200, cut: { turn: 90, crop: null }, cuts: 1, alterations: [] }]);
    // Clockwise: what was on the left is on top now.
    expect([await colorAt(400, 100), await colorAt(400, 1100)]).toEqual(['red', 'blue']);
    const cut = { turn: 90 as const, crop: { x: 0, y: 0.5, width: 1, height: 0.5 } };
    const cropped = await cutPhoto(owner, { id, photoId, cut });
    expect(cropped.photos).toMatchObject([{ width: 800, height: 600, cut, cuts: 2 }]);
    expect([await colorAt(400, 20), await colorAt(100, 100, true), await colorAt(1100, 100, true)]).toEqual([
      'blue',
      'red',
      'blue',
    ]);
    expect((await cutPhoto(owner, { id, photoId, cut })).photos).toMatchObject([{ cuts: 2 }]);
    const whole = await cutPhoto(owner, { id, photoId, cut: { turn: 0, crop: null } });
    expect(whole.photos).toMatchObject([{ width: 1200, height: 800, cut: { turn: 0, crop: null } }]);
    expect([await colorAt(100, 100), await colorAt(1100, 100)]).toEqual(['red', 'blue']);
    await expect(
      cutPhoto(owner, { id, photoId, cut: { turn: 0, crop: { x: 0, y: 0, width: 0.1, height: 0.1 } } }),
    ).rejects.toMatchObject({ code: 'invalid', fields: { file: expect.stringContaining('too small') } });
    // Only the files of the two cuts go.
    const orphans = await app.db
      .selectFrom('orphaned_files')
      .select('file_key')
      .where('file_key', 'like', `own/${id}/%`)
      .execute();
    expect(orphans).toHaveLength(2);
    expect(orphans.map(({ file_key: key }) => key)).not.toContain(`own/${id}/${photoId}`);
  });

  it('that were cut stay as buyers see them until they are published again', async () => {
    const listing = await makePublic();
    const [photo] = listing.photos;
    const files = async () =>
      (await app.db.selectFrom('orphaned_files').select('file_key').where('file_key', 'like', `own/${listing.id}/%`).execute())
        .length;
    const cut = { turn: 270 as const, crop: { x: 0, y: 0, width: 0.5, height: 0.5 } };
    const changed = await cutPhoto(owner, { id: listing.id, photoId: photo?.id ?? '', cut });
    expect(changed.hasUnpublished).toBe(true);
    const shown = async () => (await getListing(app.ctx(), listing.listingKey)).media[0];
    expect(await shown()).toMatchObject({ width: 900, height: 600 });
    await publishListing(owner, { id: listing.id, version: changed.version, as: 'Active' });
    expect(await shown()).toMatchObject({ width: 300, height: 450 });
    expect(await files()).toBe(0);
    await cutPhoto(owner, { id: listing.id, photoId: photo?.id ?? '', cut: { turn: 0, crop: null } });
    // Buyers still see the cut.
    expect(await files()).toBe(0);
    await publishListing(owner, { id: listing.id, version: changed.version, as: 'Active' });
    expect([await shown(), await files()]).toMatchObject([{ width: 900, height: 600 }, 1]);
  });

  it('stand in the order in which they were chosen, whichever arrives first', async () => {
    const { id } = await createOwnListing(owner, { id: randomUUID(), homeId: null });
    const [first, second] = [randomUUID(), randomUUID()];
    await addPhoto(owner, { id, photoId: second, place: 2, request: upload(await photo('lime')) });
    const { photos } = await addPhoto(owner, { id, photoId: first, place: 1, request: upload(await photo('gold')) });
    expect(photos.map((one) => one.id)).toEqual([first, second]);
  });

  it('keep an order, come back after removal, and stand behind the altered ones made from them', async () => {
    const { id } = await createOwnListing(owner, { id: randomUUID(), homeId: null });
    const ids = ['red', 'green', 'blue'].map(() => randomUUID());
    for (const [index, color] of ['red', 'green', 'blue'].entries())
      await addPhoto(owner, { id, photoId: ids[index] ?? '', request: upload(await photo(color)) });
    const [red = '', green = '', blue = ''] = ids;
    const ordered = await orderPhotos(owner, { id, photoIds: [blue, randomUUID(), blue] });
    expect(ordered.photos.map((one) => one.id)).toEqual([blue, red, green]);
    const removed = await changePhoto(owner, { id, photoId: blue, change: { isRemoved: true } });
    expect([removed.coverPhotoId, removed.photosCount]).toEqual([red, 2]);
    await changePhoto(owner, { id, photoId: blue, change: { isRemoved: false, caption: 'Kitchen', room: 'Kitchen' } });
    const altered = await changePhoto(owner, { id, photoId: blue, change: { alterations: ['Virtual Renovation'] } });
    expect(altered.gate).toContainEqual(
      expect.objectContaining({ severity: 'blocker', message: 'Add the original of an altered photo' }),
    );
    const mended = await changePhoto(owner, { id, photoId: blue, change: { originalId: green } });
    expect(mended.gate.filter(({ part }) => part === 'Photos')).toEqual([]);
    await expect(changePhoto(owner, { id, photoId: red, change: { originalId: blue } })).rejects.toMatchObject({
      code: 'invalid',
    });
  });
});

describe('publication', () => {
  it('is refused while a value would be left out, such as a point outside the state', async () => {
    const { id, version, gate } = await makeDraft(owner, { ...WHOLE, Latitude: 46.9, Longitude: -124.5 });
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
      fields: { ListPrice: 'List price is missing', Photos: 'Add at least one photo' },
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
    const listing = await makePublic();
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
    const draft = await makeDraft();
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
    const draft = await makeDraft(owner, { ...WHOLE, ...links });
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
    const listing = await makePublic();
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
    const draft = await save(owner, id, version, WHOLE);
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
    const { id, version } = await makeDraft();
    const words = `${String(WHOLE['PublicRemarks'])} Great for families.`;
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
    const { id, listingKey, version } = await makePublic();
    await save(owner, id, version, { BedroomsTotal: 5 });
    const change = { id, from: 450_000, to: 440_000, reason: 'Few tours' };
    const both = await Promise.all([changePrice(at(owner, 1), change), changePrice(at(owner, 1), change)]);
    expect(both.map(({ listPrice }) => listPrice)).toEqual([440_000, 440_000]);
    await expect(changePrice(at(owner, 2), { ...change, to: 400_000 })).rejects.toMatchObject({ code: 'conflict' });
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
    const { id, listingKey } = await makePublic();
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
    const { id } = await makeDraft();
    await add(owner, id);
    const draft = await getOwnListing(owner, id);
    const published = await publishListing(asOf(owner), { id, version: draft.version, as: 'Active' });
    expect(published.hasUnpublished).toBe(false);
    expect((await getListing(asOf(app.ctx()), published.listingKey)).openHouses).toHaveLength(1);
  });

  it('are refused with the field that is wrong', async () => {
    const { id } = await makePublic();
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
    const { id } = await makePublic();
    const openHouseId = randomUUID();
    await sql`insert into own_listing_people values (${id}, ${idOf(helper)}, 'assistant', now())`.execute(app.db);
    await expect(add(stranger, id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(listOwnOpenHouses(stranger, id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(cancelOpenHouse(stranger, { id, openHouseId })).rejects.toMatchObject({ code: 'not-found' });
    await expect(add(helper, id)).rejects.toMatchObject({ code: 'forbidden' });
    await add(owner, id, {}, openHouseId);
    await expect(cancelOpenHouse(helper, { id, openHouseId })).rejects.toMatchObject({ code: 'forbidden' });
    // Another listing's id changes nothing there.
    const other = await makePublic();
    await expect(add(owner, other.id, {}, openHouseId)).rejects.toMatchObject({ code: 'conflict' });
    await expect(cancelOpenHouse(asOf(owner), { id: other.id, openHouseId })).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('status', () => {
  it('walks only along the table, however it is asked', async () => {
    // Seeded: the same walks each time.
    let state = 7;
    const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
    for (let walk = 0; walk < 3; walk += 1) {
      const { id, listingKey, ...listing } = await makePublic();
      let { standardStatus } = listing;
      let minutes = 0;
      for (let step = 0; step < 14; step += 1) {
        const to = STANDARD_STATUSES[random(STANDARD_STATUSES.length)] ?? 'Active';
        const isAllowed = STATUS_CHANGES[standardStatus].includes(to) && to !== 'Coming Soon';
        minutes += 1;
        const result = await changeStatus(at(owner, minutes), {
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
    const { id, version, listingKey } = await makeDraft();
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
    await planFirstDay(at(owner, 1), { id, onMarketDate: addDays(today, 12) });
    expect(await shown()).toMatchObject({ onMarketDate: addDays(today, 12) });
    await planFirstDay(at(owner, 2), { id, onMarketDate: null });
    expect(await shown()).toMatchObject({ onMarketDate: null });
    const later = { ...owner, now: new Date(owner.now.getTime() + 5 * DAY_MS) };
    await publishListing(later, { id, version, as: 'Active' });
    expect(await shown()).toMatchObject({ standardStatus: 'Active', onMarketDate: dayOf(later.now), events: ['Listed'] });
    await expect(planFirstDay(later, { id, onMarketDate: null })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('keeps a home that is coming soon so while its changes are published', async () => {
    const { id, version, listingKey } = await makeDraft();
    await publishListing(owner, { id, version, as: 'Coming Soon' });
    const changed = await save(at(owner, 1), id, version, { BedroomsTotal: 4 });
    await publishListing(at(owner, 2), { id, version: changed.version, as: publishedAs('Coming Soon') });
    expect(await getListing(app.ctx(), listingKey)).toMatchObject({ standardStatus: 'Coming Soon', bedroomsTotal: 4 });
  });

  it('needs its facts, and never starts from another status than was seen', async () => {
    const { id } = await makePublic();
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

it('is under contract once an offer binds both sides, and free again once it is released', async () => {
  const { id, listingKey } = await makePublic();
  const record = (minutes: number, isUnderContract: boolean) =>
    app.db.transaction().execute((db) => recordContract({ ...at(owner, minutes), db }, { listingKey, isUnderContract }));
  await record(1, true);
  expect(await getListing(app.ctx(), listingKey)).toMatchObject({
    standardStatus: 'Active Under Contract',
    purchaseContractDate: dayOf(owner.now),
  });
  await record(2, false);
  expect((await getOwnListing(owner, id)).standardStatus).toBe('Active');
  const { events } = await listListingEvents(owner, id);
  expect(events.map(({ reason }) => reason)).toEqual([
    'The accepted offer was released',
    'An offer was accepted',
    'First published',
  ]);
  await changeStatus(at(owner, 3), { id, from: 'Active', to: 'Withdrawn', reason: 'Not now', date: dayOf(owner.now) });
  await record(4, true);
  expect((await getOwnListing(owner, id)).standardStatus).toBe('Withdrawn');
});

const dayOf = (now: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Denver' }).format(now);

describe('people', () => {
  it('do what their part allows, until they are removed', async () => {
    const listing = await makePublic();
    const { id } = listing;
    const invite = async (part: 'assistant' | 'agent' | 'co-owner') => {
      const { path } = await ownListingInvitations.invite(owner, {
        params: { id },
        form: { email: `hugo-${part}@home.example`, part },
      });
      await ownListingInvitations.accept(helper, path?.split('/').at(-1) ?? '');
    };
    const price = (from: number, to: number) => changePrice(helper, { id, from, to, reason: 'As agreed' });
    await invite('assistant');
    await save(helper, id, listing.version, { YearBuilt: 1985 });
    await expect(price(450_000, 449_000)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(planFirstDay(helper, { id, onMarketDate: null })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(passPapers(helper, { id, papers: ['lead-paint'], reason: 'so' })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(
      ownListingInvitations.invite(helper, { params: { id }, form: { email: 'y@home.example', part: 'agent' } }),
    ).rejects.toMatchObject({
      code: 'forbidden',
    });
    await invite('agent');
    expect((await price(450_000, 449_000)).listPrice).toBe(449_000);
    await expect(removeListingPerson(helper, { id, userId: 'x' })).rejects.toMatchObject({ code: 'forbidden' });
    await invite('co-owner');
    expect((await listListingPeople(helper, id)).people.map(({ name, part }) => [name, part])).toEqual([
      ['Olga', 'owner'],
      ['Hugo', 'co-owner'],
    ]);
    await expect(deleteOwnListing(helper, id)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(leaveListing(owner, id)).rejects.toMatchObject({ code: 'conflict' });
    const userId = helper.actor.kind === 'user' ? helper.actor.userId : '';
    await removeListingPerson(owner, { id, userId });
    await expect(save(helper, id, 99, { YearBuilt: 1999 })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('get another part from the owners, who never change the owner’s or their own, and are told once', async () => {
    const { id } = await makePublic();
    const idOf = (ctx: ServerContext) => (ctx.actor.kind === 'user' ? ctx.actor.userId : '');
    const partner = await signIn('Paula');
    for (const [who, name, part] of [
      [helper, 'hugo', 'assistant'],
      [partner, 'paula', 'co-owner'],
    ] as const) {
      const { path } = await ownListingInvitations.invite(owner, {
        params: { id },
        form: { email: `${name}@home.example`, part },
      });
      await ownListingInvitations.accept(who, path?.split('/').at(-1) ?? '');
    }
    const change = (by: ServerContext, of: ServerContext, part: 'agent' | 'assistant' | 'co-owner') =>
      changeListingPart(by, { id, userId: idOf(of), part });
    await expect(change(helper, helper, 'co-owner')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(change(stranger, helper, 'agent')).rejects.toMatchObject({ code: 'not-found' });
    await expect(change(partner, partner, 'agent')).rejects.toMatchObject({ code: 'conflict' });
    await expect(change(partner, owner, 'assistant')).rejects.toMatchObject({ code: 'not-found' });
    await expect(change(owner, stranger, 'agent')).rejects.toMatchObject({ code: 'not-found' });

    const partOf = (people: { userId: string; part: string }[]) => people.find(({ userId }) => userId === idOf(helper))?.part;
    for (let times = 0; times < 2; times += 1) expect(partOf((await change(partner, helper, 'agent')).people)).toBe('agent');
    expect((await getOwnListing(helper, id)).part).toBe('agent');
    const told = await app.db
      .selectFrom('notifications')
      .select('body')
      .where('user_id', '=', idOf(helper))
      .where('title', 'like', 'Your part in selling%')
      .execute();
    expect(told).toEqual([{ body: expect.stringMatching(/^Agent\. Edits, publishes/) }]);
  });

  it('take a listing over when its owner’s account ends; without them it leaves the market', async () => {
    const [leaving, heir] = [await signIn('Lea'), await signIn('Ines')];
    const [shared, alone] = [await makePublic(leaving), await makePublic(leaving)];
    const { path } = await ownListingInvitations.invite(leaving, {
      params: { id: shared.id },
      form: { email: 'ines@home.example', part: 'co-owner' },
    });
    await ownListingInvitations.accept(heir, path?.split('/').at(-1) ?? '');
    const userId = leaving.actor.kind === 'user' ? leaving.actor.userId : '';
    await app.db.transaction().execute((db) => leaveListings({ ...app.ctx(), now: new Date(Date.now() + 1000), db }, userId));
    expect(await getOwnListing(heir, shared.id)).toMatchObject({ part: 'owner', standardStatus: 'Active' });
    await expect(getListing(app.ctx(), alone.listingKey)).rejects.toMatchObject({ code: 'gone' });
    await expect(getOwnListing(leaving, alone.id)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('that try the demonstration publish into it alone', async () => {
    const demo = await signIn('Dora', { isDemo: true, isVerified: false });
    const listing = await makePublic(demo);
    expect(await getListing(app.ctx(), listing.listingKey)).toMatchObject({ isDemonstration: true });
  });
});
