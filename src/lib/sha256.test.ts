import { createHash } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { createRandom } from './random.ts';
import { sha256Hex } from './sha256.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Around the ends of blocks, where padding goes wrong. */
const LENGTHS = [0, 1, 3, 54, 55, 56, 63, 64, 65, 119, 120, 128, 1000, 100_000];

it.each([
  ['where the browser has its own', () => {}],
  ['on a page without TLS', () => vi.stubGlobal('crypto', {})],
])('is the SHA-256 of any bytes %s', async (_where, open) => {
  open();
  const random = createRandom('sha256');
  for (const length of LENGTHS) {
    const bytes = Uint8Array.from({ length }, () => random.int(0, 255));
    expect([length, await sha256Hex(bytes)]).toEqual([length, createHash('sha256').update(bytes).digest('hex')]);
  }
});
