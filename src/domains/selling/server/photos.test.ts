import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getListing } from '#domains/listings/server/index.ts';
import { HOUR_MS } from '#lib/time-units.ts';
import { removeFiles } from '#platform/files/files-to-remove.ts';
import { sharp } from '#platform/files/sharp.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { makeDraft, makePublic, photo, personAt, upload } from '#tests/support/selling.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { MOST_PHOTOS, type OwnListing } from '../contract.ts';
import { createOwnListing, getOwnListing } from './drafts.ts';
import { cutPhoto } from './cut-photo.ts';
import { measureDuePhotos } from './measure-photo.ts';
import { addPhoto, changePhoto, orderPhotos, servePhoto } from './photos.ts';
import { publishListing } from './publish-listing.ts';

let app: TestApp;
let owner: ServerContext;

const signIn = personAt(() => app);

beforeAll(async () => {
  app = await openTestApp();
  owner = await signIn('Olga');
});
afterAll(() => app.close());

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
    const { id } = await makeDraft(owner);
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
      (await app.db.selectFrom('files_to_remove').select('file_key').where('file_key', 'like', `own/${id}/%`).execute()).map(
        (row) => row.file_key,
      );
    const left = await leaving();
    expect(left.filter((key) => key.endsWith('-master.webp'))).toHaveLength(1);
    await expect(addPhoto(owner, { id, photoId: randomUUID(), request: upload(await photo('#203040')) })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await leaving()).toEqual(left);
    await removeFiles({ ...app.ctx(), now: new Date(app.ctx().now.getTime() + HOUR_MS) });
    expect(await Promise.all(left.map((key) => app.ctx().files.get(key)))).toEqual(left.map(() => undefined));
    expect(await leaving()).toEqual([]);
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
    await measureDuePhotos(app.system());
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
    const listing = await makePublic(owner);
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
