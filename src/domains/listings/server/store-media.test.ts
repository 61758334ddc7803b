import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { FileStore } from '#platform/files/file-store.ts';
import { addListings, normalize, systemContext } from '#tests/support/listings.ts';
import { createMemoryStore } from '#tests/support/memory-files.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { isPrivate } from '#platform/strangers/fetch-from-stranger.ts';
import { fetchPicture } from '#platform/files/fetch-picture.ts';
import { findExpiredPictures, renewPictureAddresses } from './renew-addresses.ts';
import { serveMedia } from './serve-media.ts';
import { fetchDueMedia, sweepOrphanedFiles } from './store-media.ts';

let test: TestDatabase;
let server: http.Server;
let origin: string;
let jpeg: Buffer;
const asked: string[] = [];
const askers: string[] = [];

beforeAll(async () => {
  test = await openTestDatabase();
  jpeg = await sharp({ create: { width: 1720, height: 1290, channels: 3, background: '#336699' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '39/1 44/1 0/1' } })
    .toBuffer();
  const tiny = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  server = http.createServer((request, response) => {
    asked.push(request.url ?? '');
    askers.push(request.headers['user-agent'] ?? '');
    const [path] = (request.url ?? '').split('?');
    if (path === '/photo.jpg') response.end(jpeg);
    else if (path === '/again') response.writeHead(302, { location: '/photo.jpg' }).end();
    else if (path === '/loop') response.writeHead(302, { location: '/loop' }).end();
    else if (path === '/inside') response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
    else if (path === '/empty') response.end();
    else if (path === '/page') response.end('<html><body>Sign in</body></html>');
    else if (path === '/tiny') response.end(tiny);
    else if (path === '/large') response.writeHead(200, { 'content-length': 999_999_999 }).end(jpeg.subarray(0, 100));
    else if (path === '/unending') response.write(Buffer.alloc(300_000, 1), () => response.end(Buffer.alloc(300_000, 1)));
    else if (path === '/short') {
      response.writeHead(200, { 'content-length': jpeg.length });
      response.write(jpeg.subarray(0, 5000), () => response.destroy());
    } else if (path === '/cut') response.end(jpeg.subarray(0, jpeg.length / 2));
    else if (path === '/slow') response.write('x');
    else if (path === '/ended') response.writeHead(403).end();
    else if (path === '/busy') response.writeHead(503).end();
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await test.close();
});
beforeEach(async () => {
  asked.length = 0;
  await sql`truncate listings, orphaned_files cascade`.execute(test.db);
});

// The test's own server stands on this machine.
const OPTIONS = {
  isForbidden: (address: string) => address !== '127.0.0.1' && isPrivate(address),
  userAgent: 'test',
  maxBytes: 500_000,
  timeoutMs: 1000,
};

describe('fetchPicture', () => {
  it.each(['/photo.jpg', '/again'])('takes %s', async (path) => {
    expect((await fetchPicture(origin + path, OPTIONS)).equals(jpeg)).toBe(true);
  });

  it.each([
    ['/loop', 'too many redirects', true],
    ['/inside', 'private network', true],
    ['/empty', 'empty', false],
    ['/page', 'not a picture', true],
    ['/large', 'larger', true],
    ['/unending', 'larger', true],
    ['/short', 'broke|part', false],
    ['/slow', 'in time', false],
    ['/busy', 'status 503', false],
    ['/missing', 'status 404', true],
  ])('refuses %s: %s', async (path, reason, isFinal) => {
    await expect(fetchPicture(origin + path, OPTIONS)).rejects.toMatchObject({ message: expect.stringMatching(reason), isFinal });
  });

  it.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://[::1]/',
    'http://10.1.2.3/',
    'http://[::ffff:10.0.0.1]/',
    'http://0x7f000001/',
    'http://2130706433/',
  ])('asks nothing of %s', async (address) => {
    const { port } = server.address() as AddressInfo;
    const url = new URL(address);
    url.port = String(port);
    await expect(fetchPicture(url.href, { ...OPTIONS, isForbidden: isPrivate })).rejects.toThrow(/private network/);
    expect(asked).toEqual([]);
  });

  it.each([
    ['8.8.8.8', false],
    ['172.15.0.1', false],
    ['172.16.0.1', true],
    ['100.64.0.1', true],
    ['169.254.169.254', true],
    ['224.0.0.1', true],
    ['2606:4700::1111', false],
    ['fd00::1', true],
    ['fe80::1', true],
    ['::ffff:192.168.0.1', true],
    ['64:ff9b::a00:1', true],
  ])('%s is private: %s', (address, expected) => {
    expect(isPrivate(address)).toBe(expected);
  });
});

describe('who asks', () => {
  it('is another at some hosts alone, also behind a redirect', async () => {
    askers.length = 0;
    const userAgentFor = (url: URL) => (url.pathname === '/again' ? 'token' : undefined);
    await fetchPicture(`${origin}/again`, { ...OPTIONS, userAgentFor });
    expect(askers).toEqual(['token', 'test']);
  });
});

describe('fetchDueMedia', () => {
  const fetchAll = (files: FileStore) =>
    fetchDueMedia({ ...systemContext(test.db), files }, { ...OPTIONS, budgetMs: 5000, parallel: 3 });
  const media = () =>
    test.db
      .selectFrom('listing_media')
      .select(['state', 'width', 'height', 'file_key', 'last_error', 'attempts'])
      .orderBy('sort_order')
      .execute();

  it('says of each picture whose it is', async () => {
    await addListings(test.db, { Media: [{ MediaKey: 'a', MediaURL: `${origin}/photo.jpg`, Order: 1 }] });
    const { originating_system_name: system } = await test.db
      .selectFrom('listings')
      .select('originating_system_name')
      .executeTakeFirstOrThrow();
    askers.length = 0;
    await fetchDueMedia(
      { ...systemContext(test.db), files: createMemoryStore() },
      { ...OPTIONS, budgetMs: 5000, parallel: 3, userAgentOf: (name) => () => `door of ${name}` },
    );
    expect(askers).toEqual([`door of ${system}`]);
  });

  it('keeps pictures at our widths, without where they were taken, and shows them', async () => {
    const files = createMemoryStore();
    const { keys } = await addListings(test.db, { Media: [{ MediaKey: 'a', MediaURL: `${origin}/photo.jpg`, Order: 1 }] });
    expect(await fetchAll(files)).toBe(1);
    expect(await fetchAll(files)).toBe(0);
    expect(await media()).toMatchObject([{ state: 'stored', width: 1600, height: 1200 }]);
    expect([...files.files.keys()].map((key) => key.replace(/^media\/..\/[0-9a-f]{64}/, ''))).toEqual([
      '-1600.webp',
      '-960.webp',
      '-480.webp',
    ]);
    const { cover_media_id: id } = await test.db
      .selectFrom('listings')
      .select('cover_media_id')
      .where('listing_key', '=', keys[0] ?? '')
      .executeTakeFirstOrThrow();
    const served = await serveMedia(
      { ...systemContext(test.db), files, drawPortrait: undefined },
      { mediaId: id ?? 0, width: 480 },
    );
    const metadata = await sharp(served.content).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 480, height: 360 });
    expect(metadata.exif).toBeUndefined();
  });

  it.each([
    ['/cut', 'pending', /broken/],
    ['/busy', 'pending', /503/],
    ['/page', 'failed', /not a picture/],
    ['/tiny', 'failed', /too small/],
  ])('puts %s down as %s and goes on', async (path, state, reason) => {
    const files = createMemoryStore();
    await addListings(test.db, {
      Media: [
        { MediaKey: 'a', MediaURL: origin + path, Order: 1 },
        { MediaKey: 'b', MediaURL: `${origin}/photo.jpg`, Order: 2 },
      ],
    });
    expect(await fetchAll(files)).toBe(2);
    expect(await media()).toMatchObject([{ state, attempts: 1, last_error: expect.stringMatching(reason) }, { state: 'stored' }]);
    expect(await fetchAll(files)).toBe(0);
  });

  it('puts down which address ended, and takes over a new signature of it, a few times at most', async () => {
    const withAddress = (address: string) => normalize({ Media: [{ MediaKey: 'a', MediaURL: address }] });
    const ended = async () => {
      const row = await test.db.selectFrom('listing_media').select(['expired_at', 'source_url']).executeTakeFirstOrThrow();
      return { isEnded: row.expired_at !== null, address: row.source_url };
    };
    const { keys } = await addListings(test.db, { Media: [{ MediaKey: 'a', MediaURL: `${origin}/ended?X-Amz-Signature=1` }] });
    for (let round = 2; round <= 4; round++) {
      await fetchAll(createMemoryStore());
      expect(await ended()).toMatchObject({ isEnded: true });
      expect(await findExpiredPictures(test.db, 10)).toEqual(keys);
      await renewPictureAddresses(systemContext(test.db), [withAddress(`${origin}/ended?X-Amz-Signature=${round}`)]);
      expect(await ended()).toEqual({ isEnded: false, address: `${origin}/ended?X-Amz-Signature=${round}` });
      expect(await media()).toMatchObject([{ state: 'pending', attempts: 0 }]);
    }
    await fetchAll(createMemoryStore());
    expect(await findExpiredPictures(test.db, 10)).toEqual([]);
  });

  it('gives up after five attempts', async () => {
    await addListings(test.db, { Media: [{ MediaKey: 'a', MediaURL: `${origin}/busy` }] });
    for (let attempt = 1; attempt <= 5; attempt++) {
      expect(await media()).toMatchObject([{ state: 'pending' }]);
      await test.db
        .updateTable('listing_media')
        .set({ next_attempt_at: new Date(0) })
        .execute();
      await fetchAll(createMemoryStore());
    }
    expect(await media()).toMatchObject([{ state: 'failed', attempts: 5 }]);
  });

  it('goes on showing the old picture until the new one is good', async () => {
    const files = createMemoryStore();
    const { keys } = await addListings(test.db, { Media: [{ MediaKey: 'a', MediaURL: `${origin}/photo.jpg` }] });
    await fetchAll(files);
    await addListings(test.db, {
      Media: [{ MediaKey: 'a', MediaURL: `${origin}/busy` }],
      ModificationTimestamp: '2026-04-02T00:00:00Z',
    });
    await fetchAll(files);
    const { id } = await test.db.selectFrom('listing_media').select('id').executeTakeFirstOrThrow();
    expect(await media()).toMatchObject([{ state: 'pending', file_key: expect.any(String) }]);
    expect(
      (await serveMedia({ ...systemContext(test.db), files, drawPortrait: undefined }, { mediaId: id, width: 480 })).content
        .length,
    ).toBeGreaterThan(100);
    expect(keys).toHaveLength(1);
  });

  it('sweeps files a day after the last picture that names them is gone', async () => {
    const files = createMemoryStore();
    await addListings(
      test.db,
      { Media: [{ MediaKey: 'a', MediaURL: `${origin}/photo.jpg` }] },
      { ListingKey: 'K2', Media: [{ MediaKey: 'a', MediaURL: `${origin}/photo.jpg?2` }] },
    );
    await fetchAll(files);
    const ctx = { ...systemContext(test.db), files };
    const forget = (key: string) =>
      addListings(test.db, { ListingKey: key, Media: [], ModificationTimestamp: '2026-04-02T00:00:00Z' });
    const later = () => sql`update orphaned_files set orphaned_at = now() - interval '2 days'`.execute(test.db);
    await forget('K1');
    await later();
    expect(await sweepOrphanedFiles(ctx)).toBe(0);
    await forget('K2');
    expect(await sweepOrphanedFiles(ctx)).toBe(0);
    await later();
    expect(await sweepOrphanedFiles(ctx)).toBe(1);
    expect(files.files.size).toBe(0);
  });

  it('sweeps what a process left that died before a picture named it, and all but what cannot be deleted', async () => {
    const files = createMemoryStore();
    await addListings(test.db, { Media: [{ MediaKey: 'a', MediaURL: `${origin}/photo.jpg` }] });
    const dying: FileStore = {
      ...files,
      async put(key, content, contentType) {
        await files.put(key, content, contentType);
        throw new Error('the process is gone');
      },
    };
    await fetchAll(dying);
    expect(files.files.size).toBe(1);
    await sql`insert into orphaned_files (file_key) values ('media/stuck')`.execute(test.db);
    await sql`update orphaned_files set orphaned_at = now() - interval '2 days'`.execute(test.db);
    const refusing: FileStore = {
      ...files,
      async delete(key) {
        if (key === 'media/stuck') throw new Error('not deletable');
        return files.delete(key);
      },
    };
    const ctx = { ...systemContext(test.db), files: refusing };
    expect(await sweepOrphanedFiles(ctx)).toBe(2);
    expect(files.files.size).toBe(0);
    expect(await sweepOrphanedFiles(ctx)).toBe(0);
    expect(await test.db.selectFrom('orphaned_files').select('file_key').execute()).toEqual([{ file_key: 'media/stuck' }]);
  });
});
