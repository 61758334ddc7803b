import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { toUtf8 } from './to-utf8.ts';

async function decode(bytes: Uint8Array, pieceBytes: number): Promise<string> {
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
  }
  const decoded: Uint8Array[] = [];
  for await (const piece of toUtf8(pieces())) decoded.push(piece);
  return Buffer.concat(decoded).toString('utf8');
}

const TEXT = 'ListingKey;City\nK1;San José – “Élan” 🏠\n';
const utf16be = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();

describe('toUtf8', () => {
  it.each([1, 3, 64])('reads UTF-8, with a mark and without, in pieces of %i bytes', async (size) => {
    expect(await decode(Buffer.from(TEXT), size)).toBe(TEXT);
    expect(await decode(Buffer.from(`\ufeff${TEXT}`), size)).toBe(TEXT);
  });

  it.each([1, 7, 64])('reads UTF-16 in pieces of %i bytes', async (size) => {
    expect(await decode(Buffer.from(`\ufeff${TEXT}`, 'utf16le'), size)).toBe(TEXT);
    expect(await decode(Buffer.from(TEXT, 'utf16le'), size)).toBe(TEXT);
    expect(await decode(utf16be(TEXT), size)).toBe(TEXT);
  });

  it('takes what is no UTF-8 for Windows-1252', async () => {
    const bytes = Buffer.from([...Buffer.from('K1;San Jos'), 0xe9, ...Buffer.from(' '), 0x96, ...Buffer.from(' '), 0x93, 0x94]);
    expect(await decode(bytes, 64)).toBe('K1;San José – “”');
    expect(await decode(Buffer.from([0x41, 0x42, 0x43, 0xe9]), 64)).toBe('ABCé');
  });

  it('lets a letter of another encoding spoil none of the lines around it', async () => {
    const bytes = Buffer.concat([Buffer.from('San José\nM'), Buffer.from([0xfc]), Buffer.from('nchen\nÉvry\n')]);
    expect(await decode(bytes, 1024)).toBe('San José\nMünchen\nÉvry\n');
  });

  it('gives nothing for nothing', async () => {
    expect(await decode(Buffer.from(''), 1)).toBe('');
    expect(await decode(Buffer.from('ab'), 1)).toBe('ab');
  });
});
