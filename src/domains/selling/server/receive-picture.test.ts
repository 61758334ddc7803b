import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readKeptPicture } from '#domains/listings/server/index.ts';
import { MEDIA_WIDTHS } from '#domains/listings/contract.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { sharp } from '#platform/files/sharp.ts';
import { createMemoryStore } from '#tests/support/memory-files.ts';
import { receivePicture, releasePicture, storePicture } from './receive-picture.ts';

/** 320 by 240 pixels, red on the left, blue on the right, as a phone codes it. */
const HEIC = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAkZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAANGlsb2MAAAAAREAAAgABAAAAAAJqAAEAAAAAAAAArAACAAAAAAMWAAEAAAAAAAAANwAAADhpaW5mAAAAAAACAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAFWluZmUCAAAAAAIAAGh2YzEAAAABhWlwcnAAAAFgaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAPPAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAPLoCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwA8oAoIDxZbqSSmubgQEDAgAAADACAAAAMAISIAAQAHRAHBcrBiQAAAABRpc3BlAAAAAAAAAUAAAADwAAAAEHBpeGkAAAAAAwgICAAAAHNodmNDAQQIAAAAAAAAAAAAPPAA/Pz4+AAADwMgAAEAF0ABDAH//wQIAAADAJ/4AAADAAA8ugJAIQABACdCAQEECAAAAwCf+AAAAwAAPMAoIDxZbqSSmubAgAAAAwCAAAADAIQiAAEAB0QBwXKwYkAAAAAUaXNwZQAAAAAAAAFAAAAA8AAAAA5waXhpAAAAAAEIAAAAJ2F1eEMAAAAAdXJuOm1wZWc6aGV2YzoyMDE1OmF1eGlkOjEAAAAAHWlwbWEAAAAAAAAAAgABA4ECgwACBIQFhocAAAAaaXJlZgAAAAAAAAAOYXV4bAACAAEAAQAAAOttZGF0AAAAqCgBr1IamWOA+Q6SX//pQf/+C+kPat0xsZI/A/XuP//ezcz8FYd/o59CEP/tTDlvCAa8pdh34A6SuEiD2oLpgJhBpewyxBTHVZ+hEtW/XC2hG//7cwAikBCTAmxpRg2CHtQXTATCKnw0soci7YX49+nk1IKXLC//ptsgBUSHAAAFt+V3wtVBdMBMJuO1eTqBHVZ+hEtXHUO7NcvfyzmWcl9llWKAQABAwAAAADMoAa6kLFBo7xKw9B+8skOBBlZU9LdA6yEgtlRGBdhpE/EQnYrClQACFo2BqAAAAwAA8YA=',
  'base64',
);

async function take(body: Uint8Array, { HEIC_UPLOADS = false } = {}) {
  const files = createMemoryStore();
  const request = new Request('http://home.example/', { method: 'PUT', body: new Uint8Array(body) });
  const file = await receivePicture(request, { HEIC_UPLOADS });
  try {
    return { size: await storePicture(files, { file, fileKey: 'own/a/b' }), files, kept: files.files };
  } finally {
    await releasePicture(file);
  }
}

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#884422' } });

// Other tests receive pictures at the same time.
let spoolDir: string;
beforeAll(async () => {
  spoolDir = await mkdtemp(path.join(os.tmpdir(), 'spools-'));
  vi.stubEnv('TMPDIR', spoolDir);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(spoolDir, { recursive: true });
});

async function colorAt(files: FileStore, x: number): Promise<number[]> {
  const picture = await readKeptPicture(files, { fileKey: 'own/a/b', width: 480 });
  const point = sharp(picture).removeAlpha().extract({ left: x, top: 100, width: 1, height: 1 });
  return [...(await point.raw().toBuffer())];
}

/** A PNG whose head names so many pixels, and which ends there. */
async function bomb(width: number, height: number): Promise<Buffer> {
  const png = await blank(60, 60).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

describe('a picture that arrives', () => {
  it('says nothing in any of its sizes of where and with what it was taken', async () => {
    const body = await blank(1800, 1200)
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '39/1 44/1 0/1', GPSLatitudeRef: 'N' } })
      .withXmp(
        '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>',
      )
      .jpeg()
      .toBuffer();
    expect((await sharp(body).metadata()).exif).toBeDefined();
    const { kept } = await take(body);
    expect(kept.size).toBe(MEDIA_WIDTHS.length + 1);
    for (const [key, content] of kept) {
      const { exif, xmp, iptc } = await sharp(content).metadata();
      expect({ exif, xmp, iptc }, key).toEqual({});
      expect(Buffer.from(content).includes('GPS'), key).toBe(false);
    }
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['in 16 bits', () => blank(900, 600).toColourspace('rgb16').png().toBuffer()],
    ['in the colors of print', () => blank(900, 600).toColourspace('cmyk').jpeg().toBuffer()],
    ['in gray', () => blank(900, 600).grayscale().jpeg().toBuffer()],
    [
      'that moves',
      async () => {
        const frames = [await blank(900, 600).png().toBuffer(), await blank(900, 600).negate().png().toBuffer()];
        return sharp(frames, { join: { animated: true } })
          .webp()
          .toBuffer();
      },
    ],
  ])('%s is kept as one still picture in the colors of screens', async (_name, make) => {
    const { size, kept } = await take(await make());
    expect(size).toMatchObject({ width: 900, height: 600 });
    for (const content of kept.values())
      expect(await sharp(content).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar', format: 'webp' });
  });

  it.each<[string, () => Promise<Uint8Array> | Uint8Array, RegExp]>([
    [
      'a drawing with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      /JPEG, PNG or WebP/,
    ],
    ['a PDF', () => Buffer.from('%PDF-1.7\n%named front.jpg'), /JPEG, PNG or WebP/],
    ['a GIF', () => blank(900, 600).gif().toBuffer(), /JPEG, PNG or WebP/],
    ['nothing', () => new Uint8Array(), /JPEG, PNG or WebP/],
    [
      'half a JPEG',
      async () => {
        const body = await blank(900, 600).jpeg().toBuffer();
        return body.subarray(0, body.length / 2);
      },
      /broken/,
    ],
    ['a thousand million pixels', () => bomb(40_000, 30_000), /more than 64 megapixels/],
    ['fewer pixels than it says', () => bomb(6000, 6000), /broken/],
    ['a dot', () => blank(20, 20).png().toBuffer(), /too small/],
    ['HEIC where nobody decodes it', () => HEIC, /export it as a JPEG/],
  ])('is refused at the file if it is %s', async (_name, make, reason) => {
    await expect(take(await make())).rejects.toMatchObject({ code: 'invalid', fields: { file: expect.stringMatching(reason) } });
    expect(await readdir(spoolDir)).toEqual([]);
  });

  it('is decoded from HEIC where the installation says so', async () => {
    const { size, files } = await take(HEIC, { HEIC_UPLOADS: true });
    expect(size).toMatchObject({ width: 320, height: 240 });
    const [[red = 0, , noBlue = 255], [noRed = 255, , blue = 0]] = [await colorAt(files, 40), await colorAt(files, 280)] as [
      number[],
      number[],
    ];
    expect([red > 150, noBlue < 90, noRed < 90, blue > 150]).toEqual([true, true, true, true]);
    await expect(take(HEIC.subarray(0, 500), { HEIC_UPLOADS: true })).rejects.toMatchObject({
      fields: { file: expect.stringContaining('HEIC picture is broken') },
    });
  });
});
