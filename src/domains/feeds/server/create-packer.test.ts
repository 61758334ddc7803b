import { randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createPacker } from './create-packer.ts';

describe('createPacker', () => {
  test('packs each content as a gzip file of its own, whatever its size', async () => {
    const packer = createPacker();
    const contents = [
      Buffer.from('{"ListingKey":"A1"}'),
      Buffer.alloc(0),
      Buffer.from('x'),
      randomBytes(16_384),
      randomBytes(3_000_000),
      Buffer.alloc(5_000_000, 'remarks '),
      Buffer.from('{"ListingKey":"A2"}'),
    ];
    for (const content of contents) {
      const packed = await packer.pack(content);
      expect(gunzipSync(packed).equals(content)).toBe(true);
      expect(packed.length).toBeLessThanOrEqual(gzipSync(content, { level: 1 }).length + 64);
    }
    packer.close();
  });

  test('is not confused by what it packed before', async () => {
    const packer = createPacker();
    const content = Buffer.from(JSON.stringify({ ListingKey: 'A1', PublicRemarks: 'Sunny. '.repeat(1000) }));
    const [first, second] = [await packer.pack(content), await packer.pack(content)];
    packer.close();
    expect(second.equals(first)).toBe(true);
    expect(first.equals(gzipSync(content, { level: 1 }))).toBe(true);
  });

  test('refuses once it is closed', async () => {
    const packer = createPacker();
    const packing = packer.pack(randomBytes(1_000_000));
    packer.close();
    await expect(packing).rejects.toThrow(/closed|destroyed|premature/i);
  });
});
