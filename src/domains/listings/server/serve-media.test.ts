import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { removeFiles } from '#platform/files/files-to-remove.ts';
import { KEPT_DRAWING_DAYS } from '#lib/kept-for.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { normalize, systemContext, TEST_NOW } from '#tests/support/listings.ts';
import { createMemoryStore } from '#tests/support/memory-files.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { DEMONSTRATION_SOURCE, getMedia } from '../contract.ts';
import { serveMailPicture, serveMedia } from './serve-media.ts';
import { upsertListings } from './upsert-listings.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(() => sql`truncate listings, files_to_remove cascade`.execute(test.db));

describe('serveMedia', () => {
  async function addDrawn(fields: Record<string, unknown> = {}): Promise<number> {
    const drawn = normalize(
      { OriginatingSystemName: DEMONSTRATION_SOURCE, Media: [{ MediaKey: '1', MediaURL: 'portrait:K1/front' }], ...fields },
      { allowDrawn: true },
    );
    await upsertListings(systemContext(test.db), [drawn]);
    return (await test.db.selectFrom('listing_media').select('id').executeTakeFirstOrThrow()).id;
  }

  it('draws a portrait once, however many ask, and keeps it', async () => {
    const mediaId = await addDrawn();
    const files = createMemoryStore();
    const drawn: string[] = [];
    const ctx = {
      ...systemContext(test.db),
      files,
      drawPortrait: (subject: { bedroomsTotal: number | null }, address: string) => {
        drawn.push(`${address} with ${subject.bedroomsTotal} bedrooms`);
        return '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="teal"/></svg>';
      },
    };
    const served = await Promise.all([1, 2, 3].map(() => serveMedia(ctx, { mediaId, width: 960 })));
    await serveMedia(ctx, { mediaId, width: 960 });
    expect(drawn).toEqual(['portrait:K1/front with 3 bedrooms']);
    expect(await sharp(served[0]?.content).metadata()).toMatchObject({ format: 'webp', width: 960, height: 640 });
  });

  it('keeps what it drew for a month, also of a home that is gone, and draws it again', async () => {
    const mediaId = await addDrawn();
    const files = createMemoryStore();
    let drawn = 0;
    const at = (days: number) => ({
      ...systemContext(test.db, new Date(TEST_NOW.getTime() + days * DAY_MS)),
      files,
      drawPortrait: () => {
        drawn += 1;
        return '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"/>';
      },
    });
    await serveMedia(at(0), { mediaId, width: 480 });
    await removeFiles(at(KEPT_DRAWING_DAYS - 1));
    await serveMedia(at(KEPT_DRAWING_DAYS - 1), { mediaId, width: 480 });
    expect(drawn).toBe(1);
    await removeFiles(at(KEPT_DRAWING_DAYS));
    expect([...files.files.keys()]).toEqual([]);
    await serveMedia(at(KEPT_DRAWING_DAYS), { mediaId, width: 480 });
    expect(drawn).toBe(2);
  });

  it.each([
    ['a home that its seller withholds', { InternetEntireListingDisplayYN: false }],
    ['a home that is gone', { StandardStatus: 'Withdrawn' }],
    ['an incomplete one', { StandardStatus: 'Incomplete' }],
  ])('shows no picture of %s', async (_name, fields) => {
    const mediaId = await addDrawn(fields);
    const ctx = { ...systemContext(test.db), files: createMemoryStore(), drawPortrait: () => '<svg/>' };
    await expect(serveMedia(ctx, { mediaId, width: 480 })).rejects.toMatchObject({ code: 'not-found' });
    await expect(serveMailPicture(ctx, mediaId)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('gives mail programs a JPEG in one shape, also of a tall picture', async () => {
    const mediaId = await addDrawn();
    const drawPortrait = () =>
      '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1600"><rect width="800" height="1600" fill="teal"/></svg>';
    const { content, contentType } = await serveMailPicture(
      { ...systemContext(test.db), files: createMemoryStore(), drawPortrait },
      mediaId,
    );
    expect(contentType).toBe('image/jpeg');
    expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', width: 960, height: 640 });
  });

  it.each([
    ['12-480.webp', { file: { mediaId: 12, width: 480 } }],
    ['12-481.webp', undefined],
    ['../etc-480.webp', undefined],
  ])('reads the name %s', (file, parsed) => {
    expect(getMedia.params?.safeParse({ file }).data).toEqual(parsed);
  });
});
