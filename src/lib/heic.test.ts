import { describe, expect, it } from 'vitest';
import { isHeic } from './heic.ts';

/** The first box of such a file: its length, and its compatible brands. */
function fileOf(...brands: string[]): Uint8Array {
  const [major = '', ...others] = brands;
  const box = `ftyp${major}\0\0\0\0${others.join('')}`;
  return Uint8Array.from([0, 0, 0, box.length + 4, ...Buffer.from(box, 'latin1'), ...Buffer.from('mdat')]);
}

describe('isHeic', () => {
  it.each([
    ['a picture of a phone', fileOf('heic', 'mif1', 'heic'), true],
    ['one that names its kind last', fileOf('mif1', 'mif1', 'heix'), true],
    ['a moving one', fileOf('hevc', 'msf1'), true],
    ['an AVIF picture', fileOf('avif', 'mif1', 'avif'), false],
    ['a film', fileOf('isom', 'mp42'), false],
    ['a JPEG picture', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), false],
    ['what ends within its first box', fileOf('heic').subarray(0, 6), false],
    ['an empty file', new Uint8Array(), false],
  ])('knows %s', (_, start, expected) => {
    expect(isHeic(start)).toBe(expected);
  });
});
