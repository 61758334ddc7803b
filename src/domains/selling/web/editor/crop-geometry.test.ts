import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Corner, type Crop, fitAspect, isWhole, moveCrop, pullCorner, setSide, turnCrop, WHOLE } from './crop-geometry.ts';

const SIZE = { width: 1200, height: 800 };

const crops = fc
  .record({
    x: fc.double({ min: 0, max: 0.9, noNaN: true }),
    y: fc.double({ min: 0, max: 0.9, noNaN: true }),
    width: fc.double({ min: 0.1, max: 1, noNaN: true }),
    height: fc.double({ min: 0.1, max: 1, noNaN: true }),
  })
  .map((crop): Crop => ({ ...crop, width: Math.min(crop.width, 1 - crop.x), height: Math.min(crop.height, 1 - crop.y) }));
const points = fc.record({ x: fc.double({ min: -2, max: 3, noNaN: true }), y: fc.double({ min: -2, max: 3, noNaN: true }) });
const corners = fc.constantFrom<Corner>('top left', 'top right', 'bottom left', 'bottom right');
const aspects = fc.constantFrom(undefined, 4 / 3, 3 / 2, 16 / 9);

function expectInside({ x, y, width, height }: Crop) {
  for (const value of [x, y, 1 - x - width, 1 - y - height]) expect(value).toBeGreaterThan(-1e-9);
  for (const value of [width, height]) expect(value).toBeGreaterThan(0);
}

const aspectOf = ({ width, height }: Crop) => (width * SIZE.width) / (height * SIZE.height);

describe('a crop', () => {
  it('stays inside the picture and keeps its aspect, wherever it is moved and pulled', () => {
    fc.assert(
      fc.property(crops, points, corners, aspects, (crop, to, corner, aspect) => {
        expectInside(moveCrop(crop, to));
        const pulled = pullCorner(crop, corner, { to, aspect, size: SIZE });
        expectInside(pulled);
        if (aspect !== undefined) expect(aspectOf(pulled)).toBeCloseTo(aspect, 6);
        for (const side of ['x', 'y', 'width', 'height'] as const)
          expectInside(setSide(crop, side, { value: to.x, aspect, size: SIZE }));
      }),
    );
  });

  it('of an aspect is as large as the picture lets it be', () => {
    expect(fitAspect(WHOLE, 3 / 2, SIZE)).toEqual(WHOLE);
    const wide = fitAspect(WHOLE, 16 / 9, SIZE);
    expect([wide.width, aspectOf(wide)]).toEqual([1, expect.closeTo(16 / 9, 6)]);
    expect(wide.y).toBeCloseTo((1 - wide.height) / 2);
    const narrow = fitAspect({ x: 0.8, y: 0, width: 0.2, height: 0.2 }, 4 / 3, SIZE);
    expect([narrow.height, narrow.x + narrow.width]).toEqual([1, expect.closeTo(1, 9)]);
  });

  it('is the same again after four quarter turns', () => {
    fc.assert(
      fc.property(crops, (crop) => {
        const again = turnCrop(turnCrop(turnCrop(turnCrop(crop))));
        for (const side of ['x', 'y', 'width', 'height'] as const) expect(again[side]).toBeCloseTo(crop[side], 9);
      }),
    );
    expect(turnCrop({ x: 0, y: 0, width: 0.5, height: 1 })).toEqual({ x: 0, y: 0, width: 1, height: 0.5 });
  });

  it('knows when it is all of the picture', () => {
    expect([isWhole(WHOLE), isWhole({ ...WHOLE, width: 0.9 })]).toEqual([true, false]);
  });
});
