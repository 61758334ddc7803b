import { expect, it } from 'vitest';
import { createRandom } from '#lib/random.ts';
import { sharp } from '#platform/files/sharp.ts';
import { grayOf } from './gray-of.ts';

it('makes the gray that the server measures, so that limits mean the same in a browser', async () => {
  const random = createRandom('gray');
  const side = 64;
  const rgba = Uint8ClampedArray.from({ length: side * side * 4 }, (_, at) => (at % 4 === 3 ? 255 : random.int(0, 255)));
  const own = grayOf(rgba);
  const theirs = await sharp(Buffer.from(rgba), { raw: { width: side, height: side, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .grayscale()
    .raw()
    .toBuffer();
  expect(theirs).toHaveLength(own.length);
  const off = own.map((level, at) => Math.abs(level - (theirs[at] ?? 0)));
  expect(Math.max(...off)).toBeLessThanOrEqual(3);
  expect(grayOf(Uint8ClampedArray.from([0, 0, 0, 0]))).toEqual(Uint8Array.from([255]));
});
