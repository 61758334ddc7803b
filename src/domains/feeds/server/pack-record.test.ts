import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { packRecord, unpackRecord } from './pack-record.ts';

const record = Buffer.from(JSON.stringify({ ListingKey: 'A1', PublicRemarks: 'Sunny. '.repeat(1000) }));

describe('packRecord', () => {
  test.each([
    ['a record', record],
    ['nothing', Buffer.alloc(0)],
    ['a byte', Buffer.from('x')],
    ['what cannot be packed', randomBytes(3_000_000)],
    ['a long text', Buffer.alloc(5_000_000, 'remarks ')],
  ])('packs %s, and gives it back', async (_what, content) => {
    expect((await unpackRecord(packRecord(content))).equals(content)).toBe(true);
  });

  test('makes a record smaller, each time the same', () => {
    expect(packRecord(record).length).toBeLessThan(record.length / 10);
    expect(packRecord(record).equals(packRecord(record))).toBe(true);
  });
});

describe('unpackRecord', () => {
  test('reads what gzip packed before', async () => {
    expect((await unpackRecord(gzipSync(record))).equals(record)).toBe(true);
  });

  test('refuses what is cut short', async () => {
    await expect(unpackRecord(packRecord(record).subarray(0, 20))).rejects.toThrow(/unexpected end/i);
  });
});
